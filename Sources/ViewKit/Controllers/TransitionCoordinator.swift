import Foundation

/// Collects the blocks that run along with one transition: of size, on a stack, or of a presentation.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let isAnimated: Bool
  var transitionDuration: TimeInterval = 0
  private(set) weak var outgoing: UIViewController?
  private(set) weak var incoming: UIViewController?
  private(set) var isCancelled = false
  private(set) var isInteractive: Bool
  let initiallyInteractive: Bool
  let isInterruptible: Bool
  var percentComplete: CGFloat = 0
  private(set) var completionVelocity: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut
  let presentationStyle: UIModalPresentationStyle
  let targetTransform = CGAffineTransform.identity

  /// Whether what is added now still runs along from the beginning.
  var isCollecting: Bool { stage == .collecting }
  var hasEnded: Bool { stage == .ended }

  private enum Stage { case collecting, moving, ended }
  private var stage = Stage.collecting
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []

  init(
    in containerView: UIView, from outgoing: UIViewController? = nil, to incoming: UIViewController? = nil,
    isAnimated: Bool = false, isInteractive: Bool = false, isInterruptible: Bool = false,
    style: UIModalPresentationStyle = .none
  ) {
    self.containerView = containerView
    self.outgoing = outgoing
    self.incoming = incoming
    self.isInteractive = isInteractive
    self.isAnimated = isAnimated
    self.isInterruptible = isInterruptible
    presentationStyle = style
    initiallyInteractive = isInteractive
  }

  deinit {}

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

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    interactionHandlers.append { if !$0.isInteractive { handler($0) } }
  }

  /// Runs the collected animations; the caller is inside its own animation block.
  func move() {
    stage = .moving
    let running = animations
    animations = []
    for animation in running { animation(self) }
  }

  /// A transition that was running by itself has been taken in hand.
  func interactionBegan() {
    isInteractive = true
    isCancelled = false
    for handler in interactionHandlers { handler(self) }
  }

  /// The hand has let go of an interactive transition.
  func interactionEnded(cancelled: Bool, speed: CGFloat, curve: UIView.AnimationCurve) {
    isInteractive = false
    isCancelled = cancelled
    completionVelocity = speed
    completionCurve = curve
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
