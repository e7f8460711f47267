import HeadlessHost
import HypnosisKit
import Support
import Testing
import ViewKit

@Suite("The sample as a whole")
struct SampleTests {
  @Test(
    "S69, S106, S110: tab items are there from the start; a view is loaded when its tab is first selected")
  func laziness() {
    let root = HypnosisRootViewController(clock: TickingClock().now, zone: .gmt)
    let tabs = root.viewControllers ?? []
    #expect(tabs.map(\.tabBarItem.title) == ["Hypnosis", "Time", "Children"])
    #expect(tabs.allSatisfy { $0.tabBarItem.image != nil && !$0.isViewLoaded } && !root.isViewLoaded)

    let sample = SampleOnStage()
    let loaded = { [sample.root.hypnosis, sample.root.time, sample.root.childrenDemo].map(\.isViewLoaded) }
    #expect(loaded() == [true, false, false])
    sample.tap("children tab")
    #expect(loaded() == [true, false, true])
    sample.tap("time tab")
    #expect(loaded() == [true, true, true])
    #expect(SampleOnStage(tab: .time).root.hypnosis.isViewLoaded == false)
  }

  @Test("S72: a memory warning of today unloads nothing")
  func warning() {
    let sample = SampleOnStage()
    sample.tap("time tab")
    sample.stage.memoryWarning()
    #expect(sample.root.hypnosis.isViewLoaded && sample.root.time.isViewLoaded)
  }

  @Test("S71, S75: one of old unloads the circles off screen; they come back in the colour they had")
  func oldWarningOnCircles() {
    let sample = SampleOnStage(unloadsViews: true)
    sample.tap("circles")
    let picture = sample.stage.bitmap
    sample.stage.memoryWarning()
    #expect(sample.root.hypnosis.isViewLoaded)
    sample.tap("time tab")
    sample.stage.memoryWarning()
    #expect(!sample.root.hypnosis.isViewLoaded && sample.root.time.isViewLoaded)
    sample.tap("hypnosis tab")
    #expect(sample.root.hypnosis.color == .rose)
    expectSame(sample.stage.bitmap, picture)
  }

  @Test("S71, S75: the time in its stack, and the history over it: both are unloaded and made anew")
  func oldWarningOnTime() {
    let sample = SampleOnStage(tab: .time, unloadsViews: true)
    sample.tap("tell")
    let told = sample.stage.bitmap
    sample.tap("history")
    let history = sample.stage.bitmap
    // Covered by the history, the time goes first.
    sample.stage.memoryWarning()
    let pushed = sample.root.timeNavigation.topViewController
    #expect(!sample.root.time.isViewLoaded && pushed?.isViewLoaded == true)
    sample.tap("hypnosis tab")
    sample.stage.memoryWarning()
    #expect(!sample.root.timeNavigation.isViewLoaded && pushed?.isViewLoaded == false)
    sample.tap("time tab")
    expectSame(sample.stage.bitmap, history)
    sample.tap("back")
    expectSame(sample.stage.bitmap, told)
    #expect(sample.clock.looks == 1)
  }

  @Test("S71, S75: parents and children: they are unloaded together, and put together again")
  func oldWarningOnChildren() {
    for way in ["forwarded", "by hand"] {
      let sample = SampleOnStage(tab: .children, unloadsViews: true)
      sample.tap(way)
      sample.tap("exchange")
      let child = sample.root.childrenDemo.current.shown
      let name = child?.figure.rawValue ?? ""
      #expect(child?.appearances == 1)
      sample.tap("hypnosis tab")
      _ = sample.takeLog()
      sample.stage.memoryWarning()
      #expect(!sample.root.childrenDemo.isViewLoaded && child?.isViewLoaded == false)
      #expect(
        sample.takeLog().filter { $0.hasPrefix(name) } == [
          "\(name).viewWillUnload()", "\(name).viewDidUnload()",
        ])
      sample.tap("children tab")
      #expect(
        sample.takeLog() == [
          "\(name).viewDidLoad()", "\(name).viewWillAppear(false)", "\(name).viewDidAppear(false)",
        ])
      #expect(child?.appearances == 2 && child?.view.window != nil)
      sample.tap("exchange")
      #expect(sample.root.childrenDemo.current.children.count == 1)
    }
  }

  @Test(
    "Light to dark and back while it runs: the picture of a start in either", arguments: HypnosisTab.allCases)
  func styles(tab: HypnosisTab) {
    let sample = SampleOnStage(tab: tab)
    let light = sample.stage.bitmap
    sample.stage.stage.userInterfaceStyle = .dark
    sample.stage.settle()
    expectSame(sample.stage.bitmap, SampleOnStage(tab: tab, style: .dark).stage.bitmap)
    sample.stage.stage.userInterfaceStyle = .light
    sample.stage.settle()
    expectSame(sample.stage.bitmap, light)
  }

  @Test("A window that is resized shows what one of that size shows", arguments: HypnosisTab.allCases)
  func resizing(tab: HypnosisTab) {
    let sample = SampleOnStage(tab: tab)
    for (width, height) in [(700.0, 500.0), (480.0, 320.0), (1600, 900), (320.0, 480.0)] {
      sample.stage.resize(to: CGSize(width: width, height: height))
      sample.stage.settle()
      let other = SampleOnStage(width: width, height: height, tab: tab)
      expectSame(sample.stage.bitmap, other.stage.bitmap, "\(tab) at \(width) × \(height)")
    }
  }

  @Test(
    "Without the mouse: Tab goes round what can be pressed, Space presses, Ctrl and a digit choose the tab")
  func keyboard() {
    let sample = SampleOnStage()
    sample.stage.key(.tab)
    sample.stage.key(.space)
    sample.stage.settle()
    #expect(sample.root.hypnosis.color == .rose)
    sample.stage.key(.character("2"), modifiers: .control)
    sample.stage.settle()
    #expect(sample.root.selectedIndex == 1)
    var seen: [String] = []
    repeat {
      sample.stage.key(.tab)
      seen.append(sample.stage.stage.focusedView?.accessibilityIdentifier ?? "none")
    } while seen.filter { $0 == seen[0] }.count < 2 && seen.count < 20
    #expect(Set(seen) == ["tell", "hypnosis tab", "time tab", "children tab"])
    while sample.stage.stage.focusedView?.accessibilityIdentifier != "tell" { sample.stage.key(.tab) }
    sample.stage.key(.returnKey)
    sample.stage.settle()
    assertSnapshot(of: sample.stage)
  }

  @Test("Two samples at once know nothing of each other")
  func two() {
    let first = SampleOnStage()
    let second = SampleOnStage(style: .dark)
    first.tap("circles")
    second.tap("time tab")
    second.tap("tell")
    #expect(first.root.hypnosis.color == .rose && second.root.hypnosis.color == .violet)
    #expect(first.clock.looks == 0 && second.clock.looks == 1)
    let alone = SampleOnStage()
    alone.tap("circles")
    expectSame(first.stage.bitmap, alone.stage.bitmap)
  }
}
