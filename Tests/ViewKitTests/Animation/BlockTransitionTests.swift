import Foundation
import HeadlessHost
import Testing
import ViewKit

/// `transition(from:to:…)` whose look is a block of animations: turned round, and mixed with flips.
struct BlockTransitionTests {
  let log = Log()
  let p: LoggingController
  let a: LoggingController
  let b: LoggingController
  let d: LoggingController
  let stage: HeadlessStage

  init() {
    p = LoggingController("P", log)
    a = LoggingController("A", log)
    b = LoggingController("B", log)
    d = LoggingController("D", log)
    stage = shown(p)
    let colors = [UIColor.red, .blue, .green]
    for (child, color) in zip([a, b, d], colors) {
      p.addChild(child)
      child.view.frame = p.view.bounds
      child.view.backgroundColor = color
    }
    p.view.addSubview(a.view)
    stage.settle()
    log.clear()
  }

  private let away: CGFloat = 90

  /// B slides in from the right over A, which moves a little to the left.
  private func slide(_ from: UIViewController, _ to: UIViewController, name: String = "slide") {
    let width = p.view.bounds.width
    to.view.center.x = width * 1.5
    p.transition(
      from: from, to: to, duration: 1, options: .curveLinear,
      animations: {
        to.view.center.x = width / 2
        from.view.center.x = width / 4
      }, completion: { [log] in log.note("\(name)(\($0))") })
  }

  private func flip(_ from: UIViewController, _ to: UIViewController, name: String = "flip") {
    to.view.frame = p.view.bounds
    p.transition(
      from: from, to: to, duration: 1, options: [.transitionFlipFromLeft, .curveLinear], animations: nil,
      completion: { [log] in log.note("\(name)(\($0))") })
  }

  private func shownX(_ child: UIViewController) -> CGFloat {
    child.view.layer.presentation()?.position.x ?? .nan
  }

  @Test("S58b: a block's transition goes back from where the picture is, to the values it began with")
  func turnedRound() {
    slide(a, b)
    stage.advance(by: 0.4)
    log.clear()
    let x = shownX(b)
    #expect(abs(x - 66) < 1e-6)
    p.reverseTransition(of: b)
    #expect(log.take() == ["B.willDis(true)", "A.willApp(true)"])
    #expect(shownX(b) == x)
    stage.advance(by: 0.2)
    #expect(abs(shownX(b) - 78) < 1e-6)
    #expect(abs(shownX(a) - 27) < 1e-6)
    #expect(log.entries == [])
    #expect(p.isTransitioning(b))
    stage.settle()
    #expect(log.take() == ["B.didDis(true)", "A.didApp(true)", "slide(false)"])
    #expect(p.view.subviews == [a.view])
    #expect(a.view.center.x == 30)
    #expect(b.view.center.x == away)
    #expect(!p.isTransitioning(b))
  }

  @Test("S58b: turned round twice, a block's transition ends as if it had not been")
  func turnedRoundTwice() {
    slide(a, b)
    stage.advance(by: 0.4)
    p.reverseTransition(of: b)
    stage.advance(by: 0.1)
    p.reverseTransition(of: a)
    stage.advance(by: 0.1)
    #expect(abs(shownX(b) - 66) < 1e-6)
    log.clear()
    stage.settle()
    #expect(log.entries == ["B.didApp(true)", "A.didDis(true)", "slide(true)"])
    #expect(p.view.subviews == [b.view])
    #expect(b.view.center.x == 30)
  }

  @Test("S58b: a block that animates nothing ends at once, whichever way it faces")
  func nothingAnimates() {
    p.transition(from: a, to: b, duration: 1, options: [], animations: {}) { [log] in log.note("done(\($0))")
    }
    p.reverseTransition(of: b)
    stage.advanceFrame()
    #expect(log.entries.last == "done(false)")
    #expect(p.view.subviews == [a.view])
  }

  private typealias Exchange = (UIViewController, UIViewController, String) -> Void

  @Test(
    "S58: one kind of transition interrupts another: each completion once, in order, the first unfinished",
    arguments: [(true, false), (false, true), (true, true), (false, false)])
  func interrupted(kinds: (Bool, Bool)) {
    let exchanges: [Exchange] = [kinds.0, kinds.1].map { isSlide in
      isSlide ? { slide($0, $1, name: $2) } : { flip($0, $1, name: $2) }
    }
    exchanges[0](a, b, "first")
    stage.advance(by: 0.4)
    exchanges[1](b, d, "second")
    stage.advance(by: 0.4)
    #expect(stage.settle())
    #expect(
      log.entries.filter { $0.hasPrefix("first") || $0.hasPrefix("second") } == [
        "first(false)", "second(true)",
      ])
    #expect(log.of("A") == ["willDis(true)", "didDis(true)"])
    #expect(log.of("B") == ["willApp(true)", "willDis(true)", "didDis(true)"])
    #expect(log.of("D") == ["willApp(true)", "didApp(true)"])
    #expect(p.view.subviews == [d.view])
    #expect(d.view.center.x == 30)
  }

  @Test(
    "S58: interrupted and turned round, what the second brought in goes, and what it took out is back",
    arguments: [(true, false), (false, true), (true, true)])
  func interruptedAndTurnedRound(kinds: (Bool, Bool)) {
    let exchanges: [Exchange] = [kinds.0, kinds.1].map { isSlide in
      isSlide ? { slide($0, $1, name: $2) } : { flip($0, $1, name: $2) }
    }
    exchanges[0](a, b, "first")
    stage.advance(by: 0.4)
    exchanges[1](b, d, "second")
    stage.advance(by: 0.4)
    p.reverseTransition(of: d)
    #expect(stage.settle())
    #expect(
      log.entries.filter { $0.hasPrefix("first") || $0.hasPrefix("second") } == [
        "first(false)", "second(false)",
      ])
    #expect(log.of("B").last == "didApp(true)")
    #expect(log.of("D") == ["willApp(true)", "willDis(true)", "didDis(true)"])
    #expect(p.view.subviews == [b.view])
  }

  @Test("S58: an animator that is turned round inside a child goes its own way under a transition")
  func animatorUnderATransition() {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    a.view.addSubview(dot)
    stage.settle()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { dot.center.x = 45 }
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.25)
    slide(a, b)
    stage.advance(by: 0.25)
    animator.isReversed = true
    p.reverseTransition(of: b)
    #expect(abs((dot.layer.presentation()?.position.x ?? 0) - 25) < 1e-6)
    stage.advance(by: 0.3)
    #expect(log.entries.last == "slide(false)")
    #expect(positions == [])
    stage.settle()
    #expect(positions == [.start])
    #expect(dot.center.x == 5)
    #expect(a.view.center.x == 30)
  }
}
