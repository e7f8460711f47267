public import ViewKit

/// A container for one child at a time, of two: what both ways of exchanging them have in common.
///
/// The child's view lies in a container view of its own, so that a flip turns the child and nothing around it.
public class ParentViewController: UIViewController {
  public let first: ChildViewController
  public let second: ChildViewController
  /// The child that is in place; nil after it was taken away.
  public internal(set) var shown: ChildViewController?
  let log: CallbackLog
  /// Made with the view, and gone with it.
  private(set) var container: UIView?

  init(_ first: ChildFigure, _ second: ChildFigure, log: CallbackLog) {
    self.log = log
    self.first = ChildViewController(first, log: log)
    self.second = ChildViewController(second, log: log)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  // MARK: What subclasses know how to do

  /// Makes `child`, which is in place nowhere, a child of this controller and shows it.
  func putIn(_ child: ChildViewController) {}
  /// Takes the shown child away and lets it go.
  func takeAway(_ child: ChildViewController) {}
  /// Shows `new`, which is in place nowhere, instead of `old`.
  func exchange(_ old: ChildViewController, for new: ChildViewController) {}
  /// Whether a change is under way, in the middle of which another cannot begin.
  var isBusy: Bool { false }

  // MARK: What the buttons do

  /// Shows the other child.
  public func exchange() {
    guard !isBusy, let old = shown else { return }
    let new = old === first ? second : first
    shown = new
    exchange(old, for: new)
  }

  /// Takes the child away, or puts the first one in where none is.
  public func toggle() {
    guard !isBusy else { return }
    if let child = shown {
      shown = nil
      takeAway(child)
    } else {
      shown = first
      putIn(first)
    }
  }

  // MARK: The view

  public override func viewDidLoad() {
    super.viewDidLoad()
    let container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.layer.cornerRadius = 14
    container.backgroundColor = Palette.trace
    view.addSubview(container)
    self.container = container
    if let shown {
      // The view was unloaded and is made anew; the child has never left.
      place(shown)
    } else {
      shown = first
      putIn(first)
    }
  }

  public override func viewDidUnload() {
    super.viewDidUnload()
    container = nil
  }

  /// Lets the child's view fill the container and keep filling it.
  func fit(_ child: ChildViewController) {
    guard let container else { return }
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func place(_ child: ChildViewController) {
    fit(child)
    container?.addSubview(child.view)
  }
}
