import AtlasCore
import Compositor
import Geometry
import Glyphs
import Raster

/// A piece of a label to draw, with a key that stays the same from frame to frame.
struct LabelNode {
  let key: UInt32
  let content: RenderContent
}

/// The names on a map, to draw.
///
/// Names are placed for an area larger than the view and for a quarter of a zoom level at a time, so that
/// they stay where they are while the map is dragged; what then changes fades.
final class LabelScene {
  private let source: LabelSource
  private let typesetter: Typesetter
  private var fader = LabelFader()
  private var placed: [UInt32: PlacedLabel] = [:]
  /// Drawing order: least important first, so that nothing important is ever covered.
  private var order: [UInt32] = []
  private var area: Area?
  /// Those that have a place at present.
  private var wanted: [UInt32] = []
  /// What is laid over the map, in points of the view: names under it make way until it has passed.
  var reserved: [Rect] = []

  /// What the present placement holds for.
  private struct Area: Equatable {
    var zoom: Double
    var bounds: Rect
  }

  init(atlas: Atlas, typesetter: Typesetter) {
    source = LabelSource(atlas: atlas)
    self.typesetter = typesetter
  }

  /// Whether the next frame looks different even if the camera rests.
  func isFading(at time: Double) -> Bool { fader.isFading(at: time) }

  func nodes(camera: MapCamera, size: Size, style: MapStyle, scale: Double, time: Double) -> [LabelNode] {
    update(camera: camera, size: size, time: time)
    var nodes: [LabelNode] = []
    for id in order {
      guard let name = placed[id] else { continue }
      let at = camera.point(of: name.label.position, in: size)
      let opacity = fader.opacity(of: id, at: time)
      guard opacity > 0, isInView(name, at: at, size: size) else { continue }
      append(name, at: at, opacity: opacity, style: style, scale: scale, to: &nodes)
    }
    return nodes
  }

  /// What each shown name covers, in points of the view.
  func boxes(camera: MapCamera, size: Size, time: Double) -> [(text: String, box: Rect)] {
    order.compactMap { id in
      guard let name = placed[id], fader.opacity(of: id, at: time) > 0 else { return nil }
      let at = camera.point(of: name.label.position, in: size)
      return isInView(name, at: at, size: size) ? (name.label.text, name.box.offsetBy(at.x, at.y)) : nil
    }
  }

  // MARK: Placement

  private func update(camera: MapCamera, size: Size, time: Double) {
    let isFirst = area == nil
    placeIfNeeded(camera: camera, size: size)
    let free = wanted.filter { id in
      guard let name = placed[id] else { return false }
      let at = camera.point(of: name.label.position, in: size)
      let box = name.box.offsetBy(at.x, at.y)
      return !reserved.contains { !$0.intersection(box).isEmpty }
    }
    fader.show(free, at: time, animated: !isFirst)
    let kept = Set(wanted)
    for id in fader.removeFaded(at: time) where !kept.contains(id) { placed[id] = nil }
  }

  private func placeIfNeeded(camera: MapCamera, size: Size) {
    let zoom = (camera.zoom * 4).rounded(.down) / 4
    let view = MercatorWindow(camera: camera, size: size).bounds
    if let area, area.zoom == zoom, covers(area.bounds, view) { return }
    let bounds = view.insetBy(-min(view.width / 2, max(0, 0.5 - view.width / 2)), -view.height / 2)
    area = Area(zoom: zoom, bounds: bounds)
    let names = LabelPlacement.place(
      source.candidates(in: bounds, zoom: zoom), around: bounds.mid,
      pointsPerUnit: MapCamera(center: .zero, zoom: zoom).pointsPerUnit, typesetter: typesetter)
    wanted = names.map(\.label.key)
    let arriving = Set(wanted)
    let leaving = order.filter { placed[$0] != nil && !arriving.contains($0) }
    for name in names { placed[name.label.key] = name }
    order = leaving + wanted.reversed()
  }

  private func covers(_ area: Rect, _ view: Rect) -> Bool {
    var dx = view.mid.x - area.mid.x
    dx -= dx.rounded()
    return (abs(dx) + view.width / 2 <= area.width / 2 + 1e-12 || area.width >= 1) && view.y >= area.y - 1e-12
      && view.maxY <= area.maxY + 1e-12
  }

  private func isInView(_ name: PlacedLabel, at p: Point, size: Size) -> Bool {
    let reach = name.box.insetBy(-name.look.haloRadius - 2, -name.look.haloRadius - 2).offsetBy(p.x, p.y)
    return !reach.intersection(Rect(0, 0, size.width, size.height)).isEmpty
  }

  // MARK: Drawing

  private func append(
    _ name: PlacedLabel, at p: Point, opacity: Double, style: MapStyle, scale: Double,
    to nodes: inout [LabelNode]
  ) {
    let isWater = [.ocean, .sea, .lake].contains(name.label.kind)
    let ink = isWater ? style.waterText : name.label.kind == .country ? style.countryText : style.townText
    let halo = isWater ? style.waterHalo : style.landHalo
    func add(_ part: UInt32, _ content: RenderContent) {
      nodes.append(LabelNode(key: name.label.key << 3 | part, content: content))
    }
    if name.label.hasDot {
      let r = LabelPlacement.dotRadius
      let dot = Rect(p.x - r, p.y - r, 2 * r, 2 * r)
      add(
        0, .fill(.roundedRect(dot.insetBy(-1, -1), radius: r + 1), .color(halo.faded(by: opacity))))
      add(1, .fill(.roundedRect(dot, radius: r), .color(ink.faded(by: opacity))))
    }
    let set = name.lines.map { line in
      (
        typesetter.masks(of: line.text, scale: scale, haloRadius: name.look.haloRadius),
        Point(p.x + line.offset.x, p.y + line.offset.y)
      )
    }
    func mask(_ placed: PlacedMask, _ origin: Point, _ color: Color) -> RenderContent {
      .mask(
        MaskContent(
          mask: placed.mask, rect: placed.rect(at: origin, scale: scale), color: color.faded(by: opacity)))
    }
    // All halos first: one line's must not lie over another's ink.
    for (i, (masks, origin)) in set.enumerated() {
      if let fringe = masks.halo { add(2 + UInt32(i), mask(fringe, origin, halo)) }
    }
    for (i, (masks, origin)) in set.enumerated() { add(5 + UInt32(i), mask(masks.ink, origin, ink)) }
  }
}
