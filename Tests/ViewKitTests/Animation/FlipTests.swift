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

  @Test("S163, S164: the two faces of a flip from each side", arguments: sides)
  func picture(side: (String, UIView.AnimationOptions)) {
    let scene = FlipScene()
    scene.flip(side.1)
    for percent in [0, 25, 50, 75, 100] {
      scene.stage.advance(to: 1.0 / 60 + Double(percent) / 100)
      assertSnapshot(of: scene.stage, named: "\(side.0)-\(percent)", testName: "flip")
    }
  }

  @Test("B58: the four directions are four movements, at every moment of the way")
  func fourMovements() {
    for percent in stride(from: 10, through: 90, by: 10) where percent != 50 {
      let pictures = FlipTests.sides.map { side in
        let scene = FlipScene()
        scene.flip(side.1)
        scene.stage.advance(to: scene.stage.time + Double(percent) / 100)
        return scene.stage.bitmap
      }
      for i in pictures.indices {
        for j in 0..<i { #expect(pictures[i] != pictures[j], "\(i) and \(j) at \(percent) %") }
      }
    }
  }

  @Test("S164: back from the other side is the same movement, run backward")
  func opposites() {
    for (there, back) in [(0, 1), (1, 0), (2, 3), (3, 2)] {
      for percent in [20, 40, 60, 80] {
        let scene = FlipScene()
        scene.flip(FlipTests.sides[there].1)
        scene.stage.advance(by: Double(percent) / 100)
        let other = FlipScene()
        other.container.addSubview(other.new)
        other.old.removeFromSuperview()
        other.stage.advanceFrame()
        UIView.transition(
          from: other.new, to: other.old, duration: 1, options: [FlipTests.sides[back].1, .curveLinear])
        other.stage.advance(by: Double(100 - percent) / 100)
        #expect(scene.stage.bitmap == other.stage.bitmap, "\(there) and \(back) at \(percent) %")
      }
    }
  }

  @Test("S168: without a curve a flip eases in and out, and touches are off meanwhile")
  func defaults() {
    for (given, isDefault): (UIView.AnimationOptions, Bool) in [
      (.curveEaseInOut, true), (.curveLinear, false),
    ] {
      let plain = FlipScene()
      let told = FlipScene()
      for (scene, option) in [(plain, UIView.AnimationOptions()), (told, given)] {
        UIView.transition(
          from: scene.old, to: scene.new, duration: 1, options: [.transitionFlipFromTop, option])
        scene.stage.advance(by: 0.2)
      }
      #expect((plain.stage.bitmap == told.stage.bitmap) == isDefault)
    }
  }
}
