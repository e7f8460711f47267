// A card that is dragged and thrown; a display link carries it on, slows it down and brings it back.

import UIKit

public class ThrowableCardViewController: UIViewController {
  public let card = UIView()
  public private(set) var isFlying = false

  private var displayLink: CADisplayLink?
  private var velocity = CGVector.zero
  private var lastTimestamp: CFTimeInterval = 0

  private let stiffness: CGFloat = 120
  private let damping: CGFloat = 14

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray
    card.bounds = CGRect(x: 0, y: 0, width: 120, height: 160)
    card.backgroundColor = #colorLiteral(red: 0.9, green: 0.9, blue: 1, alpha: 1)
    card.layer.cornerRadius = 10
    view.addSubview(card)
    card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(dragged(_:))))
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !isFlying { card.center = home }
  }

  private var home: CGPoint { CGPoint(x: view.bounds.midX, y: view.bounds.midY) }

  func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      stop()
    case .changed:
      let translation = pan.translation(in: view)
      card.center = CGPoint(x: card.center.x + translation.x, y: card.center.y + translation.y)
      let lean = (card.center.x - home.x) / view.bounds.width
      card.transform = CGAffineTransform(rotationAngle: lean * .pi / 8)
      pan.setTranslation(.zero, in: view)
    case .ended, .cancelled:
      let speed = pan.velocity(in: view)
      fly(with: CGVector(dx: speed.x, dy: speed.y))
    default:
      break
    }
  }

  private func fly(with velocity: CGVector) {
    self.velocity = velocity
    isFlying = true
    lastTimestamp = 0
    let link = CADisplayLink(target: self, selector: Selector(step(_:)))
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  private func stop() {
    displayLink?.invalidate()
    displayLink = nil
    isFlying = false
  }

  func step(_ link: CADisplayLink) {
    defer { lastTimestamp = link.timestamp }
    guard lastTimestamp > 0 else { return }
    let dt = CGFloat(link.timestamp - lastTimestamp)
    let offset = CGVector(dx: card.center.x - home.x, dy: card.center.y - home.y)
    velocity.dx += (-stiffness * offset.dx - damping * velocity.dx) * dt
    velocity.dy += (-stiffness * offset.dy - damping * velocity.dy) * dt
    card.center.x += velocity.dx * dt
    card.center.y += velocity.dy * dt
    card.transform = CGAffineTransform(rotationAngle: (card.center.x - home.x) / view.bounds.width * .pi / 8)

    let isSlow = hypot(velocity.dx, velocity.dy) < 5
    if isSlow && hypot(offset.dx, offset.dy) < 0.5 {
      stop()
      card.center = home
      card.transform = .identity
    }
  }
}
