import Geometry

/// An angle as its sine and cosine, which keeps small distances from a right or straight angle exact.
struct UnitAngle {
  let sine: Double
  let cosine: Double

  /// The direction of (cosine, sine), which need not have length 1.
  init(_ sine: Double, _ cosine: Double) {
    let length = UnitAngle.hypotenuse(sine, cosine)
    (self.sine, self.cosine) = length > 0 ? (sine / length, cosine / length) : (0, 1)
  }

  init(radians: Double) {
    (sine, cosine) = (Geometry.sine(radians), Geometry.cosine(radians))
  }

  /// Exact at the multiples of 90°.
  init(degrees: Double) {
    let quarter = (degrees / 90).rounded()
    let rest = (degrees - quarter * 90) * .pi / 180
    let (s, c) = (Geometry.sine(rest), Geometry.cosine(rest))
    switch Int(quarter.truncatingRemainder(dividingBy: 4) + 4) % 4 {
    case 0: (sine, cosine) = (s, c)
    case 1: (sine, cosine) = (c, -s)
    case 2: (sine, cosine) = (-s, -c)
    default: (sine, cosine) = (-c, s)
    }
  }

  /// −π…π.
  var radians: Double { arcTangent(sine, cosine) }

  /// −180…180.
  var degrees: Double { radians * 180 / .pi }

  /// 0..<360.
  var bearing: Double { Sphere.turned(degrees) }

  func scaled(sine s: Double, cosine c: Double) -> UnitAngle { UnitAngle(sine * s, cosine * c) }

  static func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}
