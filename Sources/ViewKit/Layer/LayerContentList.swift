public import Compositor
public import Foundation
public import Geometry

/// Where a layer puts the content that it hands to the compositor itself (`CALayer.appendRenderContent`).
///
/// What is appended lies over what was appended before, in the layer's own coordinates. A frame repaints
/// only what differs from the last frame: hand out the same objects (pictures, paths, images, masks) with the same
/// transforms, and it costs nothing.
@preconcurrency @MainActor public struct LayerContentList {
  var nodes: [RenderNode]
  var ink: Rect
  var wantsNextFrame = false
  private let place: RenderTreeBuilder.Place
  private let id: UInt64
  private var next: UInt32 = 0
  private var groupDepth = 0

  /// The layer's bounds as they show in this frame, which an animation may be changing.
  public var bounds: CGRect { state.bounds }
  /// All that an animation may be changing.
  let state: LayerState
  /// The moment of this frame, in seconds on the stage's clock.
  public let time: TimeInterval
  /// Pixels a point, before the transforms of layers.
  public var scale: CGFloat { place.scale }
  /// From the layer's points to the pixels of the frame, or of the group that the layer is drawn in.
  public var pixelTransform: AffineTransform { place.transform }

  init(
    nodes: [RenderNode], ink: Rect, place: RenderTreeBuilder.Place, id: UInt64, state: LayerState,
    time: TimeInterval
  ) {
    self.nodes = nodes
    self.ink = ink
    self.place = place
    self.id = id
    self.state = state
    self.time = time
  }

  /// Appends one thing, or one bracket; brackets must match within the layer.
  ///
  /// - Parameters:
  ///   - transform: from the content's points to the layer's; inside a group, to the group's pixels.
  ///   - key: tells this piece from the layer's others, the same from frame to frame; without one, pieces are
  ///     numbered as they come, which is right where they neither come nor go.
  public mutating func append(
    _ content: RenderContent, transform: AffineTransform = .identity, key: UInt32? = nil
  ) {
    let id = self.id | UInt64(key ?? next)
    next += 1
    var placed = groupDepth > 0 ? transform : transform.then(place.transform).snapped
    var content = content
    switch content {
    case .pushGroup(var group):
      adopt(&group)
      content = .pushGroup(group)
      placed = .identity
    case .pushCrossFade(var group, let progress):
      adopt(&group)
      content = .pushCrossFade(group, progress: progress)
      placed = .identity
    case .pushMaskedGroup(var group):
      adopt(&group)
      content = .pushMaskedGroup(group)
      placed = .identity
    case .popGroup: groupDepth -= 1
    case .pushClip, .popClip, .nextFace: break
    default:
      if groupDepth == 0 {
        let box = placed.bounds(of: content.inkBounds).intersection(place.clip)
        guard !box.isEmpty else { return }
        ink = ink.union(box)
      }
    }
    nodes.append(RenderNode(id: id, transform: placed, content: content))
  }

  /// Asks for a frame after this one: what is handed out will have changed by then.
  public mutating func setNeedsNextFrame() { wantsNextFrame = true }

  /// A group at the top leads to the layer's points, those inside it to its pixels.
  private mutating func adopt(_ group: inout Group) {
    if groupDepth == 0 {
      group.projection = group.projection.then(Homography(place.transform))
      let shown = Rect(around: group.bounds.corners.compactMap { group.projection.apply($0) })
      ink = ink.union(shown.intersection(place.clip))
    }
    groupDepth += 1
  }
}
