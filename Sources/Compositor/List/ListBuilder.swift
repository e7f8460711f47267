import Geometry
import Raster

/// Brings a frame's nodes to items, and hands over from the last frame what may be kept.
struct ListBuilder {
  let memory: FrameMemory
  let nodes: [RenderNode]
  private var index = 0
  /// Inside a picture nothing is looked up in the memory: the picture's play is kept as a whole.
  private let isPicture: Bool

  init(_ nodes: [RenderNode], memory: FrameMemory, isPicture: Bool = false) {
    self.nodes = nodes
    self.memory = memory
    self.isPicture = isPicture
  }

  /// Where the nodes of a surface are brought to.
  struct Place {
    /// From the nodes' enclosing pixels to those of the surface.
    var shift: AffineTransform
    var extent: PixelRect
    var clip: DeviceClip?
  }

  /// The items of the whole list, or of the face that begins at `index`; stops after the bracket that ends it.
  mutating func items(in place: Place, isFace: Bool = false) -> (items: [DisplayItem], end: RenderContent?) {
    var result: [DisplayItem] = []
    var clips: [DeviceClip?] = [place.clip]
    while index < nodes.count {
      var node = nodes[index]
      index += 1
      node.transform = node.transform.then(place.shift)
      let clip = clips[clips.count - 1]
      switch node.content {
      case .pushClip(let shape): clips.append(deviceClip(node, shape, clip, place.extent))
      case .popClip:
        precondition(clips.count > 1, "popClip needs a pushClip before it in the same group.")
        clips.removeLast()
      case .pushGroup(let group), .pushCrossFade(let group, _), .pushMaskedGroup(let group):
        bracket(node, group, clip, place, &result)
      case .nextFace, .popGroup:
        precondition(isFace, "popGroup needs a pushGroup before it.")
        precondition(clips.count == 1, "A clip must be popped before its group is.")
        return (result, node.content)
      default: leaf(node, clip, place, &result)
      }
    }
    precondition(!isFace, "pushGroup needs a popGroup after it.")
    precondition(clips.count == 1, "pushClip needs a popClip after it.")
    return (result, nil)
  }

  private func deviceClip(
    _ node: RenderNode, _ shape: Shape, _ parent: DeviceClip?, _ extent: PixelRect
  ) -> DeviceClip {
    let make = { DeviceClip(parent: parent, shape: shape, transform: node.transform, extent: extent) }
    return isPicture
      ? make()
      : memory.clips.claim(node.id, orMake: make) {
        $0.matches(parent, shape, node.transform) && (parent != nil || $0.extent == extent)
      }
  }

  // MARK: Leaves

  private func leaf(
    _ node: RenderNode, _ clip: DeviceClip?, _ place: Place, _ result: inout [DisplayItem]
  ) {
    guard let reach = node.reach else { return }
    let bounds = reach.intersection(clip?.rect ?? place.extent)
    guard !bounds.isEmpty else { return }
    var item = DisplayItem(
      id: node.id, transform: node.transform, content: node.content, clip: clip, bounds: bounds, inner: .none)
    switch node.content {
    case .shadow(let shadow):
      item.inner = .shadow(memory.shadows.mask(for: shadow, by: node.transform))
    case .image(let image) where image.tint != nil:
      item.inner = .alpha(memory.alphas.mask(of: image.image))
    case .picture(let picture, let opacity):
      if opacity < 1 {
        item.inner = .group(pictureGroup(&item, picture, opacity, place))
      } else {
        item.inner = .play(play(picture, node, clip, place.extent))
      }
    default: break
    }
    result.append(item)
  }

  private func play(
    _ picture: Picture, _ node: RenderNode, _ clip: DeviceClip?, _ extent: PixelRect
  ) -> PicturePlay {
    let make = {
      let edge = DeviceClip(
        parent: clip, shape: .rect(picture.bounds), transform: node.transform, extent: extent)
      var builder = ListBuilder(picture.nodes, memory: memory, isPicture: true)
      let items = builder.items(in: Place(shift: node.transform, extent: extent, clip: edge)).items
      return PicturePlay(
        picture: picture, transform: node.transform, clip: clip, extent: extent, items: items)
    }
    if isPicture { return make() }
    return memory.plays.claim(node.id, orMake: make) {
      $0.picture === picture && $0.transform == node.transform && $0.clip === clip && $0.extent == extent
    }
  }

  /// A fading picture is a group of the pixels it covers, so that what overlaps within it fades once.
  private func pictureGroup(
    _ item: inout DisplayItem, _ picture: Picture, _ opacity: Double, _ place: Place
  ) -> GroupLayer {
    let area = item.bounds
    let group = Group(
      bounds: area.rect, scale: 1, opacity: opacity, projection: .identity)
    let layer = isPicture ? GroupLayer() : memory.layers.claim(item.id, orMake: GroupLayer.init) { _ in true }
    let window = PixelRect(width: area.width, height: area.height)
    let shift = item.transform.then(.translation(-Double(area.minX), -Double(area.minY)))
    var node = RenderNode(id: item.id, transform: shift, content: item.content)
    node.content = .picture(picture, opacity: 1)
    let items =
      window.isEmpty
      ? []
      : [
        DisplayItem(
          id: item.id, transform: shift, content: node.content, clip: nil, bounds: window,
          inner: .play(play(picture, node, nil, window)))
      ]
    layer.update(group, window, items)
    return layer
  }

  // MARK: Groups

  private mutating func bracket(
    _ node: RenderNode, _ group: Group, _ clip: DeviceClip?, _ place: Place, _ result: inout [DisplayItem]
  ) {
    var placed = group
    placed.projection = group.projection.then(Homography(place.shift))
    let visible = placed.reach.intersection(clip?.rect ?? place.extent)
    let window = visible.isEmpty ? .empty : GroupLayer.window(of: placed, visible, place.extent)
    let first = face(node.id, placed, window)
    let inner: DisplayItem.Inner
    let content: RenderContent
    switch node.content {
    case .pushCrossFade(_, let progress):
      precondition(first.end == .nextFace, "A cross-fade needs nextFace between its faces.")
      inner = .crossFade(first.layer, face(node.id, placed, window).layer)
      content = .pushCrossFade(placed, progress: progress)
    case .pushMaskedGroup:
      precondition(first.end == .nextFace, "A masked group needs nextFace before its mask.")
      let product =
        isPicture ? MaskedLayer() : memory.masked.claim(node.id, orMake: MaskedLayer.init) { _ in true }
      inner = .masked(first.layer, mask: face(node.id, placed, window).layer, product)
      content = .pushMaskedGroup(placed)
    default:
      inner = .group(first.layer)
      content = .pushGroup(placed)
    }
    guard !visible.isEmpty else { return }
    result.append(
      DisplayItem(
        id: node.id, transform: .identity, content: content, clip: clip, bounds: visible, inner: inner))
  }

  /// The layer of the face that begins here; with an empty window its nodes are passed over.
  private mutating func face(_ id: UInt64, _ group: Group, _ window: PixelRect)
    -> (layer: GroupLayer, end: RenderContent?)
  {
    let layer = isPicture ? GroupLayer() : memory.layers.claim(id, orMake: GroupLayer.init) { _ in true }
    let shift = AffineTransform.translation(-Double(window.minX), -Double(window.minY))
    let extent = PixelRect(width: window.width, height: window.height)
    let (items, end) = items(in: Place(shift: shift, extent: extent, clip: nil), isFace: true)
    layer.update(group, window, items)
    return (layer, end)
  }
}
