import HeadlessHost
import Support
import Testing

@Suite struct HierarchyTests {
  private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

  private func child(_ tag: Int) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.tag = tag
    return view
  }

  private func parent(of tags: Int...) -> (UIView, [UIView]) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let children = tags.map(child)
    for view in children { parent.addSubview(view) }
    return (parent, children)
  }

  @Test("S130: inserts at an index, and past the end")
  func insertsAtAnIndexAndPastTheEnd() {
    let (parent, _) = parent(of: 1, 2, 3)
    parent.insertSubview(child(4), at: 1)
    parent.insertSubview(child(5), at: 99)
    parent.insertSubview(child(6), at: 0)
    #expect(tags(parent) == [6, 1, 4, 2, 3, 5])
  }

  @Test("S130: inserts next to a sibling")
  func insertsNextToASibling() {
    let (parent, views) = parent(of: 1, 2, 3)
    parent.insertSubview(child(4), aboveSubview: views[0])
    parent.insertSubview(child(5), belowSubview: views[2])
    #expect(tags(parent) == [1, 4, 2, 5, 3])
  }

  @Test("S130: next to itself or a stranger it goes to the top")
  func goesToTheTopNextToItselfOrAStranger() {
    let (parent, views) = parent(of: 1, 2, 3)
    parent.insertSubview(views[0], aboveSubview: views[0])
    #expect(tags(parent) == [2, 3, 1])
    parent.insertSubview(views[1], belowSubview: UIView())
    #expect(tags(parent) == [3, 1, 2])
    parent.insertSubview(child(4), belowSubview: UIView())
    #expect(tags(parent) == [3, 1, 2, 4])
  }

  @Test("S130: adding again moves to the front")
  func addingAgainMovesToTheFront() {
    let (parent, views) = parent(of: 1, 2, 3)
    parent.addSubview(views[0])
    #expect(tags(parent) == [2, 3, 1])
  }

  @Test func movesAmongItsSiblings() {
    let (parent, views) = parent(of: 1, 2, 3, 4)
    parent.bringSubviewToFront(views[1])
    #expect(tags(parent) == [1, 3, 4, 2])
    parent.sendSubviewToBack(views[3])
    #expect(tags(parent) == [4, 1, 3, 2])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(tags(parent) == [2, 1, 3, 4])
    parent.exchangeSubview(at: 0, withSubviewAt: 7)
    #expect(tags(parent) == [2, 1, 3, 4])
    parent.insertSubview(views[0], at: 2)
    #expect(tags(parent) == [2, 3, 1, 4])
  }

  @Test("S130, S28: a new superview takes it from the old one")
  func aNewSuperviewTakesItFromTheOld() {
    let (first, views) = parent(of: 1, 2)
    let (second, _) = parent(of: 3)
    second.addSubview(views[0])
    #expect(tags(first) == [2])
    #expect(tags(second) == [3, 1])
    #expect(views[0].superview === second)
  }

  @Test("S130: subviews are sublayers, in the same order")
  func subviewsAreSublayersInTheSameOrder() {
    let (parent, views) = parent(of: 1, 2)
    let free = CALayer()
    parent.layer.insertSublayer(free, at: 1)
    #expect(parent.layer.sublayers ?? [] == [views[0].layer, free, views[1].layer])
    parent.insertSubview(child(3), at: 1)
    #expect(tags(parent) == [1, 3, 2])
    #expect(parent.layer.sublayers?[1] === free)
    free.removeFromSuperlayer()
    #expect(parent.layer.sublayers?.count == 3)
    #expect(free.superlayer == nil)
  }

  @Test func theSuperviewKeepsItsSubviews() {
    let parent = UIView()
    weak var kept: UIView?
    do {
      let view = UIView()
      kept = view
      parent.addSubview(view)
    }
    #expect(kept != nil)
    parent.subviews.first?.removeFromSuperview()
    #expect(kept == nil)
  }

  @Test func findsDescendantsAndTags() {
    let (parent, views) = parent(of: 1, 2)
    let deep = child(7)
    views[1].addSubview(deep)
    #expect(deep.isDescendant(of: parent))
    #expect(deep.isDescendant(of: deep))
    #expect(!parent.isDescendant(of: deep))
    #expect(parent.viewWithTag(7) === deep)
    #expect(parent.viewWithTag(8) == nil)
  }

  // MARK: Hooks

  @Test("S131: the hooks around coming into a window and leaving it")
  func hooksAroundComingIntoAWindowAndLeaving() {
    let log = EventLog()
    let stage = makeStage(width: 40, height: 40)
    let parent = LoggingView("p", log: log)
    let child = LoggingView("c", log: log)
    parent.addSubview(child)
    #expect(
      log.take() == ["c.willMoveToSuperview(view)", "c.didMoveToSuperview", "p.didAddSubview"])
    stage.window.addSubview(parent)
    #expect(
      log.take() == [
        "p.willMoveToSuperview(view)", "p.willMoveToWindow(window)", "c.willMoveToWindow(window)",
        "p.didMoveToWindow", "c.didMoveToWindow", "p.didMoveToSuperview",
      ])
    child.removeFromSuperview()
    #expect(
      log.take() == [
        "c.willMoveToSuperview(nil)", "c.willMoveToWindow(nil)", "p.willRemoveSubview", "c.didMoveToWindow",
        "c.didMoveToSuperview",
      ])
  }

  @Test("S131: moving within a window tells nobody of the window")
  func movingWithinAWindowTellsNobodyOfTheWindow() {
    let log = EventLog()
    let stage = makeStage(width: 40, height: 40)
    let first = UIView()
    let second = UIView()
    stage.window.addSubview(first)
    stage.window.addSubview(second)
    let child = LoggingView("c", log: log)
    first.addSubview(child)
    log.clear()
    second.addSubview(child)
    #expect(log.take() == ["c.willMoveToSuperview(view)", "c.didMoveToSuperview"])
    second.addSubview(child)
    #expect(log.take() == [])
    #expect(child.window === stage.window)
  }

  @Test("S131: a view removed by a hook is not told twice")
  func aViewRemovedByAHookIsNotToldTwice() {
    final class Remover: UIView {
      override func didMoveToWindow() { subviews.first?.removeFromSuperview() }
      deinit {}
    }
    let log = EventLog()
    let stage = makeStage(width: 40, height: 40)
    let parent = Remover()
    parent.addSubview(LoggingView("c", log: log))
    log.clear()
    stage.window.addSubview(parent)
    #expect(log.take().filter { $0 == "c.didMoveToWindow" }.count == 1)
  }
}
