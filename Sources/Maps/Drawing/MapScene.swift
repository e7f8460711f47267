import AtlasCore
import Compositor
import Geometry
import Raster

/// The map itself as render nodes: water, land, lakes, ice, borders and the graticule, without labels.
///
/// The nodes of a camera are kept until another is asked for, so that a map that rests draws nothing.
final class MapScene {
  /// What a drawing depends on.
  struct Key: Hashable {
    var camera: MapCamera
    var size: Size
    var style: MapStyle
  }

  private let drawing: AtlasDrawing
  private let iceCountries: [Int]
  private var key: Key?
  private var kept: [RenderNode] = []

  init(atlas: Atlas) {
    drawing = AtlasDrawing(atlas)
    iceCountries = atlas.countryLabels.filter { ["AQ", "GL"].contains($0.code) }.map(\.country)
  }

  /// Who drew which node: the parts of a map in drawing order.
  private enum Part: UInt64 {
    case water, graticule, shallows, land, ice, lakes, coast, border, disputed
  }

  func nodes(for key: Key) -> [RenderNode] {
    if key == self.key { return kept }
    self.key = key
    kept = draw(key)
    return kept
  }

  func removeCaches() {
    key = nil
    drawing.removeCaches()
  }

  private func draw(_ key: Key) -> [RenderNode] {
    let style = key.style
    let window = MercatorWindow(camera: key.camera, size: key.size)
    var nodes: [RenderNode] = []
    func add(_ part: Part, _ content: RenderContent) {
      nodes.append(RenderNode(id: part.rawValue, transform: .identity, content: content))
    }
    func fill(_ part: Part, _ color: Color, rule: FillRule = .nonZero, _ append: (inout Path) -> Void) {
      var path = Path()
      append(&path)
      if !path.isEmpty { add(part, .fill(.path(SharedPath(path, isSimple: true), rule), .color(color))) }
    }
    func stroke(_ part: Part, _ pen: Stroke, _ color: Color, _ path: SharedPath) {
      if !path.path.isEmpty { add(part, .stroke(.path(path, .nonZero), pen, .color(color))) }
    }
    func lines(_ append: (inout Path) -> Void) -> SharedPath {
      var path = Path()
      append(&path)
      return SharedPath(path)
    }

    add(.water, .fill(.rect(Rect(0, 0, key.size.width, key.size.height)), .color(style.water)))
    let coast = lines { drawing.appendCoast(in: window, to: &$0) }
    // Seven points wide and pale: a coarser coast looks the same.
    var coarse = window
    coarse.tolerance = 1.5
    stroke(
      .shallows, Stroke(width: 7, join: .miter, miterLimit: 2), style.shallows,
      lines { drawing.appendCoast(in: coarse, to: &$0) })
    stroke(.graticule, Stroke(width: 1), style.graticule, SharedPath(Graticule.path(in: window)))
    fill(.land, style.land) { drawing.appendLand(in: window, to: &$0) }
    fill(.ice, style.ice) { path in
      for country in iceCountries { drawing.appendCountry(country, in: window, to: &path) }
    }
    fill(.lakes, style.water, rule: .evenOdd) { drawing.appendLakes(in: window, to: &$0) }
    stroke(.coast, Stroke(width: 0.75, join: .bevel), style.coast, coast)
    stroke(
      .border, Stroke(width: 1, join: .bevel), style.border,
      lines { drawing.appendBorders(.agreed, in: window, to: &$0) })
    stroke(
      .disputed, Stroke(width: 1, join: .bevel, dashes: [4, 3]), style.disputedBorder,
      lines { drawing.appendBorders(.disputed, in: window, to: &$0) })
    return nodes
  }
}

nonisolated extension MercatorWindow {
  /// What a camera shows in a view of `size` points.
  init(camera: MapCamera, size: Size) {
    let scale = camera.pointsPerUnit
    self.init(
      bounds: Rect(
        camera.center.x - size.width / 2 / scale, camera.center.y - size.height / 2 / scale,
        size.width / scale,
        size.height / scale),
      scale: scale)
  }
}
