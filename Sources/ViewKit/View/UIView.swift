public import Foundation
public import Geometry

/// A rectangle on the screen that draws itself, holds subviews and receives touches.
///
/// All that a subclass may override stands here, as in UIKit; how it is done stands in the files beside this one.
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate {
  /// The class of the layer that a view of this class owns: `CALayer`, or one derived from it.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds this view's geometry, looks and subviews.
  public let layer: CALayer

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.view = self
    layer.delegate = self
    layer.frame = frame
  }

  public override convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.view = self
    layer.delegate = self
  }

  private static func makeLayer() -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("The layer class of \(self) is \(layerClass), which does not derive from CALayer.")
    }
    return layerClass.init(ownedBy: self)
  }

  deinit {}

  /// The controller whose root view this is.
  weak var viewController: UIViewController?

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Geometry

  /// The box around the transformed bounds in the superview; derived from the other three.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// Where the anchor point lies in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  open var transform: CGAffineTransform {
    get { layer.transform.affine ?? .identity }
    set { layer.transform = Transform3D(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Looks

  /// 0…1; kept in 32 bits, as layers keep it.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  open var backgroundColor: UIColor? {
    get { dynamicBackgroundColor ?? layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set {
      dynamicBackgroundColor = newValue.flatMap { $0.isDynamic ? $0 : nil }
      layer.backgroundColor = newValue?.cgColor
    }
  }
  /// The background where it depends on the traits: the layer has what it is at present.
  var dynamicBackgroundColor: UIColor?

  /// The colour of what can be pressed; inherited from the nearest view above that has one.
  open var tintColor: UIColor! {
    get { storedTintColor ?? superview?.tintColor ?? UIView.defaultTintColor }
    set {
      storedTintColor = newValue
      tellTintChange()
    }
  }

  /// How drawing and pictures of another size lie in the bounds.
  open var contentMode = ContentMode.scaleToFill { didSet { contentModeDidChange(from: oldValue) } }

  /// A view whose shape shows this one's contents; its frame is in this view's coordinates.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }

  // MARK: Other state

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  /// Held for programs that set it; there is no Auto Layout to translate into yet.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Held for programs that set them: every drawing begins on an empty surface, and lines run from left to right.
  open var clearsContextBeforeDrawing = true
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var restorationIdentifier: String?
  /// The distances that contents keep from the edges, the safe area included unless that is turned off.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins() }
    set { ownLayoutMargins = newValue }
  }
  var ownLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if ownLayoutMargins != oldValue { layoutMarginsMayHaveChanged() } }
  }
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutMarginsMayHaveChanged() } }
  }
  /// Whether the margins are at least as wide as the superview's reach into this view.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { layoutMarginsMayHaveChanged() } }
  }
  /// The safe area that this view was last told of.
  var knownSafeArea = UIEdgeInsets.zero
  /// The part of the view that no bar covers.
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(
    of: self, identifier: "UIViewSafeAreaLayoutGuide"
  ) { $0.safeAreaInsets }
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(
    of: self, identifier: "UIViewLayoutMarginsGuide"
  ) { $0.layoutMargins }
  var storedTintColor: UIColor?

  // MARK: Tree

  /// In front of all subviews. A view that is here already only changes its place.
  open func addSubview(_ view: UIView) { insert(view, atChild: layer.children.count) }

  /// At `index` among the subviews; past the end counts as the end.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, atChild: childIndex(forSubview: index, besides: view))
  }

  /// Right in front of `sibling`; in front of all where that is the view itself or no subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, atChild: childIndex(of: sibling, besides: view).map { $0 + 1 } ?? layer.children.count)
  }

  /// Right behind `sibling`; in front of all where that is the view itself or no subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, atChild: childIndex(of: sibling, besides: view) ?? layer.children.count)
  }

  /// Leaves the superview, which lets go of this view.
  open func removeFromSuperview() { leaveSuperview() }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { move(view, toChild: layer.children.count) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { move(view, toChild: 0) }
  }

  // MARK: Events

  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  var attachedRecognizers: [UIGestureRecognizer] = []

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Asked of the touched view and of the recogniser's view before a recogniser starts.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The deepest view under `point`, which is in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { boundsContain(point) }

  /// Whether the Tab key stops here.
  open var canBecomeFocused: Bool { false }

  // MARK: Hooks

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func tintColorDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}

  // MARK: What the layer asks

  open func draw(_ layer: CALayer, in context: CGContext) { if layer === self.layer { draw(bounds) } }
  /// Calls `layoutSubviews`, with the controller's callbacks around it.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { performLayout() } }
  /// The animation of the block that is open, or `NSNull` outside of one.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    StandardAction.ofView(forKey: event)
  }

  // MARK: Layout and drawing

  /// Places the subviews. Called once in a layout pass when the size changed, a subview came or went, or
  /// `setNeedsLayout` asked for it.
  open func layoutSubviews() {}

  open func setNeedsLayout() { layer.mark(.layout) }

  /// Lays out now what waits for it, from the topmost view above that waits.
  open func layoutIfNeeded() { LayoutPass.run(from: layer) }

  /// Draws into the current graphics context, which is recorded and played back until `setNeedsDisplay`.
  open func draw(_ rect: CGRect) {}

  open func setNeedsDisplay() { layer.mark(.display) }
  /// A recording is made as a whole, so a part is as good as all.
  open func setNeedsDisplay(_ rect: CGRect) { layer.mark(.display) }

  /// The size that suits the view best within `size`; a plain view suits itself as it is.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the view best, its origin staying where it is.
  open func sizeToFit() {
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    if transform == .identity { frame.origin = origin }
  }

  /// The size that the contents have of themselves; `noIntrinsicMetric` where they have none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  /// Called by the layer, whoever set its bounds.
  func boundsDidChange(from old: CGRect) {
    guard old.size != bounds.size else { return }
    if autoresizesSubviews { resizeSubviews(from: old.size) }
    if contentMode == .redraw { setNeedsDisplay() }
    setNeedsLayout()
  }
}
