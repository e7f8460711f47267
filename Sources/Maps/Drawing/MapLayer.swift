import AtlasCore
import Compositor
import Geometry
import Glyphs
import Raster
import ViewKit

/// The layer that shows a map: hands the compositor the map's own shapes, afresh whenever the camera moved.
final class MapLayer: CALayer {
  var camera = MapCamera(center: Point(0.5, 0.5), zoom: 1) {
    didSet { if camera != oldValue { setNeedsRender() } }
  }

  var style = MapStyle.light { didSet { if style != oldValue { setNeedsRender() } } }

  var atlas: Atlas? {
    didSet {
      scene = atlas.map(MapScene.init)
      let typesetter = try? Typesetter.shared()
      labels = atlas.flatMap { atlas in typesetter.map { LabelScene(atlas: atlas, typesetter: $0) } }
      setNeedsRender()
    }
  }

  /// What lies over the map and keeps names away, in the layer's points.
  var reserved: [Rect] = [] {
    didSet { if reserved != oldValue { setNeedsRender() } }
  }

  private var scene: MapScene?
  private var labels: LabelScene?
  private var lastTime = 0.0

  override var hasOwnRenderContent: Bool { true }

  override func appendRenderContent(to list: inout LayerContentList) {
    let size = Size(Double(list.bounds.width), Double(list.bounds.height))
    guard size.width > 0, size.height > 0 else { return }
    lastTime = list.time
    guard let scene else {
      list.append(.fill(.rect(list.bounds.geometry), .color(style.water)), key: 0)
      return
    }
    let isGrouped = beginGroup(in: &list)
    let toPixels: AffineTransform = isGrouped ? .scale(Double(list.scale), Double(list.scale)) : .identity
    for node in scene.nodes(for: MapScene.Key(camera: camera, size: size, style: style)) {
      list.append(node.content, transform: node.transform.then(toPixels), key: UInt32(node.id))
    }
    if let labels {
      labels.reserved = reserved
      let names = labels.nodes(
        camera: camera, size: size, style: style, scale: Double(list.scale), time: list.time)
      for node in names { list.append(node.content, transform: toPixels, key: node.key) }
      if labels.isFading(at: list.time) { list.setNeedsNextFrame() }
    }
    if isGrouped { list.append(.popGroup, key: MapLayer.groupKey + 1) }
  }

  private static let groupKey: UInt32 = 1000

  /// Draws the map into a bitmap of its own, which is kept while the map rests: a figure that is carried over it
  /// then costs a copy, not the map. Only where the bitmap's pixels are the frame's, so that nothing is blurred.
  private func beginGroup(in list: inout LayerContentList) -> Bool {
    let t = list.pixelTransform
    let scale = Double(list.scale)
    guard t.isUpright, t.a == scale, t.d == scale, t.tx == t.tx.rounded(), t.ty == t.ty.rounded(),
      list.bounds.minX == 0, list.bounds.minY == 0
    else { return false }
    list.append(
      .pushGroup(Group(bounds: list.bounds.geometry, scale: scale, projection: .identity)),
      key: MapLayer.groupKey)
    return true
  }

  /// Names on the map and what they cover, in the layer's points.
  var visibleLabels: [(text: String, frame: CGRect)] {
    let size = Size(Double(bounds.width), Double(bounds.height))
    return labels?.boxes(camera: camera, size: size, time: lastTime).map { ($0.text, CGRect($0.box)) } ?? []
  }

  func removeCaches() { scene?.removeCaches() }
}
