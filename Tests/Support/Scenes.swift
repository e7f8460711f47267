public import HeadlessHost

extension UIColor {
  public convenience init(_ red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) {
    self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }
}

extension UIView {
  /// A plain coloured box.
  public convenience init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
    backgroundColor = color
  }
}

/// A stage whose window shows, in one colour.
public func makeStage(
  width: CGFloat, height: CGFloat, scale: CGFloat = 1, background: UIColor = UIColor(255, 255, 255)
) -> HeadlessStage {
  let stage = HeadlessStage(size: CGSize(width: width, height: height), scale: scale)
  stage.window.backgroundColor = background
  stage.window.makeKeyAndVisible()
  return stage
}

/// A view that writes its hooks into a log, as `name.hook`.
public final class LoggingView: UIView {
  public let name: String
  private let log: EventLog

  public init(_ name: String, log: EventLog, frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { return nil }

  deinit {}

  public override func willMove(toSuperview newSuperview: UIView?) {
    log.note("\(name).willMoveToSuperview(\(newSuperview == nil ? "nil" : "view"))")
  }
  public override func didMoveToSuperview() { log.note("\(name).didMoveToSuperview") }
  public override func willMove(toWindow newWindow: UIWindow?) {
    log.note("\(name).willMoveToWindow(\(newWindow == nil ? "nil" : "window"))")
  }
  public override func didMoveToWindow() { log.note("\(name).didMoveToWindow") }
  public override func didAddSubview(_ subview: UIView) { log.note("\(name).didAddSubview") }
  public override func willRemoveSubview(_ subview: UIView) { log.note("\(name).willRemoveSubview") }
  public override func layoutSubviews() { log.note("\(name).layoutSubviews") }
  public override func draw(_ rect: CGRect) { log.note("\(name).draw") }
}
