import Compositor
import Foundation
import Geometry
import Glyphs
import Raster

extension CGContext {
  /// Draws a line of text with the left end of its baseline at `origin`.
  ///
  /// Where the transform leaves text upright its masks are made for the screen's pixels and put on whole
  /// ones, so that letters stay crisp; elsewhere the mask is stretched with everything else.
  func draw(_ line: TextLine, at origin: Point, color: Color) {
    guard let typesetter = TextSystem.typesetter else { return }
    let transform = state.transform
    let magnification = abs(transform.determinant).squareRoot()
    let pixels = min(64, Double(scale) * magnification)
    guard pixels > 0, pixels.isFinite else { return }
    let ink = typesetter.masks(of: line, scale: pixels).ink
    guard !ink.isEmpty else { return }
    let isUpright = transform.isUpright && transform.a == transform.d && transform.a > 0
    let rect: Rect
    if isUpright {
      let device = transform.apply(origin) * Double(scale)
      rect = Rect(
        (device.x.rounded() + Double(ink.x)) / Double(scale),
        (device.y.rounded() + Double(ink.y)) / Double(scale),
        Double(ink.mask.width) / Double(scale), Double(ink.mask.height) / Double(scale))
    } else {
      rect = Rect(
        origin.x + Double(ink.x) / pixels, origin.y + Double(ink.y) / pixels, Double(ink.mask.width) / pixels,
        Double(ink.mask.height) / pixels)
    }
    let content = MaskContent(mask: ink.mask, rect: rect, color: color.faded(by: state.alpha))
    emit(.mask(content), isUpright ? .identity : nil)
  }
}
