import Foundation
import HeadlessHost
import ViewKit

/// What controllers were told, in order: "B.willApp(true)" and the like, in the shorthand of the rules.
final class Log {
  nonisolated struct Kinds: OptionSet {
    let rawValue: Int

    static let move = Kinds(rawValue: 1)
    static let load = Kinds(rawValue: 2)
    static let appearance = Kinds(rawValue: 4)
    static let isAppearing = Kinds(rawValue: 8)
    static let layout = Kinds(rawValue: 16)
    static let size = Kinds(rawValue: 32)
    static let usual: Kinds = [.move, .load, .appearance]
  }

  var kinds: Kinds
  private(set) var entries: [String] = []

  init(_ kinds: Kinds = .usual) { self.kinds = kinds }

  func add(_ entry: String, _ kind: Kinds) {
    if kinds.contains(kind) { entries.append(entry) }
  }

  /// A mark of the test's own.
  func note(_ entry: String) { entries.append(entry) }
  func clear() { entries = [] }

  /// What was told since the last call.
  func take() -> [String] {
    defer { clear() }
    return entries
  }

  /// The entries about one controller, without its name.
  func of(_ name: String) -> [String] {
    entries.filter { $0.hasPrefix(name + ".") }.map { String($0.dropFirst(name.count + 1)) }
  }
}

/// A controller that writes down what it is told.
class LoggingController: UIViewController {
  let name: String
  let log: Log
  var forwards = true
  var onCallback: ((String) -> Void)?
  /// Whether viewWillTransition reaches super.
  var passesSizeOn = true

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("Not made from archives.") }

  private func tell(_ what: String, _ kind: Log.Kinds) {
    log.add("\(name).\(what)", kind)
    onCallback?(what)
  }

  private func name(of controller: UIViewController?) -> String {
    guard let controller else { return "nil" }
    return (controller as? LoggingController)?.name ?? "\(type(of: controller))"
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func loadView() {
    tell("loadView", .load)
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tell("didLoad", .load)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell("willApp(\(animated))", .appearance)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    tell("isApp(\(animated))", .isAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("didApp(\(animated))", .appearance)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell("willDis(\(animated))", .appearance)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("didDis(\(animated))", .appearance)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    tell("willMove(\(name(of: parent)))", .move)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    tell("didMove(\(name(of: parent)))", .move)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    tell("willLay", .layout)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tell("didLay", .layout)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tell("size(\(Int(size.width))x\(Int(size.height)))", .size)
    if passesSizeOn { super.viewWillTransition(to: size, with: coordinator) }
  }
}

/// A stage on which `root` has appeared and everything is at rest; the log is empty.
func shown(_ root: UIViewController, log: Log? = nil, size: CGSize = CGSize(width: 60, height: 80))
  -> HeadlessStage
{
  let stage = HeadlessStage(size: size)
  stage.window.rootViewController = root
  stage.window.makeKeyAndVisible()
  stage.settle()
  log?.clear()
  return stage
}

/// The articles' recipe for adding a child.
func addChild(_ child: UIViewController, to parent: UIViewController) {
  parent.addChild(child)
  child.view.frame = parent.view.bounds
  parent.view.addSubview(child.view)
  child.didMove(toParent: parent)
}

/// The articles' recipe for taking a child away.
func removeChild(_ child: UIViewController) {
  child.willMove(toParent: nil)
  child.view.removeFromSuperview()
  child.removeFromParent()
}

/// What `body` is told of, instead of a trap.
func failures(_ body: () -> Void) -> [UIDiagnostics.Failure] {
  var failures: [UIDiagnostics.Failure] = []
  UIDiagnostics.withHandlers(failure: { failures.append($0) }, perform: body)
  return failures
}

func warnings(_ body: () -> Void) -> [UIDiagnostics.Warning.Kind] {
  var kinds: [UIDiagnostics.Warning.Kind] = []
  UIDiagnostics.withHandlers(warning: { kinds.append($0.kind) }, perform: body)
  return kinds
}

/// Runs `body`, whose warnings are expected and looked at elsewhere.
func quietly(_ body: () -> Void) { _ = warnings(body) }
