public import Foundation
public import Geometry

/// What a view looks like and where it lies: geometry, looks and sublayers, drawn by the compositor.
///
/// Setting a property changes the model at once. Animations are functions of time kept beside the model;
/// nothing here is copied or ticked to animate.
open class CALayer: NSObject {
  /// A sublayer, and the view that it belongs to: the tree of views is stored here, once.
  struct Child {
    let layer: CALayer
    /// Retained by the tree, as a superview retains its subviews; nil for a free-standing layer.
    let view: UIView?
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// What a view makes its layer with. It is required, so that `layerClass` may name any subclass, and a
  /// convenience, so that subclasses inherit it and write no more than UIKit's initialisers.
  public required convenience init(ownedBy view: UIView.Type) { self.init() }

  deinit {}

  // MARK: Tree

  var children: [Child] = []
  public internal(set) weak var superlayer: CALayer?
  /// The view this layer belongs to, if any.
  weak var view: UIView?

  public var sublayers: [CALayer]? { children.isEmpty ? nil : children.map(\.layer) }

  // MARK: Geometry (the four stored facts: everything else is derived)

  open var bounds = CGRect.zero { didSet { if bounds != oldValue { boundsDidChange(from: oldValue) } } }
  /// Where the anchor point lies in the superlayer.
  open var position = CGPoint.zero { didSet { if position != oldValue { setNeedsFrame() } } }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { if anchorPoint != oldValue { setNeedsFrame() } } }
  open var transform = CATransform3D.identity { didSet { if transform != oldValue { setNeedsFrame() } } }
  /// Applied to sublayers only: where a parent's perspective goes.
  open var sublayerTransform = CATransform3D.identity {
    didSet { if sublayerTransform != oldValue { setNeedsFrame() } }
  }
  open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { setNeedsFrame() } } }

  // MARK: Looks

  open var backgroundColor: CGColor? { didSet { if backgroundColor != oldValue { setNeedsFrame() } } }
  open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { setNeedsFrame() } } }
  open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { setNeedsFrame() } } }
  open var borderColor: CGColor? { didSet { if borderColor != oldValue { setNeedsFrame() } } }
  open var opacity: Float = 1 { didSet { if opacity != oldValue { setNeedsFrame() } } }
  open var isHidden = false { didSet { if isHidden != oldValue { setNeedsFrame() } } }
  open var masksToBounds = false { didSet { if masksToBounds != oldValue { setNeedsFrame() } } }
  open var isDoubleSided = true { didSet { if isDoubleSided != oldValue { setNeedsFrame() } } }
  open var shadowColor: CGColor? { didSet { if shadowColor != oldValue { setNeedsFrame() } } }
  open var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { setNeedsFrame() } } }
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if shadowOffset != oldValue { setNeedsFrame() } }
  }
  open var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { setNeedsFrame() } } }

  // MARK: Dirt

  /// The stage whose window this layer is in.
  var stage: Stage? { root.view.flatMap { ($0 as? UIWindow)?.stage } }

  private var root: CALayer {
    var top = self
    while let up = top.superlayer { top = up }
    return top
  }

  func setNeedsFrame() { stage?.setNeedsFrame() }

  private func boundsDidChange(from old: CGRect) {
    setNeedsFrame()
    view?.boundsDidChange(from: old)
  }
}
