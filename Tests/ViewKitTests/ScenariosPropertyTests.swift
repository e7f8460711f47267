import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Random scripts of calls against the invariants (section 0.4 of the rules). A failure names its seed.
struct ScenariosPropertyTests {
  @Test("I1–I7, I9 hold for plain containers under random calls", arguments: 0..<12)
  func plainContainers(block: Int) {
    for seed in block * 12..<(block + 1) * 12 {
      let play = RandomPlay(seed: seed)
      play.runTree(steps: 30)
      play.checkAtRest()
    }
  }

  @Test("I1–I7, I9 hold for navigation, tabs and presentation under random calls", arguments: 0..<12)
  func containers(block: Int) {
    for seed in block * 12..<(block + 1) * 12 {
      let play = RandomPlay(seed: seed)
      play.runContainers(steps: 30)
      play.checkAtRest()
    }
  }
}

/// A generator that yields the same numbers everywhere (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0xD134_2543_DE82_EF95 ^ 0x5851_F42D }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// One random script on one stage.
private final class RandomPlay {
  let seed: Int
  let log = Log([.load, .appearance])
  var dice: SeededGenerator
  let stage = HeadlessStage(size: CGSize(width: 60, height: 80))
  var controllers: [LoggingController] = []
  /// How often each completion ran.
  var completions: [Int] = []
  var script: [String] = []

  init(seed: Int) {
    self.seed = seed
    dice = SeededGenerator(seed: seed)
    controllers = (0..<7).map { LoggingController("C\($0)", log) }
  }

  private func note(_ step: String) { script.append(step) }
  private func pick() -> LoggingController { controllers.randomElement(using: &dice) ?? controllers[0] }
  private func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &dice) }

  private func completion() -> (Bool) -> Void {
    let i = completions.count
    completions.append(0)
    return { [unowned self] _ in completions[i] += 1 }
  }

  private func quietly(_ body: () -> Void) {
    UIDiagnostics.withHandlers(failure: { _ in }, warning: { _ in }, perform: body)
  }

  // MARK: Scripts

  func runTree(steps: Int) {
    stage.window.rootViewController = controllers[0]
    stage.window.makeKeyAndVisible()
    for _ in 0..<steps {
      quietly(treeStep)
      spreadExplicit()
      checkAlways()
    }
  }

  private func treeStep() {
    let parent = pick()
    let child = pick()
    switch roll(10) {
    case 0, 1:
      note("add \(child.name) to \(parent.name)")
      parent.addChild(child)
      if child.parent === parent, child !== controllers[0], !parent.view.isDescendant(of: child.view) {
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
    case 2:
      note("remove \(child.name)")
      child.willMove(toParent: nil)
      if child !== controllers[0] { child.viewIfLoaded?.removeFromSuperview() }
      child.removeFromParent()
    case 3:
      note("take out the view of \(child.name)")
      if child !== controllers[0] { child.viewIfLoaded?.removeFromSuperview() }
    case 4:
      guard let parent = child.parent, !parent.view.isDescendant(of: child.view) else { return }
      note("put the view of \(child.name) back")
      parent.view.addSubview(child.view)
    case 5, 6:
      guard let from = parent.children.randomElement(using: &dice),
        let to = parent.children.randomElement(using: &dice), from !== to,
        let place = from.viewIfLoaded?.superview, place === parent.view
      else { return }
      let options: [UIView.AnimationOptions] = [[], .transitionFlipFromTop, .transitionCrossDissolve]
      note("transition in \(parent.name)")
      parent.transition(
        from: from, to: to, duration: Double(roll(3)) * 0.05, options: options[roll(3)], animations: nil,
        completion: completion())
    case 7:
      note("reverse for \(child.name)")
      child.parent?.reverseTransition(of: child)
    case 8:
      let appearing = roll(2) == 0
      note("begin(\(appearing)) and end for \(child.name)")
      child.beginAppearanceTransition(appearing, animated: false)
      if roll(3) == 0 {
        child.beginAppearanceTransition(appearing, animated: false)
        child.endAppearanceTransition()
      }
      child.endAppearanceTransition()
      explicit.insert(child.name)
    default:
      note("frames")
      stage.advance(by: Double(roll(4)) * 0.03)
    }
  }

  /// Whose appearance the script itself has set, or an ancestor's, so that it need not agree with the window.
  private var explicit: Set<String> = []

  private func spreadExplicit() {
    for controller in controllers {
      let ancestry = sequence(first: controller as UIViewController, next: \.parent)
      let names = ancestry.compactMap { ($0 as? LoggingController)?.name }
      if names.contains(where: explicit.contains) { explicit.insert(controller.name) }
    }
  }

  func runContainers(steps: Int) {
    let navigation = UINavigationController(rootViewController: controllers[0])
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, controllers[1], controllers[2]]
    stage.window.rootViewController = tabs
    stage.window.makeKeyAndVisible()
    for _ in 0..<steps {
      quietly { containerStep(navigation, tabs) }
      checkAlways()
    }
  }

  private func containerStep(_ navigation: UINavigationController, _ tabs: UITabBarController) {
    let animated = roll(2) == 0
    let free = controllers.dropFirst(3).first { $0.parent == nil && $0.presentingViewController == nil }
    switch roll(10) {
    case 0, 1:
      guard let free, navigation.viewControllers.count < 4 else { return }
      note("push \(free.name) \(animated)")
      navigation.pushViewController(free, animated: animated)
    case 2:
      note("pop \(animated)")
      navigation.popViewController(animated: animated)
    case 3:
      note("pop to root \(animated)")
      navigation.popToRootViewController(animated: animated)
    case 4:
      let i = roll(3)
      note("select \(i)")
      tabs.selectedIndex = i
    case 5:
      guard let free, tabs.presentedViewController == nil, tabs.view.window != nil else { return }
      let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .formSheet]
      free.modalPresentationStyle = styles[roll(3)]
      note("present \(free.name) \(free.modalPresentationStyle) \(animated)")
      let done = completion()
      tabs.present(free, animated: animated) { done(true) }
    case 6:
      note("dismiss \(animated)")
      let done = completion()
      tabs.dismiss(animated: animated) { done(true) }
    case 7:
      guard roll(4) == 0 else { return }
      note("root away and back")
      stage.window.rootViewController = nil
      if roll(2) == 0 { stage.settle() }
      stage.window.rootViewController = tabs
    default:
      note("frames")
      stage.advance(by: Double(roll(4)) * 0.1)
    }
  }

  // MARK: Checks

  private func context(_ text: String) -> Comment {
    "seed \(seed): \(text)\n\(script.joined(separator: "\n"))"
  }

  private func checkAlways() {
    for controller in controllers {
      let parents = controllers.filter { $0.children.contains { $0 === controller } }
      if let parent = controller.parent as? LoggingController {
        #expect(parents.count == 1 && parents[0] === parent, context("I1 for \(controller.name)"))
        #expect(parent.children.filter { $0 === controller }.count == 1, context("I1 for \(controller.name)"))
      } else {
        #expect(parents.isEmpty, context("I1 for \(controller.name)"))
      }
      let callbacks = log.of(controller.name)
      let appearance = callbacks.filter { $0.contains("(") }
      #expect(AppearanceGrammar.accepts(appearance), context("I2 for \(controller.name): \(appearance)"))
      if let first = callbacks.firstIndex(where: { $0.contains("(") }) {
        #expect(callbacks.prefix(first).contains("didLoad"), context("I5 for \(controller.name)"))
      }
      if !controller.isViewLoaded { #expect(appearance.isEmpty, context("I4 for \(controller.name)")) }
    }
  }

  func checkAtRest() {
    #expect(stage.settle(), context("does not come to rest"))
    checkAlways()
    for controller in controllers {
      let appearance = log.of(controller.name).filter { $0.contains("(") }
      let last = appearance.last?.prefix { $0 != "(" }
      #expect(
        last == nil || last == "didApp" || last == "didDis",
        context("I6 for \(controller.name): \(appearance)"))
      let isShown = controller.viewIfLoaded?.window != nil
      if !explicit.contains(controller.name) {
        #expect((last == "didApp") == isShown, context("I3 for \(controller.name): \(appearance)"))
      }
      if isShown { checkChain(of: controller) }
    }
    #expect(completions.allSatisfy { $0 == 1 }, context("I7: \(completions)"))
  }

  private func checkChain(of controller: UIViewController) {
    var seen: [UIResponder] = []
    for responder in sequence(first: controller.view as UIResponder, next: \.next) {
      #expect(!seen.contains { $0 === responder }, context("I9: a loop"))
      guard seen.count < 60 else { return }
      seen.append(responder)
    }
    #expect(seen.contains { $0 === stage.window }, context("I9: no window"))
    #expect(seen.last === stage.application, context("I9: no application"))
  }
}
