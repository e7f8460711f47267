import Foundation

// A window's root controller: the window calls these three hooks.

extension UIWindow {
  /// The window has just become visible.
  func installRootOnShowing() {}

  /// The window is about to get `size`: the controllers hear of it before their views change.
  func tellControllers(ofSize size: CGSize, resize: () -> Void) { resize() }

  /// The window has another size: views of controllers that fill it follow.
  func layoutControllerViews() {}
}
