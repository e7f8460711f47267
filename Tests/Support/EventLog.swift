/// What happened, in order, as short words: several objects write to one log, and a test compares it whole.
public final class EventLog {
  public private(set) var entries: [String] = []

  public init() {}

  deinit {}

  public func note(_ entry: String) { entries.append(entry) }

  /// All entries so far, which are then forgotten.
  public func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  public func clear() { entries = [] }
}
