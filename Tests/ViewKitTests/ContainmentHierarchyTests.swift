import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Hierarchy inconsistency: exactly when (section 1O of the rules).
struct ContainmentHierarchyTests {
  let log = Log()
  let p: LoggingController
  let q: LoggingController
  let c: LoggingController
  let stage: HeadlessStage

  init() {
    p = LoggingController("P", log)
    q = LoggingController("Q", log)
    c = LoggingController("C", log)
    stage = shown(p)
    addChild(q, to: p)
    stage.settle()
    log.clear()
  }

  @Test("S117, B17, B19: a child's view under another controller's view is refused")
  func wrongParentsView() {
    p.addChild(c)
    _ = c.view
    log.clear()
    let failures = failures { q.view.addSubview(c.view) }
    #expect(failures.map(\.kind) == [.hierarchyInconsistency])
    #expect(failures.first?.child === c)
    #expect(failures.first?.expectedParent === q)
    #expect(failures.first?.actualParent === p)
    #expect(failures.first?.requestedParent == nil)
    #expect(failures.first?.message.contains("actual parent is") == true)
    #expect(c.view.superview == nil)
    #expect(q.view.subviews.isEmpty)
    #expect(log.entries.isEmpty)
  }

  @Test("S117: any superview inside the parent's view will do")
  func deepInTheParentsView() {
    let box = UIView()
    p.view.addSubview(box)
    p.addChild(c)
    #expect(failures { box.addSubview(c.view) }.isEmpty)
    #expect(c.view.superview === box)
  }

  @Test("S117: every way of inserting is checked")
  func everyInsertion() {
    let sibling = UIView()
    q.view.addSubview(sibling)
    p.addChild(c)
    let count = failures {
      q.view.insertSubview(c.view, at: 0)
      q.view.insertSubview(c.view, aboveSubview: sibling)
      q.view.insertSubview(c.view, belowSubview: sibling)
    }.count
    #expect(count == 3)
    #expect(q.view.subviews == [sibling])
  }

  @Test("S118, B20: a child's view straight in a window or a free tree is refused")
  func noEnclosingController() {
    p.addChild(c)
    for place: UIView in [stage.window, UIView()] {
      let failures = failures { place.addSubview(c.view) }
      #expect(failures.map(\.kind) == [.hierarchyInconsistency])
      #expect(failures.first?.expectedParent == nil)
      #expect(failures.first?.actualParent === p)
      #expect(failures.first?.message.contains("(null)") == true)
    }
    c.removeFromParent()
    #expect(failures { stage.window.addSubview(c.view) }.isEmpty)
  }

  @Test("S119, B16: addChild is refused while the view lies in another controller's view")
  func adoptingFromElsewhere() {
    quietly {
      q.view.addSubview(c.view)
      stage.settle()
    }
    let failures = failures { p.addChild(c) }
    #expect(failures.map(\.kind) == [.hierarchyInconsistency])
    #expect(failures.first?.expectedParent === q)
    #expect(failures.first?.requestedParent === p)
    #expect(failures.first?.message.contains("requested parent is") == true)
    #expect(c.parent == nil)
    c.view.removeFromSuperview()
    #expect(self.failuresOfAdding().isEmpty)
  }

  private func failuresOfAdding() -> [UIDiagnostics.Failure] { failures { p.addChild(c) } }

  @Test("S120: a wrong order without a wrong parent is no error")
  func orderAlone() {
    let failures = failures {
      p.addChild(c)
      p.view.addSubview(c.view)
      c.removeFromParent()
      c.view.removeFromSuperview()
      stage.settle()
    }
    #expect(failures.isEmpty)
  }

  @Test("S122: roots further down are checked when their subtree gets another owner")
  func subtreeAttachedLater() {
    let box = UIView()
    quietly { box.addSubview(c.view) }
    p.addChild(c)
    #expect(failures { q.view.addSubview(box) }.map(\.kind) == [.hierarchyInconsistency])
    #expect(box.superview == nil)
    #expect(failures { p.view.addSubview(box) }.isEmpty)
  }

  @Test("S68, B22, B23: a view belongs to one controller at most")
  func oneViewTwoControllers() {
    let view: UIView = q.view
    let failures = failures { c.view = view }
    #expect(failures.map(\.kind) == [.hierarchyInconsistency])
    #expect(failures.first?.message.contains("at most one view controller") == true)
    #expect(!c.isViewLoaded)
    #expect(q.view === view)
    let a = UIViewController()
    let shared: UIView = a.view
    a.view = nil
    c.view = shared
    #expect(c.view === shared)
  }
}
