import CSDL2
import ViewKit

/// Brings SDL's video up, and refuses drivers that show nothing to anybody.
enum VideoDriver {
  /// What SDL is told before it starts.
  private static func hints(applicationID: String) -> [(String, String)] {
    [
      // The driver's own surface or none: SDL would make one of an OpenGL texture (see Presenter.swift).
      (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
      // Touches are touches; no mouse is made up from them, nor the other way round.
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      // The click that raises the window also counts.
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
      // We are no game: screens may sleep, compositors stay on, and signals are ours (Signals.swift).
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"), (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      (SDL_HINT_APP_NAME, applicationID), ("SDL_VIDEO_X11_WMCLASS", applicationID),
      ("SDL_VIDEO_WAYLAND_WMCLASS", applicationID),
    ]
  }

  static func start(applicationID: String) throws(SDLHostError) {
    let environment = ProcessInfo.processInfo.environment
    // Looking for a Wayland display that cannot be there, its library complains on standard error.
    guard
      ["SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"].contains(where: {
        environment[$0]?.isEmpty == false
      })
    else { throw .noDisplay(reason: "neither DISPLAY nor WAYLAND_DISPLAY is set") }
    SDL_SetMainReady()
    for (name, value) in hints(applicationID: applicationID) { SDL_SetHint(name, value) }
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw .noDisplay(reason: String(cString: SDL_GetError()))
    }
    guard isShown(name, asked: environment["SDL_VIDEODRIVER"]) else {
      let reason = "SDL found only its \(name) driver"
      SDL_Quit()
      throw .noDisplay(reason: reason)
    }
  }

  /// SDL's name for the driver in use: x11, wayland, dummy …
  static var name: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none" }

  /// With no display SDL quietly succeeds with its offscreen driver (or takes the bare console). Those are right
  /// only when somebody asked for them.
  static func isShown(_ driver: String, asked: String?) -> Bool {
    if driver == "x11" || driver == "wayland" { return true }
    return asked?.split(separator: ",").contains { $0 == driver } ?? false
  }
}
