public import ViewKit

/// What the children were told and what their parent was about to do, in order, while it happens.
public final class CallbackLog {
  public nonisolated struct Entry: Hashable, Sendable {
    /// The child that was told; nil for a heading.
    public let subject: String?
    /// "viewWillAppear(true)", or the heading.
    public let text: String

    /// "sun.viewWillAppear(true)", "— transition(from: sun, to: moon)".
    public var line: String { subject.map { "\($0).\(text)" } ?? "— \(text)" }
  }

  @ObservedValue public private(set) var entries: [Entry] = []

  /// How many entries are kept: more than any window shows.
  private static let capacity = 400

  public init() {}

  deinit {}

  public func note(_ subject: String, _ text: String) { append(Entry(subject: subject, text: text)) }

  /// What is about to be done.
  public func begin(_ heading: String) { append(Entry(subject: nil, text: heading)) }

  public func clear() { entries = [] }

  private func append(_ entry: Entry) { entries = entries.suffix(CallbackLog.capacity - 1) + [entry] }
}
