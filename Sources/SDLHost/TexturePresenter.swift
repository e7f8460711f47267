import CSDL2
import Raster
import ViewKit

/// Uploads changed rectangles to a streaming texture and draws all of it: for drivers without a surface.
final class TexturePresenter: Presenter {
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var width = 0
  private var height = 0

  init(window: OpaquePointer) throws(SDLHostError) {
    // Without vertical sync: the loop paces itself, and a covered Wayland window would block in it.
    guard let renderer = SDL_CreateRenderer(window, -1, 0) else { throw .lastSDLError }
    self.renderer = renderer
  }

  isolated deinit {
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
  }

  func present(_ bitmap: Bitmap, changed: [PixelRect]) throws(SDLHostError) {
    let isNew = try makeTexture(width: bitmap.width, height: bitmap.height)
    let rects =
      isNew ? [bitmap.extent] : changed.map { $0.intersection(bitmap.extent) }.filter { !$0.isEmpty }
    if rects.isEmpty { return }
    let isUploaded = bitmap.pixels.withUnsafeBytes { bytes in
      rects.allSatisfy { rect in
        var target = rect.sdlRect
        let start = bytes.baseAddress! + (rect.minY * bitmap.width + rect.minX) * 4
        return SDL_UpdateTexture(texture, &target, start, Int32(bitmap.width * 4)) == 0
      }
    }
    guard isUploaded, SDL_RenderCopy(renderer, texture, nil, nil) == 0 else { throw .lastSDLError }
    SDL_RenderPresent(renderer)
  }

  /// Whether a new texture had to be made.
  private func makeTexture(width: Int, height: Int) throws(SDLHostError) -> Bool {
    if texture != nil, width == self.width, height == self.height { return false }
    if let texture { SDL_DestroyTexture(texture) }
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width),
      Int32(height))
    guard texture != nil else { throw .lastSDLError }
    (self.width, self.height) = (width, height)
    return true
  }
}
