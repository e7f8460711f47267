import Geometry
import Raster

/// A clip and all that enclose it, in the pixels of the surface it applies to.
///
/// Frames share a clip's object as long as nothing about it changes, so that equality is identity and its mask
/// is drawn once.
final class DeviceClip {
  let parent: DeviceClip?
  let shape: Shape
  let transform: AffineTransform
  /// The surface that the outermost clip was made for.
  let extent: PixelRect
  /// Nothing shows outside it.
  let rect: PixelRect
  let isWholePixels: Bool
  private(set) var mask: ClipMask?
  private var isReady = false

  init(parent: DeviceClip?, shape: Shape, transform: AffineTransform, extent: PixelRect) {
    self.parent = parent
    self.shape = shape
    self.transform = transform
    self.extent = extent
    let outer = parent?.rect ?? extent
    if case .rect(let r) = shape, let whole = transform.wholePixels(of: r) {
      rect = whole.intersection(outer)
      isWholePixels = true
    } else {
      rect = PixelRect(covering: transform.bounds(of: shape.bounds)).intersection(outer)
      isWholePixels = false
    }
  }

  /// Draws the mask where there must be one and there is none yet.
  func prepare(with painter: Painter) {
    guard !isReady else { return }
    isReady = true
    parent?.prepare(with: painter)
    let outer = parent?.mask
    if isWholePixels || rect.isEmpty {
      mask = outer
      return
    }
    let own = painter.coverage(
      of: shape.path, by: transform, rule: shape.rule, in: rect, isSimple: shape.isSimple)
    mask = outer.map { own.intersection($0) } ?? own
  }

  func matches(_ parent: DeviceClip?, _ shape: Shape, _ transform: AffineTransform) -> Bool {
    self.parent === parent && self.transform == transform && self.shape == shape
  }
}

extension Shape {
  /// The box around the shape, in its own points.
  var bounds: Rect {
    switch self {
    case .rect(let r): r
    case .roundedRect(let r, _): r
    case .path(let shared, _): shared.bounds
    }
  }

  var path: Path {
    switch self {
    case .rect(let r): Path(rect: r)
    case .roundedRect(let r, let radius): Path(roundedRect: r, radius: radius)
    case .path(let shared, _): shared.path
    }
  }

  var rule: FillRule {
    if case .path(_, let rule) = self { return rule }
    return .nonZero
  }

  /// Whether the outline neither crosses nor overlaps itself.
  var isSimple: Bool {
    if case .path(let shared, _) = self { return shared.isSimple }
    return true
  }
}
