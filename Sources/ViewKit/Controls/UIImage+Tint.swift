import Foundation
import Raster

extension UIImage {
  /// What a view with `tint` shows of this image: a template becomes its shape in that colour.
  func tinted(with tint: UIColor) -> UIImage {
    guard renderingMode == .alwaysTemplate || self.tint != nil else { return self }
    let color = (self.tint ?? tint).color
    return UIImage(image.inked(with: color), scale: scale)
  }
}

nonisolated extension Image {
  /// The same shape in one colour: each pixel's alpha counts, its colour does not.
  func inked(with color: Color) -> Image {
    var pixels = bitmap.pixels
    let ink = Color(red: color.red, green: color.green, blue: color.blue)
    // 256 answers serve all pixels.
    let table = (0...255).map { ink.faded(by: Double($0) / 255 * color.alpha).pixel.bits }
    for index in pixels.indices { pixels[index] = table[Int(pixels[index] >> 24)] }
    return Image(Bitmap(width: width, height: height, pixels: pixels))
  }
}
