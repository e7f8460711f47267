/// Why a text is no coordinate. `description` is one line: the text, what is wrong with it, what is accepted.
public struct CoordinateError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    /// There is nothing, or only white space.
    case empty
    /// A character or a word that no notation has.
    case unexpected(String)
    /// A number that cannot be read, such as 1.2.3.
    case malformedNumber(String)
    /// One angle only, or none.
    case latitudeAndLongitudeNeeded
    /// More numbers, or more commas, than two angles have.
    case tooManyParts
    /// Numbers that could be split in more than one way, or a comma that could be a decimal one.
    case ambiguous
    /// A sign or a letter where none can stand.
    case misplaced(String)
    /// Degrees, minutes and seconds in another order.
    case unitsOutOfOrder
    /// A fraction, with smaller units after it.
    case fractionBeforeSmallerUnit(String)
    /// 60 or more minutes or seconds.
    case sixty(String)
    /// A minus with N or E, or a plus with S or W.
    case contradiction(String)
    /// Two latitudes, or two longitudes.
    case sameAxis
    case latitudeOutOfRange(String)
    /// "any longitude" away from the poles.
    case longitudeMissing
    /// A geo: link in a reference system other than WGS 84.
    case otherReferenceSystem(String)
    /// A web address or link without a position in it.
    case noPositionInLink
  }

  /// What was given.
  public let text: String
  public let reason: Reason

  public init(text: String, reason: Reason) {
    self.text = text
    self.reason = reason
  }

  /// The notations, by example.
  public static let accepted =
    "48.8566,2.3522 or 48°51'24\"N 2°21'8\"E or 33°55′ S 18°25′ E or geo:48.8566,2.3522"

  public var description: String {
    "“\(CoordinateError.quoted(text))” is not a place: \(explanation); accepted is \(CoordinateError.accepted)"
  }

  /// What is wrong, in a few words without a full stop.
  public var explanation: String {
    switch reason {
    case .empty: "nothing is given"
    case .unexpected(let part): "“\(CoordinateError.quoted(part))” is no part of a coordinate"
    case .malformedNumber(let part): "“\(CoordinateError.quoted(part))” is no number"
    case .latitudeAndLongitudeNeeded: "a latitude and a longitude are needed"
    case .tooManyParts: "there are more parts than a latitude and a longitude have"
    case .ambiguous: "where the longitude begins is not clear without letters, a semicolon or decimal points"
    case .misplaced(let part): "“\(CoordinateError.quoted(part))” stands in the wrong place"
    case .unitsOutOfOrder: "an angle is written in degrees, minutes and seconds, in this order"
    case .fractionBeforeSmallerUnit(let part):
      "“\(CoordinateError.quoted(part))” has a fraction, which only the last part of an angle may have"
    case .sixty(let part): "“\(CoordinateError.quoted(part))” is too much, minutes and seconds stay below 60"
    case .contradiction(let part):
      "sign and letter contradict each other in “\(CoordinateError.quoted(part))”"
    case .sameAxis: "both letters are of one axis, where one of N or S and one of E or W are needed"
    case .latitudeOutOfRange(let part): "latitude \(CoordinateError.quoted(part)) is outside −90…90"
    case .longitudeMissing: "only a pole lies on any longitude"
    case .otherReferenceSystem(let name):
      "the reference system “\(CoordinateError.quoted(name))” is not WGS 84"
    case .noPositionInLink: "the link holds no position"
    }
  }

  /// Whether the text has the form of a coordinate, and its numbers or letters are what is wrong.
  var isAboutValues: Bool {
    switch reason {
    case .sixty, .contradiction, .sameAxis, .latitudeOutOfRange, .longitudeMissing, .otherReferenceSystem:
      true
    default: false
    }
  }

  /// `text` on one line and of a readable length: control characters and line breaks become spaces.
  private static func quoted(_ text: String) -> String {
    let limit = 60
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if line.count == limit { return String(line) + "…" }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: line.append(" ")
      default: line.append(scalar)
      }
    }
    return String(line)
  }
}
