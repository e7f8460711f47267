import Foundation
import HeadlessHost
import Support
import Testing
import ViewKit

/// Where other implementations of these names went astray (section 2.1 of the rules), as far as no scenario's own
/// test says it already.
struct PeerDeviationTests {
  let log = Log()

  @Test("P2, S12: leaving no parent at all is no error, before and after there was one")
  func leavingNobody() {
    let c = LoggingController("C", log)
    let parent = UIViewController()
    let failures = failures {
      c.removeFromParent()
      parent.addChild(c)
      c.removeFromParent()
      c.removeFromParent()
    }
    #expect(failures.isEmpty)
    #expect(log.of("C").filter { $0 == "didMove(nil)" }.count == 1)
  }

  @Test(
    "P12, P23, S1, S61: the whole of the articles' container, from loading to leaving, in the order of the rules"
  )
  func wholeLife() {
    let p = LoggingController("P", log)
    let stage = shown(p, log: log)
    let c = LoggingController("C", log)
    addChild(c, to: p)
    stage.settle()
    removeChild(c)
    stage.settle()
    #expect(
      log.entries == [
        "C.willMove(P)", "C.loadView", "C.didLoad", "C.willApp(false)", "C.didMove(P)", "C.didApp(false)",
        "C.willMove(nil)", "C.willDis(false)", "C.didMove(nil)", "C.didDis(false)",
      ])
    let nav = UINavigationController(rootViewController: c)
    #expect(nav.viewControllers == [c])
    #expect(c.navigationController?.topViewController === c)
  }

  @Test("P20: dismissal unlinks before didDis, and addSubview does not send didApp by itself")
  func linksAndTimes() {
    let p = LoggingController("P", log)
    let stage = shown(p, log: log)
    let c = LoggingController("C", log)
    addChild(c, to: p)
    #expect(log.of("C").last == "didMove(P)")
    #expect(!log.of("C").contains("didApp(false)"))
    stage.settle()
    let m = LoggingController("M", log)
    var presenter: UIViewController? = p
    m.onCallback = { [weak m] in if $0.hasPrefix("didDis") { presenter = m?.presentingViewController } }
    p.present(m, animated: false)
    stage.settle()
    #expect(m.presentingViewController === p)
    m.dismiss(animated: false)
    stage.settle()
    #expect(presenter == nil)
  }

  @Test("P16, S147: the topmost view's own recogniser hears the touch, and there is a cancelled phase")
  func touchPhases() {
    final class Phases: UIView {
      var phases: [UITouch.Phase] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      private func note(_ touches: Set<UITouch>) { phases += touches.map(\.phase) }
      deinit {}
    }
    let stage = makeStage(width: 40, height: 40)
    let view = Phases(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    stage.window.addSubview(view)
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction(UIAction { _ in taps += 1 })
    view.addGestureRecognizer(tap)
    stage.advanceFrame()
    stage.tap(at: CGPoint(x: 10, y: 10))
    #expect(taps == 1)
    #expect(view.phases == [.began, .cancelled])
    tap.isEnabled = false
    view.phases = []
    stage.touchDown(at: CGPoint(x: 10, y: 10))
    stage.touchCancel()
    #expect(view.phases == [.began, .cancelled])
  }

  @Test("P17: the options of animations have UIKit's bits, those of transitions too")
  func optionBits() {
    typealias Options = UIView.AnimationOptions
    let flags: [Options] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent, .showHideTransitionViews,
      .overrideInheritedOptions,
    ]
    for (bit, flag) in flags.enumerated() { #expect(flag.rawValue == 1 << UInt(bit)) }
    let curves: [Options] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
    for (number, curve) in curves.enumerated() { #expect(curve.rawValue == UInt(number) << 16) }
    let transitions: [Options] = [
      [], .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    for (number, transition) in transitions.enumerated() {
      #expect(transition.rawValue == UInt(number) << 20)
    }
  }

  @Test("B88: a view is never its own subview, whoever asks, and a stack never tries", arguments: 0..<20)
  func noViewInItself(seed: UInt64) {
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    let refused = failures {
      view.addSubview(view)
      view.insertSubview(view, at: 0)
      view.insertSubview(view, aboveSubview: inner)
      inner.addSubview(view)
    }
    #expect(refused.map(\.kind) == [.invalidArgument, .invalidArgument, .invalidArgument, .invalidArgument])
    #expect(view.superview == nil)
    #expect(view.subviews == [inner])

    var random = SeededNumbers(seed: seed)
    let nav = UINavigationController(rootViewController: UIViewController())
    let stage = shown(nav)
    let asked = failures {
      for _ in 0..<12 {
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0, 1: nav.pushViewController(UIViewController(), animated: animated)
        case 2: nav.popViewController(animated: animated)
        default: nav.popToRootViewController(animated: animated)
        }
        if Bool.random(using: &random) { stage.advance(by: 0.1) }
      }
      stage.settle()
    }
    #expect(asked.isEmpty)
    #expect(nav.topViewController?.view.window === stage.window)
  }

  @Test("B53: a pop to an index asked for while a push runs, from its own callbacks, waits for its turn")
  func popToIndexDuringPush() {
    let controllers = ["A", "B", "C"].map { LoggingController($0, log) }
    let nav = UINavigationController(rootViewController: controllers[0])
    let stage = shown(nav)
    nav.pushViewController(controllers[1], animated: false)
    stage.settle()
    controllers[2].onCallback = { [weak nav] in
      if $0.hasPrefix("willApp") { nav?.popToViewController(controllers[0], animated: true) }
    }
    let kinds = warnings {
      nav.pushViewController(controllers[2], animated: true)
      stage.settle()
    }
    #expect(kinds.isEmpty)
    #expect(nav.viewControllers == [controllers[0]])
    #expect(controllers[0].view.window === stage.window)
    for controller in controllers {
      let word = log.of(controller.name).filter { $0.contains("App") || $0.contains("Dis") }
      #expect(AppearanceGrammar.accepts(word), "\(controller.name): \(word)")
      #expect(word.last?.hasPrefix(controller === controllers[0] ? "didApp" : "didDis") == true)
    }
  }
}
