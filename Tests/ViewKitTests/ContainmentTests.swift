import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Parents and children, and the children's views (sections 1A and 1B of the rules).
struct ContainmentTests {
  let log = Log()

  private func pair() -> (stage: HeadlessStage, p: LoggingController, c: LoggingController) {
    let p = LoggingController("P", log)
    return (shown(p, log: log), p, LoggingController("C", log))
  }

  // MARK: Parent and child

  @Test("S1: addChild sends willMove once, loads nothing, shows nothing")
  func addChildAlone() {
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    p.addChild(c)
    #expect(log.entries == ["C.willMove(P)"])
    #expect(p.children.last === c)
    #expect(!p.isViewLoaded)
    #expect(!c.isViewLoaded)
  }

  @Test("S2: after addChild the parent is set")
  func parentAfterAddChild() {
    let (_, p, c) = pair()
    p.addChild(c)
    #expect(c.parent === p)
  }

  @Test("S3: children keep the order in which they were added")
  func orderOfChildren() {
    let p = LoggingController("P", log)
    let all = ["A", "B", "C"].map { LoggingController($0, log) }
    all.forEach(p.addChild)
    all[1].removeFromParent()
    #expect(p.children.map { ($0 as? LoggingController)?.name } == ["A", "C"])
  }

  @Test("S4: addChild takes the child from its old parent first")
  func reparenting() {
    let p = LoggingController("P", log)
    let q = LoggingController("Q", log)
    let c = LoggingController("C", log)
    q.addChild(c)
    log.clear()
    p.addChild(c)
    #expect(log.entries == ["C.didMove(nil)", "C.willMove(P)"])
    #expect(q.children.isEmpty)
    #expect(p.children.count == 1)
    #expect(c.parent === p)
  }

  @Test("S4: an override of removeFromParent is honoured by addChild")
  func reparentingCallsRemoveFromParent() {
    final class Leaver: UIViewController {
      var count = 0
      override func removeFromParent() {
        count += 1
        super.removeFromParent()
      }
    }
    let c = Leaver()
    let q = UIViewController()
    q.addChild(c)
    UIViewController().addChild(c)
    #expect(c.count == 1)
  }

  @Test("S5: a child whose view is still under its old parent's view cannot be given away")
  func reparentingWithViewInPlace() {
    let (stage, p, c) = pair()
    let q = LoggingController("Q", log)
    addChild(q, to: p)
    addChild(c, to: q)
    stage.settle()
    log.clear()
    let failures = failures { p.addChild(c) }
    #expect(failures.map(\.kind) == [.hierarchyInconsistency])
    #expect(failures.first?.child === c)
    #expect(failures.first?.expectedParent === q)
    #expect(failures.first?.actualParent === q)
    #expect(failures.first?.requestedParent === p)
    #expect(c.parent === q)
    #expect(p.children.count == 1)
    #expect(log.entries.isEmpty)
  }

  @Test("S6: adding a child twice leaves one entry in its place")
  func addingTwice() {
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    p.addChild(c)
    p.addChild(LoggingController("D", log))
    p.addChild(c)
    #expect(p.children.map { ($0 as? LoggingController)?.name } == ["C", "D"])
  }

  @Test("S7: a controller cannot become its own child or its descendant's")
  func cycles() {
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    p.addChild(c)
    log.clear()
    #expect(failures { p.addChild(p) }.map(\.kind) == [.invalidArgument])
    #expect(failures { c.addChild(p) }.map(\.kind) == [.invalidArgument])
    #expect(c.children.isEmpty)
    #expect(p.children.count == 1)
    #expect(log.entries.isEmpty)
  }

  @Test("S8: didMove is the container's to send; appearance does not depend on it")
  func didMoveMissing() {
    let (stage, p, c) = pair()
    p.addChild(c)
    p.view.addSubview(c.view)
    stage.settle()
    #expect(
      log.entries == ["C.willMove(P)", "C.loadView", "C.didLoad", "C.willApp(false)", "C.didApp(false)"])
  }

  @Test("S9: the standard recipe sends didMove once")
  func didMoveOnce() {
    let (stage, p, c) = pair()
    addChild(c, to: p)
    stage.settle()
    #expect(log.of("C").filter { $0 == "didMove(P)" }.count == 1)
  }

  @Test("S10: the standard removal: willDis within removeFromSuperview, didDis after the commit")
  func standardRemoval() {
    let (stage, p, c) = pair()
    addChild(c, to: p)
    stage.settle()
    log.clear()
    var parentInDidDis: UIViewController? = p
    c.onCallback = { if $0.hasPrefix("didDis") { parentInDidDis = c.parent } }
    removeChild(c)
    #expect(log.take() == ["C.willMove(nil)", "C.willDis(false)", "C.didMove(nil)"])
    stage.advanceFrame()
    #expect(log.entries == ["C.didDis(false)"])
    #expect(parentInDidDis == nil)
  }

  @Test("S11: willMove(nil) is not supplied; isMovingFromParent depends on it")
  func removalWithoutWillMove() {
    for sendsWillMove in [false, true] {
      let (stage, p, c) = pair()
      addChild(c, to: p)
      stage.settle()
      log.clear()
      var flag: Bool?
      c.onCallback = { if $0.hasPrefix("didDis") { flag = c.isMovingFromParent } }
      if sendsWillMove { c.willMove(toParent: nil) }
      c.view.removeFromSuperview()
      c.removeFromParent()
      stage.settle()
      #expect(log.of("C").filter { $0.hasPrefix("willMove") }.count == (sendsWillMove ? 1 : 0))
      #expect(log.of("C").contains("didMove(nil)"))
      #expect(flag == sendsWillMove)
      #expect(!c.isMovingFromParent)
    }
  }

  @Test("S12: removeFromParent without a parent does nothing")
  func removalWithoutParent() {
    LoggingController("C", log).removeFromParent()
    #expect(log.entries.isEmpty)
  }

  @Test("S13: a controller nobody keeps goes, its view stays and answers to its superview")
  func viewLeftInPlace() {
    let (stage, p, _) = pair()
    weak var gone: UIViewController?
    var view: UIView?
    do {
      let c = LoggingController("C", log)
      addChild(c, to: p)
      stage.settle()
      c.removeFromParent()
      gone = c
      view = c.view
    }
    stage.settle()
    #expect(gone == nil)
    #expect(view?.superview === p.view)
    #expect(view?.next === p.view)
  }

  @Test("S14, I11: a parent keeps its children; one that is let go lives on until didDis")
  func ownership() {
    let (stage, p, _) = pair()
    weak var child: UIViewController?
    do {
      let c = LoggingController("C", log)
      addChild(c, to: p)
      child = c
    }
    stage.settle()
    #expect(child != nil)
    log.clear()
    if let child { removeChild(child) }
    #expect(child != nil)
    stage.settle()
    #expect(log.entries.last == "C.didDis(false)")
    #expect(child == nil)
  }

  @Test("S14: a child does not keep its parent")
  func parentIsNotRetained() {
    let c = UIViewController()
    weak var parent: UIViewController?
    do {
      let p = UIViewController()
      p.addChild(c)
      parent = p
    }
    #expect(parent == nil)
    #expect(c.parent == nil)
  }

  @Test("S15, B7: moving a container sends its children nothing")
  func moveCallbacksStayAtOneLevel() {
    let p = LoggingController("P", log)
    let w = LoggingController("W", log)
    let c = LoggingController("C", log)
    w.addChild(c)
    log.clear()
    p.addChild(w)
    w.willMove(toParent: nil)
    w.removeFromParent()
    #expect(log.entries == ["W.willMove(P)", "W.willMove(nil)", "W.didMove(nil)"])
  }

  @Test("S16: the parent is known in viewDidLoad only if the view was first asked for after addChild")
  func parentInViewDidLoad() {
    for early in [true, false] {
      let p = LoggingController("P", log)
      let c = LoggingController("C", log)
      var parent: UIViewController?
      c.onCallback = { if $0 == "didLoad" { parent = c.parent } }
      if early { c.loadViewIfNeeded() }
      p.addChild(c)
      c.loadViewIfNeeded()
      #expect((parent === p) == !early)
    }
  }

  @Test("B8: willMove alone makes nobody a child")
  func willMoveByHand() {
    let (stage, p, c) = pair()
    c.willMove(toParent: p)
    quietly {
      p.view.addSubview(c.view)
      stage.settle()
    }
    #expect(c.parent == nil)
    #expect(p.children.isEmpty)
    #expect(log.of("C").suffix(2) == ["willApp(false)", "didApp(false)"])
  }

  // MARK: The child's view

  @Test("S18: a child whose view is never inserted hears nothing and loads nothing")
  func viewNeverInserted() {
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    p.addChild(c)
    let stage = shown(p)
    stage.window.rootViewController = nil
    stage.settle()
    #expect(log.of("C") == ["willMove(P)"])
    #expect(!c.isViewLoaded)
  }

  @Test("S19, B104: willApp comes with addSubview, didApp after the commit")
  func standardRecipe() {
    log.kinds = [.move, .load, .appearance, .isAppearing, .layout]
    let (stage, p, c) = pair()
    addChild(c, to: p)
    #expect(
      log.take() == ["C.willMove(P)", "C.loadView", "C.didLoad", "C.willApp(false)", "C.didMove(P)"])
    stage.advanceFrame()
    let entries = log.of("C")
    #expect(entries.first == "isApp(false)")
    #expect(entries.last == "didApp(false)")
    #expect(entries.dropFirst().dropLast().allSatisfy { ["willLay", "didLay"].contains($0) })
    #expect(entries.contains("didLay"))
  }

  @Test("S20: an orphan gets its callbacks, a warning, and nobody who keeps it")
  func orphan() {
    let (stage, p, _) = pair()
    weak var orphan: UIViewController?
    var view: UIView?
    let kinds = warnings {
      do {
        let c = LoggingController("C", log)
        p.view.addSubview(c.view)
        orphan = c
        view = c.view
      }
      #expect(log.take().last == "C.willApp(false)")
      stage.settle()
    }
    #expect(kinds == [.orphanedController])
    #expect(log.entries == ["C.didApp(false)"])
    #expect(p.children.isEmpty)
    #expect(orphan == nil)
    #expect(view?.superview === p.view)
    #expect(view?.next === p.view)
  }

  @Test("S20: the warning comes at the end of the scope, if no frame comes before")
  func orphanWithoutFrame() {
    let (_, p, c) = pair()
    #expect(warnings { p.view.addSubview(c.view) } == [.orphanedController])
  }

  @Test(
    "S21, B11, B28: addSubview before addChild is allowed and brings nothing twice", arguments: [false, true])
  func viewBeforeChild(whileAppearing: Bool) {
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    let stage = HeadlessStage(size: CGSize(width: 60, height: 80))
    stage.window.rootViewController = p
    stage.window.makeKeyAndVisible()
    if !whileAppearing { stage.settle() }
    let kinds = warnings {
      p.view.addSubview(c.view)
      p.addChild(c)
      c.didMove(toParent: p)
      stage.settle()
    }
    #expect(kinds.isEmpty)
    #expect(
      log.of("C") == ["loadView", "didLoad", "willApp(false)", "willMove(P)", "didMove(P)", "didApp(false)"])
  }

  @Test("S22: didMove before the view is in place is no error")
  func didMoveBeforeView() {
    let (stage, p, c) = pair()
    let failures = failures {
      p.addChild(c)
      c.didMove(toParent: p)
      p.view.addSubview(c.view)
      stage.settle()
    }
    #expect(failures.isEmpty)
    #expect(log.of("C").suffix(2) == ["willApp(false)", "didApp(false)"])
  }

  @Test("S23, S33: a view inserted off screen appears with its parent, each callback once")
  func insertedOffScreen() {
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    addChild(c, to: p)
    #expect(!log.entries.contains { $0.contains("App") })
    log.clear()
    let stage = HeadlessStage(size: CGSize(width: 60, height: 80))
    stage.window.rootViewController = p
    stage.window.makeKeyAndVisible()
    stage.settle()
    #expect(log.entries == ["P.willApp(false)", "C.willApp(false)", "P.didApp(false)", "C.didApp(false)"])
  }

  @Test("S24, B49: a view inserted while the parent appears is done when the parent is")
  func insertedInViewWillAppear() {
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    p.onCallback = { if $0.hasPrefix("willApp") { addChild(c, to: p) } }
    _ = shown(p)
    #expect(log.of("C").filter { $0.contains("App") } == ["willApp(false)", "didApp(false)"])
    let dones = log.entries.filter { $0.contains("didApp") }
    #expect(dones == ["P.didApp(false)", "C.didApp(false)"])
  }

  @Test("S24: … also when the parent's appearance is animated and takes its time")
  func insertedDuringAnimatedAppearance() {
    let root = LoggingController("R", log)
    root.forwards = false
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    let stage = shown(root)
    addChild(p, to: root)
    p.beginAppearanceTransition(true, animated: true)
    addChild(c, to: p)
    stage.advance(by: 0.2)
    #expect(log.of("C").contains("willApp(true)"))
    #expect(!log.of("C").contains { $0.hasPrefix("didApp") })
    p.endAppearanceTransition()
    #expect(log.entries.suffix(2) == ["P.didApp(true)", "C.didApp(true)"])
  }

  @Test("S25: a view inserted in viewDidAppear appears as on screen")
  func insertedInViewDidAppear() {
    let p = LoggingController("P", log)
    let c = LoggingController("C", log)
    p.onCallback = { if $0.hasPrefix("didApp") { addChild(c, to: p) } }
    _ = shown(p)
    #expect(log.of("C").filter { $0.contains("App") } == ["willApp(false)", "didApp(false)"])
  }

  @Test("S27, B31, B35: what is hidden, clear or covered has not disappeared")
  func visibilityDoesNotCount() {
    let (stage, p, c) = pair()
    addChild(c, to: p)
    stage.settle()
    log.clear()
    c.view.isHidden = true
    p.view.alpha = 0
    p.view.addSubview(UIView(frame: p.view.bounds))
    stage.settle()
    c.view.isHidden = false
    p.view.alpha = 1
    stage.settle()
    #expect(log.entries.isEmpty)
  }

  @Test("S28, B47, B50: moving a view within its window brings no callbacks")
  func movingWithinWindow() {
    let (stage, p, c) = pair()
    let first = UIView(frame: p.view.bounds)
    let second = UIView(frame: p.view.bounds)
    p.view.addSubview(first)
    p.view.addSubview(second)
    p.addChild(c)
    first.addSubview(c.view)
    stage.settle()
    log.clear()
    second.addSubview(c.view)
    second.addSubview(c.view)
    stage.settle()
    #expect(log.entries.isEmpty)
    #expect(first.subviews.isEmpty)
    #expect(c.view.superview === second)
  }

  @Test("S29: a move to another window is a disappearance and an appearance")
  func movingToAnotherWindow() {
    let (stage, _, c) = pair()
    stage.window.addSubview(c.view)
    stage.settle()
    log.clear()
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
    other.isHidden = false
    other.addSubview(c.view)
    stage.settle()
    #expect(log.of("C") == ["willDis(false)", "didDis(false)", "willApp(false)", "didApp(false)"])
  }

  @Test("S30, B125: insertion leaves the frame alone")
  func frameOnInsertion() {
    let (stage, p, c) = pair()
    p.addChild(c)
    let frame = CGRect(x: 3, y: 4, width: 50, height: 60)
    c.view.frame = frame
    p.view.addSubview(c.view)
    #expect(c.view.frame == frame)
    stage.settle()
    #expect(c.view.frame == frame)
  }

  @Test("S31: removing a view takes every controller below it off the screen, once")
  func removingAnAncestor() {
    let (stage, p, c) = pair()
    let box = UIView(frame: p.view.bounds)
    let d = LoggingController("D", log)
    p.view.addSubview(box)
    p.addChild(c)
    box.addSubview(c.view)
    addChild(d, to: c)
    stage.settle()
    log.clear()
    box.removeFromSuperview()
    #expect(log.take() == ["C.willDis(false)", "D.willDis(false)"])
    stage.settle()
    #expect(log.entries == ["C.didDis(false)", "D.didDis(false)"])
  }
}
