import Compositor
import Geometry

extension RenderContent {
  /// A box outside of which the content draws nothing, in its own points; everything for what opens or closes
  /// a bracket.
  nonisolated var inkBounds: Rect {
    switch self {
    case .fill(let shape, _): return shape.bounds
    case .stroke(let shape, let stroke, _):
      let reach = stroke.width / 2 * max(1.5, stroke.join == .miter && shape.isPath ? stroke.miterLimit : 1.5)
      return shape.bounds.insetBy(-reach, -reach)
    case .image(let content): return content.rect
    case .mask(let content): return content.rect
    case .shadow(let content):
      let reach = content.blur * 3 + 1
      return content.rect.insetBy(-reach, -reach)
    case .picture(let picture, _): return picture.bounds
    case .pushClip, .popClip, .pushGroup, .popGroup, .pushCrossFade, .pushMaskedGroup, .nextFace:
      return .everywhere
    }
  }
}

extension Shape {
  nonisolated var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _): rect
    case .path(let path, _): path.bounds
    }
  }

  nonisolated fileprivate var isPath: Bool {
    if case .path = self { return true }
    return false
  }
}
