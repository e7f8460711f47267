import AtlasCore

extension Invocation {
  /// Reads the arguments after the program's name. Options and the command may come in any order; an
  /// argument of "-" and a digit is a place, never an option.
  public nonisolated static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = InvocationParser(arguments)
    return try parser.parse()
  }
}

private nonisolated struct InvocationParser {
  private var rest: ArraySlice<String>
  private var words: [String] = []
  private var options = WindowOptions()
  private var outputDirectory: String?
  private var writesJSON = false
  private var given: [String] = []

  init(_ arguments: [String]) { rest = arguments[...] }

  mutating func parse() throws(UsageError) -> Invocation {
    var optionsEnded = false
    while let argument = rest.popFirst() {
      if argument == "--", !optionsEnded {
        optionsEnded = true
      } else if optionsEnded || InvocationParser.isWord(argument) {
        words.append(argument)
      } else if argument == "--help" {
        return .help
      } else if argument == "--version" {
        return .version
      } else {
        try option(argument)
      }
    }
    guard let command = words.first else { return try window() }
    words.removeFirst()
    switch command {
    case "locate": return try locate()
    case "play": return try play()
    case "search": throw .notAvailable("search")
    default: throw .unknownCommand(command)
    }
  }

  /// Whether an argument is a command, a place, a path or "-", and no option.
  private static func isWord(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument != "-" else { return true }
    let second = argument.utf8.dropFirst().first(where: { $0 != UInt8(ascii: ".") })
    return second.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? false
  }

  // MARK: Commands

  private func window() throws(UsageError) -> Invocation {
    try refuse(["--json", "--out"], of: "the window")
    return .window(options)
  }

  private mutating func locate() throws(UsageError) -> Invocation {
    try refuse(given.filter { $0 != "--json" }, of: "locate")
    guard !words.isEmpty else { throw .placeMissing }
    if words.filter({ $0 == "-" }).count > 1 { throw .standardInputTwice }
    var sources: [LocateRequest.Source] = []
    for word in words { sources.append(word == "-" ? .standardInput : .place(try place(word))) }
    return .locate(LocateRequest(sources: sources, writesJSON: writesJSON))
  }

  private func place(_ word: String) throws(UsageError) -> Coordinate {
    do throws(CoordinateError) {
      return try Coordinate.parse(word)
    } catch {
      // "48.85 2.35" without its quotes: no word is a place, all of them together are.
      let whole = words.joined(separator: " ")
      if !words.contains(where: isPlace), isPlace(whole) { throw .unquotedPlace(whole) }
      throw .badPlace(error)
    }
  }

  private func isPlace(_ text: String) -> Bool { (try? Coordinate.parse(text)) != nil }

  private func play() throws(UsageError) -> Invocation {
    try refuse(["--json"], of: "play")
    guard let script = words.first else { throw .scriptMissing }
    if words.count > 1 { throw .unexpectedArgument(words[1]) }
    return .play(PlayRequest(script: script, outputDirectory: outputDirectory, options: options))
  }

  private func refuse(_ names: [String], of command: String) throws(UsageError) {
    if let option = given.first(where: names.contains) {
      throw .optionOfAnotherCommand(option: option, command: command)
    }
  }

  // MARK: Options

  private mutating func option(_ argument: String) throws(UsageError) {
    let (name, inline) = InvocationParser.cut(argument)
    if given.contains(name) { throw .repeated(option: name) }
    given.append(name)
    switch name {
    case "--at": options.place = try place(of: name, inline)
    case "--size": options.size = try size(of: name, inline)
    case "--scale": options.scale = try factor(of: name, inline, in: 0.5...8)
    case "--theme": options.theme = try choice(of: name, inline)
    case "--units": options.units = try choice(of: name, inline)
    case "--transition": options.transition = try choice(of: name, inline)
    case "--map": options.mapType = try mapType(of: name, inline)
    case "--language": options.language = try language(of: name, inline)
    case "--reduce-motion": options.reducesMotion = try flag(name, inline)
    case "--names": options.showsNames = try flag(name, inline)
    case "--json": writesJSON = try flag(name, inline)
    case "--out": outputDirectory = try value(of: name, inline, expected: "a directory")
    case "--globe", "--place", "--limit", "--text-size": throw .notAvailable(name)
    default: throw .unknownOption(name)
    }
  }

  /// `--name=value` in its two parts.
  private static func cut(_ argument: String) -> (String, String?) {
    guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  private func flag(_ name: String, _ inline: String?) throws(UsageError) -> Bool {
    guard inline == nil else { throw .valueNotTaken(option: name) }
    return true
  }

  private mutating func value(
    of name: String, _ inline: String?, expected: String
  ) throws(UsageError) -> String {
    if let inline, !inline.isEmpty { return inline }
    guard inline == nil, let next = rest.first, InvocationParser.isWord(next), !next.isEmpty else {
      throw .valueMissing(option: name, expected: expected)
    }
    return rest.removeFirst()
  }

  private mutating func place(of name: String, _ inline: String?) throws(UsageError) -> Coordinate {
    let text = try value(of: name, inline, expected: "LAT,LON")
    do throws(CoordinateError) {
      return try Coordinate.parse(text)
    } catch {
      throw .badPlace(error)
    }
  }

  private mutating func size(of name: String, _ inline: String?) throws(UsageError) -> WindowOptions.Size {
    let limits = 100...10_000
    let expected = "WxH in points, each from \(limits.lowerBound) to \(limits.upperBound)"
    let text = try value(of: name, inline, expected: expected)
    let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map(
      InvocationParser.count)
    guard parts.count == 2, let width = parts[0], let height = parts[1], limits.contains(width),
      limits.contains(height)
    else { throw .badValue(option: name, value: text, expected: expected) }
    return WindowOptions.Size(width: width, height: height)
  }

  /// A whole number of digits alone: no sign, no space.
  private static func count(_ text: Substring) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }

  private mutating func factor(
    of name: String, _ inline: String?, in range: ClosedRange<Double>
  ) throws(UsageError) -> Double {
    let bounds = [range.lowerBound, range.upperBound].map { DecimalText.trimmed($0, digits: 2) }
    let expected = "a number from \(bounds[0]) to \(bounds[1])"
    let text = try value(of: name, inline, expected: expected)
    let isPlain = text.allSatisfy { ($0.isASCII && $0.isNumber) || $0 == "." }
    guard isPlain, let factor = Double(text), range.contains(factor) else {
      throw .badValue(option: name, value: text, expected: expected)
    }
    return factor
  }

  private mutating func choice<Choice: RawRepresentable & CaseIterable>(
    of name: String, _ inline: String?
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    let names = Choice.allCases.map(\.rawValue)
    let expected = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    let text = try value(of: name, inline, expected: expected)
    guard let choice = Choice(rawValue: text) else {
      throw .badValue(option: name, value: text, expected: expected)
    }
    return choice
  }

  private mutating func mapType(of name: String, _ inline: String?) throws(UsageError)
    -> WindowOptions.MapType
  {
    let text = try value(of: name, inline, expected: "standard")
    if let type = WindowOptions.MapType(rawValue: text) { return type }
    if ["hybrid", "muted"].contains(text) { throw .notAvailable("--map \(text)") }
    throw .badValue(option: name, value: text, expected: "standard")
  }

  private mutating func language(of name: String, _ inline: String?) throws(UsageError) -> String {
    let text = try value(of: name, inline, expected: "a language code, such as en")
    guard text == "en" else { throw .notAvailable("--language \(text)") }
    return text
  }
}
