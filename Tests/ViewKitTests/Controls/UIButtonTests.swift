import HeadlessHost
import Raster
import Support
import Testing
import ViewKit

@Suite struct UIButtonTests {
  let scene = TestStage()

  private func image(_ color: Pixel, _ width: Int = 10, _ height: Int = 10) -> UIImage {
    UIImage(Image(Bitmap(width: width, height: height, fill: color)))
  }
  private let red = Pixel(r: 255, g: 0, b: 0, a: 255)
  private let blue = Pixel(r: 0, g: 0, b: 255, a: 255)

  @Test func contentsByState() {
    let button = UIButton()
    button.setTitle("Radar", for: .normal)
    button.setTitle("Pressed", for: .highlighted)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.gray, for: .disabled)
    #expect(button.currentTitle == "Radar" && button.titleLabel?.text == "Radar")
    #expect(button.titleLabel?.textColor == .red)
    button.isHighlighted = true
    #expect(button.currentTitle == "Pressed" && button.titleLabel?.text == "Pressed")
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.currentTitle == "Radar")
    button.isEnabled = false
    #expect(button.currentTitleColor == .gray)
    #expect(button.title(for: .selected) == "Radar")
  }

  @Test func aPressIsOneFrameOfTheButtonOnly() {
    scene.root.backgroundColor = .white
    let button = scene.add(UIButton(), 100, 100, 40, 30)
    button.setBackgroundImage(image(red), for: .normal)
    button.setBackgroundImage(image(blue), for: .highlighted)
    scene.stage.settle()
    #expect(scene.stage.bitmap[110, 110] == red)
    let before = scene.stage.bitmap
    scene.stage.touchDown(at: p(110, 110))
    scene.stage.advanceFrame()
    #expect(scene.stage.bitmap[110, 110] == blue)
    // Only the button is painted anew.
    #expect(scene.stage.lastFrame.pixelsTouched == 40 * 30)
    scene.stage.advanceFrame()
    #expect(scene.stage.lastFrame.pixelsTouched == 0)
    scene.stage.touchUp()
    scene.stage.settle()
    #expect(scene.stage.bitmap == before)
    #expect(scene.stage.isIdle)
  }

  @Test func systemButtonsAreDimmedWhilePressed() {
    let button = scene.add(UIButton(type: .system), 100, 100, 100, 40)
    button.setTitle("Radar", for: .normal)
    button.tintColor = .purple
    #expect(button.titleLabel?.textColor == .purple && button.titleLabel?.alpha == 1)
    scene.stage.touchDown(at: p(110, 110))
    #expect((button.titleLabel?.alpha ?? 1) < 0.5)
    scene.stage.touchUp()
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func titleAndImageStandSideBySideInTheMiddle() throws {
    let button = scene.add(UIButton(), 0, 0, 200, 40)
    button.setTitle("Title", for: .normal)
    button.setImage(image(red, 20, 10), for: .normal)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    let picture = try #require(button.imageView)
    #expect(picture.frame.size == CGSize(width: 20, height: 10))
    #expect(abs(label.frame.minX - picture.frame.maxX) <= 1)
    #expect(abs((picture.frame.minX + label.frame.maxX) / 2 - 100) <= 1)
    #expect(abs(label.frame.midY - 20) <= 1 && picture.frame.midY == 20)
    let natural = button.sizeThatFits(.zero)
    #expect(natural.width == 20 + label.bounds.width)
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    #expect(button.sizeThatFits(.zero).width == natural.width + 20)
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    #expect(picture.frame.minX == 10)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    button.layoutIfNeeded()
    #expect(label.frame.minX == 38)
  }

  @Test func closuresAndKeysPressIt() {
    let log = EventLog()
    let action = UIAction(title: "Go") { action in log.note("\(type(of: action.sender!))") }
    let button = UIButton(type: .system, primaryAction: action)
    scene.add(button, 0, 0, 100, 40)
    #expect(button.currentTitle == "Go")
    scene.stage.tap(at: p(10, 10))
    #expect(button.accessibilityActivate())
    #expect(log.take() == ["UIButton", "UIButton"])
    button.isEnabled = false
    #expect(!button.accessibilityActivate())
  }
}
