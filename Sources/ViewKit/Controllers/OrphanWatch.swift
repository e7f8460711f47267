/// Looks after views that were put under another controller's view without `addChild`.
///
/// Inserting first and adding the child afterwards is allowed, so the judgement waits for the end of the turn:
/// the frame's commit, or the end of a `UIDiagnostics.withHandlers` scope.
enum OrphanWatch {
  private struct Suspect {
    weak var controller: UIViewController?
  }

  private static var suspects: [Suspect] = []

  static func watch(_ controller: UIViewController, in owner: UIViewController) {
    guard !suspects.contains(where: { $0.controller === controller }) else { return }
    suspects.append(Suspect(controller: controller))
    owner.nearestStage?.afterCommit { [weak controller] in judge { $0 === controller } }
  }

  /// Those whose controller is gone by then have done nobody harm.
  static func judge(_ isConcerned: (UIViewController) -> Bool = { _ in true }) {
    let judged = suspects.compactMap(\.controller).filter(isConcerned)
    suspects.removeAll { suspect in suspect.controller.map { one in judged.contains { $0 === one } } ?? true }
    for controller in judged {
      guard let owner = controller.enclosingController, controller.isUndeclaredChild else { continue }
      UIDiagnostics.warn(
        .orphanedController,
        "The view of \(UIDiagnostics.name(controller)) lies in that of \(UIDiagnostics.name(owner)), "
          + "which did not call addChild: the controller gets no size changes and nobody keeps it.")
    }
  }
}
