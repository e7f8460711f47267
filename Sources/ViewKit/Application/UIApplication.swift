public import Foundation

/// The end of every responder chain: one for each stage.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public nonisolated enum State: Int, Sendable {
    case active, inactive, background
  }

  /// Why the application was started; empty here.
  public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The current stage's application.
  public static var shared: UIApplication {
    guard let stage = Stage.current else {
      preconditionFailure("UIApplication.shared needs a stage: make a HeadlessStage or open a window first.")
    }
    return stage.application
  }

  weak var stage: Stage?
  private var ignoringDepth = 0

  /// Who is told what happens to the application; it ends the responder chain where it is a responder. Kept
  /// alive by whoever made it, or by `launch`.
  open weak var delegate: (any UIApplicationDelegate)?
  private var launchedDelegate: (any UIApplicationDelegate)?

  public internal(set) var applicationState = State.inactive

  /// The opt-in to the unloading of views that iOS 5 did: on a memory warning, controllers whose view is in
  /// no window let it go.
  open var unloadsViewsOnMemoryWarning = false

  /// Held for programs that set them; a desktop has neither.
  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false

  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self else { return nil }
    return responder is UIView || responder is UIViewController ? nil : responder
  }

  // MARK: Windows

  /// Those that are shown, back to front.
  open var windows: [UIWindow] { stage?.windows ?? [] }
  open var keyWindow: UIWindow? { stage?.keyWindow }

  // MARK: Events

  /// Hands an event to the windows it concerns.
  open func sendEvent(_ event: UIEvent) {
    switch event {
    case is UIPressesEvent: (keyWindow ?? windows.last)?.sendEvent(event)
    case let event as UIPointerEvent: event.window?.sendEvent(event)
    default:
      let touched = event.allTouches?.filter { $0.phase != .stationary }.compactMap(\.window) ?? []
      for window in windows where touched.contains(where: { $0 === window }) { window.sendEvent(event) }
    }
  }

  /// Calls `action` on `target`, or, without a target, on the first responder from the first responder (the
  /// sender, where there is none) upwards that can perform it. Returns false when nobody did.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return action.perform(on: target as AnyObject, with: sender, for: event) }
    let start = stage?.events.firstResponder ?? sender as? UIResponder ?? self
    guard let found = start.target(forAction: action, withSender: sender) else { return false }
    return action.perform(on: found as AnyObject, with: sender, for: event)
  }

  /// Takes no touches, keys or wheel events until as many ends have come as begins. What is down is
  /// cancelled. An end too many does nothing.
  open func beginIgnoringInteractionEvents() {
    ignoringDepth += 1
    if ignoringDepth == 1 {
      stage?.events.cancelAllTouches()
      stage?.events.cancelPresses()
    }
  }

  open func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }

  open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  // MARK: Keys nobody took

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { stage?.events.performDefault(for: press) }
    super.pressesBegan(presses, with: event)
  }

  // MARK: Life

  /// Starts the program: keeps the delegate, tells it, and becomes active.
  open func launch(with delegate: any UIApplicationDelegate) {
    launchedDelegate = delegate
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    connectScene(of: delegate)
    post(UIApplication.didFinishLaunchingNotification)
    setActive(true)
  }

  /// The window has, or has lost, the user's attention.
  func setActive(_ isActive: Bool) {
    guard isActive != (applicationState == .active) else { return }
    if applicationState == .background {
      tellScene { $0.sceneWillEnterForeground($1) }
      delegate?.applicationWillEnterForeground(self)
      post(UIApplication.willEnterForegroundNotification)
    }
    if isActive {
      applicationState = .active
      tellScene { $0.sceneDidBecomeActive($1) }
      delegate?.applicationDidBecomeActive(self)
      post(UIApplication.didBecomeActiveNotification)
    } else {
      tellScene { $0.sceneWillResignActive($1) }
      delegate?.applicationWillResignActive(self)
      post(UIApplication.willResignActiveNotification)
      applicationState = .inactive
    }
  }

  /// The window is not to be seen any more.
  public func enterBackground() {
    guard applicationState != .background else { return }
    setActive(false)
    applicationState = .background
    tellScene { $0.sceneDidEnterBackground($1) }
    delegate?.applicationDidEnterBackground(self)
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// The program is about to end.
  public func terminate() {
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
  }

  /// Tells the delegate, then every controller of every window, on screen or not, then everybody who listens.
  func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for controller in UIViewController.all(in: stage?.allWindows ?? []) {
      controller.didReceiveMemoryWarning()
    }
    post(UIApplication.didReceiveMemoryWarningNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  deinit {}
}

nonisolated extension UIApplication {
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
