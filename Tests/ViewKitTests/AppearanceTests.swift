import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Forwarding, and explicit begin and end (section 1C of the rules).
struct AppearanceTests {
  let log = Log()
  let p: LoggingController
  let c: LoggingController
  let stage: HeadlessStage

  init() {
    p = LoggingController("P", log)
    c = LoggingController("C", log)
    stage = shown(p, log: log)
  }

  private func showChild() {
    addChild(c, to: p)
    stage.settle()
    log.clear()
  }

  // MARK: Forwarding

  @Test("S32: exactly the children whose view is loaded and lies in the parent's view are told")
  func whoIsTold() {
    let loaded = LoggingController("L", log)
    let unloaded = LoggingController("U", log)
    showChild()
    p.addChild(loaded)
    loaded.loadViewIfNeeded()
    p.addChild(unloaded)
    log.clear()
    stage.window.rootViewController = nil
    stage.settle()
    #expect(log.entries == ["P.willDis(false)", "C.willDis(false)", "P.didDis(false)", "C.didDis(false)"])
    #expect(!unloaded.isViewLoaded)
  }

  @Test("S34, B38, B52: three levels, each told once, with what the topmost was told")
  func threeLevels() {
    let g = LoggingController("G", log)
    g.forwards = false
    let d = LoggingController("D", log)
    addChild(d, to: c)
    addChild(c, to: g)
    stage.window.rootViewController = g
    stage.settle()
    log.clear()
    c.beginAppearanceTransition(true, animated: true)
    c.endAppearanceTransition()
    #expect(log.entries == ["C.willApp(true)", "D.willApp(true)", "C.didApp(true)", "D.didApp(true)"])
  }

  @Test("S35, B40: without forwarding a child hears neither of its view nor of its parent")
  func noForwarding() {
    p.forwards = false
    addChild(c, to: p)
    stage.settle()
    stage.window.rootViewController = nil
    stage.settle()
    #expect(!log.of("C").contains { $0.contains("App") || $0.contains("Dis") })
  }

  @Test("S36: explicit begin and end send the two halves at once, viewIsAppearing between them")
  func explicit() {
    p.forwards = false
    addChild(c, to: p)
    stage.settle()
    log.kinds.insert(.isAppearing)
    log.clear()
    c.beginAppearanceTransition(true, animated: true)
    #expect(log.take() == ["C.willApp(true)"])
    c.endAppearanceTransition()
    #expect(log.take() == ["C.isApp(true)", "C.didApp(true)"])
    c.beginAppearanceTransition(false, animated: false)
    #expect(log.take() == ["C.willDis(false)"])
    c.endAppearanceTransition()
    #expect(log.take() == ["C.didDis(false)"])
  }

  @Test("S37, B41: explicit calls reach the descendants by the child's own rule; a direct call does not")
  func explicitRecursion() {
    let d = LoggingController("D", log)
    p.forwards = false
    addChild(c, to: p)
    addChild(d, to: c)
    log.clear()
    quietly { c.viewWillAppear(false) }
    #expect(log.of("D").isEmpty)
    c.beginAppearanceTransition(true, animated: false)
    c.endAppearanceTransition()
    #expect(log.of("D") == ["willApp(false)", "didApp(false)"])
  }

  @Test("S38: nested begins in one direction count as one")
  func nested() {
    p.forwards = false
    addChild(c, to: p)
    log.clear()
    c.beginAppearanceTransition(true, animated: false)
    c.beginAppearanceTransition(true, animated: false)
    c.endAppearanceTransition()
    #expect(log.entries == ["C.willApp(false)"])
    c.endAppearanceTransition()
    #expect(log.entries == ["C.willApp(false)", "C.didApp(false)"])
  }

  @Test("S39: an opposite begin turns the open transition round")
  func oppositeBegin() {
    p.forwards = false
    addChild(c, to: p)
    log.clear()
    let kinds = warnings {
      c.beginAppearanceTransition(true, animated: false)
      c.beginAppearanceTransition(false, animated: false)
      c.endAppearanceTransition()
      #expect(log.take() == ["C.willApp(false)", "C.willDis(false)", "C.didDis(false)"])
      c.beginAppearanceTransition(true, animated: false)
      c.endAppearanceTransition()
      log.clear()
      c.beginAppearanceTransition(false, animated: false)
      c.beginAppearanceTransition(true, animated: false)
      c.endAppearanceTransition()
      #expect(log.take() == ["C.willDis(false)", "C.willApp(false)", "C.didApp(false)"])
    }
    #expect(kinds.isEmpty)
  }

  @Test("S40: an end too many sends nothing but a warning")
  func surplusEnd() {
    showChild()
    #expect(warnings { c.endAppearanceTransition() } == [.unbalancedAppearanceCalls])
    #expect(log.entries.isEmpty)
  }

  @Test("S40, B10, B44: ends that answer their begins draw no warning, also when one turned the other round")
  func balancedInterruption() {
    p.forwards = false
    addChild(c, to: p)
    log.clear()
    let kinds = warnings {
      c.beginAppearanceTransition(true, animated: true)
      c.beginAppearanceTransition(false, animated: true)
      c.endAppearanceTransition()
      c.endAppearanceTransition()
    }
    #expect(kinds.isEmpty)
    #expect(log.of("C") == ["willApp(true)", "willDis(true)", "didDis(true)"])
    #expect(warnings { c.endAppearanceTransition() } == [.unbalancedAppearanceCalls])
  }

  @Test("S41: while a begin is open, the view's coming brings nothing of its own")
  func openBegin() {
    p.addChild(c)
    c.beginAppearanceTransition(true, animated: true)
    p.view.addSubview(c.view)
    stage.settle()
    #expect(log.of("C").filter { $0.contains("App") } == ["willApp(true)"])
    c.endAppearanceTransition()
    stage.settle()
    #expect(log.of("C").filter { $0.contains("App") } == ["willApp(true)", "didApp(true)"])
  }

  @Test("S41: what was held back is made up for after the end")
  func madeUpFor() {
    p.addChild(c)
    c.beginAppearanceTransition(true, animated: false)
    p.view.addSubview(c.view)
    c.view.removeFromSuperview()
    c.endAppearanceTransition()
    stage.settle()
    #expect(
      log.of("C").filter { $0.contains("App") || $0.contains("Dis") } == [
        "willApp(false)", "didApp(false)", "willDis(false)", "didDis(false)",
      ])
  }

  @Test("S42, B32: explicit calls around an exchange send one of each, in the caller's order")
  func explicitSwap() {
    let old = LoggingController("O", log)
    addChild(old, to: p)
    stage.settle()
    log.clear()
    p.addChild(c)
    old.willMove(toParent: nil)
    c.loadViewIfNeeded()
    c.beginAppearanceTransition(true, animated: false)
    old.beginAppearanceTransition(false, animated: false)
    p.view.addSubview(c.view)
    old.view.removeFromSuperview()
    c.endAppearanceTransition()
    old.endAppearanceTransition()
    c.didMove(toParent: p)
    old.removeFromParent()
    stage.settle()
    #expect(
      log.entries == [
        "C.willMove(P)", "O.willMove(nil)", "C.loadView", "C.didLoad", "C.willApp(false)", "O.willDis(false)",
        "C.didApp(false)", "O.didDis(false)", "C.didMove(P)", "O.didMove(nil)",
      ])
  }

  @Test(
    "S43: in a parent that is loaded but not in a window, only loading and moves", arguments: [false, true])
  func swapOffScreen(parentIsLoaded: Bool) {
    let q = LoggingController("Q", log)
    let old = LoggingController("O", log)
    if parentIsLoaded {
      addChild(old, to: q)
    } else {
      q.addChild(old)
    }
    log.clear()
    q.addChild(c)
    old.willMove(toParent: nil)
    if parentIsLoaded {
      q.view.addSubview(c.view)
      old.view.removeFromSuperview()
    }
    c.didMove(toParent: q)
    old.removeFromParent()
    stage.settle()
    let loading = parentIsLoaded ? ["C.loadView", "C.didLoad"] : []
    #expect(
      log.entries == ["C.willMove(Q)", "O.willMove(nil)"] + loading + ["C.didMove(Q)", "O.didMove(nil)"])
  }

  @Test("S44: an explicit begin loads the view before willApp")
  func beginLoads() {
    p.addChild(c)
    log.clear()
    c.beginAppearanceTransition(true, animated: false)
    #expect(log.entries == ["C.loadView", "C.didLoad", "C.willApp(false)"])
    c.endAppearanceTransition()
  }

  @Test("S45, B43: a callback called by the app changes nothing and is warned of once")
  func directCall() {
    let d = LoggingController("D", log)
    showChild()
    addChild(d, to: c)
    stage.settle()
    log.clear()
    let kinds = warnings {
      c.viewWillAppear(true)
      c.viewDidAppear(true)
    }
    #expect(kinds == [.directAppearanceCall])
    #expect(log.take() == ["C.willApp(true)", "C.didApp(true)"])
    removeChild(c)
    stage.settle()
    #expect(log.of("C").contains("didDis(false)"))
    #expect(warnings { stage.window.rootViewController = nil }.isEmpty)
  }

  @Test("S46, B34: a begin in a state that was reached is suppressed with a warning")
  func redundantBegin() {
    showChild()
    let kinds = warnings {
      c.beginAppearanceTransition(true, animated: false)
      c.endAppearanceTransition()
    }
    #expect(kinds == [.unbalancedAppearanceCalls])
    #expect(log.entries.isEmpty)
  }

  @Test("B29: explicit calls before the parent appears do not double its callbacks")
  func explicitBeforeParentAppears() {
    let q = LoggingController("Q", log)
    q.addChild(c)
    c.beginAppearanceTransition(true, animated: false)
    q.view.addSubview(c.view)
    c.endAppearanceTransition()
    stage.window.rootViewController = q
    stage.settle()
    #expect(log.of("C").filter { $0.contains("App") } == ["willApp(false)", "didApp(false)"])
  }

  @Test("S26: a child exchanged while its container is on the way in gets both halves")
  func swapDuringContainersAppearance() {
    let nav = UINavigationController(rootViewController: UIViewController())
    let stage = shown(nav)
    let container = LoggingController("K", log)
    let first = LoggingController("A", log)
    addChild(first, to: container)
    nav.pushViewController(container, animated: true)
    stage.advance(by: 0.1)
    removeChild(first)
    addChild(c, to: container)
    stage.settle()
    #expect(log.of("C").filter { $0.contains("App") } == ["willApp(true)", "didApp(true)"])
    #expect(log.of("A").filter { $0.contains("Dis") } == ["willDis(false)", "didDis(false)"])
  }

  @Test("S116: isMovingToParent is true in the callbacks of a controller that was just added, and only there")
  func movingFlags() {
    var flags: [String: [Bool]] = [:]
    c.onCallback = { [c] what in
      if what.contains("App") || what.contains("Dis") {
        flags[String(what.prefix(6)), default: []].append(c.isMovingToParent)
        flags["from " + what.prefix(6), default: []].append(c.isMovingFromParent)
      }
    }
    addChild(c, to: p)
    stage.settle()
    removeChild(c)
    stage.settle()
    #expect(flags["willAp"] == [true])
    #expect(flags["didApp"] == [true])
    #expect(flags["willDi"] == [false])
    #expect(flags["from willDi"] == [true])
    #expect(flags["from didDis"] == [true])
    #expect(!c.isMovingToParent)
    #expect(!c.isMovingFromParent)
  }
}
