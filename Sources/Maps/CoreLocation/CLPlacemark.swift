public import AtlasCore
public import ViewKit

/// What is known of a place, under Core Location's names; `answer` has all of it.
public nonisolated final class CLPlacemark: NSObject, Sendable {
  public let location: CLLocation
  /// The atlas's own words on the place.
  public let answer: Answer

  public init(location: CLLocation, answer: Answer) {
    self.location = location
    self.answer = answer
  }

  /// What a person would say.
  public var name: String? { answer.name }
  public var locality: String? { answer.locality }
  public var administrativeArea: String? { answer.region }
  public var country: String? { answer.country?.name }
  public var isoCountryCode: String? { answer.country?.code }
  public var inlandWater: String? { isInland ? answer.water?.name : nil }
  public var ocean: String? { isInland ? nil : answer.water?.name }
  public var timeZone: TimeZone? { answer.timeZone.flatMap(TimeZone.init(identifier:)) }

  private var isInland: Bool { answer.water?.kind == .lake || answer.water?.kind == .river }
}
