import Foundation

/// The words of one line. A word in double quotes may hold spaces and `#`; inside quotes `\"` is a quote
/// and `\\` a backslash.
nonisolated struct PlayWords {
  let line: Int
  /// The line without its comment.
  let text: String
  private var words: [String]
  private var next = 0

  init(_ raw: String, line: Int) throws {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var isEscaped = false
    var text = ""
    scan: for c in raw {
      if isQuoted {
        if isEscaped {
          word?.append(c)
          isEscaped = false
        } else if c == "\\" {
          isEscaped = true
        } else if c == "\"" {
          isQuoted = false
        } else {
          word?.append(c)
        }
      } else if c == "#" {
        break scan
      } else if c == "\"" {
        word = word ?? ""
        isQuoted = true
      } else if c.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(c)
      }
      text.append(c)
    }
    if isQuoted { throw PlayError(.script, line: line, "a quote is not closed") }
    if let done = word { words.append(done) }
    self.line = line
    self.words = words
    self.text = text.trimmingCharacters(in: .whitespaces)
  }

  var isEmpty: Bool { words.isEmpty }
  var rest: [String] { Array(words[next...]) }
  var hasMore: Bool { next < words.count }

  func fail(_ message: String) -> PlayError { PlayError(.script, line: line, message) }

  mutating func word(_ what: String) throws -> String {
    guard hasMore else { throw fail("\(what) is missing") }
    defer { next += 1 }
    return words[next]
  }

  /// The next word if it is a number; U+2212 counts as a minus sign.
  func peekNumber(ahead: Int = 0) -> Double? {
    next + ahead < words.count ? PlayWords.number(words[next + ahead]) : nil
  }

  mutating func number(_ what: String, atLeast low: Double? = nil) throws -> Double {
    let text = try word(what)
    guard let value = PlayWords.number(text) else {
      throw fail("\(what) must be a number, not \u{201C}\(text)\u{201D}")
    }
    if let low, value < low { throw fail("\(what) must be at least \(low), not \(text)") }
    return value
  }

  mutating func optionalNumber(_ what: String, default value: Double, atLeast low: Double? = nil) throws
    -> Double
  {
    hasMore ? try number(what, atLeast: low) : value
  }

  mutating func choice<C: RawRepresentable & Sendable>(_ what: String, _ all: [C]) throws -> C
  where C.RawValue == String {
    let text = try word(what)
    guard let found = all.first(where: { $0.rawValue == text }) else {
      let names = all.map(\.rawValue).joined(separator: ", ")
      throw fail("\(what) must be one of \(names), not \u{201C}\(text)\u{201D}")
    }
    return found
  }

  func end() throws {
    if hasMore { throw fail("\u{201C}\(rest.joined(separator: " "))\u{201D} is too much here") }
  }

  static func number(_ text: String) -> Double? {
    let value = Double(text.replacingOccurrences(of: "\u{2212}", with: "-"))
    return value.flatMap { $0.isFinite ? $0 : nil }
  }
}
