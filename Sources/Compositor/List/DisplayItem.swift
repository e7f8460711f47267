import Geometry
import Raster

/// A node brought to the pixels of its surface: what is compared between frames and then drawn.
struct DisplayItem {
  var id: UInt64
  var transform: AffineTransform
  var content: RenderContent
  var clip: DeviceClip?
  /// The pixels it can change, within its clip and the surface.
  var bounds: PixelRect
  var inner: Inner

  /// What an item needs besides its node.
  enum Inner {
    case none
    case group(GroupLayer)
    case crossFade(GroupLayer, GroupLayer)
    case masked(GroupLayer, mask: GroupLayer, MaskedLayer)
    case play(PicturePlay)
    case shadow(ShadowMask)
    case alpha(Mask)
  }

  /// Whether both draw the same, apart from changes within a group.
  func isSame(as other: DisplayItem) -> Bool {
    id == other.id && bounds == other.bounds && clip === other.clip && transform == other.transform
      && content == other.content
  }
}

/// A picture's nodes, brought to pixels once for as long as it stays in its place.
final class PicturePlay {
  let picture: Picture
  let transform: AffineTransform
  let clip: DeviceClip?
  let extent: PixelRect
  let items: [DisplayItem]

  init(
    picture: Picture, transform: AffineTransform, clip: DeviceClip?, extent: PixelRect, items: [DisplayItem]
  ) {
    self.picture = picture
    self.transform = transform
    self.clip = clip
    self.extent = extent
    self.items = items
  }
}
