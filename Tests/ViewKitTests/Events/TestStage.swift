import HeadlessHost
import Support
import ViewKit

/// A stage of 320 × 480 points whose window shows one plain view, `root`.
final class TestStage {
  let stage: HeadlessStage
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init(scale: CGFloat = 1) {
    stage = HeadlessStage(size: CGSize(width: 320, height: 480), scale: scale)
    stage.window.addSubview(root)
    stage.window.makeKeyAndVisible()
    stage.advanceFrame()
  }

  /// Adds a subview to `root`.
  @discardableResult
  func add<View: UIView>(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
    -> View
  {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    root.addSubview(view)
    return view
  }
}

/// A view that logs its touches.
class TouchView: UIView {
  var log = EventLog()
  var name = "view"
  var passesOn = false

  convenience init(_ name: String, _ log: EventLog) {
    self.init(frame: .zero)
    self.name = name
    self.log = log
  }

  private func write(_ phase: String, _ touches: Set<UITouch>) {
    log.note("\(name) \(phase)" + (touches.count == 1 ? "" : " \(touches.count)"))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("began", touches)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("moved", touches)
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("ended", touches)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("cancelled", touches)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}

func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
