import Foundation
import ViewKit

/// What the controllers of one step said, in order, and what ViewKit said about the step.
final class Journal {
  private(set) var lines: [String] = []
  /// What messages call a speaker, and what the guide calls it.
  private var names: [String: String] = [:]

  deinit {}

  func note(_ line: String) { lines.append(line) }

  func introduce(_ speaker: Speaker) {
    names["0x" + String(UInt(bitPattern: ObjectIdentifier(speaker)), radix: 16)] = speaker.name
  }

  /// Notes a message, its controllers called by the names that they have here.
  func note(message: String) {
    note(names.reduce(message) { $0.replacingOccurrences(of: ": \($1.key)>", with: " \($1.value)>") })
  }

  /// Runs `body` and notes what ViewKit has to say about it.
  func listen(_ body: () -> Void) {
    UIDiagnostics.withHandlers(
      failure: { self.note(message: "failure: \($0.message)") },
      warning: { self.note(message: "warning: \($0.message)") }, perform: body)
  }
}
