// A sheet at the foot with two heights: a pan drags it, a spring carries the finger's speed on.

import UIKit

public class BottomSheetViewController: UIViewController {
  public enum Position: CaseIterable {
    case collapsed, expanded
  }

  public private(set) var position = Position.collapsed

  private let content: UIViewController
  private let sheet: UIViewController
  private let handle = UIView()
  private var animator: UIViewPropertyAnimator?
  private var startTop: CGFloat = 0

  public init(content: UIViewController, sheet: UIViewController) {
    self.content = content
    self.sheet = sheet
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    add(content, frame: view.bounds)
    add(sheet, frame: frame(for: .collapsed))
    sheet.view.layer.cornerRadius = 16
    sheet.view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    sheet.view.layer.masksToBounds = true

    handle.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    handle.layer.cornerRadius = 2.5
    handle.frame = CGRect(x: sheet.view.bounds.midX - 18, y: 8, width: 36, height: 5)
    handle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    sheet.view.addSubview(handle)

    let pan = UIPanGestureRecognizer(target: self, action: Selector(handlePan))
    sheet.view.addGestureRecognizer(pan)

    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(handleEdge))
    edge.edges = .left
    view.addGestureRecognizer(edge)
  }

  private func add(_ child: UIViewController, frame: CGRect) {
    addChild(child)
    child.view.frame = frame
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func frame(for position: Position) -> CGRect {
    let visible: CGFloat = position == .expanded ? view.bounds.height * 0.8 : 96
    return CGRect(
      x: 0, y: view.bounds.height - visible, width: view.bounds.width, height: view.bounds.height * 0.8)
  }

  // MARK: - Gestures

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      animator?.stopAnimation(true)
      startTop = sheet.view.frame.minY
    case .changed:
      let top = startTop + pan.translation(in: view).y
      sheet.view.frame.origin.y = max(frame(for: .expanded).minY, rubberBanded(top))
    case .ended, .cancelled:
      settle(velocity: pan.velocity(in: view).y)
    default:
      break
    }
  }

  /// A drag in from the edge puts the sheet away.
  private func handleEdge(_ edge: UIScreenEdgePanGestureRecognizer) {
    if edge.state == .ended { move(to: .collapsed, velocity: 0) }
  }

  private func rubberBanded(_ top: CGFloat) -> CGFloat {
    let limit = frame(for: .collapsed).minY
    return top > limit ? limit + (top - limit) / 3 : top
  }

  private func settle(velocity: CGFloat) {
    let projected = sheet.view.frame.minY + project(velocity)
    let nearest = Position.allCases.min {
      abs(frame(for: $0).minY - projected) < abs(frame(for: $1).minY - projected)
    }
    move(to: nearest ?? .collapsed, velocity: velocity)
  }

  /// How far a thing slides that is let go at this speed.
  private func project(_ velocity: CGFloat) -> CGFloat {
    let decelerationRate: CGFloat = 0.99
    return velocity / 1000 * decelerationRate / (1 - decelerationRate)
  }

  public func move(to position: Position, velocity: CGFloat) {
    let target = frame(for: position)
    let distance = target.minY - sheet.view.frame.minY
    let relative = abs(distance) < 1 ? 0 : velocity / distance
    let spring = UISpringTimingParameters(
      dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: relative))
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
    animator.addAnimations { [weak self] in
      self?.sheet.view.frame = target
    }
    animator.addCompletion { [weak self] _ in
      self?.position = position
    }
    animator.startAnimation()
    self.animator = animator
  }
}
