import HeadlessHost
import Snippets
import Support
import Testing

@Suite("Snippet: navigation with an animator of one's own")
struct ZoomNavigationTests {
  let swatches = SwatchesViewController()
  let delegate = ZoomNavigationDelegate()
  let navigation: UINavigationController
  let stage: HeadlessStage

  init() {
    navigation = UINavigationController(rootViewController: swatches)
    navigation.delegate = delegate
    stage = shown(navigation)
  }

  @Test("The tapped colour grows to the whole screen, and shrinks to its place again")
  func zoom() {
    let swatch = swatches.view.subviews[2]
    let place = swatch.convert(CGPoint(x: swatch.bounds.midX, y: swatch.bounds.midY), to: nil)
    stage.tap(at: place)
    stage.advance(by: 0.25)
    assertSnapshot(of: stage)
    stage.settle()
    #expect(navigation.topViewController is SwatchDetailViewController)
    #expect(delegate.shown == ["Detail"])
    #expect(stage.bitmap[80, 200] == Pixel(bits: 0xFFFF_FF00))
    #expect(!swatch.isHidden)

    navigation.popViewController(animated: true)
    stage.settle()
    #expect(navigation.viewControllers == [swatches])
    #expect(delegate.shown == ["Detail", "Colours"])
  }

  @Test("The bar's own button pops")
  func done() {
    stage.tap(at: CGPoint(x: 30, y: 120))
    stage.settle()
    let button = navigation.topViewController?.navigationItem.rightBarButtonItem
    #expect(navigation.viewControllers.count == 2)
    #expect(button != nil)
    stage.tap(at: CGPoint(x: 145, y: 22))
    stage.settle()
    #expect(navigation.viewControllers == [swatches])
  }
}
