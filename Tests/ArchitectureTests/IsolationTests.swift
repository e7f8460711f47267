import Foundation
import Testing

@Suite("Isolation of what is public")
struct IsolationTests {
  /// Rooms whose classes programs of other packages derive from.
  private static let rooms = ["ViewKit", "Maps"]

  /// The default isolation of a target is not passed on to classes that are derived from its own in another, and a
  /// declaration that is not `@preconcurrency` cannot be named where a program has not been brought to Swift 6.
  @Test("What is public is nonisolated, or says that it is on the main actor", arguments: rooms)
  func everyPublicTypeSaysWhereItLives(room: String) throws {
    for file in try Sources.files(of: room) {
      let text = try String(contentsOf: Sources.root.appending(path: file.path), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() where Self.declaresPublicly(line) {
        let before = number > 0 ? lines[number - 1] : ""
        let saysSo = [line, before].contains { $0.contains("@preconcurrency @MainActor") }
        #expect(saysSo || line.contains("nonisolated"), "\(file.path):\(number + 1): \(line)")
      }
    }
  }

  /// Types and functions at the top of a file, and types inside a type.
  private static func declaresPublicly(_ line: Substring) -> Bool {
    let depth = line.prefix { $0 == " " }.count
    guard depth == 0 || depth == 2, line.contains("public ") || line.contains("open ") else { return false }
    let words = line.split(separator: " ").filter { !modifiers.contains(String($0)) && !$0.hasPrefix("@") }
    guard let first = words.first, let second = words.dropFirst().first else { return false }
    let types: Set = ["class", "struct", "enum", "protocol"]
    if types.contains(String(first)) { return !["func", "var", "let"].contains(second) }
    return depth == 0 && ["func", "var"].contains(first)
  }

  private static let modifiers: Set = ["public", "open", "final", "nonisolated", "indirect"]
}
