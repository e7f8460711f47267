import Foundation
import HeadlessHost
import ViewKit

/// One script on a stage of its own.
///
/// It stops at the first broken law. Whatever a script calls is allowed: a call that the toolkit refuses must leave
/// everything as it was, so refusals are swallowed and the laws looked at all the same.
final class ScriptPlay {
  let stage = HeadlessStage(size: CGSize(width: 30, height: 40))
  private(set) var diaries: [Diary] = []
  private var cast: [Who: UIViewController] = [:]
  var secondWindow: UIWindow?
  /// How often each completion that was handed over ran, and how often it may.
  private(set) var completions: [(runs: Int, due: ClosedRange<Int>)] = []
  private var inNextCompletion: [Step] = []
  private var isRefused = false
  /// Steps inside steps: what a callback sets off may set off more.
  private var depth = 0

  /// Begins that no end has answered.
  var openBegins: [Who: Int] = [:]
  /// Whose appearance a script, or a container that forwards by hand, has set: I3 says nothing about them.
  private(set) var explicit: Set<Who> = []
  /// Whose views a script has moved without their container's knowledge.
  var abducted: Set<Who> = []
  var fingerPlace: CGPoint?
  let director = Director()

  private let underlay = Underlay()
  private let repaints: Bool

  /// - Parameter repaints: whether every frame is painted whole, whatever has changed in it.
  init(repaints: Bool = false) {
    self.repaints = repaints
    underlay.show(on: stage)
    stage.window.makeKeyAndVisible()
  }

  // MARK: Who is there

  /// The controller of that name, made when first asked for; nil if it has been let go and is gone.
  func controller(_ who: Who) -> UIViewController? {
    if let diary = diaries.first(where: { $0.who == who }) { return diary.controller }
    let diary = Diary(who)
    let controller: UIViewController =
      switch who {
      case .n, .m: Stack(diary)
      case .t: Tabs(diary)
      case .h: HandForwarding(diary)
      default: Plain(diary)
      }
    diary.controller = controller
    controller.transitioningDelegate = director
    (controller as? UINavigationController)?.delegate = director
    (controller as? UITabBarController)?.delegate = director
    diary.onPlan = { [unowned self] in perform($0) }
    diaries.append(diary)
    cast[who] = controller
    return controller
  }

  func stack(_ who: Who) -> UINavigationController? { controller(who) as? UINavigationController }
  func tabs(_ who: Who) -> UITabBarController? { controller(who) as? UITabBarController }

  func diary(of controller: UIViewController?) -> Diary? {
    guard let controller else { return nil }
    return diaries.first { $0.controller === controller }
  }

  func child(_ i: Int, of parent: UIViewController) -> UIViewController? {
    let children = parent.children
    return children.isEmpty ? nil : children[abs(i) % children.count]
  }

  func forget(_ who: Who) { cast[who] = nil }
  func forgetAll() { cast = [:] }

  func plan(_ who: Who, _ moment: Moment, _ step: Step) {
    _ = controller(who)
    diaries.first { $0.who == who }?.plans.append((moment, step))
  }

  // MARK: Performing

  func perform(_ step: Step) {
    guard depth < 6 else { return }
    depth += 1
    let outer = isRefused
    isRefused = false
    UIDiagnostics.withHandlers(
      failure: { [unowned self] _ in isRefused = true },
      warning: { [unowned self] in if $0.kind == .presentationRefused { isRefused = true } },
      perform: { take(step) })
    isRefused = outer
    depth -= 1
    spreadExplicit()
  }

  private func take(_ step: Step) {
    if takeContainment(step) || takeContainers(step) { return }
    takeStage(step)
  }

  /// Whether the call that is being made has been refused so far.
  func ifRefused(_ body: () -> Void) { if isRefused { body() } }

  /// A completion that counts its runs, for a call that takes one.
  func completion() -> (number: Int, run: () -> Void) {
    let i = completions.count
    completions.append((0, 1...1))
    let steps = inNextCompletion
    inNextCompletion = []
    let run = { [unowned self] in
      completions[i].runs += 1
      for step in steps { perform(step) }
    }
    return (i, run)
  }

  /// A call that was refused, if only in part, need not run its completion (S115).
  func mayNotRun(_ completion: Int) { completions[completion].due = 0...1 }

  func putInNextCompletion(_ step: Step) { inNextCompletion.append(step) }

  // MARK: Explicit appearance

  func setExplicit(_ who: Who) { explicit.insert(who) }

  /// A controller, its parent and so on; cut off where these go round in a circle.
  func ancestry(of controller: UIViewController) -> [UIViewController] {
    Array(sequence(first: controller, next: \.parent).prefix(diaries.count + 1))
  }

  private func spreadExplicit() {
    for diary in diaries where !explicit.contains(diary.who) {
      let ancestry = diary.controller.map(ancestry) ?? []
      if ancestry.contains(where: { $0 is HandForwarding && $0 !== diary.controller }) {
        explicit.insert(diary.who)
      } else if ancestry.contains(where: { self.diary(of: $0).map { explicit.contains($0.who) } ?? false }) {
        explicit.insert(diary.who)
      }
    }
  }

  // MARK: Time

  /// One turn, a frame from now or sooner.
  func turn(after seconds: Double? = nil) {
    if repaints { underlay.flip() }
    guard let seconds else { return stage.advanceFrame() }
    if seconds > 0 { stage.advance(by: min(seconds, 0.016)) } else { stage.refresh() }
  }

  /// Turns until nothing moves; false if that does not come.
  func settle() -> Bool {
    for _ in 0..<400 {
      turn()
      if stage.isIdle { return true }
    }
    return false
  }

  // MARK: The end

  /// Nothing more is to happen inside callbacks.
  func dropPlans() {
    for diary in diaries { diary.plans = [] }
    inNextCompletion = []
  }

  /// Ends what the script holds: the finger, hands and animators, and begins that no end has answered.
  func letEverythingGo() {
    liftFinger(cancelling: false)
    director.endAll()
    for (who, count) in openBegins.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      for _ in 0..<count { perform(.end(who)) }
    }
  }

  /// Takes everything away again, presentations first; the first law that this breaks.
  func brokenLawWhileClearing() -> Violation? {
    for _ in diaries {
      for diary in diaries where diary.controller?.presentingViewController != nil {
        perform(.dismiss(diary.who, animated: false))
        if !settle() { return Violation(law: "idle", text: "a dismissal does not come to rest") }
      }
    }
    if let violation = brokenLawAtRest() { return violation }
    let window = stage.window
    let kept = window.subviews.filter { $0 !== window.rootViewController?.viewIfLoaded }
    if !kept.isEmpty { return Violation(law: "left behind", text: "the window keeps \(kept)") }
    perform(.root(nil))
    perform(.secondWindow(nil))
    if !settle() { return Violation(law: "idle", text: "an empty window does not come to rest") }
    if !window.subviews.isEmpty { return Violation(law: "left behind", text: "an empty window keeps views") }
    return brokenLawAtRest()
  }
}

/// A black window behind everything, which a stage shows as if it were not there. Two black views take turns in it, so
/// that the whole of a frame is new whenever that is wanted.
private final class Underlay {
  private var window: UIWindow?
  private var sheets: [UIView] = []

  func show(on stage: HeadlessStage) {
    let size = stage.size
    Stage.current = stage.stage
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.windowLevel = .init(-1)
    window.isUserInteractionEnabled = false
    sheets = (0..<2).map { i in
      let sheet = UIView(frame: window.bounds)
      sheet.backgroundColor = .black
      sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      sheet.isHidden = i == 0
      window.addSubview(sheet)
      return sheet
    }
    window.isHidden = false
    self.window = window
  }

  func flip() { for sheet in sheets { sheet.isHidden.toggle() } }
}
