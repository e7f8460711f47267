import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct CAKeyframeAnimationTests {
  private func keyframes(_ values: [Any]?, on path: String = "position.x") -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: path)
    animation.values = values
    animation.duration = 1
    return animation
  }

  private func run(_ animation: CAKeyframeAnimation, at times: [Double]) -> [CGPoint] {
    let s = LayerStage()
    s.layer.add(animation, forKey: nil)
    return s.values(at: times, \.position)
  }

  @Test("Values are spread evenly")
  func even() {
    #expect(run(keyframes([0, 10, 40]), at: [0, 0.25, 0.5, 0.75]).map(\.x) == [0, 5, 10, 25])
  }

  @Test("keyTimes say when each value is reached")
  func keyTimes() {
    let animation = keyframes([0, 10, 40])
    animation.keyTimes = [0, 0.75, 1]
    #expect(run(animation, at: [0.375, 0.75, 0.875]).map(\.x) == [5, 10, 25])
  }

  @Test("Each step has its own timing function")
  func timingFunctions() {
    let animation = keyframes([0, 100, 200])
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
    ]
    let x = run(animation, at: [0.25, 0.75]).map(\.x)
    #expect(abs(x[0] - 31.54) < 0.005)
    #expect(x[1] == 150)
  }

  @Test("Discrete: each value shows for its time, with as many key times as values or one more")
  func discrete() {
    let animation = keyframes([0, 10, 40, 50])
    animation.calculationMode = .discrete
    #expect(run(animation, at: [0.2, 0.25, 0.6, 0.9]).map(\.x) == [0, 10, 40, 50])
    animation.keyTimes = [0, 0.5, 0.75, 0.9]
    #expect(run(animation, at: [0.4, 0.6, 0.8, 0.95]).map(\.x) == [0, 10, 40, 50])
    animation.keyTimes = [0, 0.5, 0.75, 0.9, 1]
    #expect(run(animation, at: [0.4, 0.6, 0.8, 0.95]).map(\.x) == [0, 10, 40, 50])
  }

  @Test("Paced: the same distance in the same time")
  func paced() {
    let animation = keyframes([0, 10, 40])
    animation.calculationMode = .paced
    animation.keyTimes = [0, 0.9, 1]
    #expect(run(animation, at: [0.25, 0.5, 0.75]).map(\.x) == [10, 20, 30])
  }

  @Test("Cubic: smooth, and through every value")
  func cubic() {
    let animation = keyframes([0, 10, 10, 0])
    animation.calculationMode = .cubic
    let s = LayerStage()
    s.layer.add(animation, forKey: nil)
    let third = 1.0 / 3
    let x = s.values(at: [third, 0.5, 2 * third]) { Double($0.position.x) }
    #expect(abs(x[0] - 10) < 1e-5)
    #expect(abs(x[1] - 11.25) < 1e-9)
    #expect(abs(x[2] - 10) < 1e-5)
  }

  @Test("A path: each element is a step of the same time")
  func path() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    let animation = keyframes(nil, on: "position")
    animation.path = path
    let places = run(animation, at: [0.25, 0.5, 0.75])
    #expect(places.map { [$0.x.rounded(), $0.y.rounded()] } == [[15, 0], [30, 0], [30, 5]])
    animation.calculationMode = .paced
    let paced = run(animation, at: [0.375, 0.75, 0.875])
    #expect(paced.map { [$0.x.rounded(), $0.y.rounded()] } == [[15, 0], [30, 0], [30, 5]])
  }

  @Test("An arc, paced, is run through at an even speed, and closed paths come back")
  func arcs() {
    let animation = keyframes(nil, on: "position")
    animation.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
    animation.calculationMode = .paced
    for (place, angle) in zip(run(animation, at: [0.0625, 0.25, 0.9]), [0.0625, 0.25, 0.9]) {
      #expect(abs(place.x - 50 - 50 * cos(2 * .pi * angle)) < 0.1)
      #expect(abs(place.y - 50 - 50 * sin(2 * .pi * angle)) < 0.1)
    }
  }

  @Test(
    "rotationMode turns the layer along the path, or against it",
    arguments: [
      (CAAnimationRotationMode.rotateAuto, 0.0), (.rotateAutoReverse, Double.pi),
    ])
  func rotation(_ mode: CAAnimationRotationMode, _ turn: Double) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 10))
    let animation = keyframes(nil, on: "position")
    animation.path = path
    animation.rotationMode = mode
    let s = LayerStage()
    s.layer.add(animation, forKey: nil)
    s.stage.advance(to: 0.5)
    #expect(s.shown.transform.isClose(to: CATransform3DMakeRotation(.pi / 4 + turn, 0, 0, 1)))
  }

  @Test("Shaking: additive values about where the layer is")
  func shaking() {
    let animation = keyframes([0, 10, -10, 10, 0])
    animation.keyTimes = [0, NSNumber(value: 1 / 6.0), NSNumber(value: 3 / 6.0), NSNumber(value: 5 / 6.0), 1]
    animation.isAdditive = true
    #expect(run(animation, at: [0.5]).map(\.x) == [10])
  }

  @Test("Contents: pictures one after the other")
  func contents() {
    let pictures = [UIColor.red, .green, .blue].map { color in
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    }
    let animation = keyframes(pictures.map { $0.cgImage as Any }, on: "contents")
    animation.calculationMode = .discrete
    let s = LayerStage()
    s.layer.add(animation, forKey: nil)
    s.stage.advance(to: 0.5)
    #expect(s.stage.bitmap[20, 20] == Pixel(r: 0, g: 255, b: 0, a: 255))
    s.stage.advance(to: 0.9)
    #expect(s.stage.bitmap[20, 20] == Pixel(r: 0, g: 0, b: 255, a: 255))
    s.stage.settle()
    #expect(s.stage.bitmap[20, 20] == Pixel(r: 255, g: 255, b: 255, a: 255))
  }
}
