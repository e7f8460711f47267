import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct LayerActionTests {
  private func moves(_ s: LayerStage) -> Bool {
    s.layer.position.x = 80
    return s.shown.position.x == 20
  }

  @Test("S156: a free-standing layer animates by itself; NSNull among its actions stops it")
  func actions() {
    #expect(moves(LayerStage()))
    let s = LayerStage()
    s.layer.actions = ["position": NSNull()]
    #expect(!moves(s))
    s.layer.opacity = 0
    #expect(s.shown.opacity == 1)
  }

  @Test("An animation among the actions takes the place of the usual one")
  func customActions() {
    let s = LayerStage()
    let slow = CABasicAnimation()
    slow.keyPath = "position"
    slow.fromValue = CGPoint(x: 0, y: 20)
    slow.duration = 1
    s.layer.actions = ["position": slow]
    s.layer.position.x = 80
    #expect(s.layer.animationKeys() == ["position"])
    #expect(s.values(at: [0.5], \.position.x) == [40])
  }

  @Test("The delegate is asked first, while the layer still has its old value")
  func delegates() {
    final class Delegate: CALayerDelegate {
      var asked: [String] = []
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append("\(event) \(layer.position.x)")
        return event == "position" ? NSNull() : nil
      }
      deinit {}
    }
    let s = LayerStage()
    let delegate = Delegate()
    s.layer.delegate = delegate
    #expect(!moves(s))
    #expect(delegate.asked == ["position 20.0"])
    s.layer.opacity = 0
    #expect(s.shown.opacity == 1)
    #expect(delegate.asked == ["position 20.0", "opacity 80.0"])
  }

  @Test("Any object can be an action: it runs after the change")
  func ownActions() {
    final class Action: CAAction {
      var runs: [String] = []
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        runs.append("\(event) \((anObject as? CALayer)?.cornerRadius ?? -1)")
      }
      deinit {}
    }
    let s = LayerStage()
    let action = Action()
    s.layer.actions = ["cornerRadius": action]
    s.layer.cornerRadius = 3
    s.layer.cornerRadius = 3
    #expect(action.runs == ["cornerRadius 3.0"])
  }

  @Test("setDisableActions: nobody is asked")
  func disabled() {
    let s = LayerStage()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    #expect(!moves(s))
    CATransaction.commit()
  }

  @Test("A view answers for its layer: NSNull outside of blocks, its block's animation within")
  func views() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer.delegate === view)
    #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    #expect(view.layer.action(forKey: "position") == nil)
    var inside: CABasicAnimation?
    _ = makeStage(width: 20, height: 20)
    UIView.animate(withDuration: 0.7, delay: 0, options: .curveEaseIn) {
      inside = view.action(for: view.layer, forKey: "position") as? CABasicAnimation
    }
    #expect(inside?.keyPath == "position")
    #expect(inside?.duration == 0.7)
    #expect(inside?.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  @Test("A view may have an action of its own, outside of blocks too")
  func viewsOwnActions() {
    final class Slow: UIView {
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard event == "cornerRadius" else { return super.action(for: layer, forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = layer.cornerRadius
        animation.duration = 1
        return animation
      }
      deinit {}
    }
    let stage = makeStage(width: 20, height: 20)
    let view = Slow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.refresh()
    view.layer.cornerRadius = 4
    view.center.x = 8
    stage.advance(to: 0.5)
    #expect(view.layer.presentation()?.cornerRadius == 2)
    #expect(view.layer.presentation()?.position.x == 8)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 0 }
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.position.x == 4)
  }
}
