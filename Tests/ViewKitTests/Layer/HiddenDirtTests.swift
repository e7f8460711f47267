import HeadlessHost
import Support
import Testing
import ViewKit

@Suite("What waits in hidden views")
struct HiddenDirtTests {
  /// Draws itself in its colour.
  private final class Painted: UIView {
    var ink = UIColor(200, 0, 0) { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
      ink.setFill()
      UIRectFill(bounds)
    }
  }

  private func painted(at x: CGFloat, in view: UIView) -> Painted {
    let made = Painted(frame: CGRect(x: x, y: 0, width: 10, height: 10))
    view.addSubview(made)
    return made
  }

  @Test("A hidden view that was never drawn does not keep another one from asking for a frame")
  func others() {
    let stage = makeStage(width: 40, height: 10)
    let shown = painted(at: 0, in: stage.window)
    let box = UIView(0, 0, 40, 10, .clear)
    stage.window.addSubview(box)
    painted(at: 20, in: box).isHidden = true
    stage.settle()
    stage.stage.schedule(at: stage.time + 0.1) { shown.ink = UIColor(0, 0, 200) }
    stage.advance(by: 0.2)
    #expect(stage.bitmap[5, 5] == Pixel(r: 0, g: 0, b: 200, a: 255))
  }

  @Test("What changed in a hidden view, or below it, is drawn when that shows")
  func showing() {
    let stage = makeStage(width: 40, height: 10)
    let box = UIView(0, 0, 40, 10, .clear)
    stage.window.addSubview(box)
    let (own, below) = (painted(at: 0, in: stage.window), painted(at: 20, in: box))
    stage.settle()
    own.isHidden = true
    box.isHidden = true
    own.ink = UIColor(0, 0, 200)
    below.ink = UIColor(0, 0, 200)
    stage.settle()
    own.isHidden = false
    box.isHidden = false
    stage.settle()
    #expect(stage.bitmap[5, 5] == Pixel(r: 0, g: 0, b: 200, a: 255))
    #expect(stage.bitmap[25, 5] == Pixel(r: 0, g: 0, b: 200, a: 255))
  }
}
