public import AtlasCore
public import Foundation

/// What a clock on the wall shows at a place.
public nonisolated struct LocalClock: Hashable, Sendable {
  /// The moment.
  public let date: Date
  /// Seconds the clock is ahead of UTC; nil where the place's zone is unknown to this system.
  public let secondsFromUTC: Int?
  /// The IANA name, or nil where no country keeps the time. Etc zones are never named: their signs are
  /// reversed.
  public let zoneName: String?
  /// Whether the clock stands on summer time.
  public let isSummerTime: Bool

  /// The clock of the zone named, or, where there is none, of the nautical zone: the whole hours nearest to
  /// the longitude, UTC at the poles.
  public init(at place: Coordinate, zone name: String?, date: Date) {
    self.date = date
    guard let name, !name.hasPrefix("Etc/") else {
      zoneName = nil
      secondsFromUTC = LocalClock.nauticalHours(at: place) * 3600
      isSummerTime = false
      return
    }
    let zone = TimeZone(identifier: name)
    zoneName = name
    secondsFromUTC = zone?.secondsFromGMT(for: date)
    isSummerTime = zone?.isDaylightSavingTime(for: date) ?? false
  }

  /// −12…12: 15 degrees of longitude to the hour, the first zone lying about Greenwich.
  static func nauticalHours(at place: Coordinate) -> Int {
    place.isPole ? 0 : Int((Coordinate.wrapped(longitude: place.longitude) / 15).rounded())
  }

  /// "2026-11-30T23:12:00+01:00" (RFC 3339).
  public var iso: String? {
    guard let time, let offset = secondsFromUTC else { return nil }
    let day = "\(padded(time.year, 4))-\(padded(time.month, 2))-\(padded(time.day, 2))"
    return "\(day)T\(clockText(time)):\(padded(time.second, 2))" + signed(offset, padsHours: true)
  }

  /// "Mon 30 Nov 2026, 23:12".
  public var text: String? {
    guard let time else { return nil }
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return "\(days[time.weekday]) \(time.day) \(months[time.month - 1]) \(time.year), \(clockText(time))"
  }

  /// "Europe/Copenhagen, UTC+1", "UTC−9 by longitude".
  public var zoneText: String {
    guard let offset = secondsFromUTC else { return zoneName ?? "" }
    let utc = "UTC" + (offset == 0 ? "" : signed(offset, padsHours: false))
    guard let zoneName else { return utc + " by longitude" }
    return "\(zoneName), \(utc)" + (isSummerTime ? ", summer time" : "")
  }

  /// "+01:00" or "−9", "+5:30".
  private func signed(_ offset: Int, padsHours: Bool) -> String {
    let minutes = abs(offset) / 60
    let tail = padded(minutes % 60, 2)
    if padsHours { return (offset < 0 ? "-" : "+") + padded(minutes / 60, 2) + ":" + tail }
    return (offset < 0 ? "−" : "+") + "\(minutes / 60)" + (minutes % 60 == 0 ? "" : ":" + tail)
  }

  private func clockText(_ time: WallTime) -> String { "\(padded(time.hour, 2)):\(padded(time.minute, 2))" }

  private func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  /// The wall's date and time: the moment, moved by the offset, in UTC's Gregorian calendar.
  private var time: WallTime? {
    guard let offset = secondsFromUTC, let utc = TimeZone(secondsFromGMT: 0) else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = utc
    return WallTime(date.addingTimeInterval(TimeInterval(offset)), in: calendar)
  }
}

private nonisolated struct WallTime {
  let year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int
  /// 0 is Sunday.
  let weekday: Int

  init?(_ date: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day, let hour = parts.hour,
      let minute = parts.minute, let second = parts.second, let weekday = parts.weekday
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
    self.weekday = weekday - 1
  }
}
