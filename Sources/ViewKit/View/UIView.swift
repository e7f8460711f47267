public import Foundation
import Geometry

/// A rectangle on the screen that draws itself, holds subviews and receives touches.
open class UIView: UIResponder {
  /// The class of the layer that a view of this class owns.
  open class var layerClass: CALayer.Type { CALayer.self }

  /// The layer that holds this view's geometry, looks and subviews.
  public let layer: CALayer

  public init(frame: CGRect) {
    layer = Self.layerClass.init(ownedBy: Self.self)
    super.init()
    layer.view = self
    layer.frame = frame
  }

  public override convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    layer = Self.layerClass.init(ownedBy: Self.self)
    super.init()
    layer.view = self
  }

  deinit {}

  /// The controller whose root view this is.
  weak var viewController: UIViewController?

  // MARK: State that is not geometry

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  /// Held for programs that set it; there is no Auto Layout to translate into yet.
  open var translatesAutoresizingMaskIntoConstraints = true

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Hooks that subclasses override

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func layoutSubviews() {}
  open func draw(_ rect: CGRect) {}

  /// Called by the layer, whoever set its bounds.
  func boundsDidChange(from old: CGRect) {
    guard old.size != bounds.size else { return }
    if autoresizesSubviews { resizeSubviews(from: old.size) }
    setNeedsLayout()
  }

  func resizeSubviews(from old: CGSize) {}

  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
