import HeadlessHost
import Raster
import Support
import Testing
import ViewKit

@Suite struct UIImageViewTests {
  private let red = Pixel(r: 255, g: 0, b: 0, a: 255)
  private let white = Pixel(r: 255, g: 255, b: 255, a: 255)

  private func image(_ width: Int, _ height: Int, scale: CGFloat = 1) -> UIImage {
    UIImage(Image(Bitmap(width: width, height: height, fill: red)), scale: scale)
  }

  @Test func showsItsImageByContentMode() {
    let stage = makeStage(width: 60, height: 60)
    let view = UIImageView(image: image(20, 10))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    stage.window.addSubview(view)
    stage.settle()
    #expect(stage.bitmap[11, 11] == red && stage.bitmap[48, 48] == red)
    view.contentMode = .scaleAspectFit
    stage.settle()
    #expect(stage.bitmap[30, 12] == white && stage.bitmap[30, 30] == red)
    view.contentMode = .center
    stage.settle()
    #expect(stage.bitmap[22, 30] == red && stage.bitmap[18, 30] == white)
  }

  @Test func twoPixelsAPoint() {
    let view = UIImageView(image: image(20, 10, scale: 2))
    #expect(view.bounds.size == CGSize(width: 10, height: 5))
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 5))
  }

  @Test func templatesTakeTheTint() {
    let stage = makeStage(width: 60, height: 60)
    let view = UIImageView(image: image(20, 20).withRenderingMode(.alwaysTemplate))
    stage.window.addSubview(view)
    view.tintColor = .blue
    stage.settle()
    #expect(stage.bitmap[5, 5] == Pixel(r: 0, g: 0, b: 255, a: 255))
    view.image = image(20, 20).withTintColor(.green)
    stage.settle()
    #expect(stage.bitmap[5, 5] == Pixel(r: 0, g: 255, b: 0, a: 255))
    view.image = nil
    stage.settle()
    #expect(stage.bitmap[5, 5] == white)
  }

  @Test func templatesFollowTheStyle() {
    let stage = makeStage(width: 60, height: 60)
    let ink = UIColor(light: .blue, dark: .red)
    let template = UIImageView(image: image(20, 20).withRenderingMode(.alwaysTemplate))
    template.tintColor = ink
    let tinted = UIImageView(image: image(20, 20).withTintColor(ink))
    tinted.frame.origin.x = 30
    stage.window.addSubview(template)
    stage.window.addSubview(tinted)
    stage.settle()
    #expect(stage.bitmap[5, 5].b == 255 && stage.bitmap[35, 5].b == 255)
    stage.stage.userInterfaceStyle = .dark
    stage.settle()
    #expect(stage.bitmap[5, 5] == red && stage.bitmap[35, 5] == red)
  }

  @Test func highlighted() {
    let stage = makeStage(width: 60, height: 60)
    let view = UIImageView(image: image(20, 20), highlightedImage: image(20, 20).withTintColor(.blue))
    stage.window.addSubview(view)
    view.isHighlighted = true
    stage.settle()
    #expect(stage.bitmap[5, 5].b == 255)
  }
}
