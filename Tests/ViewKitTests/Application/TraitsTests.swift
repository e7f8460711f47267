import HeadlessHost
import Raster
import Support
import Testing
import ViewKit

@Suite struct TraitsTests {
  final class Tile: UIView {
    let log = EventLog()
    override func draw(_ rect: CGRect) {
      UIColor(light: .red, dark: .blue).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.note("\(previousTraitCollection!.userInterfaceStyle) → \(traitCollection.userInterfaceStyle)")
    }
  }

  @Test func dynamicColoursFollowTheStage() {
    let stage = makeStage(width: 20, height: 20)
    let tile = Tile(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    tile.backgroundColor = UIColor(light: .white, dark: .black)
    stage.window.addSubview(tile)
    stage.settle()
    #expect(stage.bitmap[2, 2].r == 255 && stage.bitmap[10, 10].r == 255)
    let light = stage.bitmap
    stage.stage.userInterfaceStyle = .dark
    #expect(tile.log.take() == ["light → dark"])
    stage.settle()
    #expect(stage.bitmap[2, 2].b == 255 && stage.bitmap[2, 2].r == 0 && stage.bitmap[10, 10].r == 0)
    // What is made now is dark from the start.
    let late = UIView(10, 10, 5, 5, UIColor(light: .red, dark: .green))
    stage.window.addSubview(late)
    stage.settle()
    #expect(stage.bitmap[12, 12].g == 255)
    late.removeFromSuperview()
    stage.stage.userInterfaceStyle = .light
    stage.settle()
    #expect(stage.bitmap == light)
  }

  @Test func stagesDifferAndCurrentFollows() {
    let one = makeStage(width: 20, height: 20)
    let two = makeStage(width: 20, height: 20)
    two.stage.userInterfaceStyle = .dark
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    one.tap(at: .zero)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(two.window.traitCollection.userInterfaceStyle == .dark)
    #expect(one.window.traitCollection.userInterfaceStyle == .light)
  }
}
