import Foundation

/// Collects the blocks that run along with one transition: of size, on a stack, or of a presentation.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let isAnimated: Bool
  let transitionDuration: TimeInterval
  private(set) weak var outgoing: UIViewController?
  private(set) weak var incoming: UIViewController?
  private(set) var isCancelled = false
  private(set) var isInteractive: Bool
  let initiallyInteractive: Bool
  var percentComplete: CGFloat = 0

  private enum Stage { case collecting, moving, ended }
  private var stage = Stage.collecting
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []

  init(
    in containerView: UIView, from outgoing: UIViewController? = nil, to incoming: UIViewController? = nil,
    duration: TimeInterval = 0, isInteractive: Bool = false
  ) {
    self.containerView = containerView
    self.outgoing = outgoing
    self.incoming = incoming
    self.isInteractive = isInteractive
    isAnimated = duration > 0 || isInteractive
    initiallyInteractive = isInteractive
    transitionDuration = duration
  }

  deinit {}

  var isInterruptible: Bool { false }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? outgoing : key == .to ? incoming : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? outgoing?.viewIfLoaded : key == .to ? incoming?.viewIfLoaded : nil
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard stage != .ended else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      if stage == .collecting { animations.append(animation) } else { animation(self) }
    }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { interactionHandlers.append(handler) }

  /// Runs the collected animations; the caller is inside its own animation block.
  func move() {
    stage = .moving
    let running = animations
    animations = []
    for animation in running { animation(self) }
  }

  /// The hand has let go of an interactive transition.
  func interactionEnded(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    for handler in interactionHandlers { handler(self) }
  }

  func end(cancelled: Bool = false) {
    guard stage != .ended else { return }
    stage = .ended
    isCancelled = cancelled
    let running = completions
    completions = []
    for completion in running { completion(self) }
  }
}
