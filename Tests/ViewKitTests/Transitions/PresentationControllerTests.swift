import Foundation
import HeadlessHost
import Support
import Testing
import ViewKit

/// What a presentation controller is told, and what it decides.
struct PresentationControllerTests {
  /// A drawer along the lower edge, before a dimming view.
  private final class Drawer: UIPresentationController {
    let dimming = UIView()
    var calls: [String] = []
    var log: Log?

    override init(presentedViewController: UIViewController, presenting: UIViewController?) {
      super.init(presentedViewController: presentedViewController, presenting: presenting)
      dimming.backgroundColor = UIColor(white: 0, alpha: 0.5)
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    deinit {}

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
      calls.append("will present \(containerView != nil)")
      dimming.frame = containerView?.bounds ?? .zero
      containerView?.insertSubview(dimming, at: 0)
      dimming.alpha = 0
      presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
      calls.append("did present \(completed)")
      if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
      calls.append("will dismiss")
      presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      calls.append("did dismiss \(completed)")
      if completed { dimming.removeFromSuperview() }
    }
  }

  let side = SideTransition()
  let log = Log()

  private func scene() -> (
    stage: HeadlessStage, a: LoggingController, m: LoggingController, drawer: () -> Drawer?
  ) {
    let (a, m) = (LoggingController("A", log), LoggingController("M", log))
    a.view.backgroundColor = .systemTeal
    m.view.backgroundColor = .systemOrange
    m.modalPresentationStyle = .custom
    m.transitioningDelegate = side
    side.makesPresentationController = { Drawer(presentedViewController: $0, presenting: $1) }
    return (shown(a, log: log), a, m, { m.presentationController as? Drawer })
  }

  @Test("The hooks come around the two transitions, with the container and a coordinator")
  func hooks() {
    let (stage, a, m, drawer) = scene()
    a.present(m, animated: true)
    let controller = drawer()
    #expect(controller?.calls == ["will present true"])
    #expect(controller?.presentingViewController === a)
    #expect(controller?.presentedViewController === m)
    stage.advance(by: 0.25)
    #expect(controller?.dimming.layer.presentation()?.opacity == 0.5)
    assertSnapshot(of: stage, named: "half-way")
    stage.settle()
    #expect(controller?.calls == ["will present true", "did present true"])
    #expect(m.view.frame == CGRect(x: 0, y: 40, width: 60, height: 40))
    a.dismiss(animated: true)
    stage.settle()
    #expect(controller?.calls.suffix(2) == ["will dismiss", "did dismiss true"])
    #expect(controller?.containerView == nil)
    #expect(stage.window.subviews == [a.view])
  }

  @Test("Unanimated the hooks are the same, and what they run along is there at once")
  func unanimated() {
    let (stage, a, m, drawer) = scene()
    a.present(m, animated: false)
    let controller = drawer()
    stage.settle()
    #expect(controller?.dimming.alpha == 1)
    a.dismiss(animated: false)
    stage.settle()
    #expect(
      controller?.calls == [
        "will present true", "did present true", "will dismiss", "did dismiss true",
      ])
  }

  @Test("A cancelled dismissal tells so, and what ran along is back")
  func cancelled() {
    let (stage, a, m, drawer) = scene()
    a.present(m, animated: true)
    stage.settle()
    let driver = UIPercentDrivenInteractiveTransition()
    side.driver = driver
    a.dismiss(animated: true)
    driver.update(0.4)
    stage.advanceFrame()
    assertSnapshot(of: stage, named: "at-40-percent")
    driver.cancel()
    stage.settle()
    let controller = drawer()
    #expect(controller?.calls.suffix(2) == ["will dismiss", "did dismiss false"])
    #expect(controller?.dimming.alpha == 1)
    #expect(m.view.frame == CGRect(x: 0, y: 40, width: 60, height: 40))
  }

  @Test("B61: when the window is resized the presented view takes the frame that the controller says")
  func resizing() {
    let (stage, a, m, _) = scene()
    a.present(m, animated: true)
    stage.settle()
    stage.resize(to: CGSize(width: 100, height: 200))
    stage.settle()
    #expect(m.view.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test("A sheet follows its controller's preferred size and the window's")
  func sheet() {
    let (a, m) = (UIViewController(), UIViewController())
    m.modalPresentationStyle = .formSheet
    m.preferredContentSize = CGSize(width: 20, height: 30)
    let stage = shown(a)
    a.present(m, animated: true)
    stage.settle()
    #expect(m.view.frame == CGRect(x: 20, y: 25, width: 20, height: 30))
    m.preferredContentSize = CGSize(width: 40, height: 30)
    #expect(m.view.frame == CGRect(x: 10, y: 25, width: 40, height: 30))
    stage.resize(to: CGSize(width: 100, height: 100))
    stage.settle()
    #expect(m.view.frame == CGRect(x: 30, y: 35, width: 40, height: 30))
  }

  @Test(
    "B107: asking the root, or one that was never presented, for its presentation controller keeps nobody")
  func noCycle() {
    weak var root: UIViewController?
    weak var unused: UIViewController?
    let stage = HeadlessStage(size: CGSize(width: 60, height: 80))
    do {
      let controller = UIViewController()
      root = controller
      stage.window.rootViewController = controller
      stage.window.makeKeyAndVisible()
      #expect(controller.presentationController != nil)
      #expect(controller.presentationController === controller.presentationController)
      let other = UIViewController()
      unused = other
      #expect(other.presentationController?.presentedViewController === other)
    }
    stage.settle()
    stage.window.rootViewController = UIViewController()
    stage.settle()
    #expect(root == nil)
    #expect(unused == nil)
  }

  @Test("The presentation controller that was asked for beforehand is the one that presents")
  func prepared() {
    let (stage, a, m) =
      (UIViewController(), UIViewController(), UIViewController())
      as (
        UIViewController, UIViewController, UIViewController
      )
    m.modalPresentationStyle = .pageSheet
    let before = m.presentationController
    let shownStage = shown(a)
    a.present(m, animated: false)
    shownStage.settle()
    #expect(m.presentationController === before)
    #expect(before?.containerView != nil)
    #expect(stage.presentationController !== before)
  }
}
