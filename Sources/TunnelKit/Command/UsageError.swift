public import AtlasCore
public import Commands

/// Arguments that make no sense; `description` is one line.
public nonisolated enum UsageError: Error, Hashable, CustomStringConvertible {
  /// What makes no sense to any command.
  case arguments(ArgumentError)
  /// A part of Tunnel that is still to come.
  case notAvailable(String)
  /// A place where a command should be.
  case placeAlone(String)
  case placeMissing
  case scriptMissing
  case standardInputTwice
  case badPlace(CoordinateError)
  /// A place that a shell has cut up at its spaces.
  case unquotedPlace(String)

  public var description: String {
    switch self {
    case .arguments(let error): error.description
    case .notAvailable(let what): "\(what) is not available in this version"
    case .placeAlone(let text):
      "a place alone is no command: say --at \(text) for the window, or locate \(text); see tunnel --help"
    case .placeMissing: "locate needs a place, LAT,LON, or - to read places from standard input"
    case .scriptMissing: "play needs a script"
    case .standardInputTwice: "standard input can be read only once"
    case .badPlace(let error): error.description
    case .unquotedPlace(let text): "a place with spaces needs quotes: tunnel locate '\(text)'"
    }
  }
}
