public import Foundation

/// Edges of a rectangle, with UIKit's raw values.
public nonisolated struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A drag that starts near an edge of the recogniser's view and goes inwards.
///
/// The view's edge counts, not the screen's: in a window that shows several containers each has edges.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
  /// How near the edge the finger must come down, in points.
  public var edgeWidth: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = touches.first, let view else { return }
    if startEdges(at: touch.location(in: view), in: view.bounds).isEmpty { state = .failed }
  }

  override func hasLeftSlop(by movement: CGPoint) {
    guard let view, let touch = sequence.first else { return }
    let start = view.convertFromStage(touch.startPlace)
    let from = startEdges(at: start, in: view.bounds)
    let way = translation(in: view)
    let isInward =
      (from.contains(.left) && way.x > abs(way.y)) || (from.contains(.right) && -way.x > abs(way.y))
      || (from.contains(.top) && way.y > abs(way.x)) || (from.contains(.bottom) && -way.y > abs(way.x))
    state = isInward ? .began : .failed
  }

  private func startEdges(at point: CGPoint, in bounds: CGRect) -> UIRectEdge {
    var near: UIRectEdge = []
    if point.x - bounds.minX <= edgeWidth { near.insert(.left) }
    if bounds.maxX - point.x <= edgeWidth { near.insert(.right) }
    if point.y - bounds.minY <= edgeWidth { near.insert(.top) }
    if bounds.maxY - point.y <= edgeWidth { near.insert(.bottom) }
    return near.intersection(edges)
  }

  deinit {}
}
