import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Explicit begin and end in every interleaving, and forwarding switched off on some of several levels.
struct AppearanceNestingTests {
  let log = Log()
  let p: LoggingController
  let c: LoggingController
  let stage: HeadlessStage

  init() {
    p = LoggingController("P", log)
    c = LoggingController("C", log)
    stage = shown(p, log: log)
  }

  private func appearances(_ name: String) -> [String] {
    log.of(name).filter { $0.contains("App") || $0.contains("Dis") }
  }

  // MARK: Levels

  @Test("S33, S34: on the way in and out the parent hears first, level by level, of the two halves apart")
  func parentsFirst() {
    let d = LoggingController("D", log)
    addChild(d, to: c)
    addChild(c, to: p)
    stage.settle()
    log.clear()
    stage.window.rootViewController = nil
    #expect(log.take() == ["P.willDis(false)", "C.willDis(false)", "D.willDis(false)"])
    stage.settle()
    #expect(log.take() == ["P.didDis(false)", "C.didDis(false)", "D.didDis(false)"])
    stage.window.rootViewController = p
    #expect(log.take() == ["P.willApp(false)", "C.willApp(false)", "D.willApp(false)"])
    stage.settle()
    #expect(log.take() == ["P.didApp(false)", "C.didApp(false)", "D.didApp(false)"])
  }

  @Test(
    "S32, S35, S37: forwarding off on any of three levels stops what comes from above, there and nowhere else",
    arguments: 0..<8)
  func threeLevels(silent: Int) {
    let chain = ["X", "Y", "Z"].map { LoggingController($0, log) }
    let leaf = LoggingController("L", log)
    for (level, controller) in chain.enumerated() {
      controller.forwards = silent >> level & 1 == 0
      addChild(level + 1 < chain.count ? chain[level + 1] : leaf, to: controller)
    }
    log.clear()
    stage.window.rootViewController = chain[0]
    stage.settle()
    stage.window.rootViewController = nil
    stage.settle()
    let whole = ["willApp(false)", "didApp(false)", "willDis(false)", "didDis(false)"]
    for (level, controller) in (chain + [leaf]).enumerated() {
      let isReached = chain.prefix(level).allSatisfy(\.forwards)
      #expect(appearances(controller.name) == (isReached ? whole : []), "\(controller.name), \(silent)")
    }
  }

  @Test(
    "S35, S37, B40: a silent container that relays in its own four methods gives its children the usual log")
  func relaying() {
    final class Relaying: LoggingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for child in children { child.beginAppearanceTransition(true, animated: animated) }
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for child in children { child.endAppearanceTransition() }
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for child in children { child.beginAppearanceTransition(false, animated: animated) }
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for child in children { child.endAppearanceTransition() }
      }
    }
    // Three of them inside each other, in a stack.
    let x = Relaying("X", log)
    let y = Relaying("Y", log)
    let leaf = LoggingController("L", log)
    addChild(leaf, to: y)
    addChild(y, to: x)
    let nav = UINavigationController(rootViewController: UIViewController())
    let stage = shown(nav)
    log.clear()
    let kinds = warnings {
      nav.pushViewController(x, animated: true)
      stage.settle()
      nav.popViewController(animated: false)
      stage.settle()
    }
    #expect(kinds.isEmpty)
    let whole = ["willApp(true)", "didApp(true)", "willDis(false)", "didDis(false)"]
    for name in ["X", "Y", "L"] { #expect(appearances(name) == whole, "\(name)") }
  }

  @Test("S35: forwarding may be switched off later; what comes after that is not passed on")
  func switchedOffLater() {
    addChild(c, to: p)
    stage.settle()
    log.clear()
    p.forwards = false
    stage.window.rootViewController = nil
    stage.settle()
    #expect(appearances("C").isEmpty)
    #expect(appearances("P") == ["willDis(false)", "didDis(false)"])
  }

  // MARK: Interleavings

  /// Every word of begins and ends up to seven calls long, against a model that knows only the rules.
  @Test("S36, S38, S39, S40, P5, P22: every interleaving of begins and ends follows the rules")
  func everyWord() {
    p.forwards = false
    addChild(c, to: p)
    quietly {
      for length in 1...7 {
        var word = [Int](repeating: 0, count: length)
        repeat {
          check(word)
        } while advance(&word)
      }
    }
  }

  private func advance(_ word: inout [Int]) -> Bool {
    for i in word.indices {
      word[i] += 1
      if word[i] < 3 { return true }
      word[i] = 0
    }
    return false
  }

  /// 0 begins an appearance, 1 a disappearance, 2 ends.
  private func check(_ word: [Int]) {
    var model = BracketModel()
    log.clear()
    for step in word {
      switch step {
      case 2: c.endAppearanceTransition()
      default: c.beginAppearanceTransition(step == 0, animated: false)
      }
      model.take(step)
    }
    #expect(appearances("C").map { String($0.prefix { $0 != "(" }) } == model.said, "\(word)")
    // Back to rest, where the next word begins.
    while model.depth > 0 {
      c.endAppearanceTransition()
      model.take(2)
    }
    if model.isShown {
      c.beginAppearanceTransition(false, animated: false)
      c.endAppearanceTransition()
    }
  }

  /// The rules: the outermost begin speaks and the last end does; an opposite begin turns round and needs no end;
  /// a begin in a state that is reached says nothing, and nor does its end.
  private struct BracketModel {
    var isShown = false
    var depth = 0
    private var goal = false
    private var isMoving = false
    private(set) var said: [String] = []

    mutating func take(_ step: Int) {
      if step == 2 { return end() }
      let appears = step == 0
      if depth == 0 { goal = isShown }
      if depth == 0 || appears == goal { depth += 1 }
      if appears != goal { speak(appears) }
    }

    private mutating func speak(_ appears: Bool) {
      goal = appears
      isMoving = true
      said.append(appears ? "willApp" : "willDis")
    }

    private mutating func end() {
      guard depth > 0 else { return }
      depth -= 1
      guard depth == 0, isMoving else { return }
      isMoving = false
      isShown = goal
      said.append(goal ? "didApp" : "didDis")
    }
  }

  @Test(
    "S41: what the window brings while a begin is open waits for the end, and is made up for",
    arguments: [true, false])
  func windowMeanwhile(comesBack: Bool) {
    addChild(c, to: p)
    stage.settle()
    log.clear()
    c.beginAppearanceTransition(false, animated: true)
    stage.window.rootViewController = nil
    stage.settle()
    if comesBack {
      stage.window.rootViewController = p
      stage.settle()
    }
    #expect(appearances("C") == ["willDis(true)"])
    c.endAppearanceTransition()
    stage.settle()
    let more = comesBack ? ["willApp(false)", "didApp(false)"] : []
    #expect(appearances("C") == ["willDis(true)", "didDis(true)"] + more)
  }

  @Test("S41, S38: begins of the container and of the container's container count apart for each controller")
  func nestedContainers() {
    let d = LoggingController("D", log)
    p.forwards = false
    c.forwards = false
    addChild(c, to: p)
    addChild(d, to: c)
    stage.settle()
    log.clear()
    c.beginAppearanceTransition(true, animated: true)
    d.beginAppearanceTransition(true, animated: false)
    c.endAppearanceTransition()
    d.endAppearanceTransition()
    #expect(log.entries == ["C.willApp(true)", "D.willApp(false)", "C.didApp(true)", "D.didApp(false)"])
  }

  @Test(
    "S44, I5: begin loads the views of those it reaches in the order of the rules, and only of the loaded ones"
  )
  func beginLoadsOnlyItsOwn() {
    let d = LoggingController("D", log)
    p.forwards = false
    p.addChild(c)
    c.addChild(d)
    log.clear()
    c.beginAppearanceTransition(true, animated: false)
    c.endAppearanceTransition()
    #expect(log.entries == ["C.loadView", "C.didLoad", "C.willApp(false)", "C.didApp(false)"])
    #expect(!d.isViewLoaded)
  }

  @Test("S39: turned round in the middle of a forwarded change, the descendants turn as well")
  func turnedWithDescendants() {
    let d = LoggingController("D", log)
    p.forwards = false
    addChild(c, to: p)
    addChild(d, to: c)
    log.clear()
    c.beginAppearanceTransition(true, animated: true)
    stage.advance(by: 0.1)
    c.beginAppearanceTransition(false, animated: false)
    c.endAppearanceTransition()
    #expect(
      log.entries == [
        "C.willApp(true)", "D.willApp(true)", "C.willDis(false)", "D.willDis(false)", "C.didDis(false)",
        "D.didDis(false)",
      ])
  }

  @Test(
    "S42: an exchange bracketed on both sides inside a tab and a stack is one of each",
    arguments: [true, false])
  func bracketedSwap(animated: Bool) {
    let container = LoggingController("K", log)
    let old = LoggingController("O", log)
    addChild(old, to: container)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: container)]
    let stage = shown(tabs, log: log)
    let kinds = warnings {
      for (from, to) in [(old, c), (c, old), (old, c)] {
        container.addChild(to)
        from.willMove(toParent: nil)
        to.beginAppearanceTransition(true, animated: animated)
        from.beginAppearanceTransition(false, animated: animated)
        container.view.addSubview(to.view)
        from.view.removeFromSuperview()
        if animated { stage.advance(by: 0.1) }
        to.endAppearanceTransition()
        from.endAppearanceTransition()
        to.didMove(toParent: container)
        from.removeFromParent()
        stage.settle()
        #expect(
          appearances((to as LoggingController).name) == ["willApp(\(animated))", "didApp(\(animated))"])
        #expect(
          appearances((from as LoggingController).name) == ["willDis(\(animated))", "didDis(\(animated))"])
        log.clear()
      }
    }
    #expect(kinds.isEmpty)
  }
}
