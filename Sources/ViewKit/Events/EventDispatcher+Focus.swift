import Foundation

// The keyboard's way from control to control: Tab moves a visible ring, Space and Return press.

extension EventDispatcher {
  /// Gives `view` the focus, or takes it from all; the ring shows when the keyboard did it.
  func focus(_ view: UIView?, showsRing: Bool = false) {
    focusRing?.removeFromSuperview()
    focusRing = nil
    focusedView = view
    if let view, showsRing { focusRing = FocusRing(around: view) }
    if let first = firstResponder, first !== view, first is any UIKeyInput { first.resignFirstResponder() }
    if let view, view is any UIKeyInput { view.becomeFirstResponder() }
  }

  func moveFocus(backwards: Bool) {
    let order = focusOrder
    guard !order.isEmpty else { return }
    let present = focusedView.flatMap { focused in order.firstIndex { $0 === focused } }
    let next: Int
    if let present {
      next = (present + (backwards ? order.count - 1 : 1)) % order.count
    } else {
      next = backwards ? order.count - 1 : 0
    }
    focus(order[next], showsRing: true)
  }

  /// Moves the focus to the nearest view on that side of the focused one, if there is any.
  func moveFocus(_ direction: FocusDirection) {
    guard let focused = focusedView else { return }
    let from = focused.boundsInStage
    let ways = focusOrder.filter { $0 !== focused }.compactMap { view in
      direction.way(from: from, to: view.boundsInStage).map { (view, $0) }
    }
    if let nearest = ways.min(by: { $0.1 < $1.1 }) { focus(nearest.0, showsRing: true) }
  }

  /// A press elsewhere takes the focus away: it shows where the keyboard is, and the hand has left it.
  func dismissFocusRing(touchedAt place: CGPoint) {
    guard let focused = focusedView else { return }
    if focused.bounds.contains(focused.convertFromStage(place)) { return }
    focus(nil)
  }

  /// The views that can be focused, in the order of the tree: parents first, then back to front.
  private var focusOrder: [UIView] {
    guard let window = stage.application.keyWindow else { return [] }
    var order: [UIView] = []
    collectFocusable(under: window, into: &order)
    return order
  }

  private func collectFocusable(under view: UIView, into order: inout [UIView]) {
    guard view.isOpenToTouches, !view.isAnimatingWithoutInteraction else { return }
    if view.canBecomeFocused { order.append(view) }
    let subviews = view.subviews
    if let modal = subviews.last(where: { $0.accessibilityViewIsModal && $0.isOpenToTouches }) {
      collectFocusable(under: modal, into: &order)
    } else {
      for subview in subviews { collectFocusable(under: subview, into: &order) }
    }
  }
}

/// The frame around the focused view; its subview, so that it moves, turns and fades with it.
final class FocusRing: UIView {
  private static let width: CGFloat = 2
  private static let gap: CGFloat = 2

  init(around view: UIView) {
    let outset = view.clipsToBounds ? 0 : FocusRing.width + FocusRing.gap
    super.init(frame: view.bounds.insetBy(dx: -outset, dy: -outset))
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.borderWidth = FocusRing.width
    layer.borderColor = view.tintColor.cgColor
    layer.cornerRadius = max(view.layer.cornerRadius, 4) + outset
    view.addSubview(self)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
  /// Whether the keyboard is at this view.
  public var isFocused: Bool { window?.stage?.events.focusedView === self }
}

extension Stage {
  /// The view that the keyboard is at, if any.
  public var focusedView: UIView? { events.focusedView }

  /// Moves the keyboard's focus to `view`, with its ring, or takes it away.
  public func focus(_ view: UIView?) { events.focus(view, showsRing: view != nil) }

  /// Whether somebody waits for text: a host shows an on-screen keyboard or an input method then.
  public var wantsText: Bool { events.firstResponder is any UIKeyInput }
}
