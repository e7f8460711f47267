public import ViewKit

/// Tells the time at a press, and leads to what it told before.
public final class TimeViewController: UIViewController {
  private let teller: TimeTeller
  private var observation: UIObservation?

  public init(teller: TimeTeller) {
    self.teller = teller
    super.init(nibName: nil, bundle: nil)
    title = "Time"
    tabBarItem.image = TabArt.clock
    tabBarItem.accessibilityIdentifier = "time tab"
    let history = UIBarButtonItem(
      title: "History", primaryAction: UIAction { [weak self] _ in self?.showHistory() })
    history.accessibilityIdentifier = "history"
    navigationItem.rightBarButtonItem = history
    observation = teller.$told.observe { [weak self] _ in self?.showTime() }
    showTime()
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  private var timeView: TimeView? { viewIfLoaded as? TimeView }

  public override func loadView() { view = TimeView() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    timeView?.button.addAction(UIAction { [weak self] _ in self?.teller.tell() }, for: .touchUpInside)
    showTime()
  }

  private func showTime() {
    timeView?.time = teller.told.first
    navigationItem.rightBarButtonItem?.isEnabled = !teller.told.isEmpty
  }

  private func showHistory() {
    navigationController?.pushViewController(HistoryViewController(teller: teller), animated: true)
  }
}
