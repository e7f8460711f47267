import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Two flips at once, a modal that comes up in the middle of them, and a resize.
struct FlipsUnderModalTests {
  private let log = Log([.appearance])

  /// Two boxes in the root, each with a child that shows and one that does not: P and Q, with A and B, C and D.
  private struct Scene {
    let root: LoggingController
    let halves: [LoggingController]
    let shown: [LoggingController]
    let hidden: [LoggingController]
    let modal: LoggingController
    let stage: HeadlessStage
  }

  private func coloured(_ name: String, _ color: UIColor) -> LoggingController {
    let controller = LoggingController(name, log)
    controller.view.backgroundColor = color
    return controller
  }

  private func scene() -> Scene {
    let root = coloured("R", .black)
    let halves = [coloured("P", .black), coloured("Q", .black)]
    let shown = [coloured("A", .red), coloured("C", .green)]
    let hidden = [coloured("B", .blue), coloured("D", .yellow)]
    let stage = ViewKitTests.shown(root, size: CGSize(width: 60, height: 80))
    for (i, half) in halves.enumerated() {
      addChild(half, to: root)
      half.view.frame = CGRect(x: 0, y: 40 * CGFloat(i), width: 60, height: 40)
      half.view.autoresizingMask =
        i == 0
        ? [.flexibleWidth, .flexibleHeight, .flexibleBottomMargin]
        : [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
      addChild(shown[i], to: half)
      half.addChild(hidden[i])
      hidden[i].view.frame = half.view.bounds
    }
    stage.settle()
    log.clear()
    return Scene(
      root: root, halves: halves, shown: shown, hidden: hidden, modal: coloured("M", .purple), stage: stage)
  }

  private func flip(_ scene: Scene, _ options: [UIView.AnimationOptions]) {
    for (i, half) in scene.halves.enumerated() {
      let (old, new) = (scene.shown[i], scene.hidden[i])
      old.willMove(toParent: nil)
      half.transition(from: old, to: new, duration: 0.2, options: options[i], animations: nil) {
        [log] finished in
        log.note("\(half.name) done \(finished)")
        new.didMove(toParent: half)
        old.removeFromParent()
      }
    }
  }

  @Test("B59, S173: two flips, a full-screen modal half-way and a resize: every callback in its place")
  func callbacks() {
    let scene = scene()
    flip(scene, [.transitionFlipFromTop, .transitionFlipFromBottom])
    #expect(
      log.take() == [
        "A.willDis(true)", "B.willApp(true)", "C.willDis(true)", "D.willApp(true)",
      ])
    scene.stage.advance(by: 0.1)
    scene.root.present(scene.modal, animated: true) { [log] in log.note("presented") }
    // What is under way stays with its flip: the root and its halves go, the four children do as they are told there.
    #expect(
      log.take() == ["R.willDis(true)", "P.willDis(true)", "Q.willDis(true)", "M.willApp(true)"])
    scene.stage.advance(by: 0.05)
    scene.stage.resize(to: CGSize(width: 40, height: 60))
    #expect(log.take() == [])
    scene.stage.settle()
    let told = log.take()
    #expect(told.filter { $0.hasSuffix("done true") }.sorted() == ["P done true", "Q done true"])
    #expect(told.last == "presented")
    for name in ["R", "P", "Q", "A", "B", "C", "D"] {
      #expect(told.last { $0.hasPrefix("\(name).") } == "\(name).didDis(true)", "\(told)")
    }
    #expect(told.contains("M.didApp(true)"))
    scene.modal.dismiss(animated: false)
    scene.stage.settle()
    let back = log.take()
    for name in ["R", "P", "Q", "B", "D"] {
      #expect(
        back.filter { $0.hasPrefix("\(name).") } == ["\(name).willApp(false)", "\(name).didApp(false)"])
    }
    #expect(back.filter { $0.hasPrefix("A.") || $0.hasPrefix("C.") } == [])
    expectHalves(scene, [.blue, .yellow])
  }

  /// Nothing but the two halves in their last colours, each on its own pixels.
  private func expectHalves(_ scene: Scene, _ colors: [UIColor]) {
    let size = scene.stage.size
    let fresh = HeadlessStage(size: size)
    let plain = UIViewController()
    fresh.window.rootViewController = plain
    fresh.window.makeKeyAndVisible()
    for (i, color) in colors.enumerated() {
      let half = UIView(frame: scene.halves[i].view.frame)
      half.backgroundColor = color
      plain.view.addSubview(half)
    }
    fresh.settle()
    #expect(scene.stage.bitmap == fresh.bitmap)
    #expect(scene.stage.window.subviews == [scene.root.view])
    #expect(scene.halves.map { $0.view.subviews.count } == [1, 1])
  }

  private static let looks: [[UIView.AnimationOptions]] = [
    [.transitionFlipFromTop, .transitionFlipFromBottom], [.transitionFlipFromLeft, .transitionCrossDissolve],
    [.transitionCrossDissolve, .transitionCurlUp],
    [[.transitionFlipFromRight, .allowAnimatedContent], .transitionFlipFromRight],
  ]

  private static let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .formSheet]

  @Test(
    "B59: whichever frame the modal comes up in, in whichever style, callbacks are legal and no pixel is left",
    arguments: 0..<15, 0..<4)
  func everyMoment(frame: Int, look: Int) {
    for (i, style) in Self.styles.enumerated() {
      log.clear()
      let scene = scene()
      flip(scene, Self.looks[look])
      for _ in 0..<frame { scene.stage.advanceFrame() }
      scene.modal.modalPresentationStyle = style
      scene.modal.modalTransitionStyle = [.coverVertical, .flipHorizontal, .crossDissolve][(frame + i) % 3]
      scene.root.present(scene.modal, animated: true)
      for _ in 0..<(frame * 7 % 11) { scene.stage.advanceFrame() }
      scene.stage.resize(to: CGSize(width: 44, height: 60))
      scene.stage.advanceFrame()
      scene.modal.dismiss(animated: frame % 2 == 0)
      #expect(scene.stage.settle())
      for name in ["R", "P", "Q", "A", "B", "C", "D", "M"] {
        let startsShown = !["B", "D", "M"].contains(name)
        let told = log.of(name)
        #expect(AppearanceGrammar.accepts(told, startsShown: startsShown), "\(name): \(told)")
      }
      expectHalves(scene, [.blue, .yellow])
    }
  }
}
