import Foundation
import HeadlessHost
import Testing
import ViewKit

/// `transition(from:to:…)` and its reversal (section 1D of the rules).
struct ContainmentTransitionTests {
  let log = Log()
  let p: LoggingController
  let a: LoggingController
  let b: LoggingController
  let stage: HeadlessStage
  let box: UIView

  init() {
    p = LoggingController("P", log)
    a = LoggingController("A", log)
    b = LoggingController("B", log)
    stage = shown(p)
    box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
    p.view.addSubview(box)
    p.addChild(a)
    a.view.frame = box.bounds
    a.view.backgroundColor = .red
    b.view.backgroundColor = .blue
    box.addSubview(a.view)
    a.didMove(toParent: p)
    stage.settle()
    log.clear()
  }

  /// The articles' exchange; in its completion the child that left the place is removed.
  private func exchange(
    _ from: UIViewController, _ to: UIViewController, duration: TimeInterval = 0.2,
    options: UIView.AnimationOptions = [.transitionFlipFromTop, .curveEaseIn],
    animations: (() -> Void)? = nil,
    name: String = "completion"
  ) {
    to.view.frame = from.view.bounds
    if to.parent == nil { p.addChild(to) }
    from.willMove(toParent: nil)
    p.transition(
      from: from, to: to, duration: duration, options: options, animations: animations,
      completion: { [p, log] finished in
        log.note("\(name)(\(finished))")
        let arrived = finished ? to : from
        arrived.didMove(toParent: p)
        if finished { from.removeFromParent() } else { to.removeFromParent() }
      })
  }

  @Test(
    "S47, S50, S172, P4, P9: the order of an animated exchange",
    arguments: [UIView.AnimationOptions.transitionFlipFromTop, .transitionCrossDissolve, .curveEaseIn])
  func order(options: UIView.AnimationOptions) {
    exchange(a, b, options: options, animations: options == .curveEaseIn ? { b.view.alpha = 0.5 } : nil)
    #expect(log.take() == ["B.willMove(P)", "A.willMove(nil)", "A.willDis(true)", "B.willApp(true)"])
    stage.advance(by: 0.15)
    #expect(log.entries.isEmpty)
    stage.settle()
    #expect(
      log.entries == [
        "B.didApp(true)", "A.didDis(true)", "completion(true)", "B.didMove(P)", "A.didMove(nil)",
      ])
  }

  @Test("S47: the hand-made exchange gives the children the same log")
  func handMade() {
    p.forwards = false
    p.addChild(b)
    a.willMove(toParent: nil)
    b.view.frame = box.bounds
    a.beginAppearanceTransition(false, animated: true)
    b.beginAppearanceTransition(true, animated: true)
    UIView.transition(from: a.view, to: b.view, duration: 0.2, options: .transitionFlipFromTop) {
      [a, b, p] _ in
      b.endAppearanceTransition()
      a.endAppearanceTransition()
      b.didMove(toParent: p)
      a.removeFromParent()
    }
    stage.settle()
    #expect(
      log.entries.filter { !$0.hasSuffix("oad") && !$0.contains("loadView") } == [
        "B.willMove(P)", "A.willMove(nil)", "A.willDis(true)", "B.willApp(true)", "B.didApp(true)",
        "A.didDis(true)", "B.didMove(P)", "A.didMove(nil)",
      ])
  }

  @Test("S47: B's view is loaded before its willApp if it was not before")
  func loading() {
    let d = LoggingController("D", log)
    p.addChild(d)
    p.transition(from: a, to: d, duration: 0.2, options: .transitionFlipFromTop, animations: nil)
    stage.settle()
    #expect(
      log.entries == [
        "D.willMove(P)", "D.loadView", "D.didLoad", "A.willDis(true)", "D.willApp(true)", "D.didApp(true)",
        "A.didDis(true)",
      ])
  }

  @Test(
    "S48, P3, P18: the superview of the old view holds the new one; the old goes at the end; no frame is set")
  func placeOfTheViews() {
    let frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    b.view.frame = frame
    p.addChild(b)
    p.transition(from: a, to: b, duration: 0.2, options: .transitionFlipFromTop, animations: nil)
    #expect(b.view.superview === box)
    stage.advance(by: 0.1)
    #expect(a.view.superview === box)
    stage.settle()
    #expect(a.view.superview == nil)
    #expect(box.subviews == [b.view])
    #expect(b.view.frame == frame)
    #expect(a.parent === p)
  }

  @Test("S49: no duration, no animation, the same order, the completion later", arguments: [0, -1.0])
  func noDuration(duration: TimeInterval) {
    var runs = 0
    exchange(a, b, duration: duration, animations: { runs += 1 })
    #expect(log.take() == ["B.willMove(P)", "A.willMove(nil)", "A.willDis(false)", "B.willApp(false)"])
    #expect(runs == 1)
    stage.advanceFrame()
    #expect(
      log.entries == [
        "B.didApp(false)", "A.didDis(false)", "completion(true)", "B.didMove(P)", "A.didMove(nil)",
      ])
    #expect(runs == 1)
  }

  @Test("S51: with nothing to animate it does not wait for its duration")
  func nothingToAnimate() {
    exchange(a, b, duration: 5, options: [])
    stage.advanceFrame()
    #expect(log.entries.contains("completion(true)"))
  }

  @Test("S52, P21: both must be children of the receiver; nothing changes otherwise")
  func commonParent() {
    let other = LoggingController("Q", log)
    other.addChild(b)
    log.clear()
    let failures = failures {
      p.transition(from: a, to: b, duration: 0.2, animations: nil) { _ in log.note("ran") }
      other.transition(from: a, to: b, duration: 0.2, animations: nil) { _ in log.note("ran") }
    }
    stage.settle()
    #expect(failures.map(\.kind) == [.invalidArgument, .invalidArgument])
    #expect(failures.first?.message.contains("common parent") == true)
    #expect(log.entries.isEmpty)
    #expect(a.view.superview === box)
    #expect(b.view.superview == nil)
  }

  @Test("S53: not together with manual forwarding; S54: not in a stack")
  func excluded() {
    p.addChild(b)
    p.forwards = false
    let manual = failures { p.transition(from: a, to: b, duration: 0.2, animations: nil) }
    #expect(manual.map(\.kind) == [.invalidArgument])
    let nav = UINavigationController(rootViewController: UIViewController())
    nav.pushViewController(UIViewController(), animated: false)
    let first = nav.viewControllers[0]
    let second = nav.viewControllers[1]
    let stacked = failures { nav.transition(from: first, to: second, duration: 0.2, animations: nil) }
    #expect(stacked.map(\.kind) == [.invalidArgument])
  }

  @Test("S55: from and to the same: nothing moves, the completion runs")
  func toItself() {
    p.transition(from: a, to: a, duration: 0.2, animations: nil) { log.note("completion(\($0))") }
    stage.settle()
    #expect(log.entries == ["completion(true)"])
    #expect(a.view.superview === box)
  }

  @Test("S56: without a superview there is no place for the new view")
  func noPlace() {
    p.addChild(b)
    a.view.removeFromSuperview()
    stage.settle()
    log.clear()
    let failures = failures { p.transition(from: a, to: b, duration: 0.2, animations: nil) }
    #expect(failures.map(\.kind) == [.invalidArgument])
    #expect(failures.first?.message.contains("superview") == true)
    #expect(log.entries.isEmpty)
  }

  @Test("S57: in a parent that is not shown the views change places without callbacks")
  func offScreen() {
    stage.window.rootViewController = nil
    stage.settle()
    log.clear()
    exchange(a, b)
    stage.settle()
    #expect(
      log.entries == [
        "B.willMove(P)", "A.willMove(nil)", "completion(true)", "B.didMove(P)", "A.didMove(nil)",
      ])
    #expect(box.subviews == [b.view])
  }

  @Test("S58, B44, B68, B139: a second exchange takes B over; both completions run once, in order")
  func interrupted() {
    let d = LoggingController("D", log)
    d.loadViewIfNeeded()
    p.addChild(b)
    p.addChild(d)
    log.clear()
    p.transition(from: a, to: b, duration: 0.2, options: .transitionFlipFromTop, animations: nil) {
      log.note("first(\($0))")
    }
    stage.advance(by: 0.1)
    p.transition(from: b, to: d, duration: 0.2, options: .transitionFlipFromTop, animations: nil) {
      log.note("second(\($0))")
    }
    stage.settle()
    #expect(log.of("B") == ["willApp(true)", "willDis(true)", "didDis(true)"])
    #expect(log.of("A") == ["willDis(true)", "didDis(true)"])
    #expect(log.of("D") == ["willApp(true)", "didApp(true)"])
    #expect(log.entries.filter { $0.hasSuffix("(true)") && $0.contains("first") }.isEmpty)
    #expect(
      log.entries.filter { $0.contains("first") || $0.contains("second") } == [
        "first(false)", "second(true)",
      ])
    #expect(box.subviews == [d.view])
  }

  @Test("S58: back before the way there has ended")
  func backAndForth() {
    p.addChild(b)
    log.clear()
    p.transition(from: a, to: b, duration: 0.2, options: .transitionFlipFromTop, animations: nil)
    stage.advance(by: 0.1)
    p.transition(from: b, to: a, duration: 0.2, options: .transitionFlipFromTop, animations: nil)
    stage.settle()
    #expect(log.of("A") == ["willDis(true)", "willApp(true)", "didApp(true)"])
    #expect(log.of("B") == ["willApp(true)", "willDis(true)", "didDis(true)"])
    #expect(box.subviews == [a.view])
  }

  @Test("S58b: a running exchange turned round ends where it began, with finished false")
  func reversed() {
    exchange(a, b)
    stage.advance(by: 0.15)
    log.clear()
    #expect(p.isTransitioning(a))
    #expect(p.reverseTransition(of: b))
    #expect(log.take() == ["B.willDis(true)", "A.willApp(true)"])
    stage.advance(by: 0.1)
    #expect(log.entries.isEmpty)
    stage.settle()
    #expect(
      log.entries == [
        "B.didDis(true)", "A.didApp(true)", "completion(false)", "A.didMove(P)", "B.didMove(nil)",
      ])
    #expect(box.subviews == [a.view])
    #expect(a.parent === p)
    #expect(b.parent == nil)
    #expect(!p.isTransitioning(a))
    #expect(!p.reverseTransition(of: a))
  }

  @Test("S58b: the way back takes as long as the way there did, and leaves the picture as it was")
  func reversedPicture() {
    let before = stage.bitmap
    exchange(a, b)
    stage.advance(by: 0.1)
    #expect(stage.bitmap != before)
    p.reverseTransition(of: a)
    stage.advance(by: 0.08)
    #expect(p.isTransitioning(a))
    stage.settle()
    #expect(stage.bitmap == before)
    #expect(log.entries.contains("completion(false)"))
  }

  @Test("S58b: turned round twice it goes on to its end")
  func reversedTwice() {
    exchange(a, b)
    stage.advance(by: 0.1)
    p.reverseTransition(of: a)
    stage.advance(by: 0.05)
    p.reverseTransition(of: a)
    stage.settle()
    #expect(log.of("B").suffix(3) == ["willApp(true)", "didApp(true)", "didMove(P)"])
    #expect(log.entries.contains("completion(true)"))
    #expect(box.subviews == [b.view])
  }

  @Test(
    "Participants taken away: it ends at once, finished false, the completion once",
    arguments: ["parent", "to"])
  func takenAway(which: String) {
    p.addChild(b)
    log.clear()
    p.transition(from: a, to: b, duration: 0.2, options: .transitionFlipFromTop, animations: nil) {
      log.note("completion(\($0))")
    }
    stage.advance(by: 0.1)
    if which == "parent" { stage.window.rootViewController = nil } else { b.view.removeFromSuperview() }
    #expect(log.entries.contains("completion(false)"))
    #expect(stage.settle())
    #expect(log.entries.filter { $0.hasPrefix("completion") }.count == 1)
    #expect(a.view.superview == nil)
    #expect(log.of("B") == ["willApp(true)", "willDis(true)", "didDis(true)"])
    #expect(log.of("A") == ["willDis(true)", "didDis(true)"])
  }

  @Test("S59: an inner exchange whose container is exchanged meanwhile stays within the grammar")
  func nested() {
    let outer = LoggingController("X", log)
    let next = LoggingController("N", log)
    addChild(outer, to: p)
    let inner = LoggingController("I", log)
    let other = LoggingController("J", log)
    addChild(inner, to: outer)
    stage.settle()
    outer.addChild(other)
    p.addChild(next)
    log.clear()
    outer.transition(from: inner, to: other, duration: 0.3, options: .transitionFlipFromTop, animations: nil)
    stage.advance(by: 0.1)
    p.transition(from: outer, to: next, duration: 0.1, options: .transitionFlipFromTop, animations: nil)
    stage.settle()
    for name in ["I", "J", "X", "N"] {
      let callbacks = log.of(name).filter { $0.contains("App") || $0.contains("Dis") }
      #expect(
        AppearanceGrammar.accepts(callbacks, startsShown: name == "I" || name == "X"), "\(name): \(callbacks)"
      )
    }
    #expect(log.of("J").last?.hasPrefix("didDis") == true)
  }

  @Test("S173: two exchanges at once do not meddle with each other")
  func twoAtOnce() {
    let c = LoggingController("C", log)
    let d = LoggingController("D", log)
    let second = UIView(frame: CGRect(x: 10, y: 45, width: 40, height: 30))
    p.view.addSubview(second)
    p.addChild(c)
    second.addSubview(c.view)
    stage.settle()
    for (from, to) in [(a, b), (c, d)] {
      to.loadViewIfNeeded()
      p.addChild(to)
      p.transition(from: from, to: to, duration: 0.2, options: .transitionFlipFromTop, animations: nil)
    }
    log.clear()
    stage.settle()
    #expect(log.entries == ["B.didApp(true)", "A.didDis(true)", "D.didApp(true)", "C.didDis(true)"])
    #expect(box.subviews == [b.view])
    #expect(second.subviews == [d.view])
  }

  @Test("B55, B59: ten flips there and back leave the very picture they began with")
  func manyFlips() {
    let before = stage.bitmap
    for _ in 0..<5 {
      exchange(a, b)
      stage.settle()
      exchange(b, a, options: [.transitionFlipFromBottom, .curveEaseIn])
      stage.settle()
    }
    #expect(stage.bitmap == before)
    #expect(box.subviews == [a.view])
  }

  @Test("B67, I7: the completion runs once on every path")
  func completionOnce() {
    for duration in [0, 0.2] {
      for options: UIView.AnimationOptions in [[], .transitionFlipFromTop, .transitionCrossDissolve] {
        for animates in [false, true] {
          let d = UIViewController()
          p.addChild(d)
          var count = 0
          guard let current = p.children.first(where: { $0.viewIfLoaded?.superview === box }) else { return }
          p.transition(
            from: current, to: d, duration: duration, options: options,
            animations: animates ? { d.view.frame.origin.x += 1 } : nil
          ) { _ in count += 1 }
          stage.settle()
          #expect(count == 1)
        }
      }
    }
  }
}
