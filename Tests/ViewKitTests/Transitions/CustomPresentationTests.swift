import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Presentations that an app's animator moves and a hand may drive.
struct CustomPresentationTests {
  let log = Log()
  let side = SideTransition()

  private func scene(_ style: UIModalPresentationStyle)
    -> (stage: HeadlessStage, a: LoggingController, m: LoggingController)
  {
    let (a, m) = (LoggingController("A", log), LoggingController("M", log))
    m.modalPresentationStyle = style
    m.transitioningDelegate = side
    return (shown(a, log: log), a, m)
  }

  @Test("S112, S60: a custom animator full screen: the stock order, the views in one container")
  func fullScreen() {
    let (stage, a, m) = scene(.fullScreen)
    a.present(m, animated: true) { log.note("done") }
    #expect(m.view.superview === a.view.superview)
    #expect(m.transitionCoordinator?.containerView === m.view.superview)
    stage.advance(by: 0.25)
    #expect(m.view.layer.presentation()?.frame.minX == -30)
    stage.settle()
    #expect(
      log.take() == [
        "M.loadView", "M.didLoad", "A.willDis(true)", "M.willApp(true)", "M.didApp(true)", "A.didDis(true)",
        "done",
      ])
    #expect(a.view.window == nil)
    #expect(side.animators[0].ended == [true])
    a.dismiss(animated: true) { log.note("gone") }
    stage.settle()
    #expect(log.take() == ["M.willDis(true)", "A.willApp(true)", "A.didApp(true)", "M.didDis(true)", "gone"])
    #expect(stage.window.subviews == [a.view])
    #expect(side.asked == ["present", "dismiss"])
  }

  @Test("S114: the style custom leaves the presenter alone; its view is not part of the transition")
  func custom() {
    let (stage, a, m) = scene(.custom)
    a.present(m, animated: true)
    let context = side.animators[0].context
    #expect(context?.view(forKey: .from) == nil)
    #expect(context?.viewController(forKey: .from) === a)
    #expect(context?.view(forKey: .to) === m.view)
    #expect(context?.finalFrame(for: m) == stage.window.bounds)
    #expect(context?.initialFrame(for: m) == .zero)
    stage.settle()
    #expect(a.view.window != nil)
    #expect(!log.take().contains { $0.hasPrefix("A.") })
    m.dismiss(animated: true)
    stage.settle()
    #expect(log.take() == ["M.willDis(true)", "M.didDis(true)"])
  }

  @Test("B71: unanimated, with a custom animator, the end is the same and nobody is asked")
  func unanimated() {
    let (stage, a, m) = scene(.fullScreen)
    a.present(m, animated: false)
    stage.settle()
    #expect(m.view.window != nil && a.view.window == nil)
    a.dismiss(animated: false)
    stage.settle()
    #expect(stage.window.subviews == [a.view])
    #expect(side.asked.isEmpty)
  }

  @Test(
    "B70: an interactive dismissal that is cancelled leaves everything where it was",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .custom, .formSheet,
    ])
  func cancelledDismissal(style: UIModalPresentationStyle) {
    let (stage, a, m) = scene(style)
    m.view.backgroundColor = .systemOrange
    a.view.backgroundColor = .systemTeal
    a.present(m, animated: true)
    stage.settle()
    let before = stage.bitmap
    let frame = m.view.frame
    log.clear()
    let driver = UIPercentDrivenInteractiveTransition()
    side.driver = driver
    var completions = 0
    a.dismiss(animated: true) { completions += 1 }
    driver.update(0.4)
    stage.advanceFrame()
    #expect(m.transitionCoordinator?.isInteractive == true)
    #expect(m.transitionCoordinator?.percentComplete == 0.4)
    #expect(m.view.layer.presentation()?.frame.minX == frame.minX - 60 * 0.4)
    stage.advance(by: 1)
    #expect(m.view.layer.presentation()?.frame.minX == frame.minX - 60 * 0.4)
    driver.cancel()
    stage.settle()
    #expect(m.view.frame == frame)
    #expect(stage.bitmap == before)
    #expect(a.presentedViewController === m)
    #expect(m.transitionCoordinator == nil)
    #expect(!m.isBeingDismissed)
    #expect(completions == 1)
    let callbacks = log.take()
    #expect(
      callbacks.filter { $0.hasPrefix("M.") } == ["M.willDis(true)", "M.willApp(true)", "M.didApp(true)"])
    if style == .fullScreen {
      #expect(
        callbacks.filter { $0.hasPrefix("A.") } == ["A.willApp(true)", "A.willDis(true)", "A.didDis(true)"])
      #expect(a.view.window == nil)
    } else {
      #expect(!callbacks.contains { $0.hasPrefix("A.") })
    }
    // And it can be dismissed after all.
    side.driver = nil
    a.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.subviews == [a.view])
    #expect(a.presentedViewController == nil)
  }

  @Test("An interactive presentation that is cancelled: nobody is presented, the presenter is back")
  func cancelledPresentation() {
    let (stage, a, m) = scene(.fullScreen)
    let driver = UIPercentDrivenInteractiveTransition()
    side.driver = driver
    a.present(m, animated: true)
    driver.update(0.7)
    stage.advance(by: 0.1)
    driver.cancel()
    stage.settle()
    #expect(a.presentedViewController == nil)
    #expect(m.presentingViewController == nil)
    #expect(stage.window.subviews == [a.view])
    #expect(
      log.take().filter { !$0.contains("oad") } == [
        "A.willDis(true)", "M.willApp(true)", "M.willDis(true)", "M.didDis(true)", "A.willApp(true)",
        "A.didApp(true)",
      ])
    #expect(side.animators[0].ended == [false])
    side.driver = nil
    a.present(m, animated: true)
    stage.settle()
    #expect(a.presentedViewController === m)
  }

  @Test("Let go towards the end, the rest of the way takes the rest of the time, at the driver's speed")
  func finishing() {
    let (stage, a, m) = scene(.overFullScreen)
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .linear
    driver.completionSpeed = 2
    side.driver = driver
    a.present(m, animated: true)
    driver.update(0.6)
    driver.finish()
    #expect(m.transitionCoordinator?.completionVelocity == 2)
    stage.advance(by: 0.05)
    // Twice as fast over half a second: 0.05 s are 0.2 of the way.
    #expect(abs((m.view.layer.presentation()?.frame.minX ?? 0) - -60 * 0.2) < 1e-6)
    stage.advance(by: 0.05)
    stage.advanceFrame()
    #expect(log.entries.last == "M.didApp(true)")
  }

  @Test("A transition that begins by itself can be paused, scrubbed and let go either way")
  func pausing() {
    let (stage, a, m) = scene(.overFullScreen)
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    side.driver = driver
    a.present(m, animated: true)
    #expect(m.transitionCoordinator?.isInteractive == false)
    #expect(m.transitionCoordinator?.isInterruptible == true)
    stage.advance(by: 0.2)
    driver.pause()
    #expect(abs(driver.percentComplete - 0.4) < 1e-6)
    #expect(m.transitionCoordinator?.isInteractive == true)
    stage.advance(by: 0.5)
    #expect(abs((m.view.layer.presentation()?.frame.minX ?? 0) - -60 * 0.6) < 1e-6)
    driver.update(0.9)
    driver.finish()
    stage.settle()
    #expect(a.presentedViewController === m)
    #expect(m.view.frame == stage.window.bounds)
  }

  @Test("Ending twice, and ending after the window has lost its root, is harmless")
  func endingTwice() {
    let (stage, a, m) = scene(.fullScreen)
    var completions = 0
    a.present(m, animated: true) { completions += 1 }
    stage.advance(by: 0.1)
    let context = side.animators[0].context
    context?.completeTransition(true)
    context?.completeTransition(true)
    context?.completeTransition(false)
    #expect(completions == 1)
    stage.settle()
    #expect(a.presentedViewController === m)
    a.dismiss(animated: true) { completions += 1 }
    stage.advance(by: 0.1)
    stage.window.rootViewController = UIViewController()
    side.animators[1].context?.completeTransition(true)
    stage.settle()
    #expect(completions == 2)
    #expect(stage.window.subviews.count == 1)
  }

  @Test("Blocks run along: what a controller adds to its coordinator scrubs, and goes back on cancelling")
  func alongside() {
    let (stage, a, m) = scene(.overFullScreen)
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    a.view.addSubview(badge)
    let driver = UIPercentDrivenInteractiveTransition()
    side.driver = driver
    var cancelled: [Bool] = []
    m.onCallback = { what in
      guard what == "willApp(true)" else { return }
      m.transitionCoordinator?.animate(
        alongsideTransition: { _ in badge.alpha = 0 }, completion: { cancelled.append($0.isCancelled) })
      m.transitionCoordinator?.notifyWhenInteractionEnds { cancelled.append($0.isCancelled) }
    }
    a.present(m, animated: true)
    driver.update(0.5)
    stage.advanceFrame()
    let shown = badge.layer.presentation()?.opacity ?? 0
    #expect(shown == 0.5)
    driver.cancel()
    stage.settle()
    #expect(badge.alpha == 1)
    #expect(cancelled == [true, true])
  }
}
