/// How a command ends, as the shell sees it.
public enum ExitStatus: Int32, Sendable {
  case done = 0
  /// An `expect` of a script failed.
  case expectationFailed = 1
  /// Arguments or input that cannot be understood.
  case badInput = 2
  /// A file or a device that cannot be used.
  case unusable = 3
}

/// The three streams of a command, so that it runs in a test as it does in a shell.
public struct Console {
  /// The command's name, which leads its complaints.
  public let program: String
  /// The next line of standard input without its line break, nil at the end.
  public var readLine: () -> String?
  /// Writes text, line breaks included, to standard output.
  public var write: (String) -> Void
  /// Writes text, line breaks included, to standard error.
  public var writeError: (String) -> Void

  public init(
    program: String, readLine: @escaping () -> String?, write: @escaping (String) -> Void,
    writeError: @escaping (String) -> Void
  ) {
    self.program = program
    self.readLine = readLine
    self.write = write
    self.writeError = writeError
  }

  /// One line on standard error, led by the command's name.
  public func complain(_ message: String) { writeError("\(program): \(message)\n") }
}
