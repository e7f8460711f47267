public import Foundation

/// What a clock on the wall shows: a moment in a time zone, taken apart.
public nonisolated struct ClockTime: Hashable, Sendable {
  public let hour: Int
  public let minute: Int
  public let second: Int
  /// "Monday, 30 November 2026".
  public let day: String

  public init(_ date: Date, in zone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    hour = calendar.component(.hour, from: date)
    minute = calendar.component(.minute, from: date)
    second = calendar.component(.second, from: date)
    let weekday = ClockTime.days[calendar.component(.weekday, from: date) - 1]
    let month = ClockTime.months[calendar.component(.month, from: date) - 1]
    let (dayOfMonth, year) = (calendar.component(.day, from: date), calendar.component(.year, from: date))
    day = "\(weekday), \(dayOfMonth) \(month) \(year)"
  }

  /// "09:05:07".
  public var text: String { [hour, minute, second].map(ClockTime.padded).joined(separator: ":") }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  // Words of our own: the picture is the same in any locale.
  private static let days = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
}
