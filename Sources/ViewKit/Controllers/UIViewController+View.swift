import Foundation

/// How far the loading of a controller's view has come.
enum ViewLoading {
  case idle
  /// `loadView` runs: asking for `view` before it has been assigned would begin again without end.
  case inLoadView
  /// `viewDidLoad` runs: `view` is there, unless `loadView` assigned nothing.
  case inViewDidLoad
}

extension UIViewController {
  public var isViewLoaded: Bool { loadedView != nil }

  /// The root view if it is loaded.
  public var viewIfLoaded: UIView? { loadedView }

  /// Loads the view without showing it.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    #if DEBUG
      InitWatch.viewIsNeeded(by: self)
    #endif
    guard viewLoading == .idle else {
      return UIDiagnostics.fail(
        .invalidArgument,
        "\(UIDiagnostics.name(self)) asked for its view while loading it: loadView assigns view before it reads it.",
        child: self)
    }
    viewLoading = .inLoadView
    loadView()
    viewLoading = .inViewDidLoad
    viewDidLoad()
    viewLoading = .idle
  }

  /// What `loadView` makes unless it is overridden: a plain view of the screen's size that grows with its
  /// superview.
  func makeDefaultView() -> UIView {
    let view = UIView(frame: Stage.current?.screen.bounds ?? .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  func replaceView(with view: UIView?) {
    guard view !== loadedView else { return }
    if let owner = view?.viewController {
      return UIDiagnostics.fail(
        .hierarchyInconsistency,
        "A view can only be associated with at most one view controller at a time: it is the view of "
          + "\(UIDiagnostics.name(owner)). Clear that association first.", child: self)
    }
    leaveScreenWithoutView()
    loadedView?.viewController = nil
    loadedView = view
    view?.viewController = self
    if let view { watchOrphans(in: view) }
    if view?.window != nil {
      followWindow(entering: true)
      finishAppearanceAfterCommit(of: view?.window?.stage)
    }
  }

  /// The view is taken away from the controller: what is due is sent while it is still there, even if somebody
  /// else was to end it.
  private func leaveScreenWithoutView() {
    guard loadedView != nil, appearance.phase != .disappeared else { return }
    beginAppearance(false, animated: false)
    finishAppearance()
  }

  func titleDidChange() {
    tabItem?.title = title
    barItem?.title = title
    parent?.childItemsDidChange(self)
  }

  // MARK: Memory

  /// The unloading of old: a view that is off screen is dropped, and loaded again when it is needed.
  func unloadViewIfAllowed() {
    guard UIApplication.shared.unloadsViewsOnMemoryWarning, let view = loadedView,
      view.superview == nil, view.window == nil, viewLoading == .idle
    else { return }
    viewWillUnload()
    self.view = nil
    viewWasUnloaded()
    viewDidUnload()
  }

  /// The controllers of `windows`: their roots' trees with what these present, whether or not they show, then
  /// those that nobody declared and whose views lie there all the same.
  static func all(in windows: [UIWindow]) -> [UIViewController] {
    var found: [UIViewController] = []
    func add(_ controller: UIViewController) {
      guard !found.contains(where: { $0 === controller }) else { return }
      found.append(controller)
      for child in controller.childControllers { add(child) }
      if let presented = controller.presentedByThis?.presented { add(presented) }
    }
    for window in windows {
      if let root = window.rootViewController { add(root) }
      for controller in rootControllers(in: window) { add(controller) }
    }
    return found
  }

  // MARK: Stage

  /// The stage on which this controller shows, or its nearest relative does, or else the current one.
  var nearestStage: Stage? {
    let ancestry = sequence(first: self) { $0.parentController ?? $0.presentation?.presenter }
    return ancestry.lazy.compactMap { $0.loadedView?.window?.stage ?? $0.hostWindow?.stage }.first
      ?? Stage.current
  }

  /// Runs `block` after the next commit, or at once where there is no stage.
  func afterCommit(_ block: @escaping () -> Void) {
    guard let stage = nearestStage else { return block() }
    stage.afterCommit(block)
  }
}
