import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct CATransactionTests {
  @Test("The completion block waits for explicit animations, and comes after their delegates")
  func completion() {
    let told = AnimationLog()
    let s = LayerStage()
    CATransaction.begin()
    CATransaction.setCompletionBlock { told.log.note("done") }
    for (name, duration) in [("a", 0.5), ("b", 1)] {
      let animation = basic("opacity", from: 0, to: 1, duration: duration)
      animation.delegate = told
      animation.setValue(name, forKey: "name")
      s.layer.add(animation, forKey: nil)
    }
    CATransaction.commit()
    s.stage.settle()
    #expect(told.log.take() == ["start a", "start b", "stop a true", "stop b true", "done"])
  }

  @Test("It waits for implicit animations and explicit ones together")
  func bothKinds() {
    let log = EventLog()
    let s = LayerStage()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("\(CACurrentMediaTime())") }
    CATransaction.setAnimationDuration(0.5)
    s.layer.opacity = 0
    s.layer.add(basic("position.x", from: 0, to: 1), forKey: nil)
    CATransaction.commit()
    s.stage.settle()
    #expect(log.take() == ["1.0"])
  }

  @Test("S149: with nothing to wait for it follows the commit")
  func nothingToWaitFor() {
    let log = EventLog()
    let s = LayerStage()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("done") }
    CATransaction.commit()
    #expect(log.take() == [])
    s.stage.advanceFrame()
    #expect(log.take() == ["done"])
  }

  @Test("A removed animation does not hold it up")
  func removal() {
    let log = EventLog()
    let s = LayerStage()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("done") }
    s.layer.add(basic("opacity", from: 0, to: 1), forKey: "a")
    CATransaction.commit()
    s.stage.advance(to: 0.25)
    s.layer.removeAnimation(forKey: "a")
    s.stage.advanceFrame()
    #expect(log.take() == ["done"])
  }

  @Test("A block set after the first change waits for what comes after it")
  func lateBlocks() {
    let log = EventLog()
    let s = LayerStage()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    s.layer.opacity = 0
    CATransaction.setAnimationDuration(0.25)
    CATransaction.setCompletionBlock { log.note("\(CACurrentMediaTime())") }
    s.layer.cornerRadius = 4
    CATransaction.commit()
    s.stage.settle()
    #expect(log.take() == ["0.25"])
  }

  @Test("Transactions nest: the inner starts with the outer's settings and leaves them alone")
  func nesting() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test("What is set outside of begin and commit ends with the frame")
  func implicitTransaction() {
    let s = LayerStage()
    CATransaction.setDisableActions(true)
    s.layer.opacity = 0
    #expect(s.shown.opacity == 0)
    s.stage.advanceFrame()
    #expect(!CATransaction.disableActions())
    s.layer.opacity = 1
    #expect(s.shown.opacity == 0)
  }

  @Test("setValue(_:forKey:) with the settings' names, and anything else")
  func keyValueCoding() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(NSNumber(value: 1.5), forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("x", forKey: "mine")
    #expect(CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 1.5)
    CATransaction.begin()
    #expect(CATransaction.value(forKey: "mine") as? String == "x")
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "mine") == nil)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 0.25)
  }

  @Test("Its timing function paces what has none of its own")
  func timingFunction() {
    let s = LayerStage()
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    s.layer.add(basic("position.x", from: 0, to: 1), forKey: nil)
    CATransaction.commit()
    s.stage.advance(to: 0.5)
    #expect(abs(s.shown.position.x - 0.3154) < 5e-5)
  }
}
