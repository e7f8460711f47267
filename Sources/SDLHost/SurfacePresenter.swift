import CSDL2
import Raster
import ViewKit

/// Copies rows into the window's own surface (shared memory on X11) and names the changed rectangles.
final class SurfacePresenter: Presenter {
  private let window: OpaquePointer

  init(window: OpaquePointer) { self.window = window }

  func present(_ bitmap: Bitmap, changed: [PixelRect]) throws(SDLHostError) {
    // The surface is asked for each time: SDL replaces it when the window's size changes.
    guard let surface = SDL_GetWindowSurface(window) else { throw .lastSDLError }
    let extent = bitmap.extent.intersection(
      PixelRect(width: Int(surface.pointee.w), height: Int(surface.pointee.h)))
    let rects = changed.map { $0.intersection(extent) }.filter { !$0.isEmpty }.map(\.sdlRect)
    if rects.isEmpty { return }
    let copied = bitmap.pixels.withUnsafeBytes { bytes -> Int32 in
      let stride = bitmap.width * 4
      for rect in rects {
        let start = bytes.baseAddress! + Int(rect.y) * stride + Int(rect.x) * 4
        let target =
          surface.pointee.pixels + Int(rect.y) * Int(surface.pointee.pitch)
          + Int(rect.x) * Int(surface.pointee.format.pointee.BytesPerPixel)
        // Where the formats agree, as they do on every 24-bit display, this is a copy of rows.
        let status = SDL_ConvertPixels(
          rect.w, rect.h, SDL_PIXELFORMAT_RGB888.rawValue, start, Int32(stride),
          surface.pointee.format.pointee.format, target, surface.pointee.pitch)
        if status != 0 { return status }
      }
      return 0
    }
    guard copied == 0, SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else {
      throw .lastSDLError
    }
  }

  func presentAgain() throws(SDLHostError) {
    guard SDL_GetWindowSurface(window) != nil, SDL_UpdateWindowSurface(window) == 0 else {
      throw .lastSDLError
    }
  }

  func forget() {}
}
