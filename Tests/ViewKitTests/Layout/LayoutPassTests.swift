import HeadlessHost
import Support
import Testing

@Suite struct LayoutPassTests {
  private let log = EventLog()

  private func tree() -> (HeadlessStage, LoggingView, LoggingView, LoggingView) {
    let stage = makeStage(width: 100, height: 100)
    let a = LoggingView("a", log: log, frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let b = LoggingView("b", log: log, frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let c = LoggingView("c", log: log, frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.window.addSubview(a)
    a.addSubview(b)
    b.addSubview(c)
    stage.settle()
    log.clear()
    return (stage, a, b, c)
  }

  private func layouts() -> [String] { log.take().filter { $0.hasSuffix("layoutSubviews") } }

  @Test("S83, S85: parents come before their children, and once a frame")
  func parentsComeBeforeTheirChildrenAndOncePerFrame() {
    let (stage, a, b, c) = tree()
    for view in [c, b, a, c, a] { view.setNeedsLayout() }
    #expect(layouts() == [])
    stage.advanceFrame()
    #expect(layouts() == ["a.layoutSubviews", "b.layoutSubviews", "c.layoutSubviews"])
    stage.advanceFrame()
    #expect(layouts() == [])
  }

  @Test("S85: layoutIfNeeded begins at the topmost view that waits")
  func layoutIfNeededBeginsAtTheTopmostThatWaits() {
    let (_, a, _, c) = tree()
    a.setNeedsLayout()
    c.layoutIfNeeded()
    #expect(layouts() == ["a.layoutSubviews"])
    a.setNeedsLayout()
    c.setNeedsLayout()
    c.layoutIfNeeded()
    #expect(layouts() == ["a.layoutSubviews", "c.layoutSubviews"])
    c.layoutIfNeeded()
    #expect(layouts() == [])
  }

  @Test("S87: only a change of size asks for layout")
  func onlyAChangeOfSizeAsksForLayout() {
    let (stage, _, b, _) = tree()
    b.frame = b.frame
    b.frame.origin.x += 5
    b.center.y += 3
    b.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.advanceFrame()
    #expect(layouts() == [])
    b.bounds.size.width += 1
    stage.advanceFrame()
    #expect(layouts() == ["b.layoutSubviews"])
  }

  @Test func comingAndGoingSubviewsAskForLayout() {
    let (stage, _, b, c) = tree()
    c.removeFromSuperview()
    stage.advanceFrame()
    #expect(layouts() == ["b.layoutSubviews"])
    b.addSubview(UIView())
    stage.advanceFrame()
    #expect(layouts() == ["b.layoutSubviews"])
  }

  @Test func workMadeForAViewAboveIsDoneInTheSameFrame() {
    final class Nagging: UIView {
      var asks = 1
      override func layoutSubviews() {
        guard asks > 0 else { return }
        asks -= 1
        superview?.setNeedsLayout()
      }
      deinit {}
    }
    let (stage, _, b, _) = tree()
    let nagging = Nagging()
    b.addSubview(nagging)
    stage.advanceFrame()
    #expect(layouts() == ["b.layoutSubviews", "b.layoutSubviews"])
    #expect(stage.settle(timeout: 0.1))
  }

  @Test func safeAreaLeavesOutWhatAViewDoesNotReach() {
    let (_, a, b, _) = tree()
    #expect(b.safeAreaInsets == .zero)
    let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    a.layoutMargins = margins
    #expect(a.layoutMargins == margins)
  }
}
