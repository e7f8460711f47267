import Compositor
import Foundation
import Geometry

/// A layer that shows what another one showed at one moment, stretched over its own bounds.
final class SnapshotLayer: CALayer {
  var face = TransitionFace.empty
  /// Of the layer that the face was taken from.
  var faceScale = 1.0
  var faceBounds = Rect.zero

  deinit {}

  override var hasOwnRenderContent: Bool { !face.extent.isEmpty && !faceBounds.isEmpty }

  override func appendRenderContent(to list: inout LayerContentList) {
    let bounds = list.bounds.geometry
    let extent = face.extent
    let map = AffineTransform.scale(1 / faceScale, 1 / faceScale)
      .then(
        .translation(
          Double(extent.minX) / faceScale - faceBounds.x, Double(extent.minY) / faceScale - faceBounds.y)
      )
      .then(.scale(bounds.width / faceBounds.width, bounds.height / faceBounds.height))
      .then(.translation(bounds.x, bounds.y))
    let size = Rect(0, 0, Double(extent.width), Double(extent.height))
    list.append(.pushGroup(Group(bounds: size, scale: 1, projection: Homography(map))), key: 0)
    for node in face.nodes {
      list.append(node.content, transform: node.transform, key: UInt32(truncatingIfNeeded: node.id))
    }
    list.append(.popGroup, key: 0)
  }
}

final class SnapshotView: UIView {
  override class var layerClass: AnyClass { SnapshotLayer.self }

  /// Takes the size of a part of what was there, and shows that alone.
  func show(part: CGRect) {
    frame.size = part.size
    (layer as? SnapshotLayer)?.faceBounds = part.geometry
    clipsToBounds = true
  }

  deinit {}
}

extension UIView {
  /// A view that shows what this one shows now, and goes on showing it. With `afterScreenUpdates` what waits for
  /// layout and drawing is done first.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    if afterScreenUpdates { layoutIfNeeded() }
    DisplayPass.run(layer)
    let view = SnapshotView(frame: CGRect(origin: .zero, size: bounds.size))
    guard let shot = view.layer as? SnapshotLayer else { return nil }
    let stage = layer.stage ?? Stage.current
    let scale = stage?.scale ?? 1
    let plane = TransitionFace.Plane(.init(transform: .scale(scale, scale), clip: .everywhere, scale: scale))
    shot.face = TransitionFace.capture(layer, at: stage?.now ?? .zero, on: plane, asShown: true)
    shot.faceScale = scale
    shot.faceBounds = bounds.geometry
    return view
  }
}
