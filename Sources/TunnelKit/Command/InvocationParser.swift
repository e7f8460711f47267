import AtlasCore
import Commands

extension Invocation {
  /// Reads the arguments after the program's name. Options and the command may come in any order; an
  /// argument of "-" and a digit is a place, never an option.
  public nonisolated static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = InvocationParser(arguments)
    return try parser.parse()
  }
}

private nonisolated struct InvocationParser {
  private var reader: ArgumentReader
  private var words: [String] = []
  private var options = WindowOptions()
  private var outputDirectory: String?
  private var writesJSON = false

  init(_ arguments: [String]) { reader = ArgumentReader(arguments, program: "tunnel") }

  mutating func parse() throws(UsageError) -> Invocation {
    while let item = try arguments({ reader throws(ArgumentError) in try reader.next() }) {
      switch item {
      case .word(let word): words.append(word)
      case .option("--help"): return .help
      case .option("--version"): return .version
      case .option(let name): try option(name)
      }
    }
    guard let command = words.first else { return try window() }
    words.removeFirst()
    switch command {
    case "locate": return try locate()
    case "play": return try play()
    case "search": throw .notAvailable("search")
    default: throw isPlace(command) ? .placeAlone(command) : .arguments(reader.unknownCommand(command))
    }
  }

  /// What the reader gives, its errors among those of this command.
  private mutating func arguments<Value>(
    _ read: (inout ArgumentReader) throws(ArgumentError) -> Value
  ) throws(UsageError) -> Value {
    do throws(ArgumentError) {
      return try read(&reader)
    } catch {
      throw .arguments(error)
    }
  }

  private mutating func refuse(_ names: [String], of command: String) throws(UsageError) {
    try arguments { reader throws(ArgumentError) in try reader.refuse(names, of: command) }
  }

  // MARK: Commands

  private mutating func window() throws(UsageError) -> Invocation {
    try refuse(["--json", "--out"], of: "the window")
    return .window(options)
  }

  private mutating func locate() throws(UsageError) -> Invocation {
    try refuse(reader.given.filter { $0 != "--json" }, of: "locate")
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

  private mutating func play() throws(UsageError) -> Invocation {
    try refuse(["--json"], of: "play")
    guard let script = words.first else { throw .scriptMissing }
    if words.count > 1 { throw .arguments(reader.unexpected(words[1])) }
    return .play(PlayRequest(script: script, outputDirectory: outputDirectory, options: options))
  }

  // MARK: Options

  private mutating func option(_ name: String) throws(UsageError) {
    switch name {
    case "--at": options.place = try startPlace()
    case "--size": options.size = try size()
    case "--scale":
      options.scale = try arguments { reader throws(ArgumentError) in try reader.factor(in: 0.5...8) }
    case "--theme": options.theme = try choice()
    case "--units": options.units = try choice()
    case "--transition": options.transition = try choice()
    case "--map": options.mapType = try mapType()
    case "--language": options.language = try language()
    case "--reduce-motion": options.reducesMotion = try flag()
    case "--names": options.showsNames = try flag()
    case "--json": writesJSON = try flag()
    case "--out": outputDirectory = try value("a directory")
    case "--globe", "--place", "--limit", "--text-size": throw .notAvailable(name)
    default: throw .arguments(reader.unknownOption(name))
    }
  }

  private mutating func flag() throws(UsageError) -> Bool {
    try arguments { reader throws(ArgumentError) in try reader.flag() }
  }

  private mutating func value(_ expected: String) throws(UsageError) -> String {
    try arguments { reader throws(ArgumentError) in try reader.value(expected) }
  }

  private mutating func choice<Choice: RawRepresentable & CaseIterable>() throws(UsageError) -> Choice
  where Choice.RawValue == String {
    try arguments { reader throws(ArgumentError) in try reader.choice() }
  }

  private mutating func size() throws(UsageError) -> WindowOptions.Size {
    let size = try arguments { reader throws(ArgumentError) in try reader.size() }
    return WindowOptions.Size(width: size.width, height: size.height)
  }

  private mutating func startPlace() throws(UsageError) -> Coordinate {
    let text = try value("LAT,LON")
    do throws(CoordinateError) {
      return try Coordinate.parse(text)
    } catch {
      throw .badPlace(error)
    }
  }

  private mutating func mapType() throws(UsageError) -> WindowOptions.MapType {
    let text = try value("standard")
    if let type = WindowOptions.MapType(rawValue: text) { return type }
    if ["hybrid", "muted"].contains(text) { throw .notAvailable("--map \(text)") }
    throw .arguments(.badValue(option: "--map", value: text, expected: "standard"))
  }

  private mutating func language() throws(UsageError) -> String {
    let text = try value("a language code, such as en")
    guard text == "en" else { throw .notAvailable("--language \(text)") }
    return text
  }
}
