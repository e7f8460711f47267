import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Rounds of everything that brings controllers in and takes them away again: each leaves what was there before.
@Suite(.serialized) struct LeakTests {
  /// What may not outlive a round.
  private final class Remains {
    private struct Weak {
      let name: String
      weak var object: AnyObject?
    }

    private var objects: [Weak] = []

    func expect(_ controller: UIViewController, _ name: String) {
      objects.append(Weak(name: name, object: controller))
      if let view = controller.viewIfLoaded { expect(view, "\(name)'s view") }
    }

    private func expect(_ view: UIView, _ name: String) {
      objects.append(Weak(name: name, object: view))
      objects.append(Weak(name: "\(name)'s layer", object: view.layer))
      for subview in view.subviews { expect(subview, "a view in \(name)") }
    }

    func expect(_ object: AnyObject, called name: String) {
      objects.append(Weak(name: name, object: object))
    }

    /// What is still there; forgets all of them.
    func take() -> [String] {
      defer { objects = [] }
      return objects.filter { $0.object != nil }.map(\.name)
    }
  }

  private static let rounds = 1000
  /// Memory is looked at after every so many.
  private static let batch = 200

  private let remains = Remains()

  /// A controller with something in its view, which is gone after the round.
  private func guest(_ name: String = "guest") -> UIViewController {
    let controller = UIViewController()
    controller.title = name
    let label = UILabel(frame: CGRect(x: 2, y: 2, width: 30, height: 12))
    label.text = "A"
    controller.view.backgroundColor = .systemTeal
    controller.view.addSubview(label)
    remains.expect(controller, name)
    return controller
  }

  private func count(_ view: UIView) -> (views: Int, layers: Int) {
    func layers(_ layer: CALayer) -> Int { (layer.sublayers ?? []).reduce(1) { $0 + layers($1) } }
    func views(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + views($1) } }
    return (views(view), layers(view.layer))
  }

  /// Pages of memory that the process holds.
  private func residentPages() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return fields.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0
  }

  /// Plays the rounds on `stage`, which is at rest before each of them.
  private func play(_ stage: HeadlessStage, rounds: Int = rounds, _ round: (Int) -> Void) {
    // The first rounds fill what is kept for later: glyphs, buffers, lists.
    for i in 0..<20 { round(i) }
    stage.settle()
    _ = remains.take()
    let before = count(stage.window)
    var growth: [Int] = []
    var pages = residentPages()
    for i in 0..<rounds {
      round(i)
      if !stage.isIdle { #expect(stage.settle()) }
      let alive = remains.take()
      #expect(alive.isEmpty, "after round \(i)")
      if !alive.isEmpty { return }
      if i % Self.batch == Self.batch - 1 {
        growth.append(residentPages() - pages)
        pages = residentPages()
      }
    }
    let after = count(stage.window)
    #expect(after.views == before.views && after.layers == before.layers)
    // Other suites run beside this one; what leaks here grows in every batch.
    #expect((growth.min() ?? 0) < 16, "grew by \(growth) pages in \(Self.batch) rounds each")
  }

  /// Every fifth round moves.
  private func isAnimated(_ i: Int) -> Bool { i % 5 == 0 }

  @Test("1,000 pushes and pops, by code, by hand, cancelled and interrupted")
  func pushAndPop() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = shown(navigation)
    play(stage) { i in
      navigation.pushViewController(guest(), animated: isAnimated(i))
      if i % 3 == 0 { navigation.pushViewController(guest("second"), animated: isAnimated(i)) }
      i % 7 == 0 ? stage.advance(by: 0.1) : { stage.settle() }()
      if i % 10 == 1 {
        stage.settle()
        stage.touchDown(at: p(2, 70))
        for x in 1...4 {
          stage.advanceFrame()
          stage.touchMove(to: p(CGFloat(x * 14), 70))
        }
        i % 20 == 1 ? stage.touchUp() : stage.touchCancel()
        stage.settle()
      }
      navigation.popToRootViewController(animated: isAnimated(i))
      stage.settle()
    }
  }

  @Test("1,000 presentations and dismissals, in every style and with every transition")
  func presentAndDismiss() {
    let root = UIViewController()
    let stage = shown(root)
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .currentContext, .custom,
    ]
    let transitions: [UIModalTransitionStyle] = [.coverVertical, .flipHorizontal, .crossDissolve]
    play(stage) { i in
      let guest = guest()
      guest.modalPresentationStyle = styles[i % styles.count]
      guest.modalTransitionStyle = transitions[i % transitions.count]
      root.present(guest, animated: isAnimated(i))
      i % 7 == 0 ? stage.advance(by: 0.1) : { stage.settle() }()
      if i % 4 == 0 {
        guest.present(self.guest("second"), animated: false)
        stage.settle()
      }
      root.dismiss(animated: isAnimated(i))
      stage.settle()
    }
  }

  @Test("1,000 transitions with every look, run to the end, turned round and interrupted")
  func transitions() {
    let root = UIViewController()
    let stage = shown(root)
    let home = UIViewController()
    addChild(home, to: root)
    stage.settle()
    play(stage) { i in
      let guest = guest()
      let look = Look.allCases[i % Look.allCases.count]
      root.addChild(guest)
      guest.view.frame = root.view.bounds
      let duration = isAnimated(i) ? 0.1 : 0
      root.transition(
        from: home, to: guest, duration: duration, options: look.options,
        animations: look.animations(from: home, to: guest))
      stage.advance(by: 0.05)
      if i % 3 == 0 { root.reverseTransition(of: guest) }
      if i % 4 != 0 { stage.settle() }
      if guest.viewIfLoaded?.superview != nil {
        root.transition(from: guest, to: home, duration: duration, options: look.options, animations: nil)
      }
      stage.settle()
      removeChild(guest)
      stage.settle()
      home.view.alpha = 1
    }
  }

  @Test("1,000 changes of tabs, and tabs that are replaced")
  func tabs() {
    let tabs = UITabBarController()
    let home = UIViewController()
    tabs.viewControllers = [home]
    let stage = shown(tabs)
    play(stage) { i in
      tabs.viewControllers = [home, guest(), guest("second")]
      tabs.selectedIndex = 1 + i % 2
      stage.advanceFrame()
      if i % 3 == 0 { tabs.selectedIndex = 0 }
      tabs.viewControllers = [home]
      stage.settle()
    }
  }

  @Test("1,000 roots, with what they present")
  func roots() {
    let home = UIViewController()
    let stage = shown(home)
    play(stage) { i in
      let guest = guest()
      stage.window.rootViewController = guest
      if i % 3 == 0 { guest.present(self.guest("second"), animated: isAnimated(i)) }
      i % 7 == 0 ? stage.advance(by: 0.1) : { stage.settle() }()
      stage.window.rootViewController = home
      stage.settle()
    }
  }

  @Test("1,000 views flipped, animated by blocks and by animators that are finished, stopped and dropped")
  func animations() {
    let root = UIViewController()
    let stage = shown(root)
    play(stage) { i in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      remains.expect(view, called: "the view")
      remains.expect(view.layer, called: "the layer")
      root.view.addSubview(view)
      let look = Look.allCases[i % Look.allCases.count]
      UIView.transition(
        with: view, duration: 0.05, options: look.options, animations: { view.backgroundColor = .red })
      UIView.animate(withDuration: 0.05) { view.center.x += 10 }
      let animator = UIViewPropertyAnimator(duration: 0.1, curve: .easeIn) { view.alpha = 0.5 }
      remains.expect(animator, called: "the animator")
      animator.startAnimation()
      stage.advance(by: 0.03)
      switch i % 4 {
      case 0: animator.isReversed = true
      case 1: animator.stopAnimation(true)
      case 2:
        animator.pauseAnimation()
        animator.fractionComplete = 0.7
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
      default: break
      }
      if i % 3 != 0 { stage.advance(by: 0.15) }
      view.removeFromSuperview()
      stage.settle()
    }
  }
}
