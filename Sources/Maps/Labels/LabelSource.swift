import AtlasCore
import Geometry

/// Which names want a place on the map at a zoom level, the most important first.
///
/// The order is a total one over facts of the atlas, so that the same view always shows the same names.
final class LabelSource {
  struct Candidate {
    let label: MapLabel
    let look: LabelLook
  }

  private let atlas: Atlas
  private let countries: [CountryLabel]
  private let waters: [WaterLabel]

  init(atlas: Atlas) {
    self.atlas = atlas
    countries = atlas.countryLabels
    waters = atlas.waterLabels
  }

  /// Candidates whose place lies in `bounds` of the Mercator plane (which may reach past 0…1 in x).
  func candidates(in bounds: Rect, zoom: Double) -> [Candidate] {
    let settled = towns(in: bounds, zoom: zoom)
    let capitals = settled.filter { $0.label.kind == .capital }
    let others = settled.filter { $0.label.kind != .capital }
    let countries = countryNames(in: bounds, zoom: zoom)
    // A capital cannot move and its country's name can; on the wide map there is no room for both.
    let names = zoom >= LabelSource.capitalsFirst ? capitals + countries : countries + capitals
    return oceans(in: bounds, zoom: zoom, isOcean: true) + names + others
      + oceans(in: bounds, zoom: zoom, isOcean: false)
  }

  /// From this level on capitals have their places before countries.
  private static let capitalsFirst = 4.25

  // MARK: Kinds

  private func countryNames(in bounds: Rect, zoom: Double) -> [Candidate] {
    let shown = countries.filter { label in
      zoom >= LabelSource.firstZoom(of: label) && zoom <= label.zooms.upperBound + 1
        && bounds.containsWrapped(Mercator.project(label.position))
    }
    return shown.sorted { ($0.rank, $0.country) < ($1.rank, $1.country) }.map { label in
      Candidate(
        label: MapLabel(
          kind: .country, text: label.name.uppercased(), position: Mercator.project(label.position),
          key: MapLabel.key(country: label.country)),
        look: LabelLook(.country, prominence: 1 - Double(label.rank - 2) / 5))
    }
  }

  /// The sources name Antarctica as late as a small country; on the flat map it is the largest of all.
  private static func firstZoom(of label: CountryLabel) -> Double {
    label.code == "AQ" ? 0 : label.zooms.lowerBound - 0.25
  }

  private func oceans(in bounds: Rect, zoom: Double, isOcean: Bool) -> [Candidate] {
    let pointsPerDegree = MapCamera(center: .zero, zoom: zoom).pointsPerUnit / 360
    return waters.enumerated().compactMap { index, water in
      guard (water.kind == .ocean) == isOcean else { return nil }
      let reach = water.widthDegrees * pointsPerDegree
      let position = Mercator.project(water.position)
      guard reach >= Double(water.name.count) * (isOcean ? 11 : 7), bounds.containsWrapped(position) else {
        return nil
      }
      let kind: MapLabel.Kind = isOcean ? .ocean : water.kind == .lake ? .lake : .sea
      return Candidate(
        label: MapLabel(kind: kind, text: water.name, position: position, key: MapLabel.key(water: index)),
        look: LabelLook(kind, prominence: (reach - 150) / 600))
    }
  }

  /// Below this level countries are names enough.
  private static let leastTownZoom = 2.75

  private func towns(in bounds: Rect, zoom: Double) -> [Candidate] {
    guard zoom >= LabelSource.leastTownZoom else { return [] }
    let floor = LabelSource.minimumPopulation(zoom: zoom)
    let found = atlas.places(in: bounds, limit: 240, minimumPopulation: zoom < 3.5 ? floor : floor / 20)
    return found.compactMap { place in
      guard place.population >= floor || (place.isNationalCapital && zoom >= 3.5) else { return nil }
      let kind: MapLabel.Kind = place.isNationalCapital ? .capital : .town
      return Candidate(
        label: MapLabel(
          kind: kind, text: place.name, position: Mercator.project(place.position),
          key: MapLabel.key(place: place.place)),
        look: LabelLook(kind, prominence: logarithm2(max(1, Double(place.population)) / Double(floor)) / 6))
    }
  }

  /// How large a town must be for its name to be of use: four times smaller with every level and a half.
  static func minimumPopulation(zoom: Double) -> Int {
    Int(max(300, 6_000_000 * power(0.4, zoom - 3)))
  }
}

nonisolated extension Rect {
  /// Whether `p`, or a copy of it a whole number of worlds away, lies in this part of the Mercator plane.
  func containsWrapped(_ p: Point) -> Bool {
    var dx = p.x - mid.x
    dx -= dx.rounded()
    return abs(dx) <= width / 2 && p.y >= y && p.y <= maxY
  }
}
