public import AtlasCore

/// Arguments that make no sense; `description` is one line.
public nonisolated enum UsageError: Error, Hashable, CustomStringConvertible {
  case unknownCommand(String)
  case unknownOption(String)
  case unexpectedArgument(String)
  case optionOfAnotherCommand(option: String, command: String)
  case repeated(option: String)
  case valueMissing(option: String, expected: String)
  case valueNotTaken(option: String)
  case badValue(option: String, value: String, expected: String)
  /// A part of Tunnel that is still to come.
  case notAvailable(String)
  case placeMissing
  case scriptMissing
  case standardInputTwice
  case badPlace(CoordinateError)
  /// A place that a shell has cut up at its spaces.
  case unquotedPlace(String)

  public var description: String {
    switch self {
    case .unknownCommand(let name) where (try? Coordinate.parse(name)) != nil:
      "a place alone is no command: say --at \(name) for the window, or locate \(name); see tunnel --help"
    case .unknownCommand(let name): "there is no command “\(name)”; see tunnel --help"
    case .unknownOption(let name): "there is no option \(name); see tunnel --help"
    case .unexpectedArgument(let text): "“\(text)” is one argument too many; see tunnel --help"
    case .optionOfAnotherCommand(let option, let command):
      "\(option) is no option of \(command); see tunnel --help"
    case .repeated(let option): "\(option) is given twice"
    case .valueMissing(let option, let expected): "\(option) needs \(expected)"
    case .valueNotTaken(let option): "\(option) takes no value"
    case .badValue(let option, let value, let expected): "\(option) needs \(expected), not “\(value)”"
    case .notAvailable(let what): "\(what) is not available in this version"
    case .placeMissing: "locate needs a place, LAT,LON, or - to read places from standard input"
    case .scriptMissing: "play needs a script"
    case .standardInputTwice: "standard input can be read only once"
    case .badPlace(let error): error.description
    case .unquotedPlace(let text): "a place with spaces needs quotes: tunnel locate '\(text)'"
    }
  }
}
