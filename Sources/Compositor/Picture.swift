public import Geometry

/// A recorded drawing: what a view's `draw(_:)` said, played back at any scale. Immutable once made, so
/// that equality is identity and a still view costs nothing.
public final class Picture: Equatable, Sendable {
  /// In drawing order, brackets included; each node's transform leads to the picture's own points.
  public let nodes: [RenderNode]
  /// Nothing is drawn outside it, in the picture's own points.
  public let bounds: Rect

  public init(nodes: [RenderNode], bounds: Rect) {
    self.nodes = nodes
    self.bounds = bounds
  }

  public static func == (a: Picture, b: Picture) -> Bool { a === b }
}
