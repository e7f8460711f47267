import Compositor
import Foundation
import Geometry
import Raster

extension RenderTreeBuilder {
  /// Appends a layer's `contents`, or what an animation mixes of two of them.
  mutating func appendPictures(_ layer: CALayer, _ state: LayerState, fade: Double, at place: Place) {
    let old = state.contents.map { RenderContent.image(layer.image($0, state, fade: fade)) }
    guard let (incoming, progress) = state.incomingContents else {
      if let old { appendLeaf(layer, .image, old, at: place) }
      return
    }
    let new = incoming.map { RenderContent.image(layer.image($0, state, fade: fade)) }
    let bounds = [old, new].compactMap { $0?.inkBounds }.reduce(Rect.zero) { $0.union($1) }
    guard !bounds.isEmpty else { return }
    let group = Group(bounds: bounds, scale: place.scale, projection: Homography(place.transform))
    let inside = AffineTransform.translation(-bounds.x, -bounds.y).then(.scale(place.scale, place.scale))
    func node(_ part: RenderPart, _ content: RenderContent) -> RenderNode {
      RenderNode(id: layer.nodeID(part), transform: inside, content: content)
    }
    let nodes = [old.map { node(.front, $0) }, node(.image, .nextFace), new.map { node(.back, $0) }]
    append(.pushCrossFade(group, progress: progress), nodes.compactMap { $0 }, layer, .image, at: place)
  }
}

extension CALayer {
  /// A picture as it lies in the layer's bounds.
  fileprivate func image(_ contents: LayerContents, _ state: LayerState, fade: Double) -> ImageContent {
    let part = state.contentsRect.geometry
    let size = Size(
      Double(contents.image.width) * part.width / contentsScale,
      Double(contents.image.height) * part.height / contentsScale)
    let rect = contentsGravity.place(size, in: state.bounds.geometry)
    return ImageContent(image: contents.image, rect: rect, source: part, opacity: fade, tint: contents.tint)
  }
}
