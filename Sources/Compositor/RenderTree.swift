public import Geometry
public import Raster

/// One frame as plain values, in drawing order: what ViewKit hands down and all the compositor knows.
///
/// Clips and groups are brackets in the list: each `push…` needs its `pop`. The compositor draws the list
/// through, or finds what differs from the last list and repaints only that.
public struct RenderTree: Sendable {
  public var nodes: [RenderNode] = []
  /// The frame's extent in pixels.
  public var width: Int
  public var height: Int
  /// What lies under everything.
  public var background: Pixel

  public init(width: Int, height: Int, background: Pixel = .opaqueBlack) {
    self.width = width
    self.height = height
    self.background = background
  }
}

/// One thing to draw, or one bracket.
public struct RenderNode: Equatable, Sendable {
  /// Who drew it: the same from frame to frame for the same layer and part, so that two frames can be told
  /// apart node by node. Unique within a frame's tree together with its place in the list.
  public var id: UInt64
  /// From the node's own points to the pixels of the enclosing group (of the frame, at the top).
  public var transform: AffineTransform
  public var content: RenderContent

  public init(id: UInt64, transform: AffineTransform, content: RenderContent) {
    self.id = id
    self.transform = transform
    self.content = content
  }
}

/// The outlines that layers have; a path is shared by reference.
public enum Shape: Equatable, Sendable {
  case rect(Rect)
  case roundedRect(Rect, radius: Double)
  case path(SharedPath, FillRule)
}

/// A path that never changes again; equal when it is the same object.
public final class SharedPath: Equatable, Sendable {
  public let path: Path
  /// The box around it, in its own points.
  public let bounds: Rect
  /// Whether the path is known neither to cross nor to overlap itself, as a map's areas are; it is then drawn
  /// several times faster.
  public let isSimple: Bool

  /// Where the promise of `isSimple` is broken, pixels along the edges of the overlap get wrong coverage.
  public init(_ path: Path, isSimple: Bool = false) {
    self.path = path
    self.isSimple = isSimple
    bounds = path.controlBounds
  }

  public static func == (a: SharedPath, b: SharedPath) -> Bool { a === b }
}

public enum RenderContent: Equatable, Sendable {
  case fill(Shape, Paint)
  case stroke(Shape, Stroke, Paint)
  case image(ImageContent)
  case mask(MaskContent)
  case shadow(ShadowContent)
  /// A recorded drawing; equal when it is the same object.
  case picture(Picture, opacity: Double)

  /// All up to the matching `popClip` shows only inside the shape, whose edge is anti-aliased.
  case pushClip(Shape)
  case popClip

  /// All up to the matching `popGroup` is drawn into a bitmap of its own, which is then drawn.
  case pushGroup(Group)
  case popGroup

  /// A dissolve between two faces: all up to the matching `nextFace` is the first, all from there to the matching
  /// `popGroup` the second; both have the group's bounds and scale. What is drawn, once, is the pixel-wise mean
  /// first·(1 − progress) + second·progress, so that halfway is the mean of both even where they are
  /// transparent. (Drawing the second over the first, `progress` as opaque, lets the first shine through
  /// the second's holes to the end.) The group's opacity, shade and projection hold for the mixture.
  case pushCrossFade(Group, progress: Double)
  case nextFace

  /// A group behind a mask: all up to the matching `nextFace` shows as far as all from there to the matching `popGroup`
  /// is opaque. Both have the group's bounds and scale.
  case pushMaskedGroup(Group)
}

/// A bitmap stretched over `rect`, which may be cropped to the part `source` (0…1 in both directions).
public struct ImageContent: Equatable, Sendable {
  public var image: Image
  public var rect: Rect
  public var source: Rect
  public var opacity: Double
  /// When given, only the image's alpha counts and it is drawn in this colour.
  public var tint: Color?

  public init(
    image: Image, rect: Rect, source: Rect = Rect(0, 0, 1, 1), opacity: Double = 1, tint: Color? = nil
  ) {
    self.image = image
    self.rect = rect
    self.source = source
    self.opacity = opacity
    self.tint = tint
  }

  public static func == (a: ImageContent, b: ImageContent) -> Bool {
    a.image === b.image && a.rect == b.rect && a.source == b.source && a.opacity == b.opacity
      && a.tint == b.tint
  }
}

/// A coverage mask laid over `rect` in one colour. Where the transform makes one mask pixel one frame pixel
/// the mask is placed on whole pixels and copied; elsewhere it is sampled bilinearly.
public struct MaskContent: Equatable, Sendable {
  public var mask: Mask
  public var rect: Rect
  public var color: Color

  public init(mask: Mask, rect: Rect, color: Color) {
    self.mask = mask
    self.rect = rect
    self.color = color
  }

  public static func == (a: MaskContent, b: MaskContent) -> Bool {
    a.mask === b.mask && a.rect == b.rect && a.color == b.color
  }
}

/// The blurred shadow of a rounded rectangle, or of a path, drawn outside and under it alike; the blurred mask is cached
/// by its size, radius and blur, or by the path. `blur` is the standard deviation in points (CALayer's shadowRadius).
public struct ShadowContent: Equatable, Sendable {
  public var rect: Rect
  /// When given, it casts the shadow, moved so that its bounds' corner is that of `rect`.
  public var path: SharedPath?
  public var radius: Double
  public var blur: Double
  public var color: Color

  public init(rect: Rect, radius: Double, blur: Double, color: Color) {
    self.rect = rect
    self.radius = radius
    self.blur = blur
    self.color = color
  }

  /// The shadow of a path, moved by `offset`.
  public init(of path: SharedPath, offset: Point = .zero, blur: Double, color: Color) {
    self.init(rect: path.bounds.offsetBy(offset.x, offset.y), radius: 0, blur: blur, color: color)
    self.path = path
  }
}

/// A subtree drawn on its own first: because it fades as a whole, turns in space, or is worth keeping.
public struct Group: Equatable, Sendable {
  /// The part of the plane, in the node's own points, that the group's bitmap shows. Pixel (0, 0) of the bitmap
  /// begins at its top left corner: the transforms of the nodes inside lead to (point − corner) × scale.
  public var bounds: Rect
  /// Pixels a point in the group's own bitmap.
  public var scale: Double
  public var opacity: Double
  /// From the node's own points to the pixels of the enclosing group; takes the place of the node's
  /// transform. Back faces are the caller's business: a group that should not be seen is not in the list.
  public var projection: Homography
  /// 0…1, how far everything in the group is darkened towards black: a face that turns away.
  public var shade: Double
  /// Whether the bitmap may be kept from one frame to the next while the nodes inside stay equal.
  public var isCached: Bool

  public init(
    bounds: Rect, scale: Double, opacity: Double = 1, projection: Homography, shade: Double = 0,
    isCached: Bool = true
  ) {
    self.bounds = bounds
    self.scale = scale
    self.opacity = opacity
    self.projection = projection
    self.shade = shade
    self.isCached = isCached
  }
}
