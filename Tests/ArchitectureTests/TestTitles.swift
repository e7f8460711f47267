import Foundation

/// The titles of the package's tests, read as text.
enum TestTitles {
  struct Title {
    /// As `Suite.function`.
    let test: String
    let text: String
    var numbers: [String] { TestTitles.numbers(in: text) }
  }

  static func all() throws -> [Title] {
    let root = Sources.root.deletingLastPathComponent().appending(path: "Tests")
      .resolvingSymlinksInPath()
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("ArchitectureTests") }.sorted().flatMap
    {
      titles(in: try String(contentsOf: root.appending(path: $0), encoding: .utf8))
    }
  }

  /// The suite of a test is the last type before it whose name ends in "Tests".
  static func titles(in source: String) -> [Title] {
    let marks = /(?:struct|class|enum) (\w+Tests)\b|@Test\(\s*"((?:[^"\\]|\\.)*)"|\bfunc (\w+)/
    var suite = ""
    var text: String?
    var titles: [Title] = []
    for match in source.matches(of: marks) {
      if let name = match.1 { suite = String(name) }
      if let title = match.2 { text = String(title) }
      if let function = match.3, let title = text {
        titles.append(Title(test: "\(suite).\(function)", text: title))
        text = nil
      }
    }
    return titles
  }

  /// The numbers that a title names; of a range ("I1–I7") all in it.
  static func numbers(in text: String) -> [String] {
    text.matches(of: /\b([SIBP])(\d+)(?:–[SIBP](\d+))?(b?)\b/).flatMap { match in
      let first = Int(match.2) ?? 0
      return (first...max(first, match.3.flatMap { Int($0) } ?? first)).map { "\(match.1)\($0)\(match.4)" }
    }
  }
}
