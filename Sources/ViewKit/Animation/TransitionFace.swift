import Compositor
import Foundation
import Geometry

/// What one face of a transition shows, in the pixels of a bitmap of its own.
struct TransitionFace {
  /// Inside the bitmap.
  let nodes: [RenderNode]
  /// The bitmap's place on the plane of the container, counted in pixels from its origin.
  let extent: PixelRect

  static let empty = TransitionFace(nodes: [], extent: .empty)

  /// How the plane of a container becomes pixels before it is turned or mixed. Where the container itself is not
  /// turned, its pixels fall on those of the frame, at whatever fraction of a pixel it begins.
  struct Plane: Equatable {
    let scale: Double
    let phase: Point

    init(_ place: RenderTreeBuilder.Place) {
      scale = place.scale
      let t = place.transform
      let isPlain = t.isUpright && t.a == scale && t.d == scale
      phase = isPlain ? Point(t.tx - t.tx.rounded(.down), t.ty - t.ty.rounded(.down)) : .zero
    }

    /// From the container's points to the plane's pixels.
    var transform: AffineTransform {
      AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: phase.x, ty: phase.y)
    }

    /// A group that shows `extent` of the plane, moved by `map` in the container's points and then placed.
    func group(showing extent: PixelRect, moved map: Homography, at place: RenderTreeBuilder.Place) -> Group {
      let corner = Point(Double(extent.minX) / scale, Double(extent.minY) / scale)
      let toPoints = AffineTransform.translation(corner.x - phase.x / scale, corner.y - phase.y / scale)
      return Group(
        bounds: Rect(0, 0, Double(extent.width) / scale, Double(extent.height) / scale), scale: scale,
        projection: Homography(toPoints).then(map).then(Homography(place.transform)))
    }
  }

  /// What `layer` holds at `time`, without `omitted`; with `asShown`, as a transition that is running in it shows
  /// it; with `asModel`, as the properties say.
  static func capture(
    _ layer: CALayer, at time: StageTime, on plane: Plane, without omitted: CALayer? = nil,
    asShown: Bool = false, asModel: Bool = false
  ) -> TransitionFace {
    var builder = RenderTreeBuilder(time: time)
    builder.showsModel = asModel
    builder.omitted = omitted
    let flat = RenderTreeBuilder.Place(transform: plane.transform, clip: .everywhere, scale: plane.scale)
    let state = builder.state(of: layer)
    if asShown {
      builder.appendFaces(layer, state, fade: 1, at: flat)
    } else {
      builder.appendContents(layer, state, fade: 1, at: flat)
    }
    let extent = PixelRect(covering: builder.ink)
    builder.shiftNodes(from: 0, by: Point(-Double(extent.minX), -Double(extent.minY)))
    return TransitionFace(nodes: builder.nodes, extent: extent)
  }

  /// The same face on a bitmap that covers `other`.
  func spread(over other: PixelRect) -> TransitionFace {
    guard other != extent else { return self }
    var builder = RenderTreeBuilder(time: .zero, nodes: nodes)
    builder.shiftNodes(from: 0, by: Point(Double(extent.minX - other.minX), Double(extent.minY - other.minY)))
    return TransitionFace(nodes: builder.nodes, extent: other)
  }
}
