import Compositor
import Foundation
import Geometry
import Raster

/// The two faces of a layer's `CATransition` and the movement between them.
final class LayerTransition {
  private let type: CATransitionType
  private let direction: Point
  private let part: (start: Double, end: Double)
  private let plane: TransitionFace.Plane
  private var front: TransitionFace
  /// Taken in the first frame, when the new contents have been laid out and drawn.
  private var back: TransitionFace?

  init(_ transition: CATransition, of layer: CALayer) {
    type = transition.type
    direction = (transition.subtype ?? .fromLeft).direction
    part = (Double(transition.startProgress), Double(transition.endProgress))
    let stage = layer.stage ?? Stage.current
    plane = layer.facePlane(scale: Double(stage?.scale ?? 1))
    front = .empty
    guard let stage, layer.wasCommitted else { return }
    if layer.dirt.union(layer.dirtBelow).isDisjoint(with: [.render, .display]) {
      front = TransitionFace.capture(layer, at: stage.now, on: plane, asShown: true)
    } else {
      // The contents have changed already: what they were is in the last frame only.
      front = TransitionFace.ofLastFrame(layer, on: stage) ?? .empty
    }
  }

  deinit {}

  /// Appends what shows at `progress` of the movement in place of the layer's contents.
  func append(
    to builder: inout RenderTreeBuilder, _ layer: CALayer, _ state: LayerState, _ progress: Double,
    at place: RenderTreeBuilder.Place
  ) {
    let back = self.back ?? TransitionFace.capture(layer, at: builder.time, on: plane)
    self.back = back
    let progress = part.start + (part.end - part.start) * progress
    if type == .fade {
      return builder.appendMixture(front, back, progress, on: plane, layer, at: place)
    }
    let (old, new): (Double, Double) =
      switch type {
      case .moveIn: (0, progress - 1)
      case .reveal: (progress, 0)
      default: (progress, progress - 1)
      }
    let bounds = state.bounds.geometry
    func moved(_ way: Double) -> Homography {
      Homography(.translation(direction.x * way * bounds.width, direction.y * way * bounds.height))
    }
    builder.appendClip(layer, .rect(bounds), at: place) { builder, place in
      let faces = [(front, moved(old)), (back, moved(new))]
      for (face, map) in type == .reveal ? faces.reversed() : faces {
        builder.appendFace(face, moved: map, on: plane, layer, at: place)
      }
    }
  }
}

extension TransitionFace {
  /// What the last frame shows where the layer is, with all that lies under and over it; nil where the layer is turned,
  /// stretched or not in sight.
  static func ofLastFrame(_ layer: CALayer, on stage: Stage) -> TransitionFace? {
    guard let toRoot = layer.homography(to: nil).affine else { return nil }
    let toPixels = toRoot.then(.scale(stage.scale, stage.scale)).snapped
    let frame = stage.bitmap
    let box = PixelRect(covering: toPixels.bounds(of: layer.bounds.geometry)).intersection(frame.extent)
    guard toPixels.isUpright, toPixels.a == stage.scale, toPixels.d == stage.scale, !box.isEmpty else {
      return nil
    }
    var picture = Bitmap(width: box.width, height: box.height)
    for y in 0..<box.height {
      for x in 0..<box.width { picture[x, y] = frame[box.minX + x, box.minY + y] }
    }
    let content = ImageContent(
      image: Raster.Image(picture), rect: Rect(0, 0, Double(box.width), Double(box.height)))
    let node = RenderNode(id: layer.nodeID(.front), transform: .identity, content: .image(content))
    let corner = (x: Int(toPixels.tx.rounded(.down)), y: Int(toPixels.ty.rounded(.down)))
    return TransitionFace(nodes: [node], extent: box.offsetBy(-corner.x, -corner.y))
  }
}
