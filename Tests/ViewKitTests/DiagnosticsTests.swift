import Foundation
import HeadlessHost
import Testing
import ViewKit

/// What refused calls and probable mistakes are told as.
struct DiagnosticsTests {
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

  private func found(_ body: () -> Void) -> [UIDiagnostics.Warning] {
    var found: [UIDiagnostics.Warning] = []
    UIDiagnostics.withHandlers(warning: { found.append($0) }, perform: body)
    return found
  }

  /// Everything that a refused call might have touched.
  private var state: [String] {
    [p, q, c].map {
      "\($0.name) parent \(String(describing: $0.parent)) children \($0.children) view "
        + "\(String(describing: $0.viewIfLoaded?.superview)) of \($0.viewIfLoaded?.subviews ?? [])"
    } + ["\(stage.window.subviews)", "\(String(describing: stage.window.rootViewController))"]
  }

  @Test("S117, S118, S119, S121, P6: one failure for each refused call, and nothing has changed")
  func oneFailureEach() {
    p.addChild(c)
    _ = c.view
    log.clear()
    let box = UIView()
    quietly { box.addSubview(UIViewController().view) }
    let free = UIView()
    let before = state
    let calls: [(String, () -> Void)] = [
      ("add", { q.view.addSubview(c.view) }), ("insert", { q.view.insertSubview(c.view, at: 0) }),
      ("window", { stage.window.addSubview(c.view) }), ("free", { free.addSubview(c.view) }),
      ("root", { stage.window.rootViewController = c }), ("self", { p.addChild(p) }),
      ("ancestor", { c.addChild(p) }), ("view", { q.view = c.view }),
      ("into itself", { p.view.addSubview(p.view) }), ("into its own", { q.view.addSubview(p.view) }),
      ("no common parent", { q.transition(from: c, to: q, duration: 0, animations: nil) }),
    ]
    for (name, call) in calls {
      let failures = failures(call)
      #expect(failures.count == 1, "\(name): \(failures.map(\.message))")
      #expect(state == before, "\(name)")
      #expect(log.entries.isEmpty, "\(name): \(log.entries)")
    }
  }

  @Test("S117: several roots in a subtree that is put in the wrong place are one refusal")
  func severalRootsAtOnce() {
    let box = UIView()
    let others = ["D", "E"].map { LoggingController($0, log) }
    quietly { for other in others { box.addSubview(other.view) } }
    others.forEach(p.addChild)
    let failures = failures { q.view.addSubview(box) }
    #expect(failures.count == 1)
    #expect(failures.first?.child === others[0])
    #expect(failures.first?.expectedParent === q)
    #expect(failures.first?.actualParent === p)
    #expect(box.superview == nil)
  }

  @Test("S121: the check is made at insertion, in a window or not")
  func offScreen() {
    let outer = LoggingController("O", log)
    let inner = LoggingController("I", log)
    outer.addChild(inner)
    addChild(c, to: inner)
    outer.addChild(q.removed())
    outer.view.addSubview(q.view)
    let failures = failures { q.view.addSubview(inner.view) }
    #expect(failures.map(\.kind) == [.hierarchyInconsistency])
    #expect(failures.first?.expectedParent === q)
    #expect(failures.first?.actualParent === outer)
    #expect(outer.view.window == nil)
  }

  @Test("S119: the failure of addChild names the three controllers")
  func adoption() {
    quietly {
      q.view.addSubview(c.view)
      stage.settle()
    }
    q.addChild(c)
    let failures = failures { p.addChild(c) }
    #expect(failures.count == 1)
    #expect(failures.first?.child === c)
    #expect(failures.first?.expectedParent === q)
    #expect(failures.first?.actualParent === q)
    #expect(failures.first?.requestedParent === p)
  }

  // MARK: Warnings

  @Test("S20: the warning of an orphan names both controllers and the call that is missing")
  func orphanMessage() {
    let warnings = found {
      q.view.addSubview(c.view)
      stage.settle()
    }
    #expect(warnings.map(\.kind) == [.orphanedController])
    let message = warnings.first?.message ?? ""
    #expect(message.components(separatedBy: "LoggingController").count == 3)
    #expect(message.contains("addChild"))
  }

  @Test("S20: two controllers have two names")
  func names() {
    let d = LoggingController("D", log)
    let messages = found {
      q.view.addSubview(c.view)
      p.view.addSubview(d.view)
      stage.settle()
    }.map(\.message)
    #expect(messages.count == 2)
    #expect(Set(messages).count == 2)
  }

  @Test(
    "S20: an orphan is noticed however it comes in",
    arguments: ["under a plain view", "with its superview", "in a view that becomes a controller's", "front"])
  func orphanRoutes(route: String) {
    let kinds = warnings {
      let box = UIView()
      switch route {
      case "under a plain view":
        q.view.addSubview(box)
        box.addSubview(c.view)
      case "with its superview":
        box.addSubview(c.view)
        q.view.addSubview(box)
      case "front":
        let sibling = UIView()
        q.view.addSubview(sibling)
        q.view.insertSubview(c.view, belowSubview: sibling)
      default:
        box.addSubview(c.view)
        addChild(LoggingController("D", log).with(view: box), to: p)
      }
      stage.settle()
    }
    #expect(kinds == [.orphanedController])
  }

  @Test("S20: an orphan on one stage does not wait for another stage's frame")
  func orphansOfTwoStages() {
    let other = LoggingController("R", log)
    let second = shown(other)
    var kinds: [UIDiagnostics.Warning.Kind] = []
    UIDiagnostics.withHandlers(warning: { kinds.append($0.kind) }) {
      let d = LoggingController("D", log)
      p.view.addSubview(c.view)
      other.view.addSubview(d.view)
      second.advanceFrame()
      #expect(kinds == [.orphanedController])
      stage.advanceFrame()
      #expect(kinds == [.orphanedController, .orphanedController])
      withExtendedLifetime(d) {}
    }
    #expect(kinds.count == 2)
  }

  @Test("S20: what becomes a child, leaves again or is presented in the same turn is no orphan")
  func noOrphans() {
    let kinds = warnings {
      p.view.addSubview(c.view)
      p.addChild(c)
      stage.settle()
      let d = LoggingController("D", log)
      p.view.addSubview(d.view)
      d.view.removeFromSuperview()
      stage.settle()
      let m = LoggingController("M", log)
      m.modalPresentationStyle = .currentContext
      p.definesPresentationContext = true
      c.present(m, animated: true)
      stage.settle()
      m.dismiss(animated: true)
      stage.settle()
    }
    #expect(kinds.isEmpty)
  }

  @Test(
    "S45: the warning of a direct call names the callback, the controller and the right calls",
    arguments: [
      "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "viewIsAppearing",
    ])
  func directCalls(callback: String) {
    let warnings = found {
      switch callback {
      case "viewWillAppear": q.viewWillAppear(false)
      case "viewDidAppear": q.viewDidAppear(false)
      case "viewWillDisappear": q.viewWillDisappear(false)
      case "viewDidDisappear": q.viewDidDisappear(false)
      default: q.viewIsAppearing(false)
      }
      q.viewWillAppear(false)
    }
    #expect(warnings.map(\.kind) == [.directAppearanceCall])
    let message = warnings.first?.message ?? ""
    #expect(message.contains(callback))
    #expect(message.contains("LoggingController"))
    #expect(message.contains("beginAppearanceTransition"))
  }

  @Test("S45: a callback that calls super once too often is noticed, super's own call is not")
  func superCalls() {
    final class Proper: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        super.viewWillAppear(animated)
      }
      deinit {}
    }
    final class Confused: UIViewController {
      override func viewDidAppear(_ animated: Bool) { super.viewWillAppear(animated) }
      deinit {}
    }
    #expect(warnings { _ = shown(Proper()) }.isEmpty)
    #expect(warnings { _ = shown(Confused()) } == [.directAppearanceCall])
  }

  @Test("S40, S46: balanced code draws no warning, whatever it does")
  func balanced() {
    let kinds = warnings {
      for animated in [false, true] {
        p.forwards = false
        let d = LoggingController("D", log)
        p.addChild(d)
        d.beginAppearanceTransition(true, animated: animated)
        p.view.addSubview(d.view)
        stage.advance(by: 0.1)
        d.endAppearanceTransition()
        d.didMove(toParent: p)
        d.willMove(toParent: nil)
        d.beginAppearanceTransition(false, animated: animated)
        d.view.removeFromSuperview()
        d.endAppearanceTransition()
        d.removeFromParent()
        stage.settle()
      }
    }
    #expect(kinds.isEmpty)
  }

  @Test("Handlers are those of the innermost scope, and the outer ones are back after it")
  func scopes() {
    var outer = 0
    var inner = 0
    UIDiagnostics.withHandlers(failure: { _ in outer += 1 }) {
      p.addChild(p)
      UIDiagnostics.withHandlers(failure: { _ in inner += 1 }) { p.addChild(p) }
      UIDiagnostics.withHandlers(warning: { _ in }) { p.addChild(p) }
    }
    #expect(outer == 2)
    #expect(inner == 1)
  }
}

extension LoggingController {
  fileprivate func with(view: UIView) -> Self {
    self.view = view
    return self
  }

  fileprivate func removed() -> Self {
    removeChild(self)
    return self
  }
}
