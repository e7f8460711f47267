import Foundation

extension UIViewController {
  /// What this controller or one of its ancestors presents.
  public var presentedViewController: UIViewController? {
    sequence(first: self, next: \.parentController).lazy.compactMap { $0.presentedByThis?.presented }.first
  }

  /// Who presents this controller or one of its ancestors.
  public var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parentController).lazy.compactMap { $0.presentation?.presenter }.first
  }

  func startPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let style = controller.modalPresentationStyle
    let presenter = presenter(for: style)
    guard isFreeToBePresented(controller), canPresent(controller, from: presenter) else { return }
    guard let window = viewIfLoaded?.window else { return }
    let container = style.isInContext && presenter.presentsInItself ? presenter.view : window
    let presentation = ModalPresentation(
      of: controller, by: presenter, style: style,
      controller: controller.takePresentationController(presenter: presenter, source: self))
    presenter.presentedByThis = presentation
    controller.presentation = presentation
    presentation.present(in: container ?? window, source: self, animated: animated, completion: completion)
  }

  /// What manages the presentation of this controller or of the nearest ancestor that is presented; for one that is not
  /// presented yet, what will manage it.
  public var presentationController: UIPresentationController? {
    if let presentation = sequence(first: self, next: \.parentController).lazy.compactMap(\.presentation)
      .first
    {
      return presentation.controller
    }
    if let preparedPresentation, preparedStyle == modalPresentationStyle {
      return preparedPresentation
    }
    preparedPresentation = makePresentationController(presenter: nil, source: self)
    return preparedPresentation
  }

  private func takePresentationController(presenter: UIViewController, source: UIViewController)
    -> UIPresentationController
  {
    defer { preparedPresentation = nil }
    if let preparedPresentation, preparedStyle == modalPresentationStyle { return preparedPresentation }
    return makePresentationController(presenter: presenter, source: source)
  }

  private func makePresentationController(presenter: UIViewController?, source: UIViewController)
    -> UIPresentationController
  {
    preparedStyle = modalPresentationStyle
    if modalPresentationStyle == .custom,
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    {
      return custom
    }
    return modalPresentationStyle.isSheet
      ? SheetPresentationController(presentedViewController: self, presenting: presenter)
      : UIPresentationController(presentedViewController: self, presenting: presenter)
  }

  /// Dismisses what this controller presents; if it presents nothing, it is itself dismissed by its presenter.
  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    let ancestry = Array(sequence(first: self, next: \.parentController))
    let presentation =
      ancestry.lazy.compactMap(\.presentedByThis).first ?? ancestry.lazy.compactMap(\.presentation).first
    guard let presentation else {
      if let completion { afterCommit(completion) }
      return
    }
    presentation.dismiss(animated: animated, completion: completion)
  }

  /// Takes away all that this tree presents, at once.
  func removePresentations() {
    for child in childControllers { child.removePresentations() }
    presentedByThis?.remove()
  }

  // MARK: Who presents, and whether

  /// The topmost controller, or for the styles in a context the nearest one that defines it.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style.isInContext else { return rootAncestor }
    let ancestry = sequence(first: self, next: \.parentController)
    return ancestry.first(where: \.definesPresentationContext) ?? rootAncestor
  }

  private var presentsInItself: Bool { parentController != nil }

  private func isFreeToBePresented(_ controller: UIViewController) -> Bool {
    guard
      controller.presentation != nil || controller.parentController != nil || controller.hostWindow != nil
        || isOwned(by: controller)
    else { return true }
    UIDiagnostics.fail(
      .invalidArgument, "Tried to present modally an active controller \(UIDiagnostics.name(controller)).",
      child: controller)
    return false
  }

  private func canPresent(_ controller: UIViewController, from presenter: UIViewController) -> Bool {
    let attempt = "Attempt to present \(UIDiagnostics.name(controller)) on \(UIDiagnostics.name(self))"
    if let other = presenter.presentedByThis?.presented ?? presentedViewController {
      UIDiagnostics.warn(
        .presentationRefused, "\(attempt), which is already presenting \(UIDiagnostics.name(other)).")
    } else if viewIfLoaded?.window == nil || presenter.viewIfLoaded?.window == nil {
      UIDiagnostics.warn(.presentationRefused, "\(attempt), whose view is not in the window hierarchy.")
    } else if let own = presenter.presentation, own.phase != .presented {
      UIDiagnostics.warn(.presentationRefused, "\(attempt), while a presentation is in progress.")
    } else {
      return true
    }
    return false
  }
}
