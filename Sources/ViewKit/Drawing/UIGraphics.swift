// The names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

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

/// The contexts that are being drawn into, innermost last: empty but inside a call to draw.
enum GraphicsStack {
  static var contexts: [CGContext] = []
}
