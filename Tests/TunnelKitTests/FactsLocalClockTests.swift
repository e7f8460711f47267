import AtlasCore
import Foundation
import Testing
import TunnelKit

@Suite struct FactsLocalClockTests {
  private func clock(_ latitude: Double, _ longitude: Double, _ zone: String?, _ date: Date = novemberEvening)
    -> LocalClock
  {
    LocalClock(at: Coordinate(latitude: latitude, longitude: longitude), zone: zone, date: date)
  }

  @Test func winterTime() {
    let copenhagen = clock(56.55, 8.3, "Europe/Copenhagen")
    #expect(copenhagen.iso == "2026-11-30T23:12:00+01:00")
    #expect(copenhagen.text == "Mon 30 Nov 2026, 23:12")
    #expect(copenhagen.zoneText == "Europe/Copenhagen, UTC+1")
    #expect(!copenhagen.isSummerTime)
  }

  @Test func summerTimeAndTheNextDay() {
    let auckland = clock(-36.8, 174.7, "Pacific/Auckland")
    #expect(auckland.iso == "2026-12-01T11:12:00+13:00")
    #expect(auckland.text == "Tue 1 Dec 2026, 11:12")
    #expect(auckland.zoneText == "Pacific/Auckland, UTC+13, summer time")
  }

  @Test func offsetsThatAreNoWholeHours() {
    #expect(clock(27.7, 85.3, "Asia/Kathmandu").iso == "2026-12-01T03:57:00+05:45")
    #expect(clock(47.5, -52.7, "America/St_Johns").iso == "2026-11-30T18:42:00-03:30")
    #expect(clock(47.5, -52.7, "America/St_Johns").zoneText == "America/St_Johns, UTC−3:30")
  }

  /// Report M70: at sea the hours follow the longitude, and the reversed names of the Etc zones never show.
  @Test(arguments: [
    (6.0, 133.0, 9), (19, -135, -9), (0, 179.999, 12), (0, -179.999, -12), (0, 180, 12), (0, 0, 0),
    (0, 7.4, 0),
    (0, 7.6, 1), (0, -7.6, -1), (0, 540, 12), (90, 133, 0), (-90, -90, 0),
  ])
  func nauticalHours(latitude: Double, longitude: Double, hours: Int) {
    for zone in [nil, "Etc/GMT+5"] {
      let sea = clock(latitude, longitude, zone)
      #expect(sea.secondsFromUTC == hours * 3600)
      #expect(sea.zoneName == nil)
      #expect(!sea.zoneText.contains("Etc"))
    }
  }

  @Test func seaClocksSayWhereTheirHoursComeFrom() {
    #expect(clock(19, -135, nil).zoneText == "UTC−9 by longitude")
    #expect(clock(19, -135, nil).iso == "2026-11-30T13:12:00-09:00")
    #expect(clock(0, 3, nil).zoneText == "UTC by longitude")
    #expect(clock(0, 3, nil).iso == "2026-11-30T22:12:00+00:00")
  }

  @Test func aZoneThisSystemDoesNotKnowHasNoTime() {
    let mars = clock(0, 0, "Mars/Olympus")
    #expect(mars.secondsFromUTC == nil)
    #expect(mars.iso == nil && mars.text == nil)
    #expect(mars.zoneText == "Mars/Olympus")
  }

  @Test func yearsBeginAndEndRight() {
    let newYear = Date(timeIntervalSince1970: 1_798_761_599)  // 2026-12-31 23:59:59 UTC
    #expect(clock(0, 0, nil, newYear).iso == "2026-12-31T23:59:59+00:00")
    #expect(clock(0, 15, nil, newYear).text == "Fri 1 Jan 2027, 00:59")
    let leapDay = Date(timeIntervalSince1970: 951_826_845)  // 2000-02-29 12:20:45 UTC
    #expect(clock(0, 0, nil, leapDay).iso == "2000-02-29T12:20:45+00:00")
    #expect(clock(0, 0, nil, Date(timeIntervalSince1970: -0.5)).iso == "1969-12-31T23:59:59+00:00")
  }
}
