import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct CATransitionTests {
  private let red = Pixel(r: 255, g: 0, b: 0, a: 255)
  private let blue = Pixel(r: 0, g: 0, b: 255, a: 255)

  /// A red page that becomes blue under a linear transition of one second; what shows in its middle row.
  private func row(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, at time: Double,
    changesFirst: Bool = false
  ) -> [Pixel] {
    let stage = makeStage(width: 40, height: 20)
    let page = UIView(0, 0, 40, 20, .red)
    stage.window.addSubview(page)
    stage.refresh()
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    if changesFirst { page.backgroundColor = .blue }
    page.layer.add(transition, forKey: nil)
    if !changesFirst { page.backgroundColor = .blue }
    stage.advance(to: time)
    return (0..<40).map { stage.bitmap[$0, 10] }
  }

  @Test("Fade: halfway is the mean of both")
  func fade() {
    let pixel = row(.fade, at: 0.5)[20]
    #expect(abs(Int(pixel.r) - 128) <= 1)
    #expect(abs(Int(pixel.b) - 128) <= 1)
    #expect(row(.fade, at: 1)[20] == blue)
  }

  @Test("Push from the right: the new comes in from there, and the old leaves")
  func push() {
    let pixels = row(.push, .fromRight, at: 0.25)
    #expect(pixels[0..<30].allSatisfy { $0 == red })
    #expect(pixels[30...].allSatisfy { $0 == blue })
  }

  @Test("Move in and reveal from the left")
  func moveInAndReveal() {
    let moved = row(.moveIn, .fromLeft, at: 0.25)
    #expect(moved[0..<10].allSatisfy { $0 == blue })
    #expect(moved[10...].allSatisfy { $0 == red })
    let revealed = row(.reveal, .fromLeft, at: 0.25)
    #expect(revealed[0..<10].allSatisfy { $0 == blue })
    #expect(revealed[10...].allSatisfy { $0 == red })
  }

  @Test("It may be added after the contents were changed in the same frame")
  func changesFirst() {
    #expect(row(.push, .fromRight, at: 0.25, changesFirst: true) == row(.push, .fromRight, at: 0.25))
    #expect(row(.fade, at: 0.5, changesFirst: true) == row(.fade, at: 0.5))
  }

  @Test("Its key is always the same, and the stage is idle after it")
  func key() {
    let s = LayerStage()
    let told = AnimationLog()
    let transition = CATransition()
    transition.delegate = told
    transition.setValue("t", forKey: "name")
    s.layer.add(transition, forKey: "other")
    #expect(s.layer.animationKeys() == [kCATransition])
    s.stage.settle()
    #expect(s.stage.time <= 0.3)
    #expect(told.log.take() == ["start t", "stop t true"])
    #expect(s.layer.animationKeys() == nil)
  }

  @Test("A label's new text fades in where the transition was added first")
  func labels() {
    let stage = makeStage(width: 60, height: 20)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "One"
    stage.window.addSubview(label)
    stage.settle()
    let before = stage.bitmap
    label.layer.add(CATransition(), forKey: kCATransition)
    label.text = "Two"
    stage.refresh()
    #expect(stage.bitmap == before)
    stage.settle()
    let after = makeStage(width: 60, height: 20)
    let other = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    other.text = "Two"
    after.window.addSubview(other)
    after.settle()
    #expect(stage.bitmap == after.bitmap)
  }
}
