import Foundation
import HeadlessHost
import Support
import Testing
import ViewKit

/// What transitions of an app's own look like, and that they leave nothing behind.
struct ZoomTests {
  /// The incoming view grows out of a small square in the middle, while the outgoing one fades.
  private final class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
    override init() { super.init() }

    deinit {}

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
      if let to {
        transitionContext.containerView.addSubview(to)
        to.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        to.layer.cornerRadius = 30
      }
      UIView.animate(
        withDuration: 0.4, delay: 0, options: .curveLinear,
        animations: {
          to?.transform = .identity
          to?.layer.cornerRadius = 0
          from?.alpha = 0.3
        },
        completion: { _ in
          from?.alpha = 1
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let driver = UIPercentDrivenInteractiveTransition()
    var byHand = false

    override init() { super.init() }

    deinit {}

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Zoom() }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { byHand ? driver : nil }
  }

  private let delegate = Delegate()
  let navigation: UINavigationController
  let stage: HeadlessStage

  init() {
    let root = UIViewController()
    root.title = "Map"
    root.view.backgroundColor = .systemTeal
    navigation = UINavigationController(rootViewController: root)
    stage = shown(navigation, size: CGSize(width: 200, height: 120))
    navigation.delegate = delegate
  }

  private func place() -> UIViewController {
    let place = UIViewController()
    place.title = "Place"
    place.view.backgroundColor = .systemOrange
    return place
  }

  @Test("A zoom of the app's own, half-way; there and back leaves the picture as it was")
  func halfWay() {
    let before = stage.bitmap
    navigation.pushViewController(place(), animated: true)
    stage.advanceFrame()
    stage.advance(by: 0.2)
    assertSnapshot(of: stage, named: "half-way")
    stage.settle()
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(stage.bitmap == before)
  }

  @Test("The same in a hand, at 40 %; cancelled it leaves the picture as it was")
  func byHand() {
    let before = stage.bitmap
    delegate.byHand = true
    navigation.pushViewController(place(), animated: true)
    stage.advanceFrame()
    delegate.driver.update(0.4)
    stage.advance(by: 0.5)
    assertSnapshot(of: stage, named: "at-40-percent")
    delegate.driver.cancel()
    stage.settle()
    #expect(stage.bitmap == before)
    #expect(navigation.viewControllers.count == 1)
  }
}
