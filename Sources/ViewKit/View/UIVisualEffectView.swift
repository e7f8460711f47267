public import Foundation

/// What a `UIVisualEffectView` does to what lies behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  deinit {}

  /// The colour that is laid over what lies behind.
  var veil: UIColor { .clear }
}

/// A veil over what lies behind: its colour only, since nothing is blurred here.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
  public nonisolated enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
  }

  private let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var veil: UIColor {
    switch style {
    case .extraLight: UIColor(white: 1, alpha: 0.9)
    case .light: UIColor(white: 1, alpha: 0.7)
    case .dark: UIColor(white: 0.1, alpha: 0.8)
    case .systemUltraThinMaterial: UIBlurEffect.ground(0.55)
    case .systemThinMaterial: UIBlurEffect.ground(0.7)
    case .regular, .systemMaterial: UIBlurEffect.ground(0.8)
    case .prominent, .systemThickMaterial: UIBlurEffect.ground(0.9)
    case .systemChromeMaterial: UIBlurEffect.ground(0.95)
    }
  }

  private static func ground(_ alpha: CGFloat) -> UIColor {
    UIColor(light: UIColor(white: 0.97, alpha: alpha), dark: UIColor(white: 0.13, alpha: alpha))
  }
}

/// Colours of contents that shine through a blur: they are shown as they are.
@preconcurrency @MainActor public final class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// Lays an effect over what lies behind it, and shows `contentView` on that.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  public let contentView = UIView()

  /// Nil for none. Set in an animation, the one turns into the other.
  open var effect: UIVisualEffect? { didSet { backgroundColor = effect?.veil } }

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    setUp()
    self.effect = effect
    backgroundColor = effect?.veil
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }
}
