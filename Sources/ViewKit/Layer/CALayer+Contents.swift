import Compositor
import Foundation
import Geometry
import Raster

/// How contents of another size lie in a layer's bounds.
public nonisolated enum CALayerContentsGravity: Sendable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  case resize, resizeAspect, resizeAspectFill
}

/// A recorded drawing and the bounds in which it was made.
struct RecordedPicture {
  let picture: Picture
  let bounds: CGRect
}

extension CALayer {
  func contentsDidChange() {
    state.contents = LayerContents(contents)
    if let image = contents as? UIImage { contentsScale = image.scale }
    mark(.render)
  }

  /// Records `draw` afresh where that was asked for. Part of phase 5.
  func displayIfNeeded() {
    guard dirt.contains(.display) else { return }
    dirt.remove(.display)
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0 else {
      picture = nil
      return
    }
    let recorded = PictureRecorder.record(bounds: bounds, scale: stage?.scale ?? 1) {
      if let context = UIGraphicsGetCurrentContext() { draw(in: context) }
    }
    let had = picture != nil
    picture = recorded.map { RecordedPicture(picture: $0, bounds: bounds) }
    if had || picture != nil { mark(.render) }
  }
}

nonisolated extension CALayerContentsGravity {
  /// Where contents of `size` lie in `bounds`.
  func place(_ size: Size, in bounds: Rect) -> Rect {
    switch self {
    case .resize: return bounds
    case .resizeAspect: return scaled(size, in: bounds, by: min)
    case .resizeAspectFill: return scaled(size, in: bounds, by: max)
    default:
      let (fx, fy) = fractions
      return Rect(
        bounds.x + (bounds.width - size.width) * fx, bounds.y + (bounds.height - size.height) * fy,
        size.width,
        size.height)
    }
  }

  /// How much of the free space lies to the left, and above.
  private var fractions: (Double, Double) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }

  private func scaled(_ size: Size, in bounds: Rect, by choose: (Double, Double) -> Double) -> Rect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let factor = choose(bounds.width / size.width, bounds.height / size.height)
    let (w, h) = (size.width * factor, size.height * factor)
    return Rect(bounds.x + (bounds.width - w) / 2, bounds.y + (bounds.height - h) / 2, w, h)
  }
}
