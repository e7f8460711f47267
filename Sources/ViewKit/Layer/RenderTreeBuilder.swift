import Compositor
import Foundation
import Geometry

/// Phases 6 and 7: walks the layers as they show at one moment and appends what the compositor is to draw.
///
/// Flat layers are appended straight to the list of the group they are in. A layer that leaves the plane, or fades
/// with parts that overlap, becomes a group of its own.
struct RenderTreeBuilder {
  /// Where drawing goes on: the way from a layer's points to the pixels of the enclosing group.
  struct Place {
    var transform: AffineTransform
    /// What may show, in the group's pixels.
    var clip: Rect
    /// Pixels a point in the group, before any layer's own transform.
    var scale: Double
  }

  let time: StageTime
  var nodes: [RenderNode]
  /// The box around what was appended to the current group, in its pixels.
  var ink = Rect.zero
  /// Whether some layer's own content asked for another frame.
  var wantsNextFrame = false
  /// A layer that is left out: the other face's.
  var omitted: CALayer?
  /// Whether layers are drawn as their properties say, whatever animations show.
  var showsModel = false

  init(time: StageTime, nodes: [RenderNode] = []) {
    self.time = time
    self.nodes = nodes
  }

  /// Appends `layer` and what it holds. `superSpace` is what its superlayer does to sublayers in space.
  mutating func append(_ layer: CALayer, under superSpace: Transform3D = .identity, at place: Place) {
    layer.wasCommitted = true
    layer.dirt.remove(.render)
    layer.dirtBelow.remove(.render)
    guard !layer.isHidden, layer !== omitted else { return }
    layer.beginExplicitAnimations()
    let state = state(of: layer)
    guard state.opacity > 0 else { return }
    let map = state.toSuperlayer(under: superSpace)
    if let affine = map.affine {
      var here = place
      here.transform = affine.then(place.transform).snapped
      appendFlat(layer, state, at: here)
    } else {
      appendTurned(layer, state, map.then(Homography(place.transform)), at: place)
    }
  }

  private mutating func appendFlat(_ layer: CALayer, _ state: LayerState, at place: Place) {
    let opacity = Double(min(1, state.opacity))
    if opacity == 1 || !layer.isInTransition(at: time) && layer.fadesAsOnePart(state) {
      appendFaces(layer, state, fade: opacity, at: place)
      return
    }
    appendGroup(layer, .opacity, opacity: opacity) { $0.appendFaces(layer, state, fade: 1, at: place) }
  }

  /// A layer that leaves the plane is drawn flat first, at the pixels it would have if it did not.
  private mutating func appendTurned(
    _ layer: CALayer, _ state: LayerState, _ projection: Homography, at place: Place
  ) {
    guard layer.isDoubleSided || projection.showsFront(at: state.bounds.geometry.mid) else { return }
    let scale = place.scale
    let flat = Place(transform: .scale(scale, scale), clip: .everywhere, scale: scale)
    appendGroup(
      layer, .turn, opacity: Double(min(1, state.opacity)), scale: scale, projection: projection,
      clip: place.clip
    ) { $0.appendFaces(layer, state, fade: 1, at: flat) }
  }

  /// Appends what a layer shows, at its own origin: its contents, or a transition in their place.
  mutating func appendFaces(_ layer: CALayer, _ state: LayerState, fade: Double, at place: Place) {
    if showsModel {
      appendContents(layer, state, fade: fade, at: place)
    } else if let transition = layer.transition {
      transition.append(to: &self, layer, state, at: place)
    } else if let (faces, progress) = layer.transitionFaces(at: time) {
      faces.append(to: &self, layer, state, progress, at: place)
    } else {
      appendContents(layer, state, fade: fade, at: place)
    }
  }

  func state(of layer: CALayer) -> LayerState { showsModel ? layer.state : layer.presentedState(at: time) }

  // MARK: Groups

  /// Brackets what `fill` appends as a group of its own. `fill` draws on a bitmap without edges; what it drew
  /// decides which part the group keeps, so that a group that moves as a whole stays the same inside.
  mutating func appendGroup(
    _ layer: CALayer, _ part: RenderPart, opacity: Double = 1, scale: Double = 1,
    projection: Homography = .identity, shade: Double = 0, clip: Rect? = nil,
    as bracket: (Group) -> RenderContent = { .pushGroup($0) },
    _ fill: (inout RenderTreeBuilder) -> Void
  ) {
    let outerInk = ink
    ink = .zero
    let start = nodes.count
    let placeholder = Group(bounds: .zero, scale: scale, projection: projection)
    nodes.append(RenderNode(id: layer.nodeID(part), transform: .identity, content: bracket(placeholder)))
    fill(&self)
    let box = PixelRect(covering: ink)
    ink = outerInk
    guard !box.isEmpty else {
      nodes.removeSubrange(start...)
      return
    }
    shiftNodes(from: start + 1, by: Point(-Double(box.minX), -Double(box.minY)))
    let corner = Point(Double(box.minX) / scale, Double(box.minY) / scale)
    let group = Group(
      bounds: Rect(0, 0, Double(box.width) / scale, Double(box.height) / scale), scale: scale,
      opacity: opacity,
      projection: Homography(.translation(corner.x, corner.y)).then(projection), shade: shade)
    nodes[start].content = bracket(group)
    nodes.append(RenderNode(id: layer.nodeID(part), transform: .identity, content: .popGroup))
    let shown = Rect(around: group.bounds.corners.compactMap { group.projection.apply($0) })
    ink = ink.union(clip.map(shown.intersection) ?? shown)
  }

  /// Moves the nodes of the group that begins at `start`; those of groups inside it have pixels of their own.
  mutating func shiftNodes(from start: Int, by d: Point) {
    var depth = 0
    for i in start..<nodes.count {
      switch nodes[i].content {
      case .pushGroup(var group):
        if depth == 0 {
          group.projection = group.projection.then(Homography(.translation(d.x, d.y)))
          nodes[i].content = .pushGroup(group)
        }
        depth += 1
      case .pushCrossFade(var group, let progress):
        if depth == 0 {
          group.projection = group.projection.then(Homography(.translation(d.x, d.y)))
          nodes[i].content = .pushCrossFade(group, progress: progress)
        }
        depth += 1
      case .pushMaskedGroup(var group):
        if depth == 0 {
          group.projection = group.projection.then(Homography(.translation(d.x, d.y)))
          nodes[i].content = .pushMaskedGroup(group)
        }
        depth += 1
      case .popGroup: depth -= 1
      default:
        if depth == 0 {
          nodes[i].transform.tx += d.x
          nodes[i].transform.ty += d.y
        }
      }
    }
  }
}

extension AffineTransform {
  /// The translation on a grid of 1/65 536 pixel: what halves and sums left over beside whole pixels goes.
  nonisolated var snapped: AffineTransform {
    var t = self
    t.tx = (tx * 65_536).rounded() / 65_536
    t.ty = (ty * 65_536).rounded() / 65_536
    return t
  }
}

extension Rect {
  /// Larger than anything that shows.
  nonisolated static let everywhere = Rect(-1e7, -1e7, 2e7, 2e7)
}

extension Homography {
  /// Whether the plane is seen from the front at `p`: the sign of the map's derivative there.
  nonisolated func showsFront(at p: Point) -> Bool {
    guard let q = apply(p), let right = apply(Point(p.x + 0.5, p.y)), let below = apply(Point(p.x, p.y + 0.5))
    else { return true }
    let (u, v) = (right - q, below - q)
    return u.x * v.y - u.y * v.x > 0
  }
}
