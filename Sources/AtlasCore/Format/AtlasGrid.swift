/// The grid that all shapes are drawn on: whole numbers, 2²⁴ to the turn, about 2.4 m at the equator.
///
/// Whole numbers make containment exact: a vertex has whole coordinates and a question stands half a unit
/// beside, so that no question ever lies on a vertex or on its row or column.
package enum AtlasGrid {
  package static let unitsPerTurn = 1 << 24
  package static let halfTurn = 1 << 23
  package static let quarterTurn = 1 << 22
  package static let degreesPerUnit = 360 / Double(unitsPerTurn)

  package static func round(degrees: Double) -> Int {
    Int((degrees / degreesPerUnit).rounded())
  }

  package static func degrees(_ units: Int) -> Double { Double(units) * degreesPerUnit }

  package static func coordinate(x: Int, y: Int) -> Coordinate {
    Coordinate(latitude: degrees(y), longitude: degrees(x))
  }

  /// The grid square that a canonical coordinate lies in, named by its least corner; the far edges of the
  /// world count as inside.
  package static func square(of c: Coordinate) -> (x: Int, y: Int) {
    let x = Int((c.longitude / degreesPerUnit).rounded(.down))
    let y = Int((c.latitude / degreesPerUnit).rounded(.down))
    return (max(-halfTurn, min(halfTurn - 1, x)), max(-quarterTurn, min(quarterTurn - 1, y)))
  }
}

/// The levels of detail: at each, a line may leave the true one by at most the tolerance.
package enum DetailLevel {
  package static let count = 8
  package static let finest = count - 1

  /// In world widths of the Mercator square: 2^−11.5 (13.8 km at the equator), then finer by 2^1.5 a level.
  /// The finest level keeps every vertex.
  package static func tolerance(_ level: Int) -> Double {
    level >= finest ? 0 : tolerances[level]
  }

  private static let tolerances: [Double] = [
    3.452_669_830_012_439_3e-4, 1.220_703_125e-4, 4.315_837_287_515_549e-5, 1.525_878_906_25e-5,
    5.394_796_609_394_436_6e-6, 1.907_348_632_812_5e-6, 6.743_495_761_743_046e-7,
  ]

  /// The coarsest level that stays within `tolerance` world widths.
  package static func coarsest(within tolerance: Double) -> Int {
    for level in 0..<finest where tolerances[level] <= tolerance { return level }
    return finest
  }
}
