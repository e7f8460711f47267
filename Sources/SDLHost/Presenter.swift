import CSDL2
import Raster
import ViewKit

/// Puts pixels into the window.
///
/// Which way is not a matter of taste; measured with SDL 2.26 on two cores without a GPU, a 1100 × 900 window
/// of noise, median milliseconds until the call returns:
///
///     driver    way                           whole frame   quarter   64 × 64
///     X11       window surface (shared memory)    0.73        0.22      0.13
///     X11       streaming texture (OpenGL)        7.1         5.2       4.9
///     X11       surface, as SDL sets it up        7.4         6.4       5.9     (a texture inside)
///     Wayland   streaming texture (OpenGL)        9.4         6.6       6.2
///     Wayland   surface                           there is none in SDL 2
///
/// So: the driver's own window surface where it has one, else a streaming texture.
protocol Presenter: AnyObject {
  /// Copies the changed rectangles of `bitmap`, which has the window's size in pixels, and shows them.
  ///
  /// After the window has changed its size or was covered or hidden, all of it counts as changed.
  func present(_ bitmap: Bitmap, changed: [PixelRect]) throws(SDLHostError)
}

enum Presenters {
  /// The way that suits the window's driver.
  static func presenter(for window: OpaquePointer) throws(SDLHostError) -> any Presenter {
    if SDL_GetWindowSurface(window) != nil { return SurfacePresenter(window: window) }
    return try TexturePresenter(window: window)
  }
}

extension SDLHostError {
  /// A failed call into SDL after the display was found.
  static var lastSDLError: SDLHostError { .noWindow(reason: String(cString: SDL_GetError())) }
}

extension PixelRect {
  var sdlRect: SDL_Rect {
    SDL_Rect(x: Int32(minX), y: Int32(minY), w: Int32(width), h: Int32(height))
  }
}
