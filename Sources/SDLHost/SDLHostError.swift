/// Why there is no window: one clause each, fit for standard error; what can be done without a window the program adds.
public enum SDLHostError: Error, Equatable, CustomStringConvertible {
  /// There is no X11 or Wayland display; `reason` is SDL's.
  case noDisplay(reason: String)
  /// There is a display, yet a window or its pixels could not be had; `reason` is SDL's.
  case noWindow(reason: String)

  /// What a process that could not open its window exits with: a device could not be used.
  public static let exitStatus: Int32 = 3

  public var description: String {
    switch self {
    case .noDisplay(let reason):
      "There is no display to open a window on (\(reason))"
    case .noWindow(let reason):
      "The window could not be opened (\(reason))"
    }
  }
}
