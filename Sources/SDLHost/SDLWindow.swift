import CSDL2
import Raster
import ViewKit

/// One window: its size in the three units there are, and the way its pixels get out.
///
/// A *unit* is what SDL counts windows and the mouse in (a pixel on X11, the compositor's logical pixel on
/// Wayland), a *pixel* is a pixel, and a *point* is the stage's: `scale` pixels.
final class SDLWindow {
  let handle: OpaquePointer
  private var presenter: (any Presenter)?
  /// Pixels a point where somebody said so; on Wayland, unless overridden, the compositor decides.
  private let fixedScale: Double?

  init(_ options: WindowOptions) throws(SDLHostError) {
    fixedScale = options.scale.map { Double($0) } ?? Self.desktopScale()
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let anywhere = Int32(SDL_WINDOWPOS_UNDEFINED_MASK)
    let assumed = fixedScale ?? 1
    guard
      let handle = SDL_CreateWindow(
        options.title, anywhere, anywhere, Int32((options.size.width * assumed).rounded()),
        Int32((options.size.height * assumed).rounded()), flags)
    else { throw .lastSDLError }
    self.handle = handle
    presenter = try Presenters.presenter(for: handle)
    fit(options)
  }

  isolated deinit {
    // A renderer must not outlive its window.
    presenter = nil
    SDL_DestroyWindow(handle)
  }

  /// Pixels a point.
  var scale: Double { fixedScale ?? pixelsPerUnit }
  var unitsPerPoint: Double { scale / pixelsPerUnit }

  var pixelSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// The content's size in points, to a millionth: 440 pixels at a scale of 1.1 are 400 points and not a hair less.
  var size: CGSize {
    func points(_ pixels: Int) -> Double { (Double(pixels) / scale * 1e6).rounded() / 1e6 }
    let pixels = pixelSize
    return CGSize(width: points(pixels.width), height: points(pixels.height))
  }

  /// Whether there is anything to draw on: a hidden or minimised window gets no frames.
  var isVisible: Bool {
    let unseen = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return SDL_GetWindowFlags(handle) & unseen == 0
  }

  /// The time between two of the display's frames; a 60th of a second where the display does not tell.
  var framePeriod: StageTime {
    var mode = SDL_DisplayMode()
    let isKnown = SDL_GetWindowDisplayMode(handle, &mode) == 0 && mode.refresh_rate > 0
    return isKnown ? StageTime(ticks: StageTime.ticksPerSecond / Int(mode.refresh_rate)) : .frame
  }

  func present(_ bitmap: Bitmap, changed: [PixelRect]) throws(SDLHostError) {
    try presenter?.present(bitmap, changed: changed)
  }

  // MARK: Units

  private var pixelsPerUnit: Double {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(handle, &width, &height)
    return width > 0 ? Double(pixelSize.width) / Double(width) : 1
  }

  /// Where the compositor scales and a scale was asked for, the ratio is known only now.
  private func fit(_ options: WindowOptions) {
    let ratio = unitsPerPoint
    func units(_ points: CGFloat) -> Int32 { Int32((points * ratio).rounded()) }
    SDL_SetWindowMinimumSize(
      handle, units(options.minimumSize.width), units(options.minimumSize.height))
    if pixelsPerUnit != 1, options.scale != nil {
      SDL_SetWindowSize(handle, units(options.size.width), units(options.size.height))
    }
  }

  private static func desktopScale() -> Double? {
    switch VideoDriver.name {
    case "x11":
      DisplayScale.x11(
        environment: ProcessInfo.processInfo.environment, resources: DisplayScale.x11Resources())
    case "wayland": nil
    default: 1
    }
  }
}
