import Compositor
import Foundation
import Geometry

extension RenderTreeBuilder {
  /// Appends what `fill` does as the layer's mask lets it show: inside the mask's outline where the mask is nothing but an
  /// opaque shape, else as far as the mask is opaque in each pixel.
  mutating func appendMasked(_ layer: CALayer, at place: Place, _ fill: (inout RenderTreeBuilder) -> Void) {
    guard let mask = layer.mask else { return fill(&self) }
    let state = state(of: mask)
    guard let shape = mask.outlineAsMask(state), let affine = state.toSuperlayer(under: .identity).affine
    else {
      return appendGroup(layer, .mask, as: { .pushMaskedGroup($0) }) { builder in
        fill(&builder)
        let shown = builder.ink
        builder.ink = .zero
        builder.nodes.append(RenderNode(id: layer.nodeID(.mask), transform: .identity, content: .nextFace))
        builder.append(mask, at: place)
        builder.ink = builder.ink.intersection(shown)
      }
    }
    mask.wasCommitted = true
    mask.beginExplicitAnimations()
    mask.dirt.remove(.render)
    let transform = affine.then(place.transform).snapped
    nodes.append(RenderNode(id: layer.nodeID(.mask), transform: transform, content: .pushClip(shape)))
    fill(&self)
    nodes.append(RenderNode(id: layer.nodeID(.mask), transform: .identity, content: .popClip))
  }
}

extension CALayer {
  /// The outline inside of which a mask is opaque and outside of which it is clear; nil where it is not that simple.
  fileprivate func outlineAsMask(_ state: LayerState) -> Shape? {
    if isHidden || state.opacity <= 0 { return .rect(.zero) }
    guard state.opacity >= 1, children.isEmpty, mask == nil, picture == nil, state.contents == nil,
      state.incomingContents == nil, state.borderWidth <= 0, !showsShadow(state),
      explicitAnimations.allSatisfy({ $0.faces == nil })
    else { return nil }
    return maskShape(state)
  }
}
