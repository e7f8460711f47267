import CSDL2TTF
import Synchronization

/// The font library of the process: started once, at first use, and entered by one thread at a time, for
/// it shares its rasteriser's memory between all fonts. It needs no display and starts none of SDL.
enum FontLibrary {
  private static let lock = Mutex<Void>(())

  private static let started: GlyphError? =
    TTF_Init() == 0 ? nil : .libraryUnavailable(reason: lastError)

  static func start() throws(GlyphError) {
    if let error = started { throw error }
  }

  static func exclusively<R>(_ body: () -> R) -> R {
    lock.withLock { _ in body() }
  }

  /// What the library last complained of on this thread.
  static var lastError: String { String(cString: SDL_GetError()) }

  static func fileExists(_ path: String) -> Bool {
    guard let file = SDL_RWFromFile(path, "rb") else { return false }
    return SDL_RWclose(file) == 0
  }
}
