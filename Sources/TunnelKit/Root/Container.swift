import ViewKit

/// One of the two areas: the view whose only purpose is to hold one child at a time, and its two children.
///
/// Because the children's views lie in a view of their own, a flip turns that view and not the window.
final class Container {
  let view = UIView()
  let map: TunnelMapViewController
  let names: PlaceNameViewController
  /// The turn that waits for its moment.
  var pending: StageTimer?
  /// When the turn that is under way ends, on the stage's clock.
  var end: TimeInterval = 0

  init(map: TunnelMapViewController, names: PlaceNameViewController) {
    self.map = map
    self.names = names
    view.layer.cornerRadius = 12
    view.clipsToBounds = true
  }

  func child(_ face: TunnelRootViewController.Face) -> UIViewController { face == .maps ? map : names }

  /// Drops the turn that has not begun. Returns whether there was one.
  func cancelPending() -> Bool {
    guard let timer = pending else { return false }
    timer.cancel()
    pending = nil
    return true
  }

  func apply(_ theme: Theme) { view.backgroundColor = theme.card }
}
