// The names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import Raster

/// The context that drawing goes to; nil outside a `draw(_:)` or an image renderer's block.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.contexts.last
}

/// Makes `context` the current one until `UIGraphicsPopContext`.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.contexts.append(context)
}

@preconcurrency @MainActor public func UIGraphicsPopContext() { _ = GraphicsStack.contexts.popLast() }

/// Fills with the current context's fill colour.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Strokes one point wide, just inside the rectangle.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Until the state is restored, drawing shows only inside the rectangle too.
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// Begins an image that is drawn until `UIGraphicsEndImageContext`, one pixel a point.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The same with a scale; 0 takes the current stage's. An opaque image lies on black.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext(
    bounds: CGRect(origin: .zero, size: size), scale: scale > 0 ? scale : Stage.current?.scale ?? 1)
  context.image = CGContext.ImageUse(isOpaque: opaque)
  UIGraphicsPushContext(context)
}

/// What has been drawn since `UIGraphicsBeginImageContext`; nil where the current context is no image's.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let image = context.image else { return nil }
  return UIImage(Raster.Image(context.bitmap(isOpaque: image.isOpaque)), scale: context.scale)
}

/// Ends the image that was begun last; without one, nothing happens.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
  if UIGraphicsGetCurrentContext()?.image != nil { UIGraphicsPopContext() }
}

/// The contexts that are being drawn into, innermost last: empty but inside a call to draw.
enum GraphicsStack {
  static var contexts: [CGContext] = []
}
