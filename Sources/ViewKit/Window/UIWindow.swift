public import Foundation

/// The root of a tree of views, shown on a stage. Hidden until `makeKeyAndVisible` or `isHidden = false`.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Where this window shows: the stage that was current when it was made.
  public internal(set) weak var stage: Stage? = Stage.current

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
    stage?.remember(self)
  }

  /// As large as the stage.
  public convenience init() { self.init(frame: CGRect(origin: .zero, size: Stage.current?.size ?? .zero)) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isHidden = true
    stage?.remember(self)
  }

  deinit {}

  open override var next: UIResponder? { stage?.application }

  /// Whose view fills the window (`rootViewController`).
  var rootController: UIViewController?

  /// Windows with a higher level lie in front; within a level, those that were shown later do.
  open var windowLevel = Level.normal { didSet { if windowLevel != oldValue { stage?.sortWindows() } } }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      guard let stage else { return }
      if newValue {
        stage.hide(self)
      } else {
        stage.show(self)
        installRootOnShowing()
      }
      post(newValue ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification)
    }
  }

  open var isKeyWindow: Bool { stage?.keyWindow === self }
  open var screen: UIScreen { stage?.screen ?? UIScreen.main }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes this the window that keys go to; does not show it.
  open func makeKey() { stage?.keyWindow = self }

  var isShown: Bool { !isHidden }

  /// Hands an event to the view and the recognisers it is for.
  open func sendEvent(_ event: UIEvent) { stage?.events.dispatch(event, in: self) }

  open func becomeKey() {}
  open func resignKey() {}

  /// The stage has another size, and this window fills it: controllers hear of it first.
  func follow(stageSize size: CGSize) {
    tellControllers(ofSize: size) { frame.size = size }
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    layoutControllerViews()
  }
}

extension UIWindow {
  public nonisolated struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }
}
