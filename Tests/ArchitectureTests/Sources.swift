import Foundation

/// The package's own sources, read as text.
enum Sources {
  struct File {
    let path: String
    let imports: Set<String>
    let lineCount: Int
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  static func rooms() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path).filter { !$0.hasPrefix(".") }.sorted()
  }

  static func files(of room: String) throws -> [File] {
    let folder = root.appending(path: room)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return File(
        path: "\(room)/\(path)", imports: Set(lines.compactMap(importedModule)), lineCount: lines.count)
    }
  }

  /// The module that a line of source imports: attributes, access levels and kinds of symbol are skipped.
  static func importedModule(_ line: Substring) -> String? {
    var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(String(word)) {
      words = words.dropFirst()
    }
    guard words.first == "import" else { return nil }
    words = words.dropFirst()
    if let kind = words.first, kinds.contains(String(kind)) { words = words.dropFirst() }
    return words.first.map { String($0.prefix { $0 != "." && $0 != ";" }) }
  }

  private static let modifiers: Set = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
}
