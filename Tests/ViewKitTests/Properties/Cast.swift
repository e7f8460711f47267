import Foundation
import ViewKit

// The controllers of random scripts: each writes its diary, and its view has a colour of its own.

/// A view that counts the touches it was told of.
private final class CountingView: UIView {
  let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let i = diary.who.rawValue
    backgroundColor = UIColor(
      red: CGFloat(i % 3 + 1) / 3, green: CGFloat(i / 3 % 3 + 1) / 4, blue: CGFloat(i % 5) / 5, alpha: 1)
    // What turns or moves the wrong way looks different.
    let mark = UIView(frame: CGRect(x: 2, y: 3, width: 5, height: 4))
    mark.backgroundColor = .white
    addSubview(mark)
  }

  required init?(coder: NSCoder) { fatalError("Not made from archives.") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.touchesBegun += touches.count
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.touchesOver += touches.count
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.touchesOver += touches.count
  }
}

class Plain: UIViewController {
  let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    title = "\(diary.who)"
  }

  required init?(coder: NSCoder) { fatalError("Not made from archives.") }

  override func loadView() {
    diary.loadingView()
    view = CountingView(diary)
  }
  override func viewDidLoad() { diary.loadedView() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diary.appearance(.willApp, animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    diary.appearance(.isApp, animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.appearance(.didApp, animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    diary.appearance(.willDis, animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    diary.appearance(.didDis, animated)
  }
  override func viewWillLayoutSubviews() { diary.layout(.willLay) }
  override func viewDidLayoutSubviews() { diary.layout(.didLay) }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    diary.move(.willMove, to: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    diary.move(.didMove, to: parent)
  }
}

/// A container that turns forwarding off and does it itself: its children hear what it hears.
final class HandForwarding: Plain {
  private enum Phase { case gone, coming, shown, going }
  private var phase = Phase.gone
  private var begun: [UIViewController] = []

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  private var showing: [UIViewController] {
    children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  private func begin(_ appearing: Bool, _ animated: Bool) {
    // A change that turns round takes the ends of the first with it.
    endChildren()
    for child in showing {
      begun.append(child)
      child.beginAppearanceTransition(appearing, animated: animated)
    }
  }

  private func endChildren() {
    let ending = begun
    begun = []
    for child in ending { child.endAppearanceTransition() }
  }

  override func viewWillAppear(_ animated: Bool) {
    phase = .coming
    super.viewWillAppear(animated)
    if phase == .coming { begin(true, animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    phase = .shown
    super.viewDidAppear(animated)
    endChildren()
  }
  override func viewWillDisappear(_ animated: Bool) {
    phase = .going
    super.viewWillDisappear(animated)
    if phase == .going { begin(false, animated) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    phase = .gone
    super.viewDidDisappear(animated)
    endChildren()
  }

  /// Puts a child's view in, telling it so if this container shows.
  func bringIn(_ child: UIViewController, _ insert: () -> Void) {
    switch phase {
    case .gone, .going: insert()
    case .coming:
      begun.append(child)
      child.beginAppearanceTransition(true, animated: false)
      insert()
    case .shown:
      child.beginAppearanceTransition(true, animated: false)
      insert()
      child.endAppearanceTransition()
    }
  }

  func takeOut(_ child: UIViewController) {
    guard phase == .shown, child.viewIfLoaded?.isDescendant(of: view) == true else {
      child.viewIfLoaded?.removeFromSuperview()
      return
    }
    child.beginAppearanceTransition(false, animated: false)
    child.viewIfLoaded?.removeFromSuperview()
    child.endAppearanceTransition()
  }
}

final class Stack: UINavigationController {
  let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("Not made from archives.") }

  override func loadView() {
    diary.loadingView()
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    diary.loadedView()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diary.appearance(.willApp, animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    diary.appearance(.isApp, animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.appearance(.didApp, animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    diary.appearance(.willDis, animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    diary.appearance(.didDis, animated)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    diary.layout(.willLay)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    diary.layout(.didLay)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    diary.move(.willMove, to: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    diary.move(.didMove, to: parent)
  }
}

final class Tabs: UITabBarController {
  let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("Not made from archives.") }

  override func loadView() {
    diary.loadingView()
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    diary.loadedView()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diary.appearance(.willApp, animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    diary.appearance(.isApp, animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.appearance(.didApp, animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    diary.appearance(.willDis, animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    diary.appearance(.didDis, animated)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    diary.layout(.willLay)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    diary.layout(.didLay)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    diary.move(.willMove, to: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    diary.move(.didMove, to: parent)
  }
}
