/// Takes a command line apart: words and options in any order, each option at most once.
///
/// An option's value is its next argument or follows an equals sign. An argument of "-" and a digit is a word, never an
/// option; so is everything after "--".
///
///     while let item = try reader.next() {
///       switch item {
///       case .word(let word): words.append(word)
///       case .option("--theme"): theme = try reader.choice()
///       case .option(let name): throw reader.unknownOption(name)
///       }
///     }
public struct ArgumentReader {
  public enum Item: Hashable, Sendable {
    /// A command, a place, a path or "-".
    case word(String)
    /// An option's name, dashes included. What it takes is read next.
    case option(String)
  }

  /// The options read so far.
  public private(set) var given: [String] = []
  private let program: String
  private var rest: ArraySlice<String>
  /// What follows the equals sign of the option read last.
  private var inline: String?
  private var optionsEnded = false

  /// - Parameter arguments: those after the program's name.
  public init(_ arguments: [String], program: String) {
    rest = arguments[...]
    self.program = program
  }

  /// The next word or option, nil at the end.
  public mutating func next() throws(ArgumentError) -> Item? {
    guard let argument = rest.popFirst() else { return nil }
    if argument == "--", !optionsEnded {
      optionsEnded = true
      return try next()
    }
    if optionsEnded || ArgumentReader.isWord(argument) { return .word(argument) }
    let equals = argument.firstIndex(of: "=")
    let name = String(argument[..<(equals ?? argument.endIndex)])
    inline = equals.map { String(argument[argument.index(after: $0)...]) }
    if given.contains(name) { throw .repeated(option: name) }
    given.append(name)
    return .option(name)
  }

  private static func isWord(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument != "-" else { return true }
    let second = argument.utf8.dropFirst().first(where: { $0 != UInt8(ascii: ".") })
    return second.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? false
  }

  // MARK: Refusing

  public func unknownCommand(_ name: String) -> ArgumentError { .unknownCommand(name, program: program) }
  public func unknownOption(_ name: String) -> ArgumentError { .unknownOption(name, program: program) }
  public func unexpected(_ word: String) -> ArgumentError { .unexpectedArgument(word, program: program) }

  /// Refuses those of `names` that were given: they are options of other commands than `command`.
  public func refuse(_ names: [String], of command: String) throws(ArgumentError) {
    if let option = given.first(where: names.contains) {
      throw .optionOfAnotherCommand(option: option, command: command, program: program)
    }
  }

  // MARK: What the option read last takes

  private var option: String { given.last ?? "" }

  /// True, if no value is given with it.
  public func flag() throws(ArgumentError) -> Bool {
    guard inline == nil else { throw .valueNotTaken(option: option) }
    return true
  }

  /// - Parameter expected: what the option takes, as the end of "--at needs …".
  public mutating func value(_ expected: String) throws(ArgumentError) -> String {
    if let inline, !inline.isEmpty { return inline }
    guard inline == nil, let next = rest.first, ArgumentReader.isWord(next), !next.isEmpty else {
      throw .valueMissing(option: option, expected: expected)
    }
    return rest.removeFirst()
  }

  /// "800x600": whole numbers from 100 to 10,000.
  public mutating func size() throws(ArgumentError) -> (width: Int, height: Int) {
    let limits = 100...10_000
    let expected = "WxH in points, each from \(limits.lowerBound) to \(limits.upperBound)"
    let text = try value(expected)
    let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map(
      ArgumentReader.count)
    guard parts.count == 2, let width = parts[0], let height = parts[1], limits.contains(width),
      limits.contains(height)
    else { throw .badValue(option: option, value: text, expected: expected) }
    return (width, height)
  }

  /// A whole number of digits alone: no sign, no space.
  private static func count(_ text: Substring) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }

  /// A number in plain decimals.
  public mutating func factor(in range: ClosedRange<Double>) throws(ArgumentError) -> Double {
    let bounds = [range.lowerBound, range.upperBound].map { bound in
      bound == bound.rounded() ? "\(Int(bound))" : "\(bound)"
    }
    let expected = "a number from \(bounds[0]) to \(bounds[1])"
    let text = try value(expected)
    let isPlain = text.allSatisfy { ($0.isASCII && $0.isNumber) || $0 == "." }
    guard isPlain, let factor = Double(text), range.contains(factor) else {
      throw .badValue(option: option, value: text, expected: expected)
    }
    return factor
  }

  /// One of the raw values of `Choice`.
  public mutating func choice<Choice: RawRepresentable & CaseIterable>() throws(ArgumentError) -> Choice
  where Choice.RawValue == String {
    let names = Choice.allCases.map(\.rawValue)
    let expected = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    let text = try value(expected)
    guard let choice = Choice(rawValue: text) else {
      throw .badValue(option: option, value: text, expected: expected)
    }
    return choice
  }
}
