import HeadlessHost
import Maps
import Support
import Testing
import TunnelKit
import ViewKit

/// The two figures: what they look like, and that their tip is the place at every moment.
struct FiguresFigureViewTests {
  /// A figure alone on white, its tip at (60, 90).
  private struct Scene {
    let stage: HeadlessStage
    let figure: FigureView
    static let place = CGPoint(x: 60, y: 90)

    init(_ figure: FigureView, scale: CGFloat = 1) {
      stage = HeadlessStage(size: CGSize(width: 120, height: 110), scale: scale)
      self.figure = figure
      stage.window.backgroundColor = .white
      figure.center = CGPoint(
        x: Scene.place.x + figure.centerOffset.x, y: Scene.place.y + figure.centerOffset.y)
      stage.window.addSubview(figure)
      stage.window.makeKeyAndVisible()
      stage.advanceFrame()
    }

    func isInk(_ x: Int, _ y: Int) -> Bool {
      let pixel = stage.bitmap[x, y]
      return pixel.r < 110 && pixel.g < 90 && pixel.b < 90
    }

    /// The highest row with ink in it.
    var top: Int? {
      (0..<stage.bitmap.height).first { y in (0..<stage.bitmap.width).contains { isInk($0, y) } }
    }

    /// The lowest row with ink in it, within a few points of the tip's column.
    var bottom: Int? {
      let middle = Int(Scene.place.x * stage.scale)
      let reach = Int(3 * stage.scale)
      return (0..<stage.bitmap.height).last { y in (middle - reach...middle + reach).contains { isInk($0, y) }
      }
    }
  }

  private var digger: FigureView { DiggerView(annotation: nil, reuseIdentifier: nil) }
  private var surfacing: FigureView { SurfacingView(annotation: nil, reuseIdentifier: nil) }

  @Test(arguments: [1, 1.25, 2] as [CGFloat])
  func theTipStaysOnThePlaceInEveryFrame(scale: CGFloat) throws {
    for figure in [digger, surfacing] {
      let scene = Scene(figure, scale: scale)
      let lowest = try #require(scene.bottom)
      for state in [MKAnnotationViewDragState.starting, .dragging, .ending, .none] {
        figure.setDragState(state, animated: true)
        for _ in 0..<14 {
          scene.stage.advanceFrame()
          #expect(abs(figure.tip.x - Scene.place.x) < 1e-9)
          #expect(abs(figure.tip.y - Scene.place.y) < 1e-9)
          if figure is DiggerView { #expect(abs(try #require(scene.bottom) - lowest) <= 1) }
        }
      }
    }
  }

  /// The blade's tip itself, seen in the picture: its outline ends within a point of the place.
  @Test func theBladeEndsAtThePlace() throws {
    let scene = Scene(digger, scale: 4)
    let bottom = try #require(scene.bottom)
    #expect(abs(CGFloat(bottom) / 4 - Scene.place.y) < 1)
  }

  @Test func liftingRaisesTheTopByTenPointsInAFifthOfASecond() throws {
    for figure in [digger, surfacing] {
      let scene = Scene(figure)
      let resting = try #require(scene.top)
      figure.setDragState(.starting, animated: true)
      #expect(figure.isLifted)
      scene.stage.advance(by: 0.1)
      let halfway = try #require(scene.top)
      #expect(halfway < resting && halfway > resting - 10)
      scene.stage.advance(by: 0.1 + 1 / 60)
      let lifted = try #require(scene.top)
      #expect(abs(resting - lifted - 10) <= 1)
      figure.setDragState(.ending, animated: true)
      scene.stage.advance(by: 0.2 + 1 / 60)
      #expect(scene.top == resting)
      #expect(scene.stage.settle(timeout: 0.1))
    }
  }

  @Test func aCancelledDragLowersTheFigureToo() {
    let scene = Scene(digger)
    let resting = scene.stage.bitmap
    scene.figure.setDragState(.starting, animated: true)
    scene.stage.advance(by: 0.1)
    scene.figure.setDragState(.canceling, animated: true)
    scene.stage.settle()
    #expect(!scene.figure.isLifted)
    #expect(scene.stage.bitmap == resting)
  }

  @Test func theShadowDeepens() {
    let scene = Scene(digger, scale: 2)
    func darkness() -> Int {
      let y = Int(Scene.place.y * 2) + 6
      return (60..<180).reduce(0) { $0 + 255 - Int(scene.stage.bitmap[$1, y].r) }
    }
    let resting = darkness()
    scene.figure.setDragState(.starting, animated: true)
    scene.stage.settle()
    #expect(resting > 0)
    #expect(darkness() > resting)
  }

  @Test func aFingerFindsIt() {
    for figure in [digger, surfacing] {
      #expect(figure.bounds.width >= 44 && figure.bounds.height >= 44)
      #expect(figure.isDraggable)
      #expect(figure.point(inside: figure.anchor, with: nil))
    }
  }

  /// As a map places it: by the offset from the place to the view's middle.
  @Test func itsAnchorIsItsTip() {
    for figure in [digger, surfacing] {
      let scene = Scene(figure)
      let anchor = figure.convert(figure.anchor, to: scene.stage.window)
      #expect(anchor == Scene.place)
      #expect(figure.tip == Scene.place)
    }
  }

  @Test(arguments: [TunnelSettings.Theme.light, .dark])
  func looks(theme: TunnelSettings.Theme) {
    let colors = Theme(theme)
    let stage = HeadlessStage(size: CGSize(width: 150, height: 90), scale: 2)
    stage.window.backgroundColor = colors.card
    for (index, figure) in [digger, surfacing].enumerated() {
      figure.apply(colors)
      figure.center = CGPoint(
        x: 40 + 72 * CGFloat(index) + figure.centerOffset.x, y: 80 + figure.centerOffset.y)
      stage.window.addSubview(figure)
    }
    stage.window.makeKeyAndVisible()
    stage.advanceFrame()
    assertSnapshot(of: stage, named: theme.rawValue)
  }
}
