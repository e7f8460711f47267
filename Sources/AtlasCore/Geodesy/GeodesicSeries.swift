import Geometry

/// The integrals of a geodesic on an ellipsoid as series in ε, to sixth order: better than a nanometre on
/// the Earth.
///
/// Charles F. F. Karney, "Algorithms for geodesics", Journal of Geodesy 87 (2013) 43–55. Names are the
/// paper's: σ is the arc on the auxiliary sphere from the northward crossing of the equator, α₀ the azimuth
/// there, and k = e′ cos α₀ tells how far the geodesic leaves the equator.
struct GeodesicSeries {
  let a1: Double, a2: Double, a3: Double
  /// Fourier coefficients of sin 2lσ, l = 1…: of I₁, its inverse, I₂ and I₃.
  let c1: [Double], c1Inverse: [Double], c2: [Double], c3: [Double]

  /// - Parameters:
  ///   - kSquared: e′² cos²α₀.
  ///   - n: the third flattening.
  init(kSquared: Double, n: Double) {
    let root = (1 + kSquared).squareRoot()
    // ε = (√(1+k²) − 1) / (√(1+k²) + 1), written without the loss of digits of √(1+k²) − 1.
    let epsilon = kSquared / ((1 + root) * (1 + root))
    let epsilon2 = epsilon * epsilon
    let epsilon3 = epsilon2 * epsilon
    let epsilon4 = epsilon2 * epsilon2
    let epsilon5 = epsilon4 * epsilon
    let epsilon6 = epsilon3 * epsilon3
    let n2 = n * n

    a1 = (1 + epsilon2 / 4 + epsilon4 / 64 + epsilon6 / 256) / (1 - epsilon)
    c1 = [
      -epsilon / 2 + 3 * epsilon3 / 16 - epsilon5 / 32,
      -epsilon2 / 16 + epsilon4 / 32 - 9 * epsilon6 / 2048,
      -epsilon3 / 48 + 3 * epsilon5 / 256,
      -5 * epsilon4 / 512 + 3 * epsilon6 / 512,
      -7 * epsilon5 / 1280,
      -7 * epsilon6 / 2048,
    ]
    c1Inverse = [
      epsilon / 2 - 9 * epsilon3 / 32 + 205 * epsilon5 / 1536,
      5 * epsilon2 / 16 - 37 * epsilon4 / 96 + 1335 * epsilon6 / 4096,
      29 * epsilon3 / 96 - 75 * epsilon5 / 128,
      539 * epsilon4 / 1536 - 2391 * epsilon6 / 2560,
      3467 * epsilon5 / 7680,
      38081 * epsilon6 / 61440,
    ]
    a2 = (1 - epsilon) * (1 + epsilon2 / 4 + 9 * epsilon4 / 64 + 25 * epsilon6 / 256)
    c2 = [
      epsilon / 2 + epsilon3 / 16 + epsilon5 / 32,
      3 * epsilon2 / 16 + epsilon4 / 32 + 35 * epsilon6 / 2048,
      5 * epsilon3 / 48 + 5 * epsilon5 / 256,
      35 * epsilon4 / 512 + 7 * epsilon6 / 512,
      63 * epsilon5 / 1280,
      77 * epsilon6 / 2048,
    ]

    let a3First = (1 - n) / 2 * epsilon + (1 / 4 + n / 8 - 3 * n2 / 8) * epsilon2
    a3 =
      1 - a3First - (1 / 16 + 3 * n / 16 + n2 / 16) * epsilon3 - (3 / 64 + n / 32) * epsilon4 - 3 * epsilon5
      / 128

    let c31 = (1 - n) / 4 * epsilon + (1 - n2) / 8 * epsilon2 + (3 / 64 + 3 * n / 64 - n2 / 64) * epsilon3
    let c32 = (1 / 16 - 3 * n / 32 + n2 / 32) * epsilon2 + (3 / 64 - n / 32 - 3 * n2 / 64) * epsilon3
    c3 = [
      c31 + (5 / 128 + n / 64) * epsilon4 + 3 * epsilon5 / 128,
      c32 + (3 / 128 + n / 128) * epsilon4 + 5 * epsilon5 / 256,
      (5 / 192 - 3 * n / 64 + 5 * n2 / 192) * epsilon3 + (3 / 128 - 5 * n / 192) * epsilon4 + 7 * epsilon5
        / 512,
      (7 / 512 - 7 * n / 256) * epsilon4 + 7 * epsilon5 / 512,
      21 * epsilon5 / 2560,
    ]
  }

  /// I₁(σ) / A₁: the distance from the equator, in units of b A₁.
  func distance(_ sigma: Double) -> Double { sigma + GeodesicSeries.sum(c1, sigma) }

  /// The inverse of `distance`.
  func arc(_ tau: Double) -> Double { tau + GeodesicSeries.sum(c1Inverse, tau) }

  /// J(σ) = I₁ − I₂, of which the reduced length is made.
  func reducedLengthIntegral(_ sigma: Double) -> Double {
    a1 * (sigma + GeodesicSeries.sum(c1, sigma)) - a2 * (sigma + GeodesicSeries.sum(c2, sigma))
  }

  /// I₃(σ): by how much longitude lags behind the auxiliary sphere's.
  func longitudeIntegral(_ sigma: Double) -> Double { a3 * (sigma + GeodesicSeries.sum(c3, sigma)) }

  /// Σ c[l] sin 2lσ by Clenshaw's recurrence.
  private static func sum(_ coefficients: [Double], _ sigma: Double) -> Double {
    let turn = 2 * cosine(2 * sigma)
    var (b1, b2) = (0.0, 0.0)
    for c in coefficients.reversed() { (b1, b2) = (c + turn * b1 - b2, b1) }
    return b1 * sine(2 * sigma)
  }
}
