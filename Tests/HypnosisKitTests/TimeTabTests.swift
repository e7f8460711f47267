import Foundation
import HeadlessHost
import HypnosisKit
import Support
import Testing
import ViewKit

@Suite("The time")
struct TimeTabTests {
  @Test("The clock is looked at when the button is pressed, and at no other time")
  func telling() {
    let sample = SampleOnStage(tab: .time)
    sample.stage.advance(by: 5)
    #expect(sample.clock.looks == 0 && sample.root.teller.told.isEmpty)
    assertSnapshot(of: sample.stage, named: "unasked")
    sample.tap("tell")
    #expect(sample.clock.looks == 1)
    #expect(sample.words.contains("21:45:07") && sample.words.contains("Monday, 30 November 2026"))
    assertSnapshot(of: sample.stage, named: "told")
    sample.tap("tell")
    #expect(sample.words.contains("21:46:08") && sample.clock.looks == 2)
  }

  @Test("The history is pushed, lists the newest first, and the way back is named")
  func history() {
    let sample = SampleOnStage(tab: .time)
    sample.tap("history")
    #expect(sample.root.timeNavigation.viewControllers.count == 1)
    for _ in 0..<3 { sample.tap("tell") }
    sample.tap("history")
    #expect(sample.root.timeNavigation.viewControllers.count == 2)
    #expect(sample.words.contains("‹ Time") && sample.words.contains("History"))
    assertSnapshot(of: sample.stage)
    sample.tap("back")
    #expect(sample.root.timeNavigation.topViewController === sample.root.time)
    #expect(sample.words.contains("21:47:09"))
  }

  @Test("A history that is longer than the window counts what it cannot show")
  func longHistory() {
    let sample = SampleOnStage(height: 240, tab: .time)
    for _ in 0..<6 { sample.tap("tell") }
    sample.tap("history")
    assertSnapshot(of: sample.stage)
  }

  @Test("A tap on the tab that shows goes back to the time")
  func reselection() {
    let sample = SampleOnStage(tab: .time)
    sample.tap("tell")
    sample.tap("history")
    sample.tap("time tab")
    #expect(sample.root.timeNavigation.viewControllers.count == 1)
  }

  @Test("A time in its zone, in words that no locale changes")
  func clockTime() throws {
    let date = Date(timeIntervalSince1970: 1_782_043_200)
    #expect(ClockTime(date, in: .gmt).text == "12:00:00")
    #expect(ClockTime(date, in: .gmt).day == "Sunday, 21 June 2026")
    let east = try #require(TimeZone(secondsFromGMT: 12 * 3600))
    #expect(ClockTime(date, in: east).text == "00:00:00")
    #expect(ClockTime(date, in: east).day == "Monday, 22 June 2026")
  }

  @Test("By night, and side by side on a wide window")
  func looks() {
    for (name, width, height, style) in [
      ("dark", 320.0, 480.0, UIUserInterfaceStyle.dark), ("wide", 560, 320, .light),
    ] {
      let sample = SampleOnStage(width: width, height: height, tab: .time, style: style)
      sample.tap("tell")
      assertSnapshot(of: sample.stage, named: name)
    }
  }
}
