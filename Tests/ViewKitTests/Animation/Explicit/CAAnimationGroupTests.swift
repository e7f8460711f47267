import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct CAAnimationGroupTests {
  @Test("Members run in the group's time; without a duration they take the group's")
  func members() {
    let group = CAAnimationGroup()
    group.duration = 2
    let late = basic("opacity", from: 0, to: 1)
    late.beginTime = 0.5
    group.animations = [basic("position.x", from: 0, to: 100, duration: 0), late]
    let s = LayerStage()
    s.layer.add(group, forKey: "group")
    s.stage.advance(to: 0.25)
    #expect(s.shown.position.x == 12.5)
    #expect(s.shown.opacity == 1)
    s.stage.advance(to: 1)
    #expect(s.shown.position.x == 50)
    #expect(s.shown.opacity == 0.5)
    s.stage.advance(to: 1.75)
    #expect(s.shown.opacity == 1)
    s.stage.settle()
    #expect(s.layer.animationKeys() == nil)
  }

  @Test("The group cuts off what takes longer, repeats as a whole and is paced as a whole")
  func wholes() {
    let group = CAAnimationGroup()
    group.duration = 1
    group.repeatCount = 2
    group.speed = 2
    group.animations = [basic("position.x", from: 0, to: 100, duration: 4)]
    let s = LayerStage()
    s.layer.add(group, forKey: nil)
    #expect(s.values(at: [0.25, 0.75, 1], \.position.x) == [12.5, 12.5, 20])
  }

  @Test("A group that stays at its end keeps its members' last values")
  func fill() {
    let group = CAAnimationGroup()
    group.duration = 1
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    group.animations = [basic("position.x", from: 0, to: 100), basic("opacity", to: 0.5, duration: 0)]
    let s = LayerStage()
    s.layer.add(group, forKey: nil)
    #expect(s.values(at: [2], \.position.x) == [100])
    #expect(s.shown.opacity == 0.5)
    #expect(s.stage.isIdle)
  }

  @Test("Only the group's delegate is told")
  func delegates() {
    let told = AnimationLog()
    let group = CAAnimationGroup()
    group.duration = 0.5
    group.delegate = told
    group.setValue("group", forKey: "name")
    let member = basic("opacity", from: 0, to: 1)
    member.delegate = told
    group.animations = [member]
    let s = LayerStage()
    s.layer.add(group, forKey: nil)
    s.stage.settle()
    #expect(told.log.take() == ["start group", "stop group true"])
  }

  @Test("Groups nest")
  func nesting() {
    let inner = CAAnimationGroup()
    inner.duration = 1
    inner.repeatCount = 2
    inner.animations = [basic("position.x", from: 0, to: 100)]
    let outer = CAAnimationGroup()
    outer.duration = 4
    outer.speed = 2
    outer.animations = [inner]
    let s = LayerStage()
    s.layer.add(outer, forKey: nil)
    #expect(s.values(at: [0.25, 0.75, 1.5], \.position.x) == [50, 50, 20])
  }
}
