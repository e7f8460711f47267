// Colours in a grid; the one that is tapped grows into the next screen, by a navigation delegate's animator.

import UIKit

public class SwatchesViewController: UIViewController {
  public static let colors: [UIColor] = [.red, .orange, .yellow, .green, .cyan, .blue, .purple, .brown]

  private(set) var selectedSwatch: UIView?
  private var swatches: [UIView] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Colours"
    view.backgroundColor = .white
    for color in SwatchesViewController.colors {
      let swatch = UIView()
      swatch.backgroundColor = color
      swatch.layer.cornerRadius = 6
      swatch.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(swatchTapped(_:))))
      view.addSubview(swatch)
      swatches.append(swatch)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let columns = 2
    let gap: CGFloat = 12
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let side = (area.width - gap * CGFloat(columns + 1)) / CGFloat(columns)
    for (index, swatch) in swatches.enumerated() {
      let column = CGFloat(index % columns)
      let row = CGFloat(index / columns)
      swatch.frame = CGRect(
        x: area.minX + gap + column * (side + gap), y: area.minY + gap + row * (side / 2 + gap),
        width: side, height: side / 2)
    }
  }

  func swatchTapped(_ recognizer: UITapGestureRecognizer) {
    guard let swatch = recognizer.view else { return }
    selectedSwatch = swatch
    let detail = SwatchDetailViewController(color: swatch.backgroundColor ?? .clear)
    navigationController?.pushViewController(detail, animated: true)
  }
}

public class SwatchDetailViewController: UIViewController {
  let color: UIColor

  init(color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = "Detail"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: Selector(doneTapped))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func loadView() {
    let view = UIView()
    view.backgroundColor = color
    self.view = view
  }

  func doneTapped() {
    navigationController?.popViewController(animated: true)
  }
}

public class ZoomNavigationDelegate: NSObject, UINavigationControllerDelegate {
  public private(set) var shown: [String] = []

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .push:
      guard let swatch = (fromVC as? SwatchesViewController)?.selectedSwatch else { return nil }
      return ZoomAnimator(swatch: swatch, isPush: true)
    case .pop:
      guard let swatch = (toVC as? SwatchesViewController)?.selectedSwatch else { return nil }
      return ZoomAnimator(swatch: swatch, isPush: false)
    default:
      return nil
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }
}

class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let swatch: UIView
  private let isPush: Bool

  init(swatch: UIView, isPush: Bool) {
    self.swatch = swatch
    self.isPush = isPush
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard
      let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to),
      let toVC = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }

    toView.frame = transitionContext.finalFrame(for: toVC)
    container.insertSubview(toView, belowSubview: fromView)
    toView.layoutIfNeeded()

    let whole = toView.frame
    let small = swatch.superview?.convert(swatch.frame, to: container) ?? .zero
    let flying = UIView(frame: isPush ? small : whole)
    flying.backgroundColor = swatch.backgroundColor
    flying.layer.cornerRadius = isPush ? 6 : 0
    container.addSubview(flying)
    swatch.isHidden = true
    if !isPush { fromView.isHidden = true }

    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .calculationModeLinear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.8) {
          flying.frame = self.isPush ? whole : small
        }
        UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) {
          flying.layer.cornerRadius = self.isPush ? 0 : 6
        }
      },
      completion: { _ in
        flying.removeFromSuperview()
        fromView.isHidden = false
        self.swatch.isHidden = false
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
