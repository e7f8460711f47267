import HeadlessHost
import Support
import Testing

/// A plain controller of one colour that writes down its appearance callbacks.
final class Page: UIViewController {
  private(set) var log: [String] = []
  private let color: UIColor

  init(_ color: UIColor, title: String = "") {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("Not made from archives.") }

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append("didDisappear")
  }

  /// What was told since the last call.
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A stage of a small phone's shape with `root` in its window, at rest.
func shown(_ root: UIViewController, size: CGSize = CGSize(width: 160, height: 240)) -> HeadlessStage {
  let stage = HeadlessStage(size: size)
  stage.window.backgroundColor = .white
  stage.window.rootViewController = root
  stage.window.makeKeyAndVisible()
  stage.settle()
  return stage
}
