import Compositor
import Foundation
import Geometry

extension RenderTreeBuilder {
  /// Opens a clip in the shape of the layer's mask, if it has one; says whether there is one to close.
  ///
  /// Masks are shapes: a shape layer's path, or a layer's rounded bounds. A mask that shows nothing hides all.
  mutating func beginMask(of layer: CALayer, at place: Place) -> Bool {
    guard let mask = layer.mask else { return false }
    let state = mask.presentedState(at: time)
    let transform = (state.toSuperlayer(under: .identity).affine ?? .identity).then(place.transform).snapped
    let isSeen = !mask.isHidden && state.opacity > 0
    let shape = isSeen ? mask.maskShape(state) : .rect(.zero)
    nodes.append(RenderNode(id: layer.nodeID(.mask), transform: transform, content: .pushClip(shape)))
    return true
  }
}
