public import ViewKit

/// The sample's root: three tabs, of which none has loaded its view before it is selected.
public final class HypnosisRootViewController: UITabBarController {
  public let hypnosis = HypnosisViewController()
  public let time: TimeViewController
  /// The stack that the time is the bottom of.
  public let timeNavigation: UINavigationController
  public let childrenDemo = ChildrenViewController()
  public let teller: TimeTeller

  private lazy var commands = (1...3).map { number in
    UIKeyCommand(
      input: "\(number)", modifierFlags: .control, discoverabilityTitle: "Tab \(number)"
    ) { [weak self] _ in self?.selectedIndex = number - 1 }
  }

  /// - Parameters:
  ///   - clock: what the time is; nothing here looks at another.
  ///   - zone: where it is that time.
  public init(clock: @escaping () -> Date, zone: TimeZone, tab: HypnosisTab = .hypnosis) {
    teller = TimeTeller(clock: clock, zone: zone)
    time = TimeViewController(teller: teller)
    timeNavigation = UINavigationController(rootViewController: time)
    timeNavigation.tabBarItem = time.tabBarItem
    super.init(nibName: nil, bundle: nil)
    for bar in [tabBar, timeNavigation.navigationBar] {
      bar.tintColor = Palette.accent
      bar.barTintColor = Palette.bar
    }
    viewControllers = [hypnosis, timeNavigation, childrenDemo]
    selectedIndex = HypnosisTab.allCases.firstIndex(of: tab) ?? 0
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  public override var keyCommands: [UIKeyCommand]? { commands }
}

/// The tabs, in their order.
public nonisolated enum HypnosisTab: String, CaseIterable, Sendable {
  case hypnosis, time, children
}
