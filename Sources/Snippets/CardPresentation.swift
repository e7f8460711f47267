// A card that comes up over a dimmed presenter and can be pulled down again: a transitioning delegate, a presentation
// controller, an animator and a percent-driven interaction.

import UIKit

public class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let interaction = PullDownInteraction()

  public override init() {
    super.init()
  }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    interaction.attach(to: presented)
    return CardPresentationController(presentedViewController: presented, presenting: presenting)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return CardAnimator(isPresenting: true)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return CardAnimator(isPresenting: false)
  }

  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return interaction.isInProgress ? interaction : nil
  }
}

class CardPresentationController: UIPresentationController {
  private lazy var dimmingView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor(white: 0, alpha: 0.5)
    view.alpha = 0
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(dimmingViewTapped)))
    return view
  }()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let height = container.bounds.height * 2 / 3
    return CGRect(
      x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    containerView?.insertSubview(dimmingView, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in
      self.dimmingView.alpha = 1
    })
  }

  override func dismissalTransitionWillBegin() {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 0
      return
    }
    coordinator.animate(alongsideTransition: { _ in
      self.dimmingView.alpha = 0
    })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }

  func dimmingViewTapped() {
    presentingViewController.dismiss(animated: true)
  }
}

class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key) else {
      transitionContext.completeTransition(false)
      return
    }
    if isPresenting { transitionContext.containerView.addSubview(controller.view) }

    let presentedFrame = transitionContext.finalFrame(for: controller)
    let restFrame = isPresenting ? presentedFrame : controller.view.frame
    let dismissedFrame = restFrame.offsetBy(dx: 0, dy: restFrame.height)
    controller.view.frame = isPresenting ? dismissedFrame : restFrame

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut,
      animations: {
        controller.view.frame = self.isPresenting ? restFrame : dismissedFrame
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

class PullDownInteraction: UIPercentDrivenInteractiveTransition {
  private(set) var isInProgress = false
  private weak var viewController: UIViewController?

  func attach(to viewController: UIViewController) {
    self.viewController = viewController
    let pan = UIPanGestureRecognizer(target: self, action: Selector(handlePan(_:)))
    viewController.view.addGestureRecognizer(pan)
  }

  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    guard let view = recognizer.view, let container = view.superview else { return }
    let progress = max(0, min(1, recognizer.translation(in: container).y / view.bounds.height))
    switch recognizer.state {
    case .began:
      isInProgress = true
      viewController?.dismiss(animated: true)
    case .changed:
      update(progress)
    case .ended:
      isInProgress = false
      if progress > 0.4 || recognizer.velocity(in: container).y > 900 {
        finish()
      } else {
        cancel()
      }
    case .cancelled:
      isInProgress = false
      cancel()
    default:
      break
    }
  }
}
