import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct KeyTests {
  final class Panel: UIView {
    var log = EventLog()
    var commands: [UIKeyCommand] = []
    var takesPresses = false
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses {
        log.note("\(press.key!.characters.debugDescription) began\(press.isRepeat ? " again" : "")")
      }
      if !takesPresses { super.pressesBegan(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log.note("\(press.key!.characters.debugDescription) ended") }
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log.note("\(press.key!.characters.debugDescription) cancelled") }
    }
    func undo(_ command: UIKeyCommand) { log.note("undo") }

    func command(_ input: String, _ flags: UIKeyModifierFlags = [], _ name: String) {
      commands.append(UIKeyCommand(input: input, modifierFlags: flags) { [log] _ in log.note(name) })
    }
  }

  final class Field: UIView, UIKeyInput {
    var text = ""
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = self.text.popLast() }
    override var canBecomeFirstResponder: Bool { true }
    override var canBecomeFocused: Bool { true }
  }

  @Test func keysGoToTheFirstResponderAndUp() {
    let scene = TestStage()
    let outer = scene.add(Panel(), 0, 0, 100, 100)
    let inner = Panel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(inner)
    inner.becomeFirstResponder()
    scene.stage.key(.character("a"))
    #expect(inner.log.take() == ["\"a\" began", "\"a\" ended"])
    #expect(outer.log.take() == ["\"a\" began"])
    inner.takesPresses = true
    scene.stage.key(.character("a"), modifiers: .shift)
    #expect(inner.log.take() == ["\"A\" began", "\"A\" ended"] && outer.log.take() == [])
  }

  @Test func aHeldKeyRepeats() {
    let scene = TestStage()
    let panel = scene.add(Panel(), 0, 0, 100, 100)
    panel.becomeFirstResponder()
    scene.stage.stage.deliver(.key(.left, isDown: true, modifiers: [], isRepeat: false))
    scene.stage.stage.deliver(.key(.left, isDown: true, modifiers: [], isRepeat: true))
    scene.stage.stage.deliver(.key(.left, isDown: false, modifiers: [], isRepeat: false))
    #expect(panel.log.take().map { String($0.suffix(5)) } == ["began", "again", "ended"])
  }

  @Test func commandsAreFoundUpTheChain() {
    let scene = TestStage()
    let outer = scene.add(Panel(), 0, 0, 100, 100)
    let inner = Panel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(inner)
    inner.becomeFirstResponder()
    outer.command("z", .control, "undo")
    outer.command("z", [.control, .shift], "redo")
    outer.command(UIKeyCommand.inputEscape, [], "escape")
    outer.command("?", [], "help")
    outer.command("\r", .alternate, "alt return")
    scene.stage.key(.character("z"), modifiers: .control)
    scene.stage.key(.character("z"), modifiers: [.control, .shift])
    scene.stage.key(.escape)
    scene.stage.key(.character("?"), modifiers: .shift)
    scene.stage.key(.returnKey, modifiers: .alternate)
    #expect(outer.log.take() == ["undo", "redo", "escape", "help", "alt return"])
    #expect(inner.log.take() == [])
    inner.command(UIKeyCommand.inputEscape, [], "inner escape")
    scene.stage.key(.escape)
    #expect(inner.log.take() == ["inner escape"] && outer.log.take() == [])
  }

  @Test func selectorsOfCommandsAreSentUpTheChain() {
    let scene = TestStage()
    let outer = scene.add(Panel(), 0, 0, 100, 100)
    let inner = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(inner)
    outer.commands = [UIKeyCommand(input: "z", modifierFlags: .control, action: Selector(Panel.undo))]
    inner.becomeFirstResponder()
    scene.stage.key(.character("z"), modifiers: .control)
    #expect(outer.log.take() == ["undo"])
  }

  @Test func controlStandsForCommand() {
    let scene = TestStage()
    let panel = scene.add(Panel(), 0, 0, 100, 100)
    panel.becomeFirstResponder()
    panel.command("c", .command, "copy")
    scene.stage.key(.character("c"), modifiers: .control)
    scene.stage.key(.character("c"), modifiers: .command)
    scene.stage.key(.character("c"), modifiers: [.control, .shift])
    #expect(panel.log.take().filter { $0 == "copy" }.count == 2)
  }

  @Test func textComesBeforePlainCommands() {
    let scene = TestStage()
    let outer = scene.add(Panel(), 0, 0, 100, 100)
    let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(field)
    outer.command("m", [], "map")
    outer.command("f", .control, "find")
    field.becomeFirstResponder()
    scene.stage.key(.character("m"))
    scene.stage.type("m")
    scene.stage.key(.character("f"), modifiers: .control)
    #expect(outer.log.take() == ["find"] && field.text == "m")
    scene.stage.key(.backspace)
    scene.stage.key(.returnKey)
    #expect(field.text == "\n")
    field.resignFirstResponder()
    scene.stage.stage.focus(nil)
    outer.becomeFirstResponder()
    scene.stage.key(.character("m"))
    #expect(outer.log.take() == ["map"])
  }

  @Test("a key that a command has used does not also type into whom the command made first responder")
  func commandsUseTheirText() {
    let scene = TestStage()
    let panel = scene.add(Panel(), 0, 0, 100, 100)
    let field = scene.add(Field(), 0, 100, 100, 30)
    panel.commands = [UIKeyCommand(input: "/") { _ in field.becomeFirstResponder() }]
    panel.becomeFirstResponder()
    // As a host sends it: the text comes while the key is down.
    func press(_ character: Character, isRepeat: Bool = false) {
      scene.stage.stage.deliver(
        .key(.character(character), isDown: true, modifiers: [], isRepeat: isRepeat))
      scene.stage.type(String(character))
    }
    press("/")
    #expect(field.isFirstResponder && field.text == "")
    // Held down it has become text of the field.
    press("/", isRepeat: true)
    #expect(field.text == "/")
    scene.stage.stage.deliver(.key(.character("/"), isDown: false, modifiers: [], isRepeat: false))
    press("a")
    #expect(field.text == "/a")
    field.resignFirstResponder()
    scene.stage.stage.focus(nil)
    panel.becomeFirstResponder()
    scene.stage.key(.character("/"))
    // Text without a key, as from an input method, is meant.
    scene.stage.type("ü")
    #expect(field.text == "/aü")
  }

  @Test("presses whose keys will not come up here are cancelled")
  func pressesAreCancelled() {
    let scene = TestStage()
    let panel = scene.add(Panel(), 0, 0, 100, 100)
    func hold(_ keys: [Key]) {
      panel.becomeFirstResponder()
      for key in keys { scene.stage.stage.deliver(.key(key, isDown: true, modifiers: [], isRepeat: false)) }
      panel.log.clear()
    }
    func release(_ keys: [Key]) {
      for key in keys { scene.stage.stage.deliver(.key(key, isDown: false, modifiers: [], isRepeat: false)) }
    }
    let keys: [Key] = [.character("x"), .character("b"), .character("m")]
    hold(keys)
    scene.stage.setFocus(false)
    release(keys)
    #expect(panel.log.take() == ["\"x\" cancelled", "\"b\" cancelled", "\"m\" cancelled"])
    scene.stage.setFocus(true)
    hold([.character("x")])
    scene.stage.application.beginIgnoringInteractionEvents()
    scene.stage.application.endIgnoringInteractionEvents()
    release(keys)
    #expect(panel.log.take() == ["\"x\" cancelled"])
    hold([.character("x")])
    panel.removeFromSuperview()
    release(keys)
    #expect(panel.log.take() == ["\"x\" cancelled"])
  }

  @Test func wantsTextTellsTheHost() {
    let scene = TestStage()
    let field = scene.add(Field(), 0, 0, 10, 10)
    #expect(!scene.stage.stage.wantsText)
    field.becomeFirstResponder()
    #expect(scene.stage.stage.wantsText)
  }

  @Test func withoutAFirstResponderKeysGoToWhatIsInFront() {
    final class Controller: UIViewController {
      var log = EventLog()
      var name = ""
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputEscape) { [log, name] _ in log.note(name) }]
      }
    }
    let stage = HeadlessStage(size: CGSize(width: 100, height: 100))
    let log = EventLog()
    let root = Controller()
    let front = Controller()
    for (controller, name) in [(root, "root"), (front, "front")] {
      controller.log = log
      controller.name = name
    }
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.settle()
    stage.key(.escape)
    root.present(front, animated: false)
    stage.settle()
    stage.key(.escape)
    #expect(log.take() == ["root", "front"])
  }
}
