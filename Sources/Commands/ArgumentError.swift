/// Arguments that make no sense to any command; `description` is one line.
public enum ArgumentError: Error, Hashable, CustomStringConvertible {
  case unknownCommand(String, program: String)
  case unknownOption(String, program: String)
  case unexpectedArgument(String, program: String)
  case optionOfAnotherCommand(option: String, command: String, program: String)
  case repeated(option: String)
  case valueMissing(option: String, expected: String)
  case valueNotTaken(option: String)
  case badValue(option: String, value: String, expected: String)

  public var description: String {
    switch self {
    case .unknownCommand(let name, let program): "there is no command “\(name)”; see \(program) --help"
    case .unknownOption(let name, let program): "there is no option \(name); see \(program) --help"
    case .unexpectedArgument(let text, let program):
      "“\(text)” is one argument too many; see \(program) --help"
    case .optionOfAnotherCommand(let option, let command, let program):
      "\(option) is no option of \(command); see \(program) --help"
    case .repeated(let option): "\(option) is given twice"
    case .valueMissing(let option, let expected): "\(option) needs \(expected)"
    case .valueNotTaken(let option): "\(option) takes no value"
    case .badValue(let option, let value, let expected): "\(option) needs \(expected), not “\(value)”"
    }
  }
}
