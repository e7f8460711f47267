public import AtlasCore
public import ViewKit

/// What a geocoder asks: the atlas in the app, anything in a test.
public typealias PlaceLookup = (Coordinate) throws -> Answer

/// Tells the names of a place, in Core Location's shape: one request at a time, answered later, once.
///
/// A new request cancels the one before it, so that an old answer can never overwrite a newer one; Core
/// Location refuses the new one instead.
@preconcurrency @MainActor public final class CLGeocoder: NSObject {
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  private let lookup: PlaceLookup
  private let stage: Stage?
  private var request: (serial: Int, handler: CompletionHandler)?
  private var serial = 0

  /// `delay` is how long an answer takes, in seconds of the stage's clock: 0 for an atlas on this machine.
  public var delay: TimeInterval = 0

  public init(lookup: @escaping PlaceLookup, stage: Stage? = Stage.current) {
    self.lookup = lookup
    self.stage = stage
  }

  deinit {}

  public var isGeocoding: Bool { request != nil }

  /// Looks up a place; `handler` runs once, in a later turn: with the placemark, or with the error (a
  /// `CLError` when the request was cancelled).
  public func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler handler: @escaping CompletionHandler
  ) {
    cancelGeocode()
    serial += 1
    let mine = serial
    request = (mine, handler)
    guard let stage else {
      answer(mine, location)
      return
    }
    stage.schedule(at: stage.time + delay) { [weak self] in self?.answer(mine, location) }
  }

  public func cancelGeocode() {
    guard let pending = request else { return }
    request = nil
    pending.handler(nil, CLError(.geocodeCanceled))
  }

  private func answer(_ mine: Int, _ location: CLLocation) {
    guard let pending = request, pending.serial == mine else { return }
    request = nil
    do {
      let answer = try lookup(location.coordinate.atlas)
      pending.handler([CLPlacemark(location: location, answer: answer)], nil)
    } catch {
      pending.handler(nil, error)
    }
  }
}

/// Core Location's error, with the codes that can happen here.
public nonisolated struct CLError: Error, Hashable, Sendable {
  public nonisolated enum Code: Int, Sendable {
    case geocodeFoundNoResult = 8
    case geocodeCanceled = 10
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}
