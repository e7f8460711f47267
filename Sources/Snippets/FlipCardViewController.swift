// A card with two sides, each a controller of its own; a tap turns it over.

import UIKit

public class FlipCardViewController: UIViewController {
  public let front: UIViewController
  public let back: UIViewController
  public private(set) var isShowingFront = true
  public private(set) var isFlipping = false

  private let card = UIView()

  public init(front: UIViewController, back: UIViewController) {
    self.front = front
    self.back = back
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.9, alpha: 1)

    card.frame = view.bounds.insetBy(dx: 40, dy: 60)
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    view.addSubview(card)

    addChild(front)
    front.view.frame = card.bounds
    front.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(front.view)
    front.didMove(toParent: self)

    let tap = UITapGestureRecognizer(target: self, action: Selector(flip))
    card.addGestureRecognizer(tap)
  }

  public func flip() {
    guard !isFlipping else { return }
    isFlipping = true
    let from = isShowingFront ? front : back
    let to = isShowingFront ? back : front
    let side: UIView.AnimationOptions = isShowingFront ? .transitionFlipFromRight : .transitionFlipFromLeft

    from.willMove(toParent: nil)
    addChild(to)
    to.view.frame = card.bounds
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    transition(from: from, to: to, duration: 0.6, options: [side, .curveEaseInOut], animations: nil) { _ in
      from.removeFromParent()
      to.didMove(toParent: self)
      self.isShowingFront.toggle()
      self.isFlipping = false
    }
  }
}
