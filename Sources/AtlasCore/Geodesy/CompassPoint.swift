/// The sixteen points of the compass, clockwise from north.
public enum CompassPoint: Int, CaseIterable, Sendable {
  case north, northNortheast, northeast, eastNortheast
  case east, eastSoutheast, southeast, southSoutheast
  case south, southSouthwest, southwest, westSouthwest
  case west, westNorthwest, northwest, northNorthwest

  /// The point nearest to a bearing in degrees clockwise from north; any finite bearing will do.
  public init(bearing: Double) {
    self = CompassPoint.allCases[Int((Sphere.turned(bearing) / 22.5).rounded()) % 16]
  }

  /// N, NNE, NE …
  public var abbreviation: String {
    let names = [
      "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
    ]
    return names[rawValue]
  }
}
