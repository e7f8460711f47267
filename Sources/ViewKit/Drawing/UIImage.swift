public import Foundation
import Pictures
public import Raster

/// Core Graphics' name for a bitmap that never changes.
public typealias CGImage = Raster.Image

/// A bitmap and how many of its pixels make a point; immutable and usable from anywhere.
public nonisolated final class UIImage: NSObject, Sendable {
  public nonisolated enum RenderingMode: Int, Sendable {
    case automatic
    /// As it is.
    case alwaysOriginal
    /// Its shape in the tint colour.
    case alwaysTemplate
  }

  public let image: Raster.Image
  /// Pixels a point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// The colour that takes the place of the image's own, if any.
  let tint: UIColor?

  public init(
    _ image: Raster.Image, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic
  ) {
    precondition(scale > 0, "An image's scale must be above 0.")
    self.image = image
    self.scale = scale
    self.renderingMode = renderingMode
    tint = nil
    super.init()
  }

  private init(_ original: UIImage, renderingMode: RenderingMode, tint: UIColor?) {
    image = original.image
    scale = original.scale
    self.renderingMode = renderingMode
    self.tint = tint
    super.init()
  }

  /// An image without pixels.
  public override convenience init() { self.init(Raster.Image(Bitmap(width: 0, height: 0))) }

  public convenience init(cgImage: CGImage) { self.init(cgImage) }
  public convenience init(cgImage: CGImage, scale: CGFloat) { self.init(cgImage, scale: scale) }

  /// From the bytes of a PNG; nil where they are none.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let bitmap = try? PNG.decode([UInt8](data)) else { return nil }
    self.init(Raster.Image(bitmap), scale: scale)
  }

  /// From a PNG file; a name that ends in `@2x` before the dot has two pixels a point.
  public convenience init?(contentsOfFile path: String) {
    guard let bitmap = try? PNG.read(path) else { return nil }
    self.init(Raster.Image(bitmap), scale: ImageLibrary.scale(ofFile: path))
  }

  /// From `name.png`, or `name@2x.png`, in one of `searchPath`; kept for the next time.
  public convenience init?(named name: String) {
    guard let (image, scale) = ImageLibrary.shared.image(named: name) else { return nil }
    self.init(image, scale: scale)
  }

  /// The folders in which images are looked up by name, first match first.
  public static var searchPath: [String] {
    get { ImageLibrary.shared.searchPath }
    set { ImageLibrary.shared.searchPath = newValue }
  }

  public var cgImage: CGImage? { image }

  /// In points.
  public var size: CGSize {
    CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(self, renderingMode: mode, tint: tint)
  }

  /// The image's shape in one colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .alwaysOriginal) -> UIImage {
    UIImage(self, renderingMode: renderingMode, tint: color)
  }

  /// The bytes of a PNG; nil for an image without pixels.
  public func pngData() -> Data? { (try? PNG.encode(image.bitmap)).map { Data($0) } }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.image === image && other.scale == scale && other.renderingMode == renderingMode
      && other.tint == tint
  }

  public override var hash: Int { ObjectIdentifier(image).hashValue }
}

// MARK: Drawing

extension UIImage {
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }
  @preconcurrency @MainActor public func draw(in rect: CGRect) { draw(in: rect, opacity: 1) }
  @preconcurrency @MainActor public func draw(at point: CGPoint, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), opacity: alpha)
  }

  private func draw(in rect: CGRect, opacity: CGFloat) {
    UIGraphicsGetCurrentContext()?.draw(image, in: rect, opacity: opacity, tint: tint?.color)
  }
}
