public import Commands
public import Foundation

/// The `tunnel` command without its window: reads the arguments, does what needs no stage, and hands the
/// rest back.
public nonisolated struct TunnelCommand {
  /// What is left to do.
  public enum Outcome: Hashable, Sendable {
    /// Nothing: the process ends.
    case finished(ExitStatus)
    case window(WindowOptions)
    case play(PlayRequest)
  }

  private let console: Console
  private let now: Date
  private let findAtlas: () throws -> String
  private let openAtlas: (String) throws -> Geocoder

  /// - Parameters:
  ///   - now: the moment local times are told for.
  ///   - findAtlas: the atlas's path; called when it is needed, once.
  ///   - openAtlas: the geocoder of the atlas at a path.
  public init(
    console: Console, now: Date, findAtlas: @escaping () throws -> String,
    openAtlas: @escaping (String) throws -> Geocoder
  ) {
    self.console = console
    self.now = now
    self.findAtlas = findAtlas
    self.openAtlas = openAtlas
  }

  /// - Parameter arguments: those after the program's name.
  public func run(_ arguments: [String]) -> Outcome {
    do throws(UsageError) {
      switch try Invocation.parse(arguments) {
      case .help: return finished(writing: Usage.help)
      case .version: return finished(writing: Usage.version)
      case .locate(let request): return .finished(locate(request))
      case .window(let options): return .window(options)
      case .play(let request): return .play(request)
      }
    } catch {
      console.complain(error.description)
      return .finished(.badInput)
    }
  }

  private func finished(writing text: String) -> Outcome {
    console.write(text)
    return .finished(.done)
  }

  private func locate(_ request: LocateRequest) -> ExitStatus {
    guard let geocoder = geocoder() else { return .unusable }
    return LocateCommand(request, console: console, now: now, geocoder: geocoder).run()
  }

  /// The geocoder, or nil after a complaint that names the file.
  private func geocoder() -> Geocoder? {
    let path: String
    do {
      path = try findAtlas()
    } catch {
      console.complain("\(error)")
      return nil
    }
    do {
      return try openAtlas(path)
    } catch {
      console.complain("the atlas \(path) cannot be used: \(error)")
      return nil
    }
  }
}
