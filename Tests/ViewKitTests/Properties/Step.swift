import Foundation

/// Who takes part in random scripts. Nobody exists before a script names it.
nonisolated enum Who: Int, CaseIterable, Sendable {
  /// Plain controllers.
  case a, b, c, d, e, f
  /// A container that forwards appearance by hand, and does it right.
  case h
  /// Navigation controllers.
  case n, m
  /// A tab bar controller.
  case t
}

/// Where in its parent's bounds a child is put.
nonisolated enum Slot: Int, CaseIterable, Sendable {
  case whole, left, right, middle, nothing
}

/// How two children change places.
nonisolated enum Look: Int, CaseIterable, Sendable {
  case none, fade, slide, flipLeft, flipRight, flipTop, flipBottom, dissolve, curlUp, curlDown, liveFlip,
    liveDissolve
}

/// The moments of a controller's life in which a script may do something more.
nonisolated enum Moment: Int, CaseIterable, Sendable {
  case didLoad, willApp, isApp, didApp, willDis, didDis, willMove, didMove, willLay, didLay
}

nonisolated enum Presented: Int, CaseIterable, Sendable {
  case fullScreen, overFullScreen, formSheet, pageSheet, currentContext, overCurrentContext, custom
}

nonisolated enum Cover: Int, CaseIterable, Sendable {
  case vertical, flip, dissolve
}

/// Whose the movements of stacks, tabs and presentations are: the toolkit's, or the script's own, in time or by hand.
nonisolated enum Direction: Int, CaseIterable, Sendable {
  case stock, custom, byHand
}

/// What is done to an animator that has begun.
nonisolated enum Handling: Int, CaseIterable, Sendable {
  case pause, go, reverse, scrub, stop, finish
}

/// How a drag from the leading edge ends.
nonisolated enum Lift: Int, CaseIterable, Sendable {
  case lift, cancel, hold
}

/// One call of a random script: a value, so that scripts can be made, cut down and printed.
///
/// Where a number stands for a child it counts round among those there are, so that a step keeps a meaning when
/// others are cut away. A step that has none left does nothing.
nonisolated indirect enum Step: Hashable, Sendable {
  // Parents and children, call by call and in any order.
  case addChild(Who, to: Who)
  case willMove(Who, toParent: Who?)
  case didMove(Who, toParent: Who?)
  case removeFromParent(Who)

  // Views.
  case load(Who)
  case addSubview(Who, to: Who, Slot)
  case insertSubview(Who, to: Who, at: Int)
  case removeFromSuperview(Who)
  case place(Who, Slot)
  case hide(Who, Bool)
  case fade(Who, Bool)
  case dropView(Who)
  case animate(Who, Slot, frames: Int, interactive: Bool)

  case animator(Who, Slot, frames: Int)
  case handle(Handling)

  // The recipes.
  case adopt(Who, by: Who, Slot)
  case expel(Who)
  case swap(in: Who, Int, Int)

  // Explicit appearance; what is left open is closed at the end of the script.
  case begin(Who, Bool, animated: Bool)
  case end(Who)

  // transition(from:to:…)
  case transition(in: Who, Int, Int, Look, frames: Int)
  case reverse(in: Who, Int)

  // Stacks.
  case push(Who, on: Who, animated: Bool)
  case pop(Who, animated: Bool)
  case popTo(Who, Int, animated: Bool)
  case setStack(Who, [Who], animated: Bool)
  case hideBar(Who, Bool, animated: Bool)
  case dragBack(Who, percent: Int, Lift)
  case tapBack(Who)

  // Tabs.
  case select(Who, Int)
  case tapTab(Who, Int)
  case setTabs(Who, [Who])
  case hidesBottomBar(Who, Bool)

  // Presentation.
  case present(Who, on: Who, Presented, Cover, animated: Bool)
  case dismiss(Who, animated: Bool)
  case definesContext(Who, Bool)

  // Transitions of the script's own.
  case direct(Direction)
  case hand(percent: Int)
  case letGo(finishing: Bool)

  // The stage.
  case root(Who?)
  case secondWindow(Who?)
  case resize(Int, Int)
  case scale(Int)
  case memoryWarning(unloads: Bool)
  /// Lets go of the script's own reference.
  case forget(Who)

  // Touches, in percent of the stage.
  case touchDown(Int, Int)
  case touchMove(Int, Int)
  case touchUp
  case touchCancel

  // Time.
  case frames(Int)
  case part(milliseconds: Int)
  case refresh
  case settle

  /// Does a step inside the next callback of its kind.
  case during(Who, Moment, Step)
  /// Does a step inside the completion that the next call takes along.
  case inCompletion(Step)
}

/// A script of calls. It prints as the Swift that makes it, to be pasted into a test.
struct Script: ExpressibleByArrayLiteral, CustomStringConvertible {
  var steps: [Step]

  init(_ steps: [Step]) { self.steps = steps }
  init(arrayLiteral elements: Step...) { steps = elements }

  var description: String {
    "[\n" + steps.map { "  \($0.text),\n" }.joined() + "]"
  }
}

extension Step {
  /// As it stands in source: Swift's own description with the names of types left out.
  var text: String {
    var text = "." + String(describing: self)
    while let name = text.range(of: "ViewKitTests.") {
      let rest = text[name.upperBound...]
      guard let dot = rest.firstIndex(of: ".") else { break }
      text.removeSubrange(name.lowerBound..<dot)
    }
    return text.replacing(/Optional\(([^()]*)\)/) { $0.1 }
  }
}
