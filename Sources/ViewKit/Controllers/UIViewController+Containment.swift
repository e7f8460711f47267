import Foundation

// Who owns whom, and the rule that a controller's view lies inside its parent's.

extension UIViewController {
  // MARK: Adding and removing

  func adopt(_ child: UIViewController) {
    guard child.parentController !== self, permitsAdoption(of: child) else { return }
    if child.parentController != nil {
      child.removeFromParent()
      // didMove(toParent: nil) may have changed who owns whom, and an override may have left the child where it was.
      guard permitsAdoption(of: child) else { return }
      child.parentController?.childControllers.removeAll { $0 === child }
    }
    child.parentController = self
    childControllers.append(child)
    child.willMove(toParent: self)
  }

  /// Whether `addChild(child)` is in order; a refusal has been reported by the time this returns.
  func permitsAdoption(of child: UIViewController) -> Bool {
    if isOwned(by: child) {
      UIDiagnostics.fail(
        .invalidArgument,
        "\(UIDiagnostics.name(child)) cannot become a child of itself, of its descendant or of what these present.",
        child: child, requestedParent: self)
      return false
    }
    if child.presentation?.isPresented == true {
      UIDiagnostics.fail(
        .invalidArgument, "\(UIDiagnostics.name(child)) is presented and cannot become a child.",
        child: child,
        requestedParent: self)
      return false
    }
    if let owner = child.enclosingController, owner !== self {
      UIDiagnostics.fail(
        .hierarchyInconsistency,
        "child view controller:\(UIDiagnostics.name(child)) should have parent view controller:"
          + "\(UIDiagnostics.name(owner)) but requested parent is:\(UIDiagnostics.name(self))",
        child: child, expectedParent: owner, requestedParent: self)
      return false
    }
    return true
  }

  func leaveParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    leaveLeader()
    parent.childDidLeave(self)
    didMove(toParent: nil)
    if appearance.phase == .disappeared { flags.isMovingFromParent = false }
  }

  // MARK: Where the view lies

  /// The controller of the nearest root view above `view`, not of `view` itself.
  static func controller(around view: UIView?) -> UIViewController? {
    sequence(first: view, next: { $0?.superview }).dropFirst().lazy.compactMap { $0?.viewController }.first
  }

  /// The controller in whose view this one's view lies, whether or not it is the parent.
  var enclosingController: UIViewController? { Self.controller(around: loadedView) }

  /// Whether the view lies in another controller's without being a child's or a presented one's.
  var isUndeclaredChild: Bool { parentController == nil && presentation == nil }

  /// Reports a hierarchy inconsistency if `view`, or a controller's root view below it, would come to lie in
  /// another controller's view than its parent's.
  static func checkInsertion(of view: UIView, into superview: UIView) -> Bool {
    let owner = superview.viewController ?? controller(around: superview)
    if let child = view.viewController { return child.permitsLying(in: owner) }
    // Roots further down are looked at when the subtree gets another owner.
    guard let owner, controller(around: view) !== owner else { return true }
    return rootControllers(in: view, descending: false).allSatisfy { $0.permitsLying(in: owner) }
  }

  /// A view that becomes this controller's may have others' views in it already.
  func watchOrphans(in view: UIView) {
    for subview in view.subviews {
      for controller in Self.rootControllers(in: subview, descending: false)
      where controller.isUndeclaredChild {
        OrphanWatch.watch(controller, in: self)
      }
    }
  }

  private func permitsLying(in owner: UIViewController?) -> Bool {
    guard let parent = parentController else {
      if let owner, isUndeclaredChild { OrphanWatch.watch(self, in: owner) }
      return true
    }
    if parent === owner { return true }
    UIDiagnostics.fail(
      .hierarchyInconsistency,
      "child view controller:\(UIDiagnostics.name(self)) should have parent view controller:"
        + "\(UIDiagnostics.name(owner)) but actual parent is:\(UIDiagnostics.name(parent))",
      child: self, expectedParent: owner)
    return false
  }

  /// The controllers whose root views are in the subtree of `view`, from the top down; below a root view only if
  /// `descending`.
  static func rootControllers(in view: UIView, descending: Bool = true) -> [UIViewController] {
    var found: [UIViewController] = []
    func collect(_ view: UIView) {
      if let controller = view.viewController {
        found.append(controller)
        if !descending { return }
      }
      for subview in view.subviews { collect(subview) }
    }
    collect(view)
    return found
  }

  // MARK: Relatives

  /// Whether `owner` is this controller, or keeps it: as a parent, as a presenter, or through others.
  func isOwned(by owner: UIViewController) -> Bool {
    self === owner || parentController?.isOwned(by: owner) == true
      || presentation?.presenter?.isOwned(by: owner) == true
  }

  /// The nearest ancestor of a kind, or the nearest for which the test holds.
  func nearestAncestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    sequence(first: self, next: \.parentController).dropFirst().lazy.compactMap { $0 as? Kind }.first
  }

  /// The topmost controller of this tree.
  var rootAncestor: UIViewController { sequence(first: self, next: \.parentController).reduce(self) { $1 } }

  /// Whether the chain goes on above it: it has a window, or has lost it only to what it presents.
  private var isOnScreenOrCovered: Bool {
    loadedView?.window != nil || presentedByThis?.placeOfHiddenPresenter?.window != nil
  }

  var nextResponder: UIResponder? {
    if let presenter = presentation?.presenter, presenter.isOnScreenOrCovered { return presenter }
    if let superview = presentedByThis?.placeOfHiddenPresenter ?? loadedView?.superview { return superview }
    return hostWindow
  }
}
