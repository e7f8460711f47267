import HeadlessHost
import Testing

@MainActor
struct HeadlessStageTests {
  @Test func showsNothingBeforeTheFirstFrame() {
    let stage = HeadlessStage(size: CGSize(width: 4, height: 3), scale: 2)
    #expect(stage.bitmap.width == 8)
    #expect(stage.bitmap.height == 6)
    #expect(stage.bitmap[7, 5] == .opaqueBlack)
  }

  @Test func drawsTheColoursOfAnOpaqueWindowExactly() {
    let stage = HeadlessStage(size: CGSize(width: 20, height: 20), scale: 1)
    stage.window.backgroundColor = UIColor(red: 51 / 255, green: 102 / 255, blue: 1, alpha: 1)
    let box = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.window.addSubview(box)
    stage.window.makeKeyAndVisible()
    stage.advanceFrame()
    #expect(stage.bitmap[0, 0] == Pixel(r: 51, g: 102, b: 255, a: 255))
    #expect(stage.bitmap[5, 6] == Pixel(r: 255, g: 0, b: 0, a: 255))
    #expect(stage.bitmap[11, 13] == Pixel(r: 255, g: 0, b: 0, a: 255))
    #expect(stage.bitmap[12, 13] == Pixel(r: 51, g: 102, b: 255, a: 255))
    #expect(stage.lastFrame.pixelsTouched == 400)
  }
}
