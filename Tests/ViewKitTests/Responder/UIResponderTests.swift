import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct UIResponderTests {
  final class Field: UIView, UIKeyInput {
    var text = ""
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = self.text.popLast() }
    override var canBecomeFirstResponder: Bool { true }
  }

  final class Stubborn: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { false }
  }

  @Test("I9: every chain leads to the window, then to the application, with no repeats")
  func chainEndsAtTheApplication() {
    let scene = TestStage()
    let inner = UIView()
    scene.add(UIView(), 0, 0, 10, 10).addSubview(inner)
    var chain: [UIResponder] = []
    var here: UIResponder? = inner
    while let responder = here, chain.count < 50 {
      #expect(!chain.contains { $0 === responder })
      chain.append(responder)
      here = responder.next
    }
    #expect(chain.count == 5)
    #expect(chain[chain.count - 2] === scene.stage.window)
    #expect(chain.last === scene.stage.application)
  }

  @Test("S134: the application's delegate ends the chain where it is a responder")
  func delegateEndsTheChain() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    final class Object: NSObject, UIApplicationDelegate {}
    final class View: UIView, UIApplicationDelegate { var window2: UIWindow? }
    let stage = HeadlessStage(size: CGSize(width: 10, height: 10))
    let delegate = Delegate()
    stage.application.delegate = delegate
    #expect(stage.application.next === delegate)
    let object = Object()
    stage.application.delegate = object
    #expect(stage.application.next == nil)
  }

  @Test("S138: a view that does not override its touch handlers passes them on")
  func touchesArePassedOn() {
    let scene = TestStage()
    let log = EventLog()
    let outer = scene.add(TouchView("outer", log), 0, 0, 100, 100)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(inner)
    scene.stage.touchDown(at: p(10, 10))
    scene.stage.touchMove(to: p(20, 10))
    scene.stage.touchUp()
    #expect(log.take() == ["outer began", "outer moved", "outer ended"])
    scene.stage.touchDown(at: p(10, 10))
    scene.stage.touchCancel()
    #expect(log.take() == ["outer began", "outer cancelled"])
  }

  @Test("S138: a control does not pass touches on")
  func controlsKeepTouches() {
    let scene = TestStage()
    let log = EventLog()
    let outer = scene.add(TouchView("outer", log), 0, 0, 100, 100)
    outer.addSubview(UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    scene.stage.tap(at: p(10, 10))
    #expect(log.take() == [])
  }

  @Test func viewsAreNotFirstResponderByThemselves() {
    let scene = TestStage()
    #expect(!scene.root.canBecomeFirstResponder)
    #expect(!scene.root.becomeFirstResponder())
    #expect(!scene.root.isFirstResponder)
  }

  @Test func firstResponderChangesHands() {
    let scene = TestStage()
    let a = scene.add(Field(), 0, 0, 10, 10)
    let b = scene.add(Field(), 20, 0, 10, 10)
    #expect(a.becomeFirstResponder() && a.isFirstResponder)
    scene.stage.type("ab")
    #expect(b.becomeFirstResponder() && b.isFirstResponder && !a.isFirstResponder)
    scene.stage.type("c")
    #expect(a.text == "ab" && b.text == "c")
    #expect(b.resignFirstResponder() && !b.isFirstResponder)
    scene.stage.type("d")
    #expect(b.text == "c")
  }

  @Test func oneThatWillNotResignStays() {
    let scene = TestStage()
    let stubborn = scene.add(Stubborn(), 0, 0, 10, 10)
    let field = scene.add(Field(), 20, 0, 10, 10)
    #expect(stubborn.becomeFirstResponder())
    #expect(!field.becomeFirstResponder())
    #expect(stubborn.isFirstResponder)
  }

  @Test func outsideAWindowNobodyIsFirst() {
    _ = TestStage()
    #expect(!Field().becomeFirstResponder())
  }

  @Test func leavingTheWindowGivesUp() {
    let scene = TestStage()
    let field = scene.add(Field(), 0, 0, 10, 10)
    field.becomeFirstResponder()
    field.removeFromSuperview()
    scene.root.addSubview(field)
    #expect(!field.isFirstResponder)
  }

  @Test("S136: without a target an action goes from the first responder upwards")
  func untargetedActions() {
    final class Outer: UIView {
      var calls = 0
      func save(_ sender: Any) { calls += 1 }
    }
    final class Other: UIView { func open(_ sender: Any) {} }
    let scene = TestStage()
    let outer = scene.add(Outer(), 0, 0, 100, 100)
    let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(field)
    let application = scene.stage.application
    // Nobody is first: it starts at the sender, which lies elsewhere.
    let elsewhere = scene.add(UIButton(), 200, 0, 10, 10)
    #expect(!application.sendAction(Selector(Outer.save), to: nil, from: elsewhere, for: nil))
    field.becomeFirstResponder()
    #expect(application.sendAction(Selector(Outer.save), to: nil, from: elsewhere, for: nil))
    #expect(outer.calls == 1)
    #expect(!application.sendAction(Selector(Other.open), to: nil, from: elsewhere, for: nil))
    // A control without a target does the same.
    elsewhere.addTarget(nil, action: Selector(Outer.save), for: .touchUpInside)
    elsewhere.sendActions(for: .touchUpInside)
    #expect(outer.calls == 2)
  }
}
