// A tab bar of one's own: buttons along the foot, the selected child above them, an underline that follows.

import UIKit

protocol TabStripDelegate: AnyObject {
  func tabStrip(_ strip: TabStrip, didSelect index: Int)
}

class TabStrip: UIView {
  weak var delegate: TabStripDelegate?

  var titles: [String] = [] {
    didSet { makeButtons() }
  }

  private(set) var selectedIndex = 0
  private var buttons: [UIButton] = []
  private let underline = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    underline.backgroundColor = tintColor
    addSubview(underline)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func select(_ index: Int, animated: Bool) {
    selectedIndex = index
    for (i, button) in buttons.enumerated() { button.isSelected = i == index }
    let move = { self.underline.frame = self.underlineFrame }
    if animated {
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [],
        animations: move, completion: nil)
    } else {
      move()
    }
  }

  private var underlineFrame: CGRect {
    guard !buttons.isEmpty else { return .zero }
    let width = bounds.width / CGFloat(buttons.count)
    return CGRect(x: CGFloat(selectedIndex) * width, y: 0, width: width, height: 3)
  }

  private func makeButtons() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = titles.enumerated().map { index, title in
      let button = UIButton(type: .custom)
      button.tag = index
      button.setTitle(title, for: .normal)
      button.setTitleColor(.gray, for: .normal)
      button.setTitleColor(.black, for: .selected)
      button.titleLabel?.font = UIFont.systemFont(ofSize: 15, weight: .medium)
      button.addTarget(self, action: Selector(buttonTapped(_:)), for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  func buttonTapped(_ sender: UIButton) {
    guard sender.tag != selectedIndex else { return }
    select(sender.tag, animated: true)
    delegate?.tabStrip(self, didSelect: sender.tag)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var slices = bounds.divided(atDistance: 0, from: .minXEdge)
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for button in buttons {
      slices = slices.remainder.divided(atDistance: width, from: .minXEdge)
      button.frame = slices.slice.integral
    }
    underline.frame = underlineFrame
  }
}

public class TabStripViewController: UIViewController, TabStripDelegate {
  public let viewControllers: [UIViewController]
  public private(set) var selectedViewController: UIViewController?

  private let strip = TabStrip()
  private let stripHeight: CGFloat = 49

  public init(viewControllers: [UIViewController]) {
    self.viewControllers = viewControllers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    strip.delegate = self
    strip.titles = viewControllers.map { $0.title ?? "" }
    view.addSubview(strip)
    show(viewControllers[0])
    strip.select(0, animated: false)
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bottom = view.safeAreaInsets.bottom
    strip.frame = CGRect(
      x: 0, y: view.bounds.maxY - stripHeight - bottom, width: view.bounds.width, height: stripHeight)
    selectedViewController?.view.frame = contentFrame
  }

  private var contentFrame: CGRect {
    return view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: stripHeight, right: 0))
  }

  private func show(_ viewController: UIViewController) {
    if let old = selectedViewController {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    addChild(viewController)
    viewController.view.frame = contentFrame
    view.insertSubview(viewController.view, belowSubview: strip)
    viewController.didMove(toParent: self)
    selectedViewController = viewController
  }

  func tabStrip(_ strip: TabStrip, didSelect index: Int) {
    show(viewControllers[index])
  }
}
