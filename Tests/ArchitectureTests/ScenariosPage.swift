import Foundation

/// `Documentation/scenarios.md`: the register of the numbers in test titles.
enum ScenariosPage {
  /// One row: a number, its rule, and the tests that prove it or the reason why there is none.
  struct Row {
    let number: String
    let rule: String
    /// As `Suite.function`; empty where the row is left out.
    let tests: [String]
    let isLeftOut: Bool
  }

  /// Scenarios, invariants, faults (every third number was never given) and other implementations.
  static let numbers: [String] =
    (1...173).map { "S\($0)" } + ["S58b"] + (1...11).map { "I\($0)" }
    + (1...140).filter { !$0.isMultiple(of: 3) }.map { "B\($0)" } + (1...25).map { "P\($0)" }

  static func rows() throws -> [Row] {
    let url = Sources.root.deletingLastPathComponent().appending(path: "Documentation/scenarios.md")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").compactMap(row)
  }

  static func row(_ line: Substring) -> Row? {
    let cells = line.split(separator: " | ").map { $0.trimmingCharacters(in: ["|", " "]) }
    guard line.hasPrefix("| "), cells.count == 3, TestTitles.numbers(in: cells[0]) == [cells[0]] else {
      return nil
    }
    let isLeftOut = cells[2] == "Left out."
    return Row(
      number: cells[0], rule: cells[1],
      tests: isLeftOut ? [] : cells[2].split(separator: ", ").map { $0.trimmingCharacters(in: ["`"]) },
      isLeftOut: isLeftOut)
  }
}
