public import ViewKit

/// Tells the time when it is asked, and remembers what it told. It is handed its clock and never looks at another.
///
/// Controllers that show it observe `told`; they know nothing of each other.
public final class TimeTeller {
  private let clock: () -> Date
  private let zone: TimeZone

  /// The newest first.
  @ObservedValue public private(set) var told: [ClockTime] = []

  public init(clock: @escaping () -> Date, zone: TimeZone) {
    self.clock = clock
    self.zone = zone
  }

  deinit {}

  public func tell() { told.insert(ClockTime(clock(), in: zone), at: 0) }
}
