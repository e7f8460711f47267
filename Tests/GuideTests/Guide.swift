import Foundation

/// The guide as a text: its blocks and its pictures, each under the name of a step or of a stretch of source.
///
///     <!-- code: adding -->      the fenced block below is the source between "// guide: adding" and "// guide end"
///     <!-- log: adding -->       the fenced block below is what the step of that name said
///     ![…](pictures/adding.png)  the picture that the step kept under that name
struct Guide {
  enum Kind: String, CaseIterable { case code, log }

  struct Block: Hashable {
    let kind: Kind
    let name: String
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/containment")
  static let file = folder.appendingPathComponent("README.md")

  private(set) var lines: [String]

  init() throws {
    lines = try String(contentsOf: Guide.file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The blocks in their order.
  var blocks: [Block] { lines.compactMap(Guide.block) }

  private static func block(_ line: String) -> Block? {
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
    let words = line.dropFirst(5).dropLast(4).components(separatedBy: ": ")
    guard words.count == 2, let kind = Kind(rawValue: words[0]) else { return nil }
    return Block(kind: kind, name: words[1])
  }

  /// The lines between the fences below the block's mark.
  func text(of block: Block) -> String? { range(of: block).map { lines[$0].joined(separator: "\n") } }

  mutating func setText(_ text: String, of block: Block) {
    guard let range = range(of: block) else { return }
    lines.replaceSubrange(range, with: text.isEmpty ? [] : text.components(separatedBy: "\n"))
  }

  private func range(of block: Block) -> Range<Int>? {
    guard let mark = lines.firstIndex(where: { Guide.block($0) == block }), mark + 1 < lines.count,
      lines[mark + 1].hasPrefix("```"),
      let end = lines[(mark + 2)...].firstIndex(of: "```")
    else { return nil }
    return mark + 2..<end
  }

  /// The names of the pictures, in their order.
  var pictures: [String] {
    lines.compactMap { line in
      guard line.hasPrefix("!["), let start = line.range(of: "](pictures/"), line.hasSuffix(".png)") else {
        return nil
      }
      return String(line[start.upperBound...].dropLast(5))
    }
  }

  /// What stands in parentheses behind brackets and leads to a file.
  var links: [String] {
    lines.flatMap { line in
      line.components(separatedBy: "](").dropFirst().compactMap { $0.components(separatedBy: ")").first }
    }.filter { !$0.hasPrefix("#") && !$0.contains("://") }
  }

  func write() throws {
    try lines.joined(separator: "\n").write(to: Guide.file, atomically: true, encoding: .utf8)
  }
}

/// The stretches of the steps' sources that the guide shows. Stretches of one name in one file are shown as one: what
/// the compiler wants and the reader does not need lies between them.
enum SourceStretches {
  static func all() throws -> [String: String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Steps")
    var stretches: [String: [String]] = [:]
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      var open: (name: String, lines: [String])?
      for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
        let words = line.trimmingCharacters(in: .whitespaces)
        if words.hasPrefix("// guide: ") {
          open = (String(words.dropFirst("// guide: ".count)), [])
        } else if words == "// guide end" {
          if let open { stretches[open.name, default: []] += open.lines }
          open = nil
        } else {
          open?.lines.append(line)
        }
      }
    }
    return stretches.mapValues(outdented)
  }

  private static func outdented(_ lines: [String]) -> String {
    let depth = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(depth)) }.joined(separator: "\n")
  }
}
