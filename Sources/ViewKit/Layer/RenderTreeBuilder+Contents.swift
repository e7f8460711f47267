import Compositor
import Foundation
import Geometry
import Raster

/// The parts that one layer may append, as they number its nodes.
enum RenderPart: UInt64 {
  case opacity, turn, transition, front, back
  case shadow, background, image, picture, clip, border, shape, mask
  /// From here on: a layer's own content, by its keys.
  case own
}

extension CALayer {
  /// Unique to this layer and part, and the same in every frame.
  func nodeID(_ part: RenderPart) -> UInt64 { renderID << 33 | part.rawValue }

  /// Whether all that shows is one thing, so that the layer's opacity can be that thing's.
  func fadesAsOnePart(_ state: LayerState) -> Bool {
    guard children.isEmpty, mask == nil, !hasOwnRenderContent else { return false }
    var parts = 0
    if showsShadow(state) { parts += 1 }
    if (state.backgroundColor?.alpha ?? 0) > 0 { parts += 1 }
    if state.contents != nil || state.incomingContents != nil { parts += 1 }
    if picture != nil { parts += 1 }
    if state.borderWidth > 0, (state.borderColor?.alpha ?? 0) > 0 { parts += 1 }
    return parts <= 1
  }

  /// A shadow is cast by the layer's rounded bounds, if anything fills them, and cut off with all else outside
  /// them where the layer clips.
  func showsShadow(_ state: LayerState) -> Bool {
    guard state.shadowOpacity > 0, (state.shadowColor?.alpha ?? 0) > 0, !masksToBounds else { return false }
    return state.shadowPath != nil || (state.backgroundColor?.alpha ?? 0) > 0 || state.contents != nil
      || picture != nil
      || hasOwnRenderContent
  }
}

extension RenderTreeBuilder {
  /// Appends a layer's parts in drawing order: shadow, background, contents, sublayers, border.
  mutating func appendContents(_ layer: CALayer, _ state: LayerState, fade: Double, at place: Place) {
    let bounds = state.bounds.geometry
    if layer.masksToBounds, place.isOutOfSight(bounds) { return }
    appendMasked(layer, at: place) { $0.appendParts(layer, state, fade: fade, at: place) }
  }

  private mutating func appendParts(_ layer: CALayer, _ state: LayerState, fade: Double, at place: Place) {
    if layer.showsShadow(state), let color = state.shadowColor {
      let shadow = layer.shadow(state, color.faded(by: Double(state.shadowOpacity) * fade))
      appendLeaf(layer, .shadow, .shadow(shadow), at: place)
    }
    if let color = state.backgroundColor, color.alpha > 0 {
      appendLeaf(
        layer, .background, .fill(layer.outline(state), .color(color.faded(by: fade))), at: place)
    }
    appendInside(layer, state, fade: fade, at: place)
    if state.borderWidth > 0, let color = state.borderColor, color.alpha > 0 {
      appendLeaf(layer, .border, layer.border(state, color.faded(by: fade)), at: place)
    }
  }

  /// What a layer's `masksToBounds` clips.
  private mutating func appendInside(_ layer: CALayer, _ state: LayerState, fade: Double, at place: Place) {
    let hasInside =
      state.contents != nil || state.incomingContents != nil || layer.picture != nil
      || !layer.children.isEmpty
      || layer.hasOwnRenderContent
    guard hasInside else { return }
    var place = place
    let start = nodes.count
    if layer.masksToBounds {
      place.clip = place.clip.intersection(place.transform.bounds(of: state.bounds.geometry))
      nodes.append(
        RenderNode(
          id: layer.nodeID(.clip), transform: place.transform, content: .pushClip(layer.outline(state))))
    }
    appendPictures(layer, state, fade: fade, at: place)
    appendPicture(layer, state, fade: fade, at: place)
    if layer.hasOwnRenderContent { appendOwnContent(layer, state, at: place) }
    let space = state.spaceOfSublayers
    for child in layer.childrenInDepthOrder(at: time) { append(child.layer, under: space, at: place) }
    guard layer.masksToBounds else { return }
    if nodes.count == start + 1 {
      nodes.removeLast()
    } else {
      nodes.append(RenderNode(id: layer.nodeID(.clip), transform: .identity, content: .popClip))
    }
  }

  private mutating func appendPicture(_ layer: CALayer, _ state: LayerState, fade: Double, at place: Place) {
    guard let recorded = layer.picture else { return }
    var place = place
    let from = recorded.bounds.geometry
    if from != state.bounds.geometry {
      let to = layer.contentsGravity.place(Size(from.width, from.height), in: state.bounds.geometry)
      let stretch = AffineTransform.translation(-from.x, -from.y)
        .then(.scale(to.width / from.width, to.height / from.height))
        .then(.translation(to.x, to.y))
      place.transform = stretch.then(place.transform).snapped
    }
    appendLeaf(layer, .picture, .picture(recorded.picture, opacity: fade), at: place)
  }

  private mutating func appendOwnContent(_ layer: CALayer, _ state: LayerState, at place: Place) {
    var list = LayerContentList(
      nodes: nodes, ink: ink, place: place, id: layer.renderID << 33 | 1 << 32, state: state,
      time: time.seconds)
    nodes = []
    layer.appendRenderContent(to: &list)
    nodes = list.nodes
    ink = list.ink
    if list.wantsNextFrame { wantsNextFrame = true }
  }

  /// Appends one node, unless nothing of it can show.
  mutating func appendLeaf(_ layer: CALayer, _ part: RenderPart, _ content: RenderContent, at place: Place) {
    let box = place.transform.bounds(of: content.inkBounds).intersection(place.clip)
    guard !box.isEmpty else { return }
    ink = ink.union(box)
    nodes.append(RenderNode(id: layer.nodeID(part), transform: place.transform, content: content))
  }
}

extension RenderTreeBuilder.Place {
  /// Whether nothing within `bounds` can show.
  func isOutOfSight(_ bounds: Rect) -> Bool { transform.bounds(of: bounds).intersection(clip).isEmpty }
}

extension CALayer {
  /// Back to front: by `zPosition`, and where that is the same in the order of the tree.
  func childrenInDepthOrder(at time: StageTime) -> [Child] {
    guard children.contains(where: { $0.layer.state.zPosition != 0 || !$0.layer.animations.isEmpty }) else {
      return children
    }
    return children.enumerated()
      .map { (z: $1.layer.presentedState(at: time).zPosition, place: $0, child: $1) }
      .sorted { ($0.z, $0.place) < ($1.z, $1.place) }
      .map(\.child)
  }
}
