import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Transitions that a property animator moves.
struct InterruptibleAnimatorTests {
  /// Moves the incoming view in from the right, or the outgoing one out, by one property animator a transition.
  private final class Mover: NSObject, UIViewControllerAnimatedTransitioning {
    let isComing: Bool
    /// Whether the animator is handed out, or only used by `animateTransition`.
    let hands: Bool
    var made = 0
    var ended: [UIViewAnimatingPosition] = []
    private var animator: UIViewPropertyAnimator?

    init(isComing: Bool, hands: Bool) {
      self.isComing = isComing
      self.hands = hands
      super.init()
    }

    deinit {}

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      makeAnimator(transitionContext).startAnimation()
    }

    private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
      if let animator { return animator }
      made += 1
      let width = context.containerView.bounds.width
      let view = context.view(forKey: isComing ? .to : .from)
      if isComing, let view {
        context.containerView.addSubview(view)
        view.transform = CGAffineTransform(translationX: width, y: 0)
      }
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
        view?.transform = self.isComing ? .identity : CGAffineTransform(translationX: width, y: 0)
      }
      animator.addCompletion {
        self.animator = nil
        self.ended.append($0)
        context.completeTransition(!context.transitionWasCancelled)
      }
      self.animator = animator
      return animator
    }

    func interruptible(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
      makeAnimator(context)
    }
  }

  /// The same, for those that hand it out.
  private final class Handing: NSObject, UIViewControllerAnimatedTransitioning {
    let mover: Mover

    init(isComing: Bool) {
      mover = Mover(isComing: isComing, hands: true)
      super.init()
    }

    deinit {}

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      mover.animateTransition(using: transitionContext)
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    { mover.interruptible(transitionContext) }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let driver = UIPercentDrivenInteractiveTransition()
    let hands: Bool
    var movers: [Mover] = []

    init(hands: Bool) {
      self.hands = hands
      super.init()
    }

    deinit {}

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { make(isComing: true) }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { make(isComing: false) }

    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { driver }

    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { driver }

    private func make(isComing: Bool) -> any UIViewControllerAnimatedTransitioning {
      if hands {
        let handing = Handing(isComing: isComing)
        movers.append(handing.mover)
        return handing
      }
      let mover = Mover(isComing: isComing, hands: false)
      movers.append(mover)
      return mover
    }
  }

  @Test(
    "A property animator is scrubbed, goes back on cancelling and on finishing, and ends once",
    arguments: [true, false])
  func driven(hands: Bool) {
    let (a, m) = (UIViewController(), UIViewController())
    let stage = shown(a)
    let delegate = Delegate(hands: hands)
    m.modalPresentationStyle = .custom
    m.transitioningDelegate = delegate
    a.present(m, animated: true)
    delegate.driver.update(0.25)
    stage.advance(by: 0.2)
    #expect(m.view.layer.presentation()?.frame.minX == 45)
    delegate.driver.cancel()
    stage.settle()
    #expect(delegate.movers[0].ended == [.start])
    #expect(a.presentedViewController == nil)
    #expect(m.view.superview == nil)

    a.present(m, animated: true)
    delegate.driver.update(0.5)
    stage.advanceFrame()
    delegate.driver.finish()
    #expect(stage.settle())
    #expect(delegate.movers[1].ended == [.end])
    #expect(m.view.transform == .identity)
    #expect(a.presentedViewController === m)

    a.dismiss(animated: true)
    delegate.driver.update(0.5)
    stage.advanceFrame()
    delegate.driver.cancel()
    #expect(stage.settle())
    #expect(m.view.transform == .identity)
    #expect(a.presentedViewController === m)
    #expect(delegate.movers.map(\.made) == [1, 1, 1])
    #expect(delegate.movers[2].ended == [.start])
  }

  @Test("Begun by itself, paused, taken on by hand and let go", arguments: [true, false], [true, false])
  func paused(hands: Bool, finishes: Bool) {
    let (a, m) = (UIViewController(), UIViewController())
    let stage = shown(a)
    let delegate = Delegate(hands: hands)
    delegate.driver.wantsInteractiveStart = false
    m.modalPresentationStyle = .custom
    m.transitioningDelegate = delegate
    a.present(m, animated: true)
    stage.advance(by: 0.125)
    #expect(m.view.layer.presentation()?.frame.minX == 45)
    delegate.driver.pause()
    #expect(delegate.driver.percentComplete == 0.25)
    stage.advance(by: 1)
    #expect(m.view.layer.presentation()?.frame.minX == 45)
    delegate.driver.update(0.5)
    stage.advanceFrame()
    #expect(m.view.layer.presentation()?.frame.minX == 30)
    if finishes { delegate.driver.finish() } else { delegate.driver.cancel() }
    #expect(stage.settle())
    #expect((a.presentedViewController === m) == finishes)
    #expect(delegate.movers[0].ended == [finishes ? .end : .start])
  }
}
