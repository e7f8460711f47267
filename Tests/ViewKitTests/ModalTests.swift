import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Presentation (section 1M of the rules, and rows B98 to B109).
struct ModalTests {
  let log = Log()
  let a: LoggingController
  let m: LoggingController
  let stage: HeadlessStage

  init() {
    a = LoggingController("A", log)
    m = LoggingController("M", log)
    m.modalPresentationStyle = .fullScreen
    stage = shown(a)
    m.loadViewIfNeeded()
    log.clear()
  }

  @Test("S112, P14: the order of a full-screen presentation", arguments: [true, false])
  func present(animated: Bool) {
    var presentedInCompletion: Bool?
    a.present(m, animated: animated) { [m, log] in
      log.note("completion")
      presentedInCompletion = m.isBeingPresented
    }
    #expect(log.entries == ["A.willDis(\(animated))", "M.willApp(\(animated))"])
    #expect(m.isBeingPresented)
    #expect(a.presentedViewController === m)
    #expect(m.presentingViewController === a)
    stage.settle()
    #expect(
      log.entries == [
        "A.willDis(\(animated))", "M.willApp(\(animated))", "M.didApp(\(animated))", "A.didDis(\(animated))",
        "completion",
      ])
    #expect(presentedInCompletion == false)
    #expect(a.view.window == nil)
    #expect(m.view.frame == stage.window.bounds)
  }

  @Test("S113, B103: the order of a dismissal, and what is linked when", arguments: [true, false])
  func dismiss(animated: Bool) {
    a.present(m, animated: false)
    stage.settle()
    log.clear()
    var presentedInDidApp: UIViewController? = m
    var presentingInDidDis: UIViewController? = a
    var flags: [Bool] = []
    a.onCallback = { [a] in if $0.hasPrefix("didApp") { presentedInDidApp = a.presentedViewController } }
    m.onCallback = { [m] in
      guard $0.contains("Dis") else { return }
      flags.append(m.isBeingDismissed)
      if $0.hasPrefix("didDis") { presentingInDidDis = m.presentingViewController }
    }
    a.dismiss(animated: animated) { [log] in log.note("completion") }
    #expect(a.view.window === stage.window)
    stage.settle()
    #expect(
      log.entries == [
        "M.willDis(\(animated))", "A.willApp(\(animated))", "A.didApp(\(animated))", "M.didDis(\(animated))",
        "completion",
      ])
    #expect(presentedInDidApp == nil)
    #expect(presentingInDidDis == nil)
    #expect(flags == [true, true])
    #expect(!m.isBeingDismissed)
    #expect(m.view.superview == nil)
    #expect(a.view.frame == stage.window.bounds)
  }

  @Test("S112: the topmost controller presents for its descendants; dismissing works from anywhere")
  func presenterIsTopmost() {
    let c = LoggingController("C", log)
    let inner = LoggingController("I", log)
    addChild(c, to: a)
    addChild(inner, to: m)
    stage.settle()
    c.present(m, animated: false)
    stage.settle()
    #expect(m.presentingViewController === a)
    #expect(c.presentedViewController === m)
    #expect(inner.presentingViewController === a)
    inner.dismiss(animated: false)
    stage.settle()
    #expect(a.presentedViewController == nil)
    #expect(log.of("C").suffix(4) == ["willDis(false)", "didDis(false)", "willApp(false)", "didApp(false)"])
  }

  @Test("S113: a presented controller lives until its dismissal is over, and no longer")
  func lifetime() {
    weak var modal: UIViewController?
    var aliveInCompletion = false
    do {
      let m = LoggingController("M", log)
      a.present(m, animated: true)
      modal = m
    }
    stage.settle()
    #expect(modal != nil)
    a.dismiss(animated: true) { aliveInCompletion = modal != nil }
    stage.settle()
    #expect(aliveInCompletion)
    #expect(modal == nil)
  }

  @Test(
    "S114: styles that do not cover leave the presenter alone",
    arguments: [
      UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom, .pageSheet, .formSheet,
    ])
  func nonCovering(style: UIModalPresentationStyle) {
    m.modalPresentationStyle = style
    a.present(m, animated: true)
    stage.settle()
    #expect(a.view.window === stage.window)
    a.dismiss(animated: true)
    stage.settle()
    #expect(log.of("A").isEmpty)
    #expect(log.of("M") == ["willApp(true)", "didApp(true)", "willDis(true)", "didDis(true)"])
    #expect(stage.window.subviews == [a.view])
  }

  @Test("S115, B100: refused presentations warn, do nothing and complete nothing")
  func refused() {
    let offScreen = LoggingController("O", log)
    let second = LoggingController("S", log)
    offScreen.loadViewIfNeeded()
    log.clear()
    let kinds = warnings {
      offScreen.present(m, animated: false) { log.note("completion") }
      stage.settle()
      #expect(log.entries.isEmpty)
      #expect(m.presentingViewController == nil)
      a.present(m, animated: true)
      log.clear()
      a.present(second, animated: true) { log.note("completion") }
      m.present(second, animated: true) { log.note("completion") }
      stage.settle()
    }
    #expect(kinds == [.presentationRefused, .presentationRefused, .presentationRefused])
    #expect(!log.entries.contains("completion"))
    #expect(log.of("S").isEmpty)
  }

  @Test("S115, B101: an active controller cannot be presented")
  func active() {
    let c = LoggingController("C", log)
    addChild(c, to: a)
    stage.settle()
    a.present(m, animated: false)
    stage.settle()
    log.clear()
    let failures = failures {
      m.present(m, animated: false)
      m.present(c, animated: false)
      m.present(a, animated: false)
    }
    #expect(failures.map(\.kind) == [.invalidArgument, .invalidArgument, .invalidArgument])
    #expect(log.entries.isEmpty)
    #expect(m.presentedViewController == nil)
  }

  @Test("Dismissing while a presentation runs waits for its end; completions run in order")
  func dismissWhilePresenting() {
    a.present(m, animated: true) { [log] in log.note("presented") }
    stage.advance(by: 0.1)
    a.dismiss(animated: true) { [log] in log.note("dismissed") }
    stage.settle()
    #expect(
      log.entries == [
        "A.willDis(true)", "M.willApp(true)", "M.didApp(true)", "A.didDis(true)", "presented",
        "M.willDis(true)",
        "A.willApp(true)", "A.didApp(true)", "M.didDis(true)", "dismissed",
      ])
  }

  @Test("A pile is dismissed at once from below: only the topmost moves, the middle stays silent")
  func pile() {
    let n = LoggingController("N", log)
    n.modalPresentationStyle = .fullScreen
    a.present(m, animated: false)
    stage.settle()
    m.present(n, animated: false)
    stage.settle()
    log.clear()
    a.dismiss(animated: true)
    stage.settle()
    #expect(log.entries == ["N.willDis(true)", "A.willApp(true)", "A.didApp(true)", "N.didDis(true)"])
    #expect(stage.window.subviews == [a.view])
    #expect(m.presentingViewController == nil)
    #expect(n.presentingViewController == nil)
  }

  @Test("A pile of uncovering ones: each that showed goes")
  func uncoveringPile() {
    let n = LoggingController("N", log)
    m.modalPresentationStyle = .overFullScreen
    n.modalPresentationStyle = .overFullScreen
    a.present(m, animated: false)
    stage.settle()
    m.present(n, animated: false)
    stage.settle()
    log.clear()
    a.dismiss(animated: false)
    stage.settle()
    #expect(log.of("A").isEmpty)
    #expect(log.of("M") == ["willDis(false)", "didDis(false)"])
    #expect(log.of("N") == ["willDis(false)", "didDis(false)"])
  }

  @Test("Dismissing the topmost of a pile leaves the one below")
  func dismissTopmost() {
    let n = LoggingController("N", log)
    n.modalPresentationStyle = .fullScreen
    a.present(m, animated: false)
    stage.settle()
    m.present(n, animated: false)
    stage.settle()
    n.dismiss(animated: false)
    stage.settle()
    #expect(m.view.window === stage.window)
    #expect(a.view.window == nil)
    #expect(a.presentedViewController === m)
  }

  @Test("A dismissal with nothing to dismiss completes")
  func nothingToDismiss() {
    var count = 0
    a.dismiss(animated: true) { count += 1 }
    stage.settle()
    #expect(count == 1)
    #expect(log.entries.isEmpty)
  }

  @Test(
    "B62, B71: there and back, by every movement, leaves the presenter's picture as it was",
    arguments: [UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve], [true, false])
  func pictures(style: UIModalTransitionStyle, animated: Bool) {
    a.view.backgroundColor = .orange
    m.view.backgroundColor = .blue
    stage.settle()
    let before = stage.bitmap
    m.modalTransitionStyle = style
    a.present(m, animated: animated)
    stage.settle()
    let pixel = stage.bitmap[30, 40]
    #expect(pixel.b > 200 && pixel.r < 50)
    a.dismiss(animated: animated)
    stage.advance(by: 0.1)
    stage.settle()
    #expect(stage.bitmap == before)
  }

  @Test("S116: presenting a presenter's own child flags nobody else")
  func flagsOfOthers() {
    var seen: [Bool] = []
    a.onCallback = { [a] _ in seen.append(a.isBeingPresented || a.isBeingDismissed || a.isMovingFromParent) }
    a.present(m, animated: true)
    stage.settle()
    a.dismiss(animated: true)
    stage.settle()
    #expect(!seen.isEmpty)
    #expect(!seen.contains(true))
  }

  @Test("A transition coordinator runs along with the presentation and completes with it")
  func coordinator() {
    var steps: [String] = []
    a.present(m, animated: true)
    m.transitionCoordinator?.animate { context in
      steps.append("alongside \(context.isAnimated)")
    } completion: { _ in
      steps.append("done")
    }
    stage.settle()
    #expect(steps == ["alongside true", "done"])
    #expect(m.transitionCoordinator == nil)
  }

  @Test("A sheet is a card in the middle, of the size its controller prefers")
  func sheet() {
    m.modalPresentationStyle = .formSheet
    m.preferredContentSize = CGSize(width: 20, height: 30)
    a.present(m, animated: false)
    stage.settle()
    #expect(m.view.frame == CGRect(x: 20, y: 25, width: 20, height: 30))
  }
}
