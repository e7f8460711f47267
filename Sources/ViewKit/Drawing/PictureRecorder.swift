import Compositor
import Foundation

/// Records what a view's `draw(_:)` says as a picture that the compositor plays back.
enum PictureRecorder {
  /// Runs `body` with a current graphics context and returns what it drew, or nil if it drew nothing.
  /// `scale` is pixels a point, for which text is rasterised.
  static func record(bounds: CGRect, scale: CGFloat, _ body: () -> Void) -> Picture? {
    let context = CGContext(bounds: bounds, scale: scale)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    body()
    return context.finish()
  }
}
