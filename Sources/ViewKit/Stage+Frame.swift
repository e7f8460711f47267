import Compositor
import Foundation
public import Geometry
public import Raster

extension Stage {
  /// What a turn changed on the screen.
  public nonisolated struct Frame: Hashable, Sendable {
    /// The rectangles of pixels that were painted anew; they may overlap.
    public let damage: [PixelRect]
    /// The sum of their areas.
    public let pixelsTouched: Int

    public init(damage: [PixelRect], pixelsTouched: Int) {
      self.damage = damage
      self.pixelsTouched = pixelsTouched
    }

    /// A turn that changed nothing.
    public static let unchanged = Frame(damage: [], pixelsTouched: 0)
  }

  /// The last frame: its full size from the beginning, opaque black until something shows.
  public var bitmap: Bitmap {
    resizeBitmapIfNeeded()
    return renderer.bitmap
  }

  /// One turn of the stage at `time`, which must not lie before the last: the nine phases in their order.
  ///
  /// - Parameters:
  ///   - events: input that came since the last turn, for hosts that gather it; others call `deliver`.
  ///   - present: shows the frame (phase 8); called only if something changed, before the callbacks that
  ///     follow the commit.
  /// - Returns: what changed, or nil for nothing.
  @discardableResult
  public func produceFrame(
    at time: StageTime, events input: [InputEvent] = [], present: (Frame) -> Void = { _ in }
  ) -> Frame? {
    precondition(time >= now, "A stage's clock does not run backwards.")
    Stage.current = self
    now = time
    animator.tick(to: time)  // 1
    for event in input { events.deliver(event) }  // 2
    runPosted()  // 3
    runLayout()  // 4
    let frame = drawFrame()  // 5–7
    CATransaction.commitImplicit(on: self)
    if let frame { present(frame) }  // 8
    runAfterCommit()  // 9
    return frame
  }

  // MARK: Phases

  private func runPosted() {
    inbox.drain()
    drainMainQueue?()
    timers.run(until: now)
    for link in displayLinks { link.fire(at: now) }
    events.advance(to: now.seconds)
  }

  private func runLayout() {
    let work = beforeLayoutWork
    beforeLayoutWork = []
    for block in work { block() }
    for window in windows { LayoutPass.run(wholeTreeOf: window.layer) }
  }

  private func drawFrame() -> Frame? {
    let isDirty = needsFrame || animator.moves(at: now)
    guard isDirty else { return nil }
    needsFrame = false
    // Becoming visible again asks for a frame.
    guard isVisible else { return nil }
    for window in windows { DisplayPass.run(window.layer) }
    let rendered = renderer.render(buildTree(), threads: renderThreads)
    guard rendered.pixelsTouched > 0 else { return nil }
    return Frame(damage: rendered.damage, pixelsTouched: rendered.pixelsTouched)
  }

  private func buildTree() -> RenderTree {
    var builder = RenderTreeBuilder(time: now)
    let extent = pixelExtent
    let place = RenderTreeBuilder.Place(transform: .scale(scale, scale), clip: extent.rect, scale: scale)
    for window in windows { builder.append(window.layer, at: place) }
    bitmapSize = extent
    // What layers mark while they are walked is dealt with by the walk; what asks for more asks here.
    needsFrame = builder.wantsNextFrame || hasWork
    var tree = RenderTree(width: extent.width, height: extent.height)
    tree.nodes = builder.nodes
    return tree
  }

  /// Whether layout or drawing waits that this turn could not finish.
  private var hasWork: Bool {
    windows.contains { !$0.layer.dirt.union($0.layer.dirtBelow).isDisjoint(with: [.layout]) }
  }

  private func runAfterCommit() {
    let work = afterCommitWork
    afterCommitWork = []
    for block in work { block() }
  }

  private var pixelExtent: PixelRect {
    PixelRect(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
  }

  private func resizeBitmapIfNeeded() {
    guard bitmapSize != pixelExtent, renderer.bitmap.width == 0 else { return }
    bitmapSize = pixelExtent
    _ = renderer.render(RenderTree(width: bitmapSize.width, height: bitmapSize.height))
  }
}
