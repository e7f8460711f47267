import Foundation
import HeadlessHost
import Support
import Testing
import ViewKit

/// `transition(from:to:…)` where it is called at odd moments, on odd places, with odd arguments (section 1D).
struct ContainmentTransitionEdgeTests {
  let log = Log()

  private func appearances(_ name: String) -> [String] {
    log.of(name).filter { $0.contains("App") || $0.contains("Dis") }
  }

  private nonisolated static let looks: [UIView.AnimationOptions] = [
    .transitionFlipFromLeft, .transitionCrossDissolve, [],
  ]

  // MARK: Moments

  @Test(
    "S57, I2: within a parent that is only on its way, at each of its callbacks, the new child shows and the old is gone",
    arguments: ["didLoad", "willApp", "isApp", "didApp"], looks)
  func parentOnItsWay(callback: String, look: UIView.AnimationOptions) {
    log.kinds.insert(.isAppearing)
    let p = LoggingController("P", log)
    let a = LoggingController("A", log)
    let b = LoggingController("B", log)
    var completions: [Bool] = []
    var isDone = false
    p.onCallback = { [weak p] what in
      guard what.hasPrefix(callback), !isDone, let p else { return }
      isDone = true
      if a.parent == nil { addChild(a, to: p) }
      p.addChild(b)
      p.transition(from: a, to: b, duration: 0.2, options: look, animations: { b.view.alpha = 0.5 }) {
        completions.append($0)
      }
    }
    if callback != "didLoad" { addChild(a, to: p) }
    let stage = shown(p)
    #expect(completions == [true], "\(callback)")
    #expect(p.view.subviews == [b.view], "\(callback)")
    for name in ["A", "B"] {
      let word = appearances(name)
      #expect(AppearanceGrammar.accepts(word), "\(callback): \(name) \(word)")
    }
    #expect(appearances("B").last?.hasPrefix("didApp") == true, "\(callback)")
    #expect(appearances("B").filter { $0.hasPrefix("didApp") }.count == 1)
    #expect(appearances("A").isEmpty || appearances("A").last?.hasPrefix("didDis") == true, "\(callback)")
    if callback == "didLoad" || callback == "willApp" { #expect(appearances("A").isEmpty, "\(callback)") }
    stage.window.rootViewController = nil
    stage.settle()
    #expect(appearances("B").last?.hasPrefix("didDis") == true)
  }

  @Test("S57, S59: in a parent that is on its way out, nobody comes", arguments: looks)
  func parentOnItsWayOut(look: UIView.AnimationOptions) {
    let p = LoggingController("P", log)
    let a = LoggingController("A", log)
    let b = LoggingController("B", log)
    addChild(a, to: p)
    let nav = UINavigationController(rootViewController: UIViewController())
    let stage = shown(nav)
    nav.pushViewController(p, animated: false)
    stage.settle()
    nav.popViewController(animated: true)
    stage.advance(by: 0.1)
    log.clear()
    p.addChild(b)
    var completions: [Bool] = []
    p.transition(from: a, to: b, duration: 1, options: look, animations: nil) { completions.append($0) }
    stage.settle()
    #expect(completions == [true])
    #expect(appearances("B").isEmpty)
    #expect(appearances("A") == ["didDis(true)"])
    #expect(p.view.subviews == [b.view])
  }

  @Test(
    "S47, S56: started in the completion of the last one, and in the callbacks of the children, it goes on")
  func chained() {
    let p = LoggingController("P", log)
    let children = ["A", "B", "C", "D"].map { LoggingController($0, log) }
    addChild(children[0], to: p)
    children.dropFirst().forEach(p.addChild)
    let stage = shown(p)
    log.clear()
    var ends: [Bool] = []
    func next(_ i: Int) {
      guard i + 1 < children.count else { return }
      p.transition(
        from: children[i], to: children[i + 1], duration: 0.1, options: .transitionFlipFromLeft,
        animations: nil
      ) {
        ends.append($0)
        next(i + 1)
      }
    }
    next(0)
    stage.settle()
    #expect(ends == [true, true, true])
    #expect(p.view.subviews == [children[3].view])
    for name in ["B", "C"] {
      #expect(
        appearances(name) == ["willApp(true)", "didApp(true)", "willDis(true)", "didDis(true)"], "\(name)")
    }
  }

  // MARK: Places

  @Test("S48, S28: a new view that shows elsewhere in the parent only changes its place", arguments: looks)
  func alreadyElsewhere(look: UIView.AnimationOptions) {
    let p = LoggingController("P", log)
    let a = LoggingController("A", log)
    let b = LoggingController("B", log)
    let stage = shown(p)
    let boxes = [UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40)), UIView()]
    boxes.forEach(p.view.addSubview)
    for (child, box) in zip([a, b], boxes) {
      p.addChild(child)
      box.addSubview(child.view)
    }
    stage.settle()
    log.clear()
    p.transition(from: a, to: b, duration: 0.2, options: look, animations: nil)
    stage.settle()
    #expect(boxes[0].subviews == [b.view])
    #expect(boxes[1].subviews.isEmpty)
    #expect(appearances("B").isEmpty)
    #expect(appearances("A") == ["willDis(true)", "didDis(true)"])
  }

  @Test("S48, S161, P3: only what holds the views turns; the parent's other contents stand still")
  func onlyTheHolderTurns() {
    let p = LoggingController("P", log)
    let a = LoggingController("A", log)
    let b = LoggingController("B", log)
    let stage = shown(p)
    p.view.backgroundColor = UIColor(1, 2, 3)
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 30))
    p.view.addSubview(box)
    for (child, color) in [(a, UIColor.red), (b, UIColor.blue)] {
      p.addChild(child)
      child.view.frame = box.bounds
      child.view.backgroundColor = color
    }
    box.addSubview(a.view)
    stage.settle()
    p.transition(from: a, to: b, duration: 0.4, options: .transitionFlipFromRight, animations: nil)
    var hasTurned = false
    stage.onFrame = { stage in
      hasTurned = hasTurned || stage.bitmap[12, 35] == UIColor(1, 2, 3).color.pixel
      for y in 0..<80 where y < 19 || y > 51 {
        for x in 0..<60 { #expect(stage.bitmap[x, y] == UIColor(1, 2, 3).color.pixel) }
      }
    }
    stage.settle()
    #expect(hasTurned)
  }

  @Test("S48: the place among the superview's other views does not matter; nothing else is moved")
  func neighbours() {
    let p = LoggingController("P", log)
    let a = LoggingController("A", log)
    let b = LoggingController("B", log)
    let stage = shown(p)
    let below = UIView()
    let above = UIView()
    p.view.addSubview(below)
    addChild(a, to: p)
    p.view.addSubview(above)
    p.addChild(b)
    stage.settle()
    let frames = p.view.subviews.map(\.frame)
    p.transition(from: a, to: b, duration: 0.2, options: .transitionFlipFromTop, animations: nil)
    stage.settle()
    #expect(p.view.subviews.filter { $0 !== b.view } == [below, above])
    #expect(p.view.subviews.contains(b.view))
    #expect([below, above].map(\.frame) == [frames[0], frames[2]])
  }

  // MARK: Arguments

  @Test(
    "S49, I7: no duration or a negative one: animations once, at once; completion once, later",
    arguments: [0, -1, -.infinity] as [TimeInterval], looks)
  func noDuration(duration: TimeInterval, look: UIView.AnimationOptions) {
    let p = LoggingController("P", log)
    let a = LoggingController("A", log)
    let b = LoggingController("B", log)
    addChild(a, to: p)
    p.addChild(b)
    let stage = shown(p)
    log.clear()
    p.transition(
      from: a, to: b, duration: duration, options: look, animations: { log.note("animations") },
      completion: { log.note("completion(\($0))") })
    #expect(log.entries.filter { $0 == "animations" }.count == 1)
    #expect(log.entries.last == "animations")
    stage.advanceFrame()
    #expect(log.entries.suffix(3) == ["B.didApp(false)", "A.didDis(false)", "completion(true)"])
    #expect(p.view.subviews == [b.view])
  }

  @Test(
    "S50, P22: without animations and without a completion it ends all the same", arguments: looks, [0, 0.2])
  func nothingGiven(look: UIView.AnimationOptions, duration: TimeInterval) {
    let p = LoggingController("P", log)
    let a = LoggingController("A", log)
    let b = LoggingController("B", log)
    addChild(a, to: p)
    p.addChild(b)
    let stage = shown(p)
    p.transition(from: a, to: b, duration: duration, options: look, animations: nil)
    #expect(stage.settle())
    #expect(p.view.subviews == [b.view])
    #expect(appearances("B").last?.hasPrefix("didApp") == true)
  }

  @Test("S52, S53, S55, S56: what is refused leaves children, views and callbacks as they were")
  func refusals() {
    let p = LoggingController("P", log)
    let a = LoggingController("A", log)
    let b = LoggingController("B", log)
    let stranger = LoggingController("S", log)
    addChild(a, to: p)
    p.addChild(b)
    let stage = shown(p)
    log.clear()
    var completions = 0
    func attempt(_ from: UIViewController, _ to: UIViewController) -> Int {
      failures {
        p.transition(from: from, to: to, duration: 0.2, animations: { log.note("animations") }) { _ in
          completions += 1
        }
      }.count
    }
    #expect(attempt(a, stranger) == 1)
    #expect(attempt(stranger, a) == 1)
    #expect(attempt(b, a) == 1)
    p.forwards = false
    #expect(attempt(a, b) == 1)
    stage.settle()
    #expect(completions == 0)
    #expect(log.entries.isEmpty)
    #expect(p.view.subviews == [a.view])
    #expect(p.children == [a, b])
  }

  // MARK: Pictures

  @Test("B61: a flip right after a resize turns the whole new area, and nothing jumps at its end")
  func flipAfterResize() {
    let p = LoggingController("P", log)
    let a = LoggingController("A", log)
    let b = LoggingController("B", log)
    let stage = shown(p)
    let box = UIView(frame: p.view.bounds)
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    p.view.addSubview(box)
    for (child, color) in [(a, UIColor.red), (b, UIColor.blue)] {
      p.addChild(child)
      child.view.frame = box.bounds
      child.view.backgroundColor = color
    }
    box.addSubview(a.view)
    stage.settle()
    stage.resize(to: CGSize(width: 90, height: 50))
    b.view.frame = box.bounds
    p.transition(from: a, to: b, duration: 0.2, options: .transitionFlipFromTop, animations: nil)
    stage.refresh()
    #expect(stage.bitmap[0, 0] == UIColor.red.color.pixel)
    #expect(stage.bitmap[89, 49] == UIColor.red.color.pixel)
    stage.advance(by: 0.199)
    let last = stage.bitmap
    stage.settle()
    #expect(stage.bitmap[0, 0] == UIColor.blue.color.pixel)
    #expect(stage.bitmap[89, 49] == UIColor.blue.color.pixel)
    #expect(BitmapDifference(expected: stage.bitmap, actual: last).pixels < 90 * 4)
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 90, height: 50))
  }

  @Test(
    "B62: presented and dismissed with a flip, the presenter is there, upright", arguments: [true, false])
  func flippedPresentation(back: Bool) {
    let p = LoggingController("P", log)
    p.view.backgroundColor = .green
    p.view.addSubview(UIView(2, 3, 10, 7, UIColor(9, 8, 7)))
    let stage = shown(p)
    let before = stage.bitmap
    for _ in 0..<2 {
      let m = UIViewController()
      m.view.backgroundColor = .purple
      m.modalPresentationStyle = .fullScreen
      m.modalTransitionStyle = .flipHorizontal
      p.present(m, animated: true)
      stage.advance(by: 0.1)
      #expect(stage.bitmap != before)
      if back { stage.settle() }
      p.dismiss(animated: back)
      stage.settle()
      #expect(stage.bitmap == before)
      #expect(stage.window.subviews == [p.view])
      #expect(p.view.layer.transform == CATransform3DIdentity)
    }
  }

  @Test("B59, S170: ten flips in random sizes, each end is the very picture of a stage that never flipped")
  func flipsInRandomSizes() {
    var random = SeededNumbers(seed: 59)
    let sides = FlipTests.sides.map(\.1)
    for _ in 0..<10 {
      let size = CGSize(
        width: .random(in: 9...61, using: &random), height: .random(in: 9...61, using: &random))
      func scene() -> (HeadlessStage, LoggingController, [LoggingController], UIView) {
        let p = LoggingController("P", log)
        let children = ["A", "B"].map { LoggingController($0, log) }
        let stage = shown(p, size: CGSize(width: 64, height: 64))
        let box = UIView(frame: CGRect(origin: CGPoint(x: 1.25, y: 2.5), size: size))
        p.view.addSubview(box)
        for (child, color) in zip(children, [UIColor.orange, UIColor.cyan]) {
          p.addChild(child)
          child.view.frame = box.bounds
          child.view.backgroundColor = color
          child.view.addSubview(UIView(1.5, 2, 4, 3, .white))
        }
        return (stage, p, children, box)
      }
      let (stage, p, children, box) = scene()
      box.addSubview(children[0].view)
      stage.settle()
      for i in 0..<10 {
        p.transition(
          from: children[i % 2], to: children[(i + 1) % 2], duration: 0.05,
          options: sides.randomElement(using: &random) ?? .transitionFlipFromTop, animations: nil)
        stage.settle()
        let (fresh, _, others, place) = scene()
        place.addSubview(others[(i + 1) % 2].view)
        fresh.settle()
        #expect(stage.bitmap == fresh.bitmap, "\(size), flip \(i)")
      }
      #expect(box.subviews == [children[0].view])
      #expect(box.layer.sublayers?.count == 1)
    }
  }
}
