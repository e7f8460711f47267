import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct CABasicAnimationTests {
  @Test("fromValue and toValue: the layer's own value stays what it is")
  func fromTo() {
    let s = LayerStage()
    s.layer.add(basic("position.x", from: 40, to: 80), forKey: "move")
    #expect(s.values(at: [0.25, 0.5, 0.75], \.position.x) == [50, 60, 70])
    #expect(s.layer.position.x == 20)
    s.stage.settle()
    #expect(s.shown.position.x == 20)
    #expect(s.layer.animationKeys() == nil)
    #expect(s.stage.isIdle)
  }

  /// The six ways of saying it, for a layer whose own value is 20: what shows at a quarter of the way.
  nonisolated static let ways: [(from: Double?, to: Double?, by: Double?, quarter: CGFloat)] = [
    (40, 80, nil, 50), (40, nil, 80, 60), (nil, 80, 40, 50), (40, nil, nil, 35), (nil, 60, nil, 30),
    (nil, nil, 40, 30),
  ]

  @Test(
    "Two of from, to and by say it all; the layer's own value takes the place of what is missing",
    arguments: ways)
  func combinations(_ way: (from: Double?, to: Double?, by: Double?, quarter: CGFloat)) {
    let s = LayerStage()
    s.layer.add(basic("position.x", from: way.from, to: way.to, by: way.by), forKey: nil)
    #expect(s.values(at: [0.25], \.position.x) == [way.quarter])
  }

  @Test("A missing value is the layer's own at each moment: changed meanwhile, it counts at once")
  func missingValuesAreLive() {
    let s = LayerStage()
    s.layer.add(basic("position.x", from: 100), forKey: nil)
    CATransaction.setDisableActions(true)
    s.layer.position.x = 0
    #expect(s.values(at: [0.5], \.position.x) == [50])
  }

  @Test("Values may be bare, or in NSNumber and NSValue")
  func boxes() {
    let ends: [(String, Any, Any)] = [
      ("position", CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 4)),
      ("position", NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 8, y: 4))),
    ]
    for (path, from, to) in ends {
      let s = LayerStage()
      s.layer.add(basic(path, from: from, to: to), forKey: nil)
      #expect(s.values(at: [0.5], \.position) == [CGPoint(x: 4, y: 2)])
    }
    for (from, to) in [(0, 1), (0.0, 1.0), (CGFloat(0), CGFloat(1)), (Float(0), NSNumber(value: 1))]
      as [(Any, Any)]
    {
      let s = LayerStage()
      s.layer.add(basic("opacity", from: from, to: to), forKey: nil)
      #expect(s.values(at: [0.5], \.opacity) == [0.5])
    }
    let s = LayerStage()
    s.layer.add(
      basic("bounds", from: NSValue(cgRect: .zero), to: CGRect(x: 2, y: 4, width: 6, height: 8)), forKey: nil)
    #expect(s.values(at: [0.5], \.bounds) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
  }

  @Test(
    "Key paths of transforms change one part and keep the others",
    arguments: [
      ("transform.rotation.z", CATransform3DMakeRotation(0.5, 0, 0, 1)),
      ("transform.rotation", CATransform3DMakeRotation(0.5, 0, 0, 1)),
      ("transform.rotation.y", CATransform3DMakeRotation(0.5, 0, 1, 0)),
      ("transform.scale", CATransform3DMakeScale(0.5, 0.5, 0.5)),
      ("transform.scale.x", CATransform3DMakeScale(0.5, 1, 1)),
      ("transform.translation.x", CATransform3DMakeTranslation(0.5, 0, 0)),
      ("transform.translation.z", CATransform3DMakeTranslation(0, 0, 0.5)),
    ])
  func transformParts(_ path: String, _ expected: CATransform3D) {
    let s = LayerStage()
    s.layer.add(basic(path, from: 0, to: 1), forKey: nil)
    s.stage.advance(to: 0.5)
    #expect(s.shown.transform.isClose(to: expected))
    #expect(abs(s.number(path) - 0.5) < 1e-12)
  }

  @Test("A turn under a perspective keeps the perspective, and what else the transform does")
  func partsAreIndependent() {
    let s = LayerStage()
    var eye = CATransform3DIdentity
    eye.m34 = -1.0 / 500
    s.layer.transform = CATransform3DConcat(CATransform3DMakeScale(2, 3, 1), eye)
    s.stage.settle()
    s.layer.add(basic("transform.rotation.y", from: 0, to: 2), forKey: nil)
    s.stage.advance(to: s.stage.time + 0.5)
    let turned = CATransform3DConcat(CATransform3DMakeScale(2, 3, 1), CATransform3DMakeRotation(1, 0, 1, 0))
    #expect(s.shown.transform.isClose(to: CATransform3DConcat(turned, eye)))
  }

  @Test("Whole turns are turned: from 0 to 2π the layer stands on its head halfway")
  func wholeTurns() {
    let s = LayerStage()
    s.layer.add(basic("transform.rotation.z", from: 0, to: 2 * Double.pi), forKey: nil)
    s.stage.advance(to: 0.5)
    #expect(s.shown.transform.isClose(to: CATransform3DMakeRotation(.pi, 0, 0, 1)))
  }

  @Test("Transforms turn between their ends, the short way")
  func transforms() {
    let s = LayerStage()
    s.layer.add(
      basic(
        "transform", from: CATransform3DIdentity,
        to: NSValue(caTransform3D: CATransform3DMakeRotation(1, 0, 0, 1))),
      forKey: nil)
    s.stage.advance(to: 0.5)
    #expect(s.shown.transform.isClose(to: CATransform3DMakeRotation(0.5, 0, 0, 1)))
  }

  @Test("Colours go straight from one to the other; UIColor is taken for its CGColor")
  func colors() {
    let s = LayerStage()
    s.layer.add(basic("backgroundColor", from: UIColor.red.cgColor, to: UIColor.blue), forKey: nil)
    s.stage.advance(to: 0.5)
    #expect(s.shown.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    #expect(s.stage.bitmap[20, 20].r == s.stage.bitmap[20, 20].b)
    #expect(s.layer.backgroundColor == nil)
  }

  @Test(
    "Every animatable number is found by its name",
    arguments: [
      ("opacity", 0.25), ("cornerRadius", 3), ("borderWidth", 2), ("shadowOpacity", 0.5), ("shadowRadius", 5),
      ("zPosition", 7), ("bounds.size.width", 30), ("bounds.size.height", 40), ("bounds.origin.x", 1),
      ("position.y", 22), ("anchorPoint.x", 0.25), ("shadowOffset.width", 4),
    ] as [(String, Double)])
  func names(_ path: String, _ value: Double) {
    let s = LayerStage()
    s.layer.add(basic(path, from: value, to: value), forKey: nil)
    s.stage.advance(to: 0.5)
    #expect(s.number(path) == value)
  }

  @Test("A name that no layer has, or a value of another kind, does nothing and is over in its time")
  func unknownNames() {
    let s = LayerStage()
    let before = s.stage.bitmap
    s.layer.add(basic("progress", from: 0, to: 1), forKey: "a")
    s.layer.add(basic("position", from: 1, to: 2), forKey: "b")
    s.layer.add(basic("position.q", from: 1, to: 2), forKey: "c")
    s.layer.add(basic("backgroundColor", from: "red", to: "blue"), forKey: "d")
    s.stage.advance(to: 0.5)
    #expect(s.shown.position == s.layer.position)
    #expect(s.stage.bitmap == before)
    #expect(s.layer.animationKeys() == ["a", "b", "c", "d"])
    s.stage.settle()
    #expect(s.layer.animationKeys() == nil)
  }

  @Test("Additive: the value is added to what would show, that of other animations included")
  func additive() {
    let s = LayerStage()
    for distance in [-10.0, -4] {
      let animation = basic("position.x", from: distance, to: 0)
      animation.isAdditive = true
      s.layer.add(animation, forKey: nil)
    }
    #expect(s.values(at: [0, 0.5], \.position.x) == [6, 13])
  }

  @Test("Additive transforms come before the layer's own")
  func additiveTransform() {
    let s = LayerStage()
    s.layer.transform = CATransform3DMakeScale(2, 2, 1)
    s.stage.settle()
    let animation = basic("transform", to: CATransform3DMakeTranslation(10, 0, 0))
    animation.isAdditive = true
    s.layer.add(animation, forKey: nil)
    s.stage.advance(to: s.stage.time + 0.5)
    #expect(s.shown.transform.m41 == 10)
  }

  @Test("Cumulative: each run goes on from the end of the one before")
  func cumulative() {
    let s = LayerStage()
    let animation = basic("transform.translation.x", from: 0, to: 10)
    animation.isCumulative = true
    animation.repeatCount = 3
    s.layer.add(animation, forKey: nil)
    #expect(s.values(at: [0.5, 1.5, 2.5]) { $0.transform.m41 } == [5, 15, 25])
  }

  @Test(
    "The timing function paces the run: S155's samples",
    arguments: [
      (CAMediaTimingFunctionName.easeIn, 0.3154), (.easeOut, 0.6846), (.easeInEaseOut, 0.5),
      (.default, 0.8024),
      (.linear, 0.5),
    ])
  func pacing(_ name: CAMediaTimingFunctionName, _ half: Double) {
    let s = LayerStage()
    let animation = basic("position.x", from: 0, to: 1)
    animation.timingFunction = CAMediaTimingFunction(name: name)
    s.layer.add(animation, forKey: nil)
    s.stage.advance(to: 0.5)
    #expect(abs(s.shown.position.x - half) < 5e-5)
  }

  @Test("The layer runs a copy: what the program does to its own afterwards does not count")
  func copies() {
    let s = LayerStage()
    let mine = basic("position.x", from: 0, to: 10)
    mine.setValue("mine", forKey: "name")
    s.layer.add(mine, forKey: "move")
    mine.toValue = 100
    mine.duration = 9
    #expect(s.values(at: [0.5], \.position.x) == [5])
    let copy = s.layer.animation(forKey: "move")
    #expect(copy !== mine)
    #expect(copy is CABasicAnimation)
    #expect(copy?.value(forKey: "name") as? String == "mine")
    #expect(copy?.value(forKey: "duration") as? Double == 1)
  }

  @Test("On a view's own layer, too: the view's frame stays")
  func viewsLayers() {
    let stage = makeStage(width: 60, height: 20)
    let view = UIView(0, 0, 10, 10, .red)
    stage.window.addSubview(view)
    stage.refresh()
    view.layer.add(basic("position.x", from: 5, to: 45), forKey: nil)
    stage.advance(to: 0.5)
    #expect(view.frame.origin.x == 0)
    #expect(stage.bitmap[25, 5].g == 0)
    #expect(stage.bitmap[5, 5].g == 255)
  }

  @Test("An animated layer repaints itself and nothing else")
  func damage() {
    let s = LayerStage()
    s.layer.backgroundColor = UIColor.red.cgColor
    s.stage.settle()
    s.layer.add(basic("backgroundColor", from: UIColor.red.cgColor, to: UIColor.blue.cgColor), forKey: nil)
    s.stage.advance(by: 0.5)
    #expect(s.stage.lastFrame.damage == [PixelRect(minX: 10, minY: 10, maxX: 30, maxY: 30)])
  }
}

extension CATransform3D {
  func isClose(to other: CATransform3D) -> Bool {
    let rows: [KeyPath<CATransform3D, Double>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
      \.m44,
    ]
    return rows.allSatisfy { abs(self[keyPath: $0] - other[keyPath: $0]) < 1e-9 }
  }
}
