import Compositor
import Geometry

extension RenderTreeBuilder {
  /// Appends a bracket and what it holds, and notes what of it can show.
  mutating func append(
    _ open: RenderContent, _ inside: [RenderNode], _ layer: CALayer, _ part: RenderPart, at place: Place
  ) {
    nodes.append(RenderNode(id: layer.nodeID(part), transform: .identity, content: open))
    nodes.append(contentsOf: inside)
    nodes.append(RenderNode(id: layer.nodeID(part), transform: .identity, content: .popGroup))
    guard let group = open.group else { return }
    let shown = Rect(around: group.bounds.corners.compactMap { group.projection.apply($0) })
    ink = ink.union(shown.intersection(place.clip))
  }

  mutating func appendClip(
    _ layer: CALayer, _ shape: Shape, at place: Place, _ fill: (inout RenderTreeBuilder, Place) -> Void
  ) {
    var inner = place
    inner.clip = place.clip.intersection(place.transform.bounds(of: shape.bounds))
    nodes.append(RenderNode(id: layer.nodeID(.clip), transform: place.transform, content: .pushClip(shape)))
    fill(&self, inner)
    nodes.append(RenderNode(id: layer.nodeID(.clip), transform: .identity, content: .popClip))
  }
}

// MARK: Two faces

extension RenderTreeBuilder {
  /// Appends one face of a transition, moved on the plane of its layer.
  mutating func appendFace(
    _ face: TransitionFace, moved map: Homography, shade: Double = 0, on plane: TransitionFace.Plane,
    _ layer: CALayer, at place: Place
  ) {
    guard !face.extent.isEmpty else { return }
    var group = plane.group(showing: face.extent, moved: map, at: place)
    group.shade = shade
    append(.pushGroup(group), face.nodes, layer, .transition, at: place)
  }

  /// Appends the mixture of two faces.
  mutating func appendMixture(
    _ front: TransitionFace, _ back: TransitionFace, _ progress: Double, on plane: TransitionFace.Plane,
    _ layer: CALayer, at place: Place
  ) {
    let extent = front.extent.union(back.extent)
    guard !extent.isEmpty else { return }
    var nodes = front.spread(over: extent).nodes
    nodes.append(RenderNode(id: layer.nodeID(.back), transform: .identity, content: .nextFace))
    nodes += back.spread(over: extent).nodes
    let group = plane.group(showing: extent, moved: .identity, at: place)
    append(.pushCrossFade(group, progress: progress), nodes, layer, .transition, at: place)
  }
}

extension RenderContent {
  nonisolated fileprivate var group: Group? {
    switch self {
    case .pushGroup(let group), .pushCrossFade(let group, _), .pushMaskedGroup(let group): group
    default: nil
    }
  }
}

extension CALayer {
  /// The plane on which this layer's faces are drawn, by the model's geometry.
  func facePlane(scale: Double) -> TransitionFace.Plane {
    let map = homography(to: nil).affine ?? .identity
    let placed = map.then(.scale(scale, scale)).snapped
    return TransitionFace.Plane(.init(transform: placed, clip: .everywhere, scale: scale))
  }
}
