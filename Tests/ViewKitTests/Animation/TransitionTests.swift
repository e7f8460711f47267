import HeadlessHost
import Support
import Testing

@Suite struct TransitionTests {
  // MARK: Which views are touched

  @Test("S160: the new view takes the old one's place, and no frame is set")
  func theNewViewTakesTheOldOnesPlace() {
    let scene = FlipScene()
    let above = UIView(0, 0, 4, 4, UIColor(0, 0, 0))
    scene.container.addSubview(above)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    scene.new.frame = frame
    var finished: [Bool] = []
    scene.flip(.transitionFlipFromLeft) { finished.append($0) }
    #expect(scene.container.subviews == [scene.new, above])
    #expect(scene.old.superview == nil)
    #expect(scene.new.frame == frame)
    scene.stage.settle()
    #expect(finished == [true])
    #expect(scene.container.subviews == [scene.new, above])
  }

  @Test("S160: showHideTransitionViews leaves both in place")
  func showAndHideLeaveBothInPlace() {
    let scene = FlipScene()
    scene.new.isHidden = true
    scene.container.addSubview(scene.new)
    scene.flip([.transitionFlipFromTop, .showHideTransitionViews])
    #expect(scene.old.isHidden)
    #expect(!scene.new.isHidden)
    #expect(scene.old.superview === scene.container)
  }

  @Test func withoutASuperviewNothingHappensButTheCompletion() {
    let stage = makeStage(width: 20, height: 20)
    let lone = UIView()
    let other = UIView()
    var finished: [Bool] = []
    UIView.transition(from: lone, to: other, duration: 0.2, options: .transitionFlipFromLeft) {
      finished.append($0)
    }
    stage.advanceFrame()
    #expect(finished == [true])
    #expect(other.superview == nil)
  }

  // MARK: Pictures

  /// What an observer sees of the container: the box around all that is not background.
  private func seen(_ stage: HeadlessStage, background: UIColor = UIColor(40, 60, 40)) -> (
    CGRect, [Int], [Int]
  ) {
    let bitmap = stage.bitmap
    let empty = background.color.pixel
    var columns = [Int](repeating: 0, count: bitmap.width)
    var rows = [Int](repeating: 0, count: bitmap.height)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] != empty {
        columns[x] += 1
        rows[y] += 1
      }
    }
    let xs = columns.indices.filter { columns[$0] > 0 }
    let ys = rows.indices.filter { rows[$0] > 0 }
    guard let x0 = xs.first, let x1 = xs.last, let y0 = ys.first, let y1 = ys.last else {
      return (.zero, columns, rows)
    }
    return (CGRect(x: x0, y: y0, width: x1 - x0 + 1, height: y1 - y0 + 1), columns, rows)
  }

  @Test(
    "S166: the near edge keeps the container's extent, the far one is shorter", arguments: FlipTests.sides)
  func theNearEdgeKeepsTheContainersExtentAndTheFarOneIsShorter(side: (String, UIView.AnimationOptions)) {
    let scene = FlipScene()
    scene.flip(side.1)
    let start = scene.stage.time
    let isVertical = side.0 == "left" || side.0 == "right"
    for percent in stride(from: 5, to: 100, by: 5) where percent != 50 {
      scene.stage.advance(to: start + Double(percent) / 100)
      let (box, columns, rows) = seen(scene.stage)
      let lines = (isVertical ? columns : rows).filter { $0 > 0 }
      #expect((isVertical ? box.height : box.width) <= (isVertical ? 36 : 40) + 1, "\(percent) %")
      guard lines.count > 8 else { continue }
      let first = lines[1]
      let last = lines[lines.count - 2]
      // The edge that comes forward passes the middle and is the far side of the new face.
      let isFirstNear = (side.0 == "left" || side.0 == "top") == (percent < 50)
      #expect(isFirstNear ? first > last : last > first, "\(percent) %: \(first), \(last)")
    }
  }

  @Test("S165: on edge nothing of either face shows")
  func onEdgeNothingOfEitherFaceShows() {
    let scene = FlipScene()
    UIView.transition(
      from: scene.old, to: scene.new, duration: 0.2, options: [.transitionFlipFromTop, .curveEaseIn])
    scene.stage.advance(by: 0.1315)
    #expect(seen(scene.stage).0 == .zero)
  }

  @Test("S161, S162: the container alone turns; behind it is what lies behind it")
  func onlyTheContainerTurns() {
    let scene = FlipScene()
    let neighbour = UIView(52, 10, 8, 8, UIColor(9, 9, 9))
    scene.stage.window.addSubview(neighbour)
    scene.stage.advanceFrame()
    scene.flip(.transitionFlipFromRight)
    for _ in 0..<70 {
      scene.stage.advanceFrame()
      #expect(scene.stage.bitmap[54, 12] == Pixel(r: 9, g: 9, b: 9, a: 255))
      #expect(scene.stage.bitmap[2, 2] == Pixel(r: 40, g: 60, b: 40, a: 255))
    }
  }

  @Test("S170, B55, B59: after ten flips the picture is as if there had been none")
  func afterTenFlipsThePictureIsAsIfThereHadBeenNone() {
    let scene = FlipScene()
    let untouched = scene.stage.bitmap
    for round in 0..<10 {
      let side = FlipTests.sides[round % 4].1
      let (from, to) = round % 2 == 0 ? (scene.old, scene.new) : (scene.new, scene.old)
      UIView.transition(from: from, to: to, duration: 0.2, options: side)
      #expect(scene.stage.settle())
    }
    #expect(scene.stage.bitmap == untouched)
    #expect(scene.container.layer.transform == CATransform3DIdentity)
    #expect(scene.container.subviews == [scene.old])
    #expect(scene.stage.window.hitTest(CGPoint(x: 20, y: 20), with: nil)?.isDescendant(of: scene.old) == true)
  }

  @Test func theFirstAndTheLastFrameAreTheFacesThemselves() {
    let scene = FlipScene()
    let before = scene.stage.bitmap
    scene.flip(.transitionFlipFromLeft)
    scene.stage.stage.produceFrame(at: scene.stage.stage.now)
    #expect(scene.stage.bitmap == before)
  }

  @Test("S167: faces are pictures, unless they are to live")
  func facesArePicturesUnlessTheyAreToLive() {
    for isLive in [false, true] {
      let scene = FlipScene()
      scene.flip(isLive ? [.transitionCrossDissolve, .allowAnimatedContent] : .transitionCrossDissolve)
      scene.stage.advance(by: 0.9)
      let before = scene.stage.bitmap
      UIView.performWithoutAnimation { scene.new.backgroundColor = UIColor(0, 255, 0) }
      scene.stage.stage.produceFrame(at: scene.stage.stage.now)
      #expect((scene.stage.bitmap == before) == !isLive)
      scene.stage.settle()
      #expect(scene.stage.bitmap[30, 30] == Pixel(r: 0, g: 255, b: 0, a: 255))
    }
  }

  @Test("S171: halfway through a dissolve is the mean of both faces")
  func halfwayThroughADissolveIsTheMeanOfBothFaces() {
    let stage = makeStage(width: 20, height: 20, background: UIColor(0, 0, 0))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let old = UIView(0, 0, 20, 20, UIColor(200, 0, 100, alpha: 0.5))
    let new = UIView(0, 0, 20, 20, UIColor(0, 100, 100))
    stage.window.addSubview(container)
    container.addSubview(old)
    stage.advanceFrame()
    let first = stage.bitmap[5, 5]
    UIView.transition(from: old, to: new, duration: 1, options: [.transitionCrossDissolve, .curveLinear])
    stage.advance(by: 0.5)
    let middle = stage.bitmap[5, 5]
    stage.settle()
    let last = stage.bitmap[5, 5]
    func mean(_ a: UInt8, _ b: UInt8) -> Int { (Int(a) + Int(b) + 1) / 2 }
    #expect(abs(Int(middle.r) - mean(first.r, last.r)) <= 1)
    #expect(abs(Int(middle.g) - mean(first.g, last.g)) <= 1)
    #expect(abs(Int(middle.b) - mean(first.b, last.b)) <= 1)
  }

  @Test("S171: a curl has its stand-in")
  func pagesAreDrawn() {
    for (name, option) in [("up", UIView.AnimationOptions.transitionCurlUp), ("down", .transitionCurlDown)] {
      let scene = FlipScene()
      scene.flip(option)
      scene.stage.advance(by: 0.25)
      assertSnapshot(of: scene.stage, named: name)
    }
  }

  @Test("S171: a dissolve is drawn")
  func dissolvesAreDrawn() {
    let scene = FlipScene()
    scene.flip(.transitionCrossDissolve)
    scene.stage.advance(by: 0.5)
    assertSnapshot(of: scene.stage)
  }

  // MARK: transition(with:)

  @Test("S159, B65: the contents before and after the block are the faces")
  func contentsBeforeAndAfterTheBlockAreTheFaces() {
    let scene = FlipScene()
    UIView.transition(with: scene.container, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      scene.old.isHidden = true
    }
    #expect(scene.old.isHidden)
    scene.stage.advance(by: 0.01)
    #expect(scene.stage.bitmap[30, 30].r > 215)
    scene.stage.settle()
    #expect(scene.stage.bitmap[30, 30] == Pixel(r: 200, g: 200, b: 200, a: 255))
  }

  @Test("S171: without a kind the block is an animation")
  func withoutAKindTheBlockIsAnAnimation() {
    let scene = FlipScene()
    var finished: [Bool] = []
    UIView.transition(with: scene.container, duration: 1, options: .curveLinear) {
      scene.old.center.x += 20
    } completion: {
      finished.append($0)
    }
    scene.stage.advance(by: 0.5)
    #expect(abs((scene.old.layer.presentation()?.position.x ?? 0) - scene.old.center.x + 10) < 1e-9)
    scene.stage.settle()
    #expect(finished == [true])
  }

  @Test func withNothingToAnimateItEndsAfterTheCommit() {
    let scene = FlipScene()
    var finished: [Bool] = []
    UIView.transition(with: scene.container, duration: 5) {
    } completion: {
      finished.append($0)
    }
    scene.stage.advanceFrame()
    #expect(finished == [true])
  }

  @Test func noDurationSwapsAtOnce() {
    let scene = FlipScene()
    var finished: [Bool] = []
    UIView.transition(from: scene.old, to: scene.new, duration: 0, options: .transitionFlipFromLeft) {
      finished.append($0)
    }
    #expect(finished == [])
    scene.stage.advanceFrame()
    #expect(finished == [true])
    #expect(scene.stage.bitmap[30, 30].b == 220)
  }

  // MARK: Ends

  @Test func outsideAWindowItSwapsAtOnce() {
    _ = makeStage(width: 20, height: 20)
    let container = UIView()
    let old = UIView()
    let new = UIView()
    container.addSubview(old)
    var finished: [Bool] = []
    UIView.transition(from: old, to: new, duration: 1, options: .transitionFlipFromLeft) {
      finished.append($0)
    }
    #expect(container.subviews == [new])
    Stage.current?.produceFrame(at: StageTime(seconds: 0.1))
    #expect(finished == [true])
  }

  @Test("S169, B64: added and turned in one turn it ends right")
  func addedAndTurnedInOneTurnEndsRight() {
    let stage = makeStage(width: 40, height: 40)
    let container = UIView(0, 0, 40, 40, UIColor(1, 1, 1))
    let old = UIView(0, 0, 40, 40, UIColor(255, 0, 0))
    let new = UIView(0, 0, 40, 40, UIColor(0, 0, 255))
    stage.window.addSubview(container)
    container.addSubview(old)
    var finished: [Bool] = []
    UIView.transition(from: old, to: new, duration: 0.2, options: .transitionFlipFromLeft) {
      finished.append($0)
    }
    stage.settle()
    #expect(finished == [true])
    #expect(stage.bitmap[20, 20] == Pixel(r: 0, g: 0, b: 255, a: 255))
  }

  @Test func aContainerThatLeavesTheWindowEndsUnfinished() {
    let scene = FlipScene()
    var finished: [Bool] = []
    scene.flip(.transitionFlipFromLeft) { finished.append($0) }
    scene.stage.advance(by: 0.3)
    scene.container.removeFromSuperview()
    scene.stage.settle()
    #expect(finished == [false])
    scene.stage.window.addSubview(scene.container)
    scene.stage.advanceFrame()
    #expect(scene.stage.bitmap[30, 30].b == 220)
  }

  @Test func aSecondTransitionTakesOverAndBothEndOnce() {
    let scene = FlipScene()
    var ends: [String] = []
    scene.flip(.transitionCrossDissolve) { ends.append("first \($0)") }
    scene.stage.advance(by: 0.5)
    let picture = scene.stage.bitmap
    UIView.transition(
      from: scene.new, to: scene.old, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) { ends.append("second \($0)") }
    #expect(ends == ["first false"])
    scene.stage.stage.produceFrame(at: scene.stage.stage.now)
    #expect(scene.stage.bitmap == picture)
    scene.stage.settle()
    #expect(ends == ["first false", "second true"])
    #expect(scene.container.subviews == [scene.old])
  }

  @Test("S173: two containers turn independently")
  func twoContainersTurnIndependently() {
    let stage = makeStage(width: 100, height: 40)
    let containers = [UIView(0, 0, 40, 40, UIColor(0, 0, 0)), UIView(50, 0, 40, 40, UIColor(0, 0, 0))]
    var ends: [String] = []
    for (i, container) in containers.enumerated() {
      stage.window.addSubview(container)
      container.addSubview(UIView(0, 0, 40, 40, UIColor(255, 0, 0)))
      stage.advanceFrame()
      UIView.transition(
        from: container.subviews[0], to: UIView(0, 0, 40, 40, UIColor(0, 0, 255)), duration: 0.2,
        options: .transitionFlipFromTop
      ) { ends.append("\(i) \($0)") }
    }
    stage.settle()
    #expect(ends == ["0 true", "1 true"])
    #expect(stage.bitmap[20, 20] == stage.bitmap[70, 20])
  }

  @Test("S148: touches pass the turning container by")
  func touchesPassTheTurningContainerBy() {
    final class Catcher: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
      deinit {}
    }
    let scene = FlipScene()
    let inside = Catcher(frame: CGRect(x: 0, y: 0, width: 40, height: 36))
    let outside = Catcher(frame: CGRect(x: 0, y: 0, width: 10, height: 48))
    scene.stage.window.addSubview(outside)
    scene.container.addSubview(inside)
    scene.flip(.transitionFlipFromLeft)
    scene.stage.advance(by: 0.3)
    scene.stage.tap(at: CGPoint(x: 30, y: 20))
    scene.stage.tap(at: CGPoint(x: 5, y: 5))
    #expect(inside.count == 0)
    #expect(outside.count == 1)
    scene.stage.settle()
    scene.stage.tap(at: CGPoint(x: 30, y: 20))
    #expect(inside.count == 1)
  }
}
