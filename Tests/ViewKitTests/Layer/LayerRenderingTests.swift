import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct LayerRenderingTests {
  private let red = Pixel(r: 255, g: 0, b: 0, a: 255)
  private let blue = Pixel(r: 0, g: 0, b: 255, a: 255)

  private func image(scale: CGFloat = 1, _ draw: (CGContext) -> Void) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
    return renderer.image { draw($0.cgContext) }.image.bitmap
  }

  private func view() -> UIView {
    let view = UIView(30, 30, 20, 20, .red)
    view.addSubview(UIView(5, 5, 10, 10, .blue))
    return view
  }

  @Test(
    "render(in:) draws a layer and what lies in it, in its own coordinates, at any scale",
    arguments: [1.0, 2])
  func render(_ scale: CGFloat) {
    let bitmap = image(scale: scale) { view().layer.render(in: $0) }
    let s = Int(scale)
    #expect(bitmap.width == 20 * s)
    #expect(bitmap[2 * s, 2 * s] == red)
    #expect(bitmap[10 * s, 10 * s] == blue)
    #expect(bitmap[15 * s, 15 * s] == red)
    #expect(bitmap[5 * s, 5 * s] == blue)
  }

  @Test("render(in:) follows the context's transform and clip")
  func transforms() {
    let bitmap = image { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 12, height: 20))
      context.translateBy(x: 10, y: 0)
      view().layer.render(in: context)
    }
    #expect(bitmap[5, 5] == .clear)
    #expect(bitmap[11, 5] == red)
    #expect(bitmap[12, 5] == .clear)
  }

  @Test("render(in:) draws what the properties say; drawHierarchy what shows")
  func animations() {
    let stage = makeStage(width: 60, height: 60)
    let view = view()
    stage.window.addSubview(view)
    stage.refresh()
    UIView.animate(withDuration: 1) { view.subviews[0].center.x += 5 }
    stage.refresh()
    #expect(image { view.layer.render(in: $0) }[5, 10] == red)
    #expect(image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: false) }[5, 10] == blue)
  }

  @Test("drawHierarchy stretches over the rectangle it is given")
  func hierarchy() {
    let bitmap = image { _ in
      #expect(view().drawHierarchy(in: CGRect(x: 10, y: 10, width: 10, height: 10), afterScreenUpdates: true))
    }
    #expect(bitmap[5, 5] == .clear)
    #expect(bitmap[11, 11] == red)
    #expect(bitmap[15, 15] == blue)
    #expect(!view().drawHierarchy(in: .zero, afterScreenUpdates: false))
  }

  @Test("A resizable snapshot shows its part of the view alone")
  func parts() {
    let stage = makeStage(width: 60, height: 60)
    let view = view()
    stage.window.addSubview(view)
    stage.refresh()
    let shot = view.resizableSnapshotView(
      from: CGRect(x: 10, y: 0, width: 10, height: 20), afterScreenUpdates: false, withCapInsets: .zero)
    if let shot { stage.window.addSubview(shot) }
    stage.refresh()
    #expect(shot?.bounds.size == CGSize(width: 10, height: 20))
    #expect(stage.bitmap[0, 0] == red)
    #expect(stage.bitmap[4, 10] == blue)
    #expect(stage.bitmap[6, 10] == red)
    #expect(stage.bitmap[11, 10].g == 255)
  }

  @Test("Transparency layers lie where they are drawn, whatever the scale", arguments: [1.0, 2, 3])
  func transparencyLayers(_ scale: CGFloat) {
    let bitmap = image(scale: scale) { context in
      context.translateBy(x: 5, y: 5)
      context.setAlpha(0.5)
      context.beginTransparencyLayer()
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.beginTransparencyLayer()
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      context.endTransparencyLayer()
      context.endTransparencyLayer()
    }
    let s = Int(scale)
    #expect(bitmap[7 * s, 7 * s] == Pixel(r: 0, g: 0, b: 128, a: 128))
    #expect(bitmap[12 * s, 12 * s] == Pixel(r: 128, g: 0, b: 0, a: 128))
    #expect(bitmap[15 * s, 15 * s] == .clear)
    #expect(bitmap[4 * s, 7 * s] == .clear)
  }

  @Test("The old way to make images: begin, draw, get, draw on, end")
  func imageContexts() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 4))
    UIGraphicsGetCurrentContext()?.clip(to: CGRect(x: 0, y: 0, width: 3, height: 4))
    let first = UIGraphicsGetImageFromCurrentImageContext()
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 2, y: 0, width: 2, height: 4))
    let second = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(first?.size == CGSize(width: 4, height: 4))
    #expect(first?.image.bitmap[3, 3] == red)
    #expect(first?.image.bitmap[4, 3] == .clear)
    #expect(second?.image.bitmap[5, 3] == blue)
    #expect(second?.image.bitmap[6, 3] == .clear)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }
}
