import CSDL2
import ViewKit

/// How many pixels a point has, where the display does not say so itself.
///
/// X11 has no notion of scale and SDL's guess from the monitor's millimetres is often wrong; desktops tell their
/// programs by environment variables and by the resource database's `Xft.dpi`, 96 meaning 1.
enum DisplayScale {
  /// The scale the desktop asks X11 programs to draw at; 1 where nothing is said.
  static func x11(environment: [String: String], resources: String?) -> Double {
    let said = [
      environment["GDK_SCALE"].flatMap(Double.init), environment["QT_SCALE_FACTOR"].flatMap(Double.init),
      resources.flatMap(xftDPI).map { $0 / 96 },
    ]
    return said.compactMap { $0 }.first { (0.5...8).contains($0) } ?? 1
  }

  /// The value of `Xft.dpi` in a resource database's text.
  static func xftDPI(in resources: String) -> Double? {
    for line in resources.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi" else { continue }
      return Double(parts[1].trimmingCharacters(in: .whitespaces))
    }
    return nil
  }

  /// The X server's resource database, read by the Xlib that SDL itself has loaded; nil where there is none.
  static func x11Resources() -> String? {
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Read = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
    typealias Close = @convention(c) (OpaquePointer) -> Int32
    guard let xlib = SDL_LoadObject("libX11.so.6") else { return nil }
    defer { SDL_UnloadObject(xlib) }
    guard let open = SDL_LoadFunction(xlib, "XOpenDisplay"),
      let read = SDL_LoadFunction(xlib, "XResourceManagerString"),
      let close = SDL_LoadFunction(xlib, "XCloseDisplay"),
      let display = unsafeBitCast(open, to: Open.self)(nil)
    else { return nil }
    defer { _ = unsafeBitCast(close, to: Close.self)(display) }
    // The text belongs to the display and goes with it, so it is copied before.
    return unsafeBitCast(read, to: Read.self)(display).map { String(cString: $0) }
  }
}
