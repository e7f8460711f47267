import CSDL2
import ViewKit

/// What a program may ask of the desktop around its window, for as long as that is open.
public final class Desktop {
  /// The pointer's look over the window.
  public enum PointerShape: Hashable, Sendable {
    case arrow, hand, openHand, closedHand, text
  }

  private weak var window: SDLWindow?
  private let quitAction: () -> Void
  private var cursors: [PointerShape: OpaquePointer] = [:]

  init(window: SDLWindow, quit: @escaping () -> Void) {
    self.window = window
    quitAction = quit
  }

  isolated deinit {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
  }

  /// The text on the clipboard; empty if there is none.
  public var clipboard: String {
    get {
      guard let text = SDL_GetClipboardText() else { return "" }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue) }
  }

  /// The window's title.
  public var title: String {
    get { window.map { String(cString: SDL_GetWindowTitle($0.handle)) } ?? "" }
    set { if let window { SDL_SetWindowTitle(window.handle, newValue) } }
  }

  public var pointer = PointerShape.arrow {
    didSet {
      guard pointer != oldValue else { return }
      let cursor = cursors[pointer] ?? SDL_CreateSystemCursor(pointer.system)
      cursors[pointer] = cursor
      SDL_SetCursor(cursor)
    }
  }

  /// Ends the run after the current turn, as closing the window does.
  public func quit() { quitAction() }
}

extension Desktop.PointerShape {
  /// SDL 2's system cursors have no grabbing hands: the open one is the pointing hand, the closed one the cross
  /// of arrows that desktops show while something is moved.
  fileprivate var system: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .hand, .openHand: SDL_SYSTEM_CURSOR_HAND
    case .closedHand: SDL_SYSTEM_CURSOR_SIZEALL
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    }
  }
}
