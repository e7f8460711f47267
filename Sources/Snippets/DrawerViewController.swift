// A drawer that slides in over the centre: a container with two children, a pan, and a property animator that the
// finger scrubs.

import UIKit

public protocol DrawerViewControllerDelegate: AnyObject {
  func drawerViewController(_ drawer: DrawerViewController, didChangeOpen isOpen: Bool)
}

public class DrawerViewController: UIViewController {
  private enum Const {
    static let drawerWidth: CGFloat = 240
    static let dimming: CGFloat = 0.4
    static let duration: TimeInterval = 0.4
    static let flick: CGFloat = 300
  }

  public weak var delegate: DrawerViewControllerDelegate?
  public private(set) var isOpen = false

  private let center: UIViewController
  private let drawer: UIViewController
  private var animator: UIViewPropertyAnimator?
  private var progressWhenInterrupted: CGFloat = 0

  private lazy var shade: UIView = {
    let view = UIView()
    view.backgroundColor = .black
    view.alpha = 0
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(shadeTapped)))
    return view
  }()

  public init(center: UIViewController, drawer: UIViewController) {
    self.center = center
    self.drawer = drawer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()

    addChild(center)
    center.view.frame = view.bounds
    center.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(center.view)
    center.didMove(toParent: self)

    shade.frame = view.bounds
    view.addSubview(shade)

    addChild(drawer)
    drawer.view.frame = drawerFrame(isOpen: false)
    drawer.view.autoresizingMask = [.flexibleHeight, .flexibleRightMargin]
    drawer.view.layer.shadowOpacity = 0.3
    drawer.view.layer.shadowRadius = 8
    view.addSubview(drawer.view)
    drawer.didMove(toParent: self)

    let pan = UIPanGestureRecognizer(target: self, action: Selector(handlePan(_:)))
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  public override var childForStatusBarStyle: UIViewController? { return center }

  public func setOpen(_ open: Bool, animated: Bool) {
    guard open != isOpen, animator == nil else { return }
    if animated {
      animateTransition(to: open).startAnimation()
    } else {
      place(isOpen: open)
      settle(isOpen: open)
    }
  }

  // MARK: - Animation

  private func drawerFrame(isOpen: Bool) -> CGRect {
    let x = isOpen ? 0 : -Const.drawerWidth
    return CGRect(x: x, y: 0, width: Const.drawerWidth, height: view.bounds.height)
  }

  private func place(isOpen: Bool) {
    drawer.view.frame = drawerFrame(isOpen: isOpen)
    shade.alpha = isOpen ? Const.dimming : 0
  }

  private func settle(isOpen: Bool) {
    self.isOpen = isOpen
    animator = nil
    delegate?.drawerViewController(self, didChangeOpen: isOpen)
  }

  private func animateTransition(to open: Bool) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: Const.duration, dampingRatio: 1) {
      self.place(isOpen: open)
    }
    animator.addCompletion { [weak self] position in
      self?.settle(isOpen: position == .end ? open : !open)
    }
    self.animator = animator
    return animator
  }

  // MARK: - Gestures

  func shadeTapped() { setOpen(false, animated: true) }

  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      let running = animator ?? animateTransition(to: !isOpen)
      running.pauseAnimation()
      progressWhenInterrupted = running.fractionComplete
    case .changed:
      let translation = recognizer.translation(in: view).x * (isOpen ? -1 : 1)
      animator?.fractionComplete = progressWhenInterrupted + translation / Const.drawerWidth
    case .ended, .cancelled:
      let velocity = recognizer.velocity(in: view).x * (isOpen ? -1 : 1)
      let isFlick = abs(velocity) > Const.flick
      let finishes = isFlick ? velocity > 0 : (animator?.fractionComplete ?? 0) > 0.5
      animator?.isReversed = !finishes
      animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default:
      break
    }
  }
}

extension DrawerViewController: UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: view)
    return abs(velocity.x) > abs(velocity.y)
  }
}
