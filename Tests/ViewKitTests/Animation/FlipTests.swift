import HeadlessHost
import Support
import Testing

/// A container in the middle of a window, its old face a red box with a white corner, its new one blue likewise.
@MainActor
struct FlipScene {
  let stage = makeStage(width: 60, height: 48, background: UIColor(40, 60, 40))
  let container = UIView(10, 6, 40, 36, UIColor(200, 200, 200))
  let old = FlipScene.face(UIColor(220, 30, 30))
  let new = FlipScene.face(UIColor(30, 60, 220))

  init() {
    stage.window.addSubview(container)
    container.addSubview(old)
    stage.advanceFrame()
  }

  private static func face(_ color: UIColor) -> UIView {
    let view = UIView(4, 4, 32, 28, color)
    view.addSubview(UIView(2, 2, 12, 6, UIColor(255, 255, 255)))
    return view
  }

  func flip(_ option: UIView.AnimationOptions, _ completion: ((Bool) -> Void)? = nil) {
    UIView.transition(
      from: old, to: new, duration: 1, options: [option, .curveLinear], completion: completion)
  }
}

@MainActor
@Suite struct FlipTests {
  nonisolated static let sides: [(String, UIView.AnimationOptions)] = [
    ("left", .transitionFlipFromLeft), ("right", .transitionFlipFromRight), ("top", .transitionFlipFromTop),
    ("bottom", .transitionFlipFromBottom),
  ]

  @Test(arguments: sides) func picture(side: (String, UIView.AnimationOptions)) {
    let scene = FlipScene()
    scene.flip(side.1)
    for percent in [0, 25, 50, 75, 100] {
      scene.stage.advance(to: 1.0 / 60 + Double(percent) / 100)
      assertSnapshot(of: scene.stage, named: "\(side.0)-\(percent)", testName: "flip")
    }
  }
}
