// Pages side by side: a swipe goes to the next or the last, whose controller tells of its appearance by itself.

import UIKit

public protocol PagerDataSource: AnyObject {
  var numberOfPages: Int { get }
  func pager(_ pager: PagerViewController, pageAt index: Int) -> UIViewController
}

public class PagerViewController: UIViewController {
  public weak var dataSource: PagerDataSource?
  public private(set) var index = 0

  private var current: UIViewController!
  private var isMoving = false

  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(target: self, action: Selector(PagerViewController.swiped(_:)))
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
    guard let first = dataSource?.pager(self, pageAt: 0) else { return }
    addChild(first)
    first.view.frame = view.bounds
    view.addSubview(first.view)
    first.didMove(toParent: self)
    current = first
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    current.beginAppearanceTransition(true, animated: animated)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    current.endAppearanceTransition()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    current.beginAppearanceTransition(false, animated: animated)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    current.endAppearanceTransition()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !isMoving { current.view.frame = view.bounds }
  }

  func swiped(_ swipe: UISwipeGestureRecognizer) {
    go(to: swipe.direction == .left ? index + 1 : index - 1)
  }

  public func go(to newIndex: Int) {
    guard let dataSource = dataSource, !isMoving, newIndex != index else { return }
    guard (0..<dataSource.numberOfPages).contains(newIndex) else { return }
    isMoving = true
    let old: UIViewController = current
    let new = dataSource.pager(self, pageAt: newIndex)
    let way = newIndex > index ? view.bounds.width : -view.bounds.width

    old.willMove(toParent: nil)
    addChild(new)
    new.view.frame = view.bounds.offsetBy(dx: way, dy: 0)
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    view.addSubview(new.view)

    UIView.animate(
      withDuration: 0.3,
      animations: {
        new.view.frame = self.view.bounds
        old.view.frame = self.view.bounds.offsetBy(dx: -way, dy: 0)
      },
      completion: { finished in
        old.view.removeFromSuperview()
        old.endAppearanceTransition()
        new.endAppearanceTransition()
        old.removeFromParent()
        new.didMove(toParent: self)
        self.current = new
        self.index = newIndex
        self.isMoving = false
      })
  }
}
