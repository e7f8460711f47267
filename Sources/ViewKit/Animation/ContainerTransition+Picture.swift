import Compositor
import Geometry

// What a running transition shows in place of its container's contents.

extension ContainerTransition {
  /// Appends the container as it shows, in place of its contents.
  func append(
    to builder: inout RenderTreeBuilder, _ layer: CALayer, _ state: LayerState,
    at place: RenderTreeBuilder.Place
  ) {
    let progress = progress(at: builder.time)
    updateFaces(layer, at: builder.time)
    switch kind {
    case .flip(let side):
      let pose = FlipPose(side: side, progress: progress, bounds: state.bounds.geometry, scale: place.scale)
      guard let face = pose.face else { return }
      appendFace(
        face == .front ? front : backFace, moved: pose.map, shade: pose.shade, to: &builder, layer, at: place)
    case .dissolve: appendMixture(progress, to: &builder, layer, at: place)
    case .pageUp:
      appendPages(lower: backFace, upper: front, away: progress, to: &builder, layer, state, at: place)
    case .pageDown:
      appendPages(lower: front, upper: backFace, away: 1 - progress, to: &builder, layer, state, at: place)
    case nil: break
    }
  }

  private var backFace: TransitionFace { back ?? .empty }

  /// The back face is taken in the first frame, when the new contents have been laid out and drawn.
  private func updateFaces(_ layer: CALayer, at time: StageTime) {
    if isLive || back == nil {
      back = TransitionFace.capture(layer, at: time, on: plane, without: outgoing?.layer)
    }
    if isLive, let outgoing, let container, outgoing.isDescendant(of: container) {
      front = TransitionFace.capture(layer, at: time, on: plane, without: incoming?.layer)
    }
  }

  private func appendFace(
    _ face: TransitionFace, moved map: Homography, shade: Double = 0, to builder: inout RenderTreeBuilder,
    _ layer: CALayer, at place: RenderTreeBuilder.Place
  ) {
    builder.appendFace(face, moved: map, shade: shade, on: plane, layer, at: place)
  }

  private func appendMixture(
    _ progress: Double, to builder: inout RenderTreeBuilder, _ layer: CALayer,
    at place: RenderTreeBuilder.Place
  ) {
    let extent = front.extent.union(backFace.extent)
    if !isLive {
      // Kept, so that the nodes are moved once.
      front = front.spread(over: extent)
      back = back?.spread(over: extent)
    }
    builder.appendMixture(front, backFace, progress, on: plane, layer, at: place)
  }

  private func appendPages(
    lower: TransitionFace, upper: TransitionFace, away: Double, to builder: inout RenderTreeBuilder,
    _ layer: CALayer, _ state: LayerState, at place: RenderTreeBuilder.Place
  ) {
    builder.appendClip(layer, .rect(state.bounds.geometry), at: place) { builder, place in
      appendFace(lower, moved: .identity, to: &builder, layer, at: place)
      let lift = Homography(.translation(0, -away * state.bounds.height))
      appendFace(upper, moved: lift, to: &builder, layer, at: place)
    }
  }
}
