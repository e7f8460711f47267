/// Tells what and whose a place is.
///
/// Land is asked first, then water; nothing is guessed from the nearest town that a boundary can tell. One of
/// these may be shared between threads.
public struct ReverseGeocoder: Sendable {
  let atlas: Atlas
  let coast: BoundaryIndex
  let borders: BoundaryIndex
  let seaEdges: BoundaryIndex

  /// Builds the search structures over the coasts and borders. Costs about two milliseconds.
  public init(_ atlas: Atlas) {
    self.atlas = atlas
    coast = BoundaryIndex(atlas.political) { $0.kind == ArcKind.shore.rawValue }
    borders = BoundaryIndex(atlas.political) {
      $0.kind == ArcKind.border.rawValue || $0.kind == ArcKind.disputed.rawValue
    }
    seaEdges = BoundaryIndex(atlas.seas) { $0.kind == ArcKind.shore.rawValue }
  }

  /// How far off a coast a place still belongs to the country, in kilometres.
  public static let offshoreLimit = 25.0

  /// What is known of a place. The longitude may be any finite number; the latitude must be a possible one.
  public func answer(at place: Coordinate) -> Answer {
    precondition(place.isValid, "A place has a latitude within ±90 and finite numbers.")
    var question = Question(place.canonical, atlas)
    if question.isLand {
      settleBorderDoubt(&question)
    } else {
      snapToCoast(&question)
    }
    var answer = Answer()
    tellOwner(question, &answer)
    tellWater(question, &answer)
    tellSettlement(question, &answer)
    return answer
  }
}

/// What has been found out about a place while its answer is being put together.
struct Question {
  let place: Coordinate
  let vector: UnitVector
  /// The grid square the place is in.
  let square: (x: Int, y: Int)
  /// The political face the place belongs to, or `Layer.outside`.
  private(set) var face: Int
  /// An index of the countries; nil where the place is nobody's.
  var country: Int?
  /// Whether the place is land, or a lake in it.
  let isLand: Bool
  /// An index of the waters.
  let lake: Int?
  /// The nearest place of any kind.
  let nearestPlace: PlaceTable.Hit?
  /// To the nearest land; infinite while none is known.
  var landKilometres: Double

  init(_ place: Coordinate, _ atlas: Atlas) {
    self.place = place
    vector = UnitVector(place)
    square = AtlasGrid.square(of: place)
    face = atlas.political.face(atX: square.x, y: square.y)
    let owner = atlas.lakes.faces[atlas.lakes.face(atX: square.x, y: square.y)].owner
    lake = owner == AtlasFormat.none ? nil : Int(owner)
    landKilometres = face != Layer.outside ? 0 : .infinity
    isLand = face != Layer.outside
    nearestPlace = atlas.places.nearest(to: vector, .all)
  }

  /// Makes the place a face's and a country's.
  mutating func take(_ face: Int, of country: Int?) {
    self.face = face
    self.country = country
  }
}
