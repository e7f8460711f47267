import CSDL2
import Raster
import ViewKit

/// Copies rows into the window's own surface (shared memory on X11) and names the changed rectangles.
final class SurfacePresenter: Presenter {
  private let window: OpaquePointer

  init(window: OpaquePointer) { self.window = window }

  deinit {}

  func present(_ bitmap: Bitmap, changed: [PixelRect]) throws(SDLHostError) {
    // The surface is asked for each time: SDL replaces it when the window's size changes.
    guard let surface = SDL_GetWindowSurface(window) else { throw .lastSDLError }
    let extent = bitmap.extent.intersection(
      PixelRect(width: Int(surface.pointee.w), height: Int(surface.pointee.h)))
    let rects = changed.map { $0.intersection(extent) }.filter { !$0.isEmpty }.map(\.sdlRect)
    if rects.isEmpty { return }
    let isCopied = bitmap.pixels.withUnsafeBytes { bytes in
      rects.allSatisfy { copy($0, of: bytes, stride: bitmap.width * 4, to: surface) }
    }
    guard isCopied, SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else {
      throw .lastSDLError
    }
  }

  private func copy(
    _ rect: SDL_Rect, of bytes: UnsafeRawBufferPointer, stride: Int,
    to surface: UnsafeMutablePointer<SDL_Surface>
  ) -> Bool {
    let (x, y, pitch) = (Int(rect.x), Int(rect.y), Int(surface.pointee.pitch))
    let format = surface.pointee.format.pointee
    let target = surface.pointee.pixels + y * pitch + x * Int(format.BytesPerPixel)
    // Where the formats agree, as they do on every 24-bit display, SDL copies rows.
    return SDL_ConvertPixels(
      rect.w, rect.h, SDL_PIXELFORMAT_RGB888.rawValue, bytes.baseAddress! + y * stride + x * 4, Int32(stride),
      format.format, target, Int32(pitch)) == 0
  }
}
