public import Geometry
public import Raster

/// What one rendering changed.
public struct RenderedFrame: Equatable, Sendable {
  /// The rectangles that were painted anew; they may overlap. Empty when nothing changed.
  public var damage: [PixelRect]
  /// The sum of their areas.
  public var pixelsTouched: Int
}

/// Draws render trees, one after the other, into one bitmap, painting only what differs from the last.
///
/// The bitmap is the same, byte for byte, whatever was drawn before and on however many threads. One renderer
/// belongs to one window; it is used by one thread at a time.
public final class Renderer {
  /// The last frame. Reading it costs nothing; keeping a copy makes the next frame copy it before it paints.
  public private(set) var bitmap = Bitmap(width: 0, height: 0)

  private let memory = FrameMemory()
  private let brush = Brush()
  private var items: [DisplayItem] = []
  private var background = Pixel.clear

  public init() {}

  /// Draws the tree on up to `threads` threads.
  ///
  /// Brackets that do not match are a mistake of the caller and trap.
  @discardableResult
  public func render(_ tree: RenderTree, threads: Int = 1) -> RenderedFrame {
    let extent = PixelRect(width: tree.width, height: tree.height)
    var builder = ListBuilder(tree.nodes, memory: memory)
    let new = builder.items(in: ListBuilder.Place(shift: .identity, extent: extent, clip: nil)).items
    var damage = Region()
    let isSameSize = bitmap.width == extent.width && bitmap.height == extent.height
    if !isSameSize { bitmap = Bitmap(width: extent.width, height: extent.height) }
    if !isSameSize || background != tree.background {
      damage.insert(extent)
    } else {
      damage = Region.difference(items, new)
    }
    items = new
    background = tree.background
    brush.threads = max(1, threads)
    if !damage.isEmpty { brush.paint(items, on: &bitmap, damage.rects, background: background) }
    brush.endFrame()
    memory.endFrame()
    return RenderedFrame(damage: damage.rects, pixelsTouched: damage.area)
  }

  /// Forgets the last frame, so that the next one is painted whole; lets go of all that is kept.
  public func purge() {
    items = []
    bitmap = Bitmap(width: 0, height: 0)
    memory.endFrame()
    memory.endFrame()
  }
}
