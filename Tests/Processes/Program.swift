public import Foundation

/// A program under way, its output caught in files so that no full pipe can stop it.
public final class Program {
  /// What a program left behind when it ended.
  public struct Outcome: Sendable {
    /// The exit status, or minus the number of the signal that ended it.
    public var status: Int32
    public var output: String
    public var errors: String
  }

  private let process = Process()
  private let folder: URL
  private let ended = DispatchSemaphore(value: 0)

  public var id: Int32 { process.processIdentifier }
  public var isRunning: Bool { process.isRunning }

  /// Starts `path` (or the program of that name on the PATH) with `environment` laid over this process's own; a
  /// value of nil takes a variable away.
  public init(
    _ path: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    input: String = "", in directory: URL? = nil
  ) throws {
    let executable = try Self.find(path)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tunnel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(input.utf8).write(to: folder.appendingPathComponent("input"))
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    process.currentDirectoryURL = directory ?? folder
    process.standardInput = try FileHandle(forReadingFrom: folder.appendingPathComponent("input"))
    process.standardOutput = try Self.newFile(folder.appendingPathComponent("output"))
    process.standardError = try Self.newFile(folder.appendingPathComponent("errors"))
    process.terminationHandler = { [ended] _ in ended.signal() }
    try Self.withNoSignalBlocked { try process.run() }
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }

  /// What it has written to standard output until now.
  public var output: String { text("output") }
  /// What it has written to standard error until now.
  public var errors: String { text("errors") }

  public func send(signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the end; a program that takes longer than `timeout` seconds is killed and the wait fails.
  public func outcome(timeout: Double = 60) throws -> Outcome {
    if ended.wait(timeout: .now() + timeout) == .timedOut {
      send(signal: SIGKILL)
      throw HarnessError.timedOut("a program to end: \(process.executableURL?.path ?? "")", seconds: timeout)
    }
    // Whoever asks again gets the same answer.
    ended.signal()
    let status = process.terminationStatus
    return Outcome(
      status: process.terminationReason == .exit ? status : -status, output: output, errors: errors)
  }

  /// Runs a program to its end.
  public static func run(
    _ path: String, _ arguments: [String] = [], environment: [String: String?] = [:], input: String = "",
    in directory: URL? = nil, timeout: Double = 60
  ) throws -> Outcome {
    try Program(path, arguments, environment: environment, input: input, in: directory)
      .outcome(timeout: timeout)
  }

  /// The program of that name that this package builds; it lies beside the tests' own executable.
  public static func built(_ name: String) throws -> String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let path = tests.deletingLastPathComponent().appendingPathComponent(name).path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw HarnessError.failed("There is no \(path): build the product \(name) first.")
    }
    return path
  }

  /// Children inherit the signals their parent's thread blocks, and Dispatch's threads block nearly all.
  private static func withNoSignalBlocked(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  private func text(_ name: String) -> String {
    let bytes = try? Data(contentsOf: folder.appendingPathComponent(name))
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }

  private static func newFile(_ url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  private static func find(_ name: String) throws -> String {
    if name.contains("/") { return name }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let path = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    throw HarnessError.missingProgram(name)
  }
}

extension Program.Outcome {
  /// Whether `program` said what was wrong in one line on standard error, and nothing on standard output.
  public func isOneComplaint(of program: String) -> Bool {
    output.isEmpty && errors.hasPrefix("\(program): ") && errors.hasSuffix("\n")
      && errors.filter { $0 == "\n" }.count == 1
  }
}

/// Asks again and again until `attempt` gives a value.
public func eventually<Value>(
  _ what: String, timeout: Double = 20, _ attempt: () throws -> Value?
) throws -> Value {
  let deadline = Date().addingTimeInterval(timeout)
  repeat {
    if let value = try attempt() { return value }
    Thread.sleep(forTimeInterval: 0.05)
  } while Date() < deadline
  throw HarnessError.timedOut(what, seconds: timeout)
}
