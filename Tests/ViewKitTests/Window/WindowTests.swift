import HeadlessHost
import Support
import Testing

@Suite struct WindowTests {
  @Test("S82: becoming key does not show a hidden window")
  func becomingKeyDoesNotShowAHiddenWindow() {
    let stage = HeadlessStage(size: CGSize(width: 10, height: 10))
    stage.window.makeKey()
    #expect(stage.window.isKeyWindow)
    #expect(stage.window.isHidden)
    stage.window.makeKeyAndVisible()
    #expect(!stage.window.isHidden)
  }

  @Test("S82: one window at a time is key")
  func oneWindowAtATimeIsKey() {
    final class Noting: UIWindow {
      var log: [String] = []
      override func becomeKey() { log.append("become") }
      override func resignKey() { log.append("resign") }
      deinit {}
    }
    let stage = makeStage(width: 10, height: 10)
    let second = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    second.makeKeyAndVisible()
    #expect(second.isKeyWindow)
    #expect(!stage.window.isKeyWindow)
    second.isHidden = true
    #expect(stage.window.isKeyWindow)
    #expect(second.log == ["become", "resign"])
  }

  @Test func higherLevelsLieInFront() {
    let stage = makeStage(width: 10, height: 10)
    let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 5, height: 10))
    alert.backgroundColor = UIColor(255, 0, 0)
    alert.windowLevel = .alert
    alert.isHidden = false
    let later = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    later.backgroundColor = UIColor(0, 0, 255)
    later.isHidden = false
    stage.advanceFrame()
    #expect(stage.bitmap[2, 2] == Pixel(r: 255, g: 0, b: 0, a: 255))
    #expect(stage.bitmap[7, 2] == Pixel(r: 0, g: 0, b: 255, a: 255))
    #expect(stage.bitmap[7, 7] == Pixel(r: 255, g: 255, b: 255, a: 255))
    alert.windowLevel = UIWindow.Level(-1)
    stage.advanceFrame()
    #expect(stage.bitmap[2, 7] == Pixel(r: 255, g: 255, b: 255, a: 255))
  }

  @Test("S81: a window of its own size does not follow the stage")
  func aWindowOfItsOwnSizeDoesNotFollowTheStage() {
    let stage = makeStage(width: 10, height: 10)
    let small = UIWindow(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
    small.isHidden = false
    stage.resize(to: CGSize(width: 20, height: 20))
    #expect(stage.window.frame.size == CGSize(width: 20, height: 20))
    #expect(small.frame == CGRect(x: 1, y: 1, width: 5, height: 5))
  }
}
