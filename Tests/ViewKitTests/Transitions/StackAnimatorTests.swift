import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Navigation and tabs whose delegates supply the animators.
struct StackAnimatorTests {
  private final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    var driver: UIPercentDrivenInteractiveTransition?
    var animators: [SideAnimator] = []
    var told: [String] = []

    override init() { super.init() }

    deinit {}

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { make(isComing: operation == .push) }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { told.append("did show \((viewController as? LoggingController)?.name ?? "") \(animated)") }

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { make(isComing: true) }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    private func make(isComing: Bool) -> SideAnimator {
      let animator = SideAnimator(isComing: isComing)
      animators.append(animator)
      return animator
    }
  }

  let log = Log()
  private let delegate = Delegate()

  private func stack(_ controllers: [LoggingController]) -> (HeadlessStage, UINavigationController) {
    let navigation = UINavigationController(rootViewController: controllers[0])
    navigation.viewControllers = controllers
    navigation.delegate = delegate
    let stage = shown(navigation, log: log)
    delegate.told = []
    return (stage, navigation)
  }

  private func named(_ name: String) -> LoggingController { LoggingController(name, log) }

  @Test("S96, S98: an animator of the delegate's moves push and pop; the order is the stock one")
  func pushAndPop() {
    let (a, b) = (named("A"), named("B"))
    let (stage, navigation) = stack([a])
    navigation.pushViewController(b, animated: true)
    stage.advanceFrame()
    stage.advance(by: 0.25)
    #expect(b.view.layer.presentation().map { $0.frame.minX < -20 && $0.frame.minX > -40 } == true)
    stage.settle()
    #expect(
      log.take().filter { !$0.contains("oad") } == [
        "B.willMove(UINavigationController)", "A.willDis(true)", "B.willApp(true)", "A.didDis(true)",
        "B.didApp(true)", "B.didMove(UINavigationController)",
      ])
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(log.take().filter { $0.hasPrefix("A") } == ["A.willApp(true)", "A.didApp(true)"])
    #expect(delegate.animators.map(\.isComing) == [true, false])
    #expect(delegate.animators.allSatisfy { $0.ended == [true] })
    #expect(delegate.told == ["did show B true", "did show A true"])
  }

  @Test("S103, B82, B83, B89: a driven pop that is cancelled restores stack, view and bar")
  func cancelledPop() {
    let (a, b) = (named("A"), named("B"))
    (a.title, b.title) = ("A", "B")
    let (stage, navigation) = stack([a, b])
    let before = stage.bitmap
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    #expect(navigation.popViewController(animated: true) === b)
    stage.advanceFrame()
    driver.update(0.5)
    stage.advanceFrame()
    #expect(stage.bitmap != before)
    driver.cancel()
    stage.settle()
    #expect(navigation.viewControllers == [a, b])
    #expect(navigation.topViewController === b)
    #expect(navigation.navigationBar.topItem === b.navigationItem)
    #expect(stage.bitmap == before)
    #expect(log.of("B").filter { $0.contains("(t") } == ["willDis(true)", "willApp(true)", "didApp(true)"])
    #expect(log.of("A").filter { $0.contains("(t") } == ["willApp(true)", "willDis(true)", "didDis(true)"])
    #expect(!log.entries.contains("B.didMove(nil)"))
    #expect(delegate.told.isEmpty)
    #expect(!b.isMovingFromParent)
  }

  @Test("B85: a driven push, cancelled, pushed again and finished: the bar shows the top controller's item")
  func cancelledPush() {
    let (a, b) = (named("A"), named("B"))
    (a.title, b.title) = ("A", "B")
    let (stage, navigation) = stack([a])
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    navigation.pushViewController(b, animated: true)
    stage.advanceFrame()
    driver.update(0.5)
    stage.advanceFrame()
    driver.cancel()
    stage.advance(by: 0.05)
    stage.settle()
    #expect(navigation.viewControllers == [a])
    #expect(navigation.navigationBar.topItem === a.navigationItem)
    #expect(b.parent == nil)
    #expect(log.of("B").suffix(1) == ["didMove(nil)"])
    delegate.driver = nil
    navigation.pushViewController(b, animated: true)
    stage.settle()
    #expect(navigation.viewControllers == [a, b])
    #expect(navigation.navigationBar.topItem === b.navigationItem)
    #expect(b.view.window != nil && a.view.window == nil)
  }

  @Test("B85: what is asked of the stack during a pop that is then cancelled still happens")
  func askedMeanwhile() {
    let (a, b, c) = (named("A"), named("B"), named("C"))
    let (stage, navigation) = stack([a, b])
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    navigation.popViewController(animated: true)
    stage.advanceFrame()
    driver.update(0.3)
    navigation.pushViewController(c, animated: false)
    #expect(navigation.viewControllers == [a, c])
    delegate.driver = nil
    driver.cancel()
    stage.settle()
    #expect(navigation.viewControllers == [a, c])
    #expect(c.view.window != nil && b.view.window == nil && a.view.window == nil)
    #expect(b.parent == nil)
    #expect(log.of("B").last == "didDis(false)" || log.of("B").last == "didMove(nil)")
  }

  @Test("B80, B53: pushes made while an animator runs wait for their turn")
  func queued() {
    let (a, b, c) = (named("A"), named("B"), named("C"))
    let (stage, navigation) = stack([a])
    navigation.pushViewController(b, animated: true)
    navigation.pushViewController(c, animated: true)
    #expect(navigation.viewControllers == [a, b, c])
    stage.settle()
    #expect(c.view.window != nil)
    #expect(delegate.animators.count == 2)
    #expect(log.of("B").filter { $0.contains("(t") }.count == 4)
  }

  @Test(
    "Tabs change by the delegate's animator, in the order of tabs; cancelled, the old tab is selected again")
  func tabs() {
    let (a, b) = (named("A"), named("B"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    let stage = shown(tabs, log: log)
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    stage.advance(by: 0.25)
    #expect(a.view.window != nil && b.view.window != nil)
    stage.settle()
    #expect(
      log.take().filter { $0.contains("(t") } == [
        "B.willApp(true)", "A.willDis(true)", "A.didDis(true)", "B.didApp(true)",
      ])
    #expect(a.view.window == nil)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    tabs.selectedIndex = 0
    driver.update(0.5)
    stage.advanceFrame()
    driver.cancel()
    stage.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(b.view.window != nil && a.view.window == nil)
    #expect(log.of("B").suffix(3) == ["willDis(true)", "willApp(true)", "didApp(true)"])
  }

  @Test("S88: a window that is turned on its side tells of the traits first, then of the size, parents first")
  func traits() {
    final class Told: UIViewController {
      let name: String
      let log: Log
      init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      deinit {}
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        log.note("\(name).traits(\(newCollection.verticalSizeClass == .compact))")
        super.willTransition(to: newCollection, with: coordinator)
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        log.note("\(name).size")
        super.viewWillTransition(to: size, with: coordinator)
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log.note("\(name).changed")
      }
    }
    let (p, c) = (Told("P", log), Told("C", log))
    let stage = shown(p)
    addChild(c, to: p)
    stage.settle()
    log.clear()
    stage.resize(to: CGSize(width: 80, height: 60))
    #expect(
      log.take() == ["P.traits(true)", "C.traits(true)", "P.size", "C.size", "P.changed", "C.changed"])
    #expect(p.view.traitCollection.verticalSizeClass == .compact)
    stage.resize(to: CGSize(width: 90, height: 60))
    #expect(log.take() == ["P.size", "C.size"])
  }
}
