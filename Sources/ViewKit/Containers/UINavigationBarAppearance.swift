public import Foundation

/// The looks of a bar as one value.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  public override init() { super.init() }

  deinit {}

  /// Nil for the bar's own ground.
  open var backgroundColor: UIColor?
  /// Of the hairline; nil for none.
  open var shadowColor: UIColor? = .separator

  /// The bar's own ground and hairline.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    shadowColor = .separator
  }

  /// A plain ground and a hairline.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// Neither ground nor hairline.
  open func configureWithTransparentBackground() {
    backgroundColor = .clear
    shadowColor = nil
  }
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  deinit {}

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Held for programs that set it: titles have one size here.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
