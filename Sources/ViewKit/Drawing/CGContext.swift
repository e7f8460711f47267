import Compositor
public import Foundation
import Geometry
import Raster

/// Records drawing as a picture: what is current while a view's `draw(_:)` runs.
///
/// Nothing is rasterised here. Coordinates are the view's points, y downwards.
@preconcurrency @MainActor public final class CGContext {
  /// What `saveGState` keeps and `restoreGState` brings back.
  struct State {
    var transform = AffineTransform.identity
    var fillColor = Color.black
    var strokeColor = Color.black
    var alpha = 1.0
    var stroke = Stroke(width: 1)
    /// Clips that are open since the beginning.
    var clips = 0
    /// From the view's points to the pixels of the transparency layer that is open; the same outside of one.
    var toLayer = AffineTransform.identity
  }

  var state = State()
  private var saved: [State] = []
  private(set) var nodes: [RenderNode] = []
  private var pending = CGMutablePath()
  /// Layers that are open, each with the number of clips at its beginning.
  private var layers: [Int] = []
  /// What closes the brackets that are open, innermost last.
  private var closers: [RenderContent] = []

  let bounds: CGRect
  /// Pixels a point, for which text is rasterised.
  let scale: CGFloat

  /// Of a context that makes an image by itself.
  struct ImageUse {
    let isOpaque: Bool
  }
  var image: ImageUse?

  init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
  }

  deinit {}

  /// What was drawn so far, as if all that is open were closed now; nil for nothing.
  func finish() -> Picture? {
    guard nodes.contains(where: { $0.content.draws }) else { return nil }
    let ends = closers.reversed().map { RenderNode(id: 0, transform: .identity, content: $0) }
    return Picture(nodes: nodes + ends, bounds: bounds.geometry)
  }

  func emit(_ content: RenderContent, _ transform: AffineTransform? = nil) {
    append(content, (transform ?? state.transform).then(state.toLayer))
  }

  private func append(_ content: RenderContent, _ transform: AffineTransform) {
    switch content {
    case .pushClip: closers.append(.popClip)
    case .pushGroup, .pushCrossFade, .pushMaskedGroup: closers.append(.popGroup)
    case .popClip, .popGroup: closers.removeLast()
    default: break
    }
    nodes.append(RenderNode(id: UInt64(nodes.count), transform: transform, content: content))
  }

  /// Opens a group on `area` of the view, drawn in pixels; `map` leads from its points to the user's.
  func openGroup(_ area: Rect, scale: Double, opacity: Double, map: AffineTransform) {
    let group = Group(
      bounds: area, scale: scale, opacity: opacity, projection: Homography(map.then(state.toLayer)),
      isCached: false)
    append(.pushGroup(group), .identity)
  }

  func closeGroup() { append(.popGroup, .identity) }

  /// Appends nodes that are in the pixels of the group that is open, brackets closed.
  func append(_ inside: [RenderNode]) {
    for node in inside { append(node.content, node.transform) }
  }

  // MARK: State

  public func saveGState() { saved.append(state) }

  /// Goes back to the last state saved; does nothing when there is none.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    closeClips(downTo: last.clips)
    state = last
  }

  private func closeClips(downTo count: Int) {
    while state.clips > count {
      emit(.popClip)
      state.clips -= 1
    }
  }

  /// From the user's points to the view's.
  public var ctm: CGAffineTransform { state.transform }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.then(state.transform)
  }
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func setFillColor(_ color: CGColor) { state.fillColor = color.color }
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Runs `body` while all that is drawn is `alpha` times as opaque.
  func drawing(atAlpha alpha: CGFloat, _ body: () -> Void) {
    saveGState()
    state.alpha *= max(0, min(1, Double(alpha)))
    body()
    restoreGState()
  }

  /// How opaque everything drawn from here on is.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, Double(alpha))) }

  public func setLineWidth(_ width: CGFloat) { state.stroke.width = Double(width) }
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = Double(limit) }

  public func setLineCap(_ cap: CGLineCap) {
    switch cap {
    case .butt: state.stroke.cap = .butt
    case .round: state.stroke.cap = .round
    case .square: state.stroke.cap = .square
    }
  }

  public func setLineJoin(_ join: CGLineJoin) {
    switch join {
    case .miter: state.stroke.join = .miter
    case .round: state.stroke.join = .round
    case .bevel: state.stroke.join = .bevel
    }
  }

  /// Lengths of dashes and gaps in turn; none for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashes = lengths.map(Double.init)
    state.stroke.dashPhase = Double(phase)
  }

  var fillPaint: Paint { .color(state.fillColor.faded(by: state.alpha)) }
  var strokePaint: Paint { .color(state.strokeColor.faded(by: state.alpha)) }

  // MARK: The current path

  public var path: CGPath? { pending.isEmpty ? nil : pending.copy() }

  public func beginPath() { pending = CGMutablePath() }
  public func move(to point: CGPoint) { pending.move(to: point) }
  public func addLine(to point: CGPoint) { pending.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { pending.addLines(between: points) }
  public func addRect(_ rect: CGRect) { pending.addRect(rect) }
  public func addEllipse(in rect: CGRect) { pending.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { pending.addPath(path) }
  public func closePath() { pending.closeSubpath() }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    pending.addQuadCurve(to: end, control: control)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pending.addCurve(to: end, control1: control1, control2: control2)
  }

  /// `clockwise` as in `CGMutablePath.addArc`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    pending.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A line and an arc, as in `CGMutablePath.addArc(tangent1End:tangent2End:radius:)`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    pending.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  public func addRects(_ rects: [CGRect]) { pending.addRects(rects) }

  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), using: rule) }
  public func strokePath() { stroke(takePath()) }
  public func clip(using rule: CGPathFillRule = .winding) { clip(to: takePath(), using: rule) }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if mode != .stroke { fill(path, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
    if mode != .fill && mode != .eoFill { stroke(path) }
  }

  private func takePath() -> CGPath {
    defer { pending = CGMutablePath() }
    return pending
  }

  // MARK: Filling and stroking

  func fill(_ path: CGPath, using rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    emit(.fill(.path(path.shared, rule.geometry), fillPaint))
  }

  func stroke(_ path: CGPath) {
    guard !path.isEmpty, state.stroke.width > 0 else { return }
    emit(.stroke(.path(path.shared, .nonZero), state.stroke, strokePaint))
  }

  public func fill(_ rect: CGRect) { emit(.fill(.rect(rect.standardized.geometry), fillPaint)) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect), using: .winding) }
  public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect)) }
  public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect)) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let own = state.stroke
    state.stroke.width = Double(width)
    stroke(rect)
    state.stroke = own
  }

  /// Points in pairs, each a line of its own.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.addLines(between: [points[index], points[index + 1]])
    }
    stroke(path)
  }

  // MARK: Clips and layers

  func clip(to path: CGPath, using rule: CGPathFillRule) {
    emit(.pushClip(.path(path.shared, rule.geometry)))
    state.clips += 1
  }

  /// Until the state is restored, drawing shows only inside the rectangle too.
  public func clip(to rect: CGRect) {
    emit(.pushClip(.rect(rect.standardized.geometry)))
    state.clips += 1
  }

  /// What follows, up to `endTransparencyLayer`, is drawn on its own and then laid down as a whole with the
  /// present alpha.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
    let area = bounds.geometry
    openGroup(area, scale: Double(scale), opacity: state.alpha, map: .identity)
    saveGState()
    state.alpha = 1
    state.toLayer = AffineTransform.translation(-area.x, -area.y).then(.scale(Double(scale), Double(scale)))
    layers.append(state.clips)
  }

  public func endTransparencyLayer() {
    guard let clips = layers.popLast() else { return }
    closeClips(downTo: clips)
    closeGroup()
    restoreGState()
  }
}

/// How drawing joins what lies under it. Everything here is drawn the normal way.
public nonisolated enum CGBlendMode: Int32, Sendable {
  case normal
}

/// What `drawPath` does with the path.
public nonisolated enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

nonisolated extension RenderContent {
  /// Whether it is more than a bracket.
  fileprivate var draws: Bool {
    switch self {
    case .pushClip, .popClip, .pushGroup, .popGroup: false
    default: true
    }
  }
}
