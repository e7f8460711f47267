import Compositor
public import Foundation
import Geometry
import Raster

/// A layer that shows a path, filled and stroked, over its background.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// In the layer's coordinates; equal paths that are the same object cost nothing to show again.
  open var path: CGPath? {
    get { state.path.map { shared in model(ofPath: shared) ?? CGPath(shared) } }
    set {
      let shared = newValue?.shared
      modelPath = newValue
      guard shared != state.path else { return }
      let action = actionBeforeChange(of: .path)
      state.path = shared
      mark(.render)
      // A path changes at once, unless the program has an action for it.
      if case .custom = action { perform(action, after: .path, .list([])) }
    }
  }

  /// What `path` was set to; a path that can grow may have grown since.
  private var modelPath: CGPath?

  private func model(ofPath shared: SharedPath) -> CGPath? {
    modelPath.flatMap { $0.shared === shared ? $0 : nil }
  }

  open var fillColor: CGColor? {
    get { state.fillColor.map(CGColor.init) }
    set { update(.fillColor) { $0.fillColor = newValue?.color } }
  }

  open var strokeColor: CGColor? {
    get { state.strokeColor.map(CGColor.init) }
    set { update(.strokeColor) { $0.strokeColor = newValue?.color } }
  }

  open var lineWidth: CGFloat {
    get { state.lineWidth }
    set { update(.lineWidth) { $0.lineWidth = newValue } }
  }

  open var lineDashPhase: CGFloat {
    get { state.lineDashPhase }
    set { update(.lineDashPhase) { $0.lineDashPhase = newValue } }
  }

  /// Where along the path, as a fraction of its length, the stroke begins and ends.
  open var strokeStart: CGFloat {
    get { state.strokeStart }
    set { update(.strokeStart) { $0.strokeStart = newValue } }
  }

  open var strokeEnd: CGFloat {
    get { state.strokeEnd }
    set { update(.strokeEnd) { $0.strokeEnd = newValue } }
  }

  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { if fillRule != oldValue { mark(.render) } } }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { if lineCap != oldValue { mark(.render) } } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { if lineJoin != oldValue { mark(.render) } } }
  open var miterLimit: CGFloat {
    get { state.miterLimit }
    set { update(.miterLimit) { $0.miterLimit = newValue } }
  }

  /// Lengths of dashes and gaps in turn, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { state.lineDashPattern.isEmpty ? nil : state.lineDashPattern.map { NSNumber(value: $0) } }
    set { updateList(.lineDashPattern, to: (newValue ?? []).map(\.doubleValue)) }
  }

  deinit {}

  /// The part of the path that is stroked, kept while it stays the same.
  private var trimmed: (whole: SharedPath, start: CGFloat, end: CGFloat, path: SharedPath)?

  func takePen(of layer: CAShapeLayer) {
    fillRule = layer.fillRule
    lineCap = layer.lineCap
    lineJoin = layer.lineJoin
  }

  open override var hasOwnRenderContent: Bool { state.path != nil || !explicitAnimations.isEmpty }

  open override func appendRenderContent(to list: inout LayerContentList) {
    let state = list.state
    guard let path = state.path, !path.path.isEmpty else { return }
    if let fill = state.fillColor, fill.alpha > 0 {
      list.append(.fill(.path(path, fillRule.geometry), .color(fill)), key: 0)
    }
    guard let color = state.strokeColor, color.alpha > 0, state.lineWidth > 0 else { return }
    guard let line = strokedPath(path, from: state.strokeStart, to: state.strokeEnd) else { return }
    list.append(.stroke(.path(line, .nonZero), pen(state), .color(color)), key: 1)
  }

  override func maskShape(_ state: LayerState) -> Shape? {
    let strokes = (state.strokeColor?.alpha ?? 0) > 0 && state.lineWidth > 0
    guard !strokes, (state.backgroundColor?.alpha ?? 0) <= 0 else { return nil }
    guard let path = state.path, let fill = state.fillColor, fill.alpha > 0 else { return .rect(.zero) }
    return fill.alpha >= 1 ? .path(path, fillRule.geometry) : nil
  }

  private func pen(_ state: LayerState) -> Stroke {
    Stroke(
      width: state.lineWidth, cap: lineCap.geometry, join: lineJoin.geometry, miterLimit: state.miterLimit,
      dashes: state.lineDashPattern, dashPhase: state.lineDashPhase)
  }

  private func strokedPath(_ path: SharedPath, from start: CGFloat, to end: CGFloat) -> SharedPath? {
    let (start, end) = (max(0, start), min(1, end))
    guard start < end else { return nil }
    if start == 0, end == 1 { return path }
    if let trimmed, trimmed.whole === path, trimmed.start == start, trimmed.end == end { return trimmed.path }
    let part = SharedPath(path.path.part(from: start, to: end))
    trimmed = (path, start, end, part)
    return part
  }
}

public nonisolated enum CAShapeLayerFillRule: Sendable {
  case nonZero, evenOdd

  var geometry: FillRule { self == .nonZero ? .nonZero : .evenOdd }
}

public nonisolated enum CAShapeLayerLineCap: Sendable {
  case butt, round, square

  var geometry: LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

public nonisolated enum CAShapeLayerLineJoin: Sendable {
  case miter, round, bevel

  var geometry: LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

extension Geometry.Path {
  /// The part between two fractions of the whole length, curves as chords.
  nonisolated fileprivate func part(from start: Double, to end: Double) -> Geometry.Path {
    let lines = flattened().map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    var steps: [(a: Point, b: Point, length: Double, begins: Bool)] = []
    for line in lines {
      for (i, (a, b)) in zip(line, line.dropFirst()).enumerated() {
        steps.append((a, b, (b - a).length, i == 0))
      }
    }
    let whole = steps.reduce(0) { $0 + $1.length }
    let (from, to) = (whole * start, whole * end)
    var result = Geometry.Path()
    var done = 0.0
    var isOpen = false
    for step in steps where step.length > 0 {
      if step.begins { isOpen = false }
      let low = max(from, done)
      let high = min(to, done + step.length)
      if low < high {
        if !isOpen { result.move(to: step.a + (step.b - step.a) * ((low - done) / step.length)) }
        isOpen = true
        result.line(to: step.a + (step.b - step.a) * ((high - done) / step.length))
      }
      done += step.length
    }
    return result
  }
}
