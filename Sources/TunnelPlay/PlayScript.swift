/// A play script: commands with the lines they stand on.
public nonisolated struct PlayScript: Sendable {
  public struct Line: Sendable {
    /// Counted from 1.
    public let number: Int
    public let text: String
    public let command: PlayCommand
  }

  public let lines: [Line]

  /// Reads a whole script; `#` starts a comment (outside quotes), empty lines count but say nothing.
  /// Throws a `PlayError` that names the first line which cannot be understood.
  public init(_ source: String) throws {
    var lines: [Line] = []
    for (index, raw) in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let number = index + 1
      let words = try PlayWords(String(raw), line: number)
      guard !words.isEmpty else { continue }
      var parser = PlayParser(words)
      lines.append(Line(number: number, text: words.text, command: try parser.command()))
    }
    self.lines = lines
  }
}

/// What is wrong with a script, or what a run of it did not find as expected.
public nonisolated struct PlayError: Error, CustomStringConvertible, Sendable {
  public enum Kind: Sendable {
    /// The script cannot be understood, or asks for what cannot be done: exit status 2.
    case script
    /// An `expect` or `always` did not hold: exit status 1.
    case expectation
    /// A file could not be written: exit status 3.
    case file
  }

  public let kind: Kind
  public let line: Int
  public let message: String

  public init(_ kind: Kind, line: Int, _ message: String) {
    self.kind = kind
    self.line = line
    self.message = message
  }

  public var description: String { "line \(line): \(message)" }
}
