import Compositor
public import Foundation
import Geometry
import Raster

/// How an image renderer's images are made.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point; the current stage's at first.
  public var scale: CGFloat
  /// Whether the image has no transparent parts: it then lies on black.
  public var opaque = false

  public override init() {
    scale = Stage.current?.scale ?? 1
    super.init()
  }

  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What an image renderer's block draws into.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws images with the compositor that draws the frames: an image drawn here shows the same bytes as a view
/// that draws itself.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
  /// What the image shows, in the block's points.
  public let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Runs `actions` with a current graphics context and gives what they drew.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(Raster.Image(bitmap(of: actions)), scale: format.scale)
  }

  /// The same as the bytes of a PNG; empty for an image without pixels.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  private func bitmap(of actions: (UIGraphicsImageRendererContext) -> Void) -> Bitmap {
    let context = CGContext(bounds: bounds, scale: format.scale)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphicsPopContext()
    return context.bitmap(isOpaque: format.opaque)
  }
}

extension CGContext {
  /// What was drawn so far, in pixels.
  func bitmap(isOpaque: Bool) -> Bitmap {
    let scale = Double(scale)
    var tree = RenderTree(
      width: Int((Double(bounds.width) * scale).rounded(.up)),
      height: Int((Double(bounds.height) * scale).rounded(.up)),
      background: isOpaque ? .opaqueBlack : .clear)
    if let picture = finish() {
      let place = AffineTransform.translation(-Double(bounds.minX), -Double(bounds.minY)).then(
        .scale(scale, scale))
      tree.nodes = [RenderNode(id: 0, transform: place, content: .picture(picture, opacity: 1))]
    }
    let renderer = Renderer()
    _ = renderer.render(tree)
    return renderer.bitmap
  }
}
