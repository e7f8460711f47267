// An application with tabs, started by its delegate.

import UIKit

public class TabsAppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let counter = UINavigationController(rootViewController: CounterViewController())
    counter.tabBarItem = UITabBarItem(title: "Counter", image: nil, tag: 0)
    let colors = ColorViewController()
    colors.tabBarItem = UITabBarItem(title: "Colour", image: nil, tag: 1)

    let tabs = UITabBarController()
    tabs.viewControllers = [counter, colors]
    tabs.selectedIndex = 0

    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}

class CounterViewController: UIViewController {
  private var count = 0 {
    didSet {
      label.text = "\(count)"
      navigationController?.tabBarItem.badgeValue = count > 0 ? String(count) : nil
    }
  }

  private let label = UILabel()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    view.backgroundColor = .white

    label.text = "0"
    label.textAlignment = .center
    label.font = UIFont.systemFont(ofSize: 48, weight: .bold)
    label.accessibilityIdentifier = "count"
    view.addSubview(label)

    button.setTitle("Add one", for: .normal)
    button.addTarget(self, action: Selector(addOne), for: .touchUpInside)
    view.addSubview(button)

    NotificationCenter.default.addObserver(
      self, selector: Selector(reset), name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    label.frame = CGRect(x: 0, y: view.bounds.midY - 60, width: view.bounds.width, height: 60)
    button.sizeToFit()
    button.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY + 40)
  }

  func addOne() { count += 1 }
  func reset() { count = 0 }
}

class ColorViewController: UIViewController {
  override func loadView() {
    view = GradientView()
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

class GradientView: UIView {
  override class var layerClass: AnyClass { return CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemTeal.cgColor]
    gradient.startPoint = CGPoint(x: 0.5, y: 0)
    gradient.endPoint = CGPoint(x: 0.5, y: 1)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
