import Geometry

/// An oblate ellipsoid of revolution, lengths in kilometres.
public struct Ellipsoid: Hashable, Sendable {
  /// The equator's radius.
  public let equatorialRadius: Double
  /// (a − b) / a.
  public let flattening: Double

  /// - Precondition: the flattening is in 0…0.02, where the geodesics' series hold.
  public init(equatorialRadius: Double, flattening: Double) {
    precondition((0...0.02).contains(flattening), "The ellipsoid is a sphere or a little oblate.")
    self.equatorialRadius = equatorialRadius
    self.flattening = flattening
  }

  /// The world's reference, by definition (NIMA TR 8350.2).
  public static let wgs84 = Ellipsoid(equatorialRadius: 6378.137, flattening: 1 / 298.257_223_563)

  /// The distance from the centre to a pole.
  public var polarRadius: Double { equatorialRadius * (1 - flattening) }

  /// e², the first eccentricity squared.
  var eccentricitySquared: Double { flattening * (2 - flattening) }

  /// n = (a − b) / (a + b).
  var thirdFlattening: Double { flattening / (2 - flattening) }

  /// The distance from the centre to the surface at a (geodetic) latitude in degrees.
  public func geocentricRadius(latitude: Double) -> Double {
    meridianPoint(latitude: latitude).length
  }

  /// The length of the straight way through the centre, from any place of this latitude to its antipode.
  public func chordThroughCentre(latitude: Double) -> Double { 2 * geocentricRadius(latitude: latitude) }

  /// Half of a meridian ellipse: the shortest way over the surface between antipodes, the same for every
  /// pair on an oblate ellipsoid, since the way over a pole is the shortest and all meridians are alike.
  ///
  /// π (a + b) / 2 · Σ (binomial(½, i) nⁱ)², n the third flattening; the first left out is below 10⁻¹⁷ for
  /// the Earth.
  public var halfMeridian: Double {
    let n2 = thirdFlattening * thirdFlattening
    let series = 1 + n2 * (1 / 4 + n2 * (1 / 64 + n2 / 256))
    return .pi * (equatorialRadius + polarRadius) / 2 * series
  }

  /// The place of a latitude in the plane of its meridian: x from the axis, y (here: north) from the equator.
  func meridianPoint(latitude: Double) -> Point {
    let (sinPhi, cosPhi) = (sine(latitude * .pi / 180), cosine(latitude * .pi / 180))
    let normal = primeVerticalRadius(sineOfLatitude: sinPhi)
    return Point(normal * cosPhi, normal * (1 - eccentricitySquared) * sinPhi)
  }

  /// N, from the surface down the normal to the axis.
  func primeVerticalRadius(sineOfLatitude s: Double) -> Double {
    equatorialRadius / (1 - eccentricitySquared * s * s).squareRoot()
  }
}
