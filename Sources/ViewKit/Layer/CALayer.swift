import Compositor
public import Foundation
public import Geometry
import Raster

/// What a view looks like and where it lies: geometry, looks and sublayers, drawn by the compositor.
///
/// Setting a property changes the model at once. Animations are functions of time kept beside the model;
/// nothing here is copied or ticked to animate.
@preconcurrency @MainActor open class CALayer: NSObject {
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

  /// Tells this layer's render nodes from every other layer's.
  let renderID = RenderIdentity.next()

  // MARK: Tree

  var children: [Child] = []
  public internal(set) weak var superlayer: CALayer?
  /// The view this layer belongs to, if any.
  weak var view: UIView?

  // MARK: What is stored

  /// The model values of everything that can animate.
  var state = LayerState()
  /// What running animations still owe to the model values, oldest first.
  var animations: [LayerAnimation] = []
  /// What `add(_:forKey:)` added, in that order.
  var explicitAnimations: [RunningAnimation] = []
  /// The layer's place in its superlayer's time; nil for the same time.
  var ownTime: LayerTime?
  /// What programs stored under names of their own.
  var keyedValues: [String: Any] = [:]
  /// What has to be done again, here and below (see `LayerDirt`); a new layer owes everything.
  var dirt: LayerDirt = .all
  var dirtBelow: LayerDirt = []
  /// For a copy that shows a moment of an animation: the layer that it was made from.
  weak var original: CALayer?
  /// Whether this layer was part of a frame since it entered a window.
  var wasCommitted = false
  /// The drawing recorded by the last `display()`, and the bounds it was recorded in.
  var picture: RecordedPicture?
  /// Outlines that are paths, kept while they stay the same.
  var outlines: [LayerOutline] = []
  /// A movement between two faces that this layer's contents are going through.
  var transition: ContainerTransition?

  // MARK: Geometry

  open var bounds: CGRect {
    get { state.bounds }
    set {
      let old = state.bounds
      guard newValue != old else { return }
      update(.bounds) { $0.bounds = newValue }
      boundsDidChange(from: old)
    }
  }

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { state.position }
    set { update(.position) { $0.position = newValue } }
  }

  /// The point of the layer that `position` places and `transform` turns about, as fractions of its size.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { update(.anchorPoint) { $0.anchorPoint = newValue } }
  }

  open var transform: CATransform3D {
    get { state.transform }
    set { updateTransform(.transform, \.transform, to: newValue) }
  }

  /// Applied to sublayers only: where a parent's perspective goes.
  open var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { updateTransform(.sublayerTransform, \.sublayerTransform, to: newValue) }
  }

  open var zPosition: CGFloat {
    get { state.zPosition }
    set { update(.zPosition) { $0.zPosition = newValue } }
  }

  // MARK: Looks

  open var backgroundColor: CGColor? {
    get { state.backgroundColor.map(CGColor.init) }
    set { update(.backgroundColor) { $0.backgroundColor = newValue?.color } }
  }

  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { update(.cornerRadius) { $0.cornerRadius = newValue } }
  }

  /// Which corners `cornerRadius` rounds.
  open var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set {
      guard newValue != state.maskedCorners else { return }
      state.maskedCorners = newValue
      mark(.render)
    }
  }

  /// A wish that is not followed: corners are circles.
  open var cornerCurve = CALayerCornerCurve.circular

  /// In points, inside the bounds, drawn over the sublayers.
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { update(.borderWidth) { $0.borderWidth = newValue } }
  }

  open var borderColor: CGColor? {
    get { state.borderColor.map(CGColor.init) }
    set { update(.borderColor) { $0.borderColor = newValue?.color } }
  }

  /// 0…1, of the layer and its sublayers as a whole.
  open var opacity: Float {
    get { state.opacity }
    set { update(.opacity) { $0.opacity = newValue } }
  }

  open var shadowColor: CGColor? {
    get { state.shadowColor.map(CGColor.init) }
    set { update(.shadowColor) { $0.shadowColor = newValue?.color } }
  }

  open var shadowOpacity: Float {
    get { state.shadowOpacity }
    set { update(.shadowOpacity) { $0.shadowOpacity = newValue } }
  }

  open var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { update(.shadowOffset) { $0.shadowOffset = newValue } }
  }

  /// The standard deviation of the shadow's blur, in points.
  open var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { update(.shadowRadius) { $0.shadowRadius = newValue } }
  }

  /// What casts the shadow in place of the layer's rounded bounds, whatever the layer shows; in its coordinates.
  open var shadowPath: CGPath? {
    get { state.shadowPath.map(CGPath.init) }
    set {
      guard newValue?.shared != state.shadowPath else { return }
      state.shadowPath = newValue?.shared
      mark(.render)
    }
  }

  /// What waited to be drawn while it was hidden is drawn when it shows.
  open var isHidden = false {
    didSet { if isHidden != oldValue { mark(dirt.union(dirtBelow).intersection(.display).union(.render)) } }
  }
  open var masksToBounds = false { didSet { if masksToBounds != oldValue { mark(.render) } } }
  /// Whether the layer is seen from behind, too.
  open var isDoubleSided = true { didSet { if isDoubleSided != oldValue { mark(.render) } } }
  /// A hint that programs set; every layer here blends as its contents need.
  open var isOpaque = false
  /// Pixels a point of `contents`; drawing is recorded, not rasterised, and follows the stage's scale.
  open var contentsScale: CGFloat = 1 { didSet { if contentsScale != oldValue { mark(.render) } } }
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { if contentsGravity != oldValue { mark(.render) } }
  }
  /// The part of `contents` that shows, as fractions of its size.
  open var contentsRect: CGRect {
    get { state.contentsRect }
    set { update(.contentsRect) { $0.contentsRect = newValue } }
  }
  /// A picture: a `UIImage` or a `Raster.Image`. Anything else shows nothing.
  open var contents: Any? { didSet { contentsDidChange() } }

  /// A layer that lets this one show as far as it is opaque itself. It is nobody's sublayer; its frame is in this
  /// layer's coordinates.
  open var mask: CALayer? {
    didSet {
      guard mask !== oldValue else { return }
      oldValue?.superlayer = nil
      mask?.superlayer = self
      mark(.render)
    }
  }

  open var name: String?
  /// A view's layer has the view.
  open weak var delegate: (any CALayerDelegate)?

  /// Actions by the names of the properties that they follow; `NSNull` for none.
  open var actions: [String: any CAAction]?
  /// What happens after a change where neither the delegate nor `actions` knows; nil for the usual animation.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Key-value coding

  open func value(forKey key: String) -> Any? { keyedValue(key) }
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

  // MARK: What subclasses add

  /// Places the sublayers; for a view's layer, the view's `layoutSubviews` with its controller's callbacks.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Draws what lies between the background and the sublayers; `context` is the current graphics context.
  open func draw(in context: CGContext) {
    delegate?.draw(self, in: context)
  }

  /// Hands content of its own to the compositor, afresh in every frame that is built, between the background
  /// and the sublayers: for layers that move all the time and have better things than `draw(_:)` to hand out.
  ///
  /// A frame repaints only where content differs from the last frame's, and pictures, paths, masks and images
  /// are equal when they are the same object. So keep them, and hand the same ones out while nothing changed.
  ///
  /// Subclasses that override this override `hasOwnRenderContent`, too.
  open func appendRenderContent(to list: inout LayerContentList) {}

  /// Whether `appendRenderContent` has something to say.
  open var hasOwnRenderContent: Bool { false }

  /// The outline in which this layer, without contents or sublayers, masks another; nil where what it shows has no
  /// outline, or is not opaque.
  func maskShape(_ state: LayerState) -> Shape? {
    guard !hasOwnRenderContent, let color = state.backgroundColor, color.alpha >= 1 else { return nil }
    return outline(state)
  }
}

/// Hands out the numbers by which the compositor tells layers apart.
enum RenderIdentity {
  private static var last: UInt64 = 0

  static func next() -> UInt64 {
    last += 1
    return last
  }
}
