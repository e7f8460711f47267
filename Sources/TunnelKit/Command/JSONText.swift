import AtlasCore

/// A JSON value that is written with its keys in the order given.
nonisolated enum JSONText {
  case null
  case string(String)
  /// Written plainly, with at most so many decimals.
  case number(Double, digits: Int)
  case array([JSONText])
  case object(KeyValuePairs<String, JSONText>)

  static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  static func optional(_ number: Double?, digits: Int) -> JSONText {
    number.map { .number($0, digits: digits) } ?? .null
  }

  /// On one line, without spaces.
  var text: String {
    switch self {
    case .null: "null"
    case .string(let text): JSONText.quoted(text)
    case .number(let value, let digits): DecimalText.trimmed(value, digits: digits)
    case .array(let items): "[" + items.map(\.text).joined(separator: ",") + "]"
    case .object(let pairs):
      "{" + pairs.map { JSONText.quoted($0) + ":" + $1.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
