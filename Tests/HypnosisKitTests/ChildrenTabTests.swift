import HeadlessHost
import HypnosisKit
import Support
import Testing
import ViewKit

@Suite("The children")
struct ChildrenTabTests {
  private func sample(_ identifiers: String...) -> SampleOnStage {
    let sample = SampleOnStage(tab: .children)
    for identifier in identifiers { sample.tap(identifier) }
    return sample
  }

  @Test("S23: a child put in before its parent shows appears along with it")
  func first() {
    #expect(
      sample().takeLog() == [
        "— addChild(sun)", "sun.willMove(toParent: parent)", "sun.viewDidLoad()",
        "sun.didMove(toParent: parent)", "sun.viewWillAppear(false)", "sun.viewDidAppear(false)",
      ])
  }

  @Test("S47: an exchange by transition: both did… callbacks before the completion, the new child's first")
  func transition() {
    let sample = sample()
    _ = sample.takeLog()
    sample.tap("exchange")
    #expect(
      sample.takeLog() == [
        "— transition(from: sun, to: moon)", "moon.viewDidLoad()", "moon.willMove(toParent: parent)",
        "sun.willMove(toParent: nil)", "sun.viewWillDisappear(true)", "moon.viewWillAppear(true)",
        "moon.viewDidAppear(true)", "sun.viewDidDisappear(true)", "— completion",
        "moon.didMove(toParent: parent)", "sun.didMove(toParent: nil)",
      ])
    #expect(sample.root.childrenDemo.automatic.children == [sample.root.childrenDemo.automatic.second])
  }

  @Test("S10: a child is taken away: its didDis comes after it has lost its parent")
  func removal() {
    let sample = sample()
    _ = sample.takeLog()
    sample.tap("toggle")
    #expect(
      sample.takeLog() == [
        "— remove sun", "sun.willMove(toParent: nil)", "sun.viewWillDisappear(false)",
        "sun.didMove(toParent: nil)", "sun.viewDidDisappear(false)",
      ])
    #expect(sample.words.contains("Put in"))
    #expect((sample.find("exchange") as? UIButton)?.isEnabled == false)
  }

  @Test("S19: a child is put in while its parent shows")
  func insertion() {
    let sample = sample("toggle")
    _ = sample.takeLog()
    sample.tap("toggle")
    #expect(
      sample.takeLog() == [
        "— addChild(sun)", "sun.willMove(toParent: parent)", "sun.viewWillAppear(false)",
        "sun.didMove(toParent: parent)", "sun.viewDidAppear(false)",
      ])
  }

  @Test("S35, S36: with forwarding off the parent's begins and ends are all that the children hear")
  func byHand() {
    let sample = sample("by hand")
    #expect(
      sample.takeLog().suffix(8)
        == [
          "— forwarding by hand", "— addChild(leaf) by hand", "leaf.willMove(toParent: parent)",
          "leaf.viewDidLoad()", "leaf.didMove(toParent: parent)",
          "sun.viewWillDisappear(true)", "leaf.viewWillAppear(true)", "leaf.viewDidAppear(true)",
          "sun.viewDidDisappear(true)",
        ].suffix(8))
    sample.tap("exchange")
    #expect(
      sample.takeLog() == [
        "— leaf makes way for wave", "wave.willMove(toParent: parent)", "leaf.willMove(toParent: nil)",
        "leaf.viewWillDisappear(false)", "wave.viewDidLoad()", "wave.viewWillAppear(false)",
        "wave.viewDidAppear(false)", "leaf.viewDidDisappear(false)", "wave.didMove(toParent: parent)",
        "leaf.didMove(toParent: nil)",
      ])
    sample.tap("toggle")
    #expect(
      sample.takeLog() == [
        "— remove wave by hand", "wave.willMove(toParent: nil)", "wave.viewWillDisappear(false)",
        "wave.viewDidDisappear(false)", "wave.didMove(toParent: nil)",
      ])
    sample.tap("toggle")
    #expect(
      sample.takeLog() == [
        "— addChild(leaf) by hand", "leaf.willMove(toParent: parent)", "leaf.viewWillAppear(false)",
        "leaf.viewDidAppear(false)", "leaf.didMove(toParent: parent)",
      ])
  }

  @Test("S107: tabs that change places tell the child of the tab, forwarded or by hand", arguments: [0, 1])
  func tabs(way: Int) {
    let sample = way == 0 ? sample() : sample("by hand")
    let name = way == 0 ? "sun" : "leaf"
    _ = sample.takeLog()
    sample.tap("hypnosis tab")
    #expect(sample.takeLog() == ["\(name).viewWillDisappear(false)", "\(name).viewDidDisappear(false)"])
    sample.tap("children tab")
    #expect(sample.takeLog() == ["\(name).viewWillAppear(false)", "\(name).viewDidAppear(false)"])
  }

  @Test("Every press in the middle of an exchange: no callback is lost or sent twice, nobody warns")
  func impatience() {
    var warned: [String] = []
    UIDiagnostics.withHandlers(
      failure: { warned.append($0.message) }, warning: { warned.append($0.message) },
      perform: {
        let sample = sample()
        for (i, identifier) in [
          "exchange", "exchange", "toggle", "by hand", "exchange", "forwarded", "exchange", "by hand",
          "hypnosis tab", "children tab", "toggle", "toggle", "forwarded", "exchange",
        ].enumerated() {
          guard let view = sample.find(identifier) else { continue }
          sample.stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
          sample.stage.advance(by: Double(i % 4) * 0.05)
        }
        sample.stage.settle()
        let log = sample.root.childrenDemo.log.entries
        for figure in ChildFigure.allCases {
          expectLegal(log.filter { $0.subject == figure.rawValue }.map(\.text), figure.rawValue)
        }
        let demo = sample.root.childrenDemo
        #expect(demo.children == [demo.current])
        #expect(demo.current.children == [demo.current.shown].compactMap { $0 })
      })
    #expect(warned == [])
  }

  /// The grammar of appearance: a will… begins, its did… or the opposite will… follows.
  private func expectLegal(_ entries: [String], _ name: String) {
    let next: [String: Set<String>] = [
      "": ["viewWillAppear"], "viewWillAppear": ["viewDidAppear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillDisappear"],
      "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"], "viewDidDisappear": ["viewWillAppear"],
    ]
    var last = ""
    for entry in entries.map({ String($0.prefix { $0 != "(" }) }) where entry.hasSuffix("ppear") {
      #expect(next[last]?.contains(entry) == true, "\(name): \(entry) after \(last)")
      last = entry
    }
    #expect(["", "viewDidAppear", "viewDidDisappear"].contains(last), "\(name) ends with \(last)")
  }

  @Test("The log is on the screen while it happens, in the middle of the flip too")
  func pictured() {
    let sample = sample()
    sample.tap("exchange")
    assertSnapshot(of: sample.stage, named: "exchanged")
    sample.tap("clear")
    guard let button = sample.find("exchange") else { return }
    sample.stage.tap(at: button.convert(CGPoint(x: 20, y: 20), to: nil))
    sample.stage.advance(by: 0.28)
    assertSnapshot(of: sample.stage, named: "turning")
  }

  @Test("By night, by hand, and with the log beside the children")
  func looks() {
    let wide = SampleOnStage(width: 640, height: 360, tab: .children, style: .dark)
    wide.tap("by hand")
    wide.tap("exchange")
    assertSnapshot(of: wide.stage)
  }

  @Test("The wheel goes back in a log that is longer than its view, to its beginning and no further")
  func wheel() {
    let sample = sample()
    for _ in 0..<4 { sample.tap("exchange") }
    let place = CGPoint(x: 160, y: 380)
    let end = sample.stage.bitmap
    sample.stage.scroll(at: place, deltaY: 100)
    sample.stage.settle()
    assertSnapshot(of: sample.stage)
    sample.stage.scroll(at: place, deltaY: -100)
    sample.stage.settle()
    expectSame(sample.stage.bitmap, end)
  }
}
