public import ViewKit

/// One of the children: it shows its figure and writes down everything that it is told.
///
/// It knows nothing of the parent that it has, or whether it has one.
public final class ChildViewController: UIViewController {
  public let figure: ChildFigure
  private let log: CallbackLog
  /// State that outlives the view.
  public private(set) var appearances = 0

  public init(_ figure: ChildFigure, log: CallbackLog) {
    self.figure = figure
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  private func note(_ text: String) { log.note(figure.rawValue, text) }

  // MARK: The view

  public override func loadView() { view = ChildView(figure) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad()")
    showCount()
  }

  public override func viewWillUnload() {
    super.viewWillUnload()
    note("viewWillUnload()")
  }

  public override func viewDidUnload() {
    super.viewDidUnload()
    note("viewDidUnload()")
  }

  private func showCount() {
    (viewIfLoaded as? ChildView)?.words = appearances == 1 ? "shown once" : "shown \(appearances) times"
  }

  // MARK: Appearance

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear(\(animated))")
    appearances += 1
    showCount()
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear(\(animated))")
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear(\(animated))")
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear(\(animated))")
  }

  // MARK: Parents

  public override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
}
