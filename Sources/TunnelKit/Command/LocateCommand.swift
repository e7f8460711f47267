import AtlasCore
import Commands
import Foundation

/// Tells the two ends of each place asked for, in order.
nonisolated struct LocateCommand {
  private let request: LocateRequest
  private let console: Console
  private let now: Date
  private let geocoder: Geocoder
  private var hasWritten = false

  init(_ request: LocateRequest, console: Console, now: Date, geocoder: @escaping Geocoder) {
    self.request = request
    self.console = console
    self.now = now
    self.geocoder = geocoder
  }

  func run() -> ExitStatus {
    var command = self
    var status = ExitStatus.done
    for source in request.sources {
      switch source {
      case .place(let place): command.tell(place)
      case .standardInput: if !command.tellLines() { status = .badInput }
      }
    }
    return status
  }

  private mutating func tell(_ place: Coordinate) {
    let crossing = Crossing(from: place, date: now, geocoder: geocoder)
    if request.writesJSON {
      console.write(crossing.json + "\n")
    } else {
      console.write((hasWritten ? "\n" : "") + crossing.report())
    }
    hasWritten = true
  }

  /// A line that is no place is complained of by its number and the others are answered. Empty lines are
  /// passed over.
  ///
  /// - Returns: whether every line was a place.
  private mutating func tellLines() -> Bool {
    var number = 0
    var allGood = true
    while let line = console.readLine() {
      number += 1
      do throws(CoordinateError) {
        tell(try Coordinate.parse(line))
      } catch {
        if error.reason == .empty { continue }
        console.complain("line \(number): \(error.description)")
        allGood = false
      }
    }
    return allGood
  }
}
