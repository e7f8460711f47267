/// Tells what and whose a place is.
///
/// Land is asked first, then water; nothing is guessed from the nearest town that a boundary can tell. One of
/// these may be shared between threads.
public struct ReverseGeocoder: Sendable {
  let atlas: Atlas
  let coast: BoundaryIndex
  let seaEdges: BoundaryIndex

  /// Builds the search structures over the coasts. Costs about a millisecond.
  public init(_ atlas: Atlas) {
    self.atlas = atlas
    coast = BoundaryIndex(atlas.political) { $0.kind == ArcKind.shore.rawValue }
    seaEdges = BoundaryIndex(atlas.seas) { $0.kind != ArcKind.inner.rawValue }
  }

  /// How far off a coast a place still belongs to the country, in kilometres.
  public static let offshoreLimit = 25.0

  /// What is known of a place. The longitude may be any finite number; the latitude must be a possible one.
  public func answer(at place: Coordinate) -> Answer {
    precondition(place.isValid, "A place has a latitude within ±90 and finite numbers.")
    let here = place.canonical
    let square = AtlasGrid.square(of: here)
    var question = Question(place: here, vector: UnitVector(here))
    question.face = atlas.political.face(atX: square.x, y: square.y)
    question.isLand = question.face != Layer.outside
    question.lake = lake(atX: square.x, y: square.y)
    var answer = Answer()
    if question.isLand || question.lake != nil {
      answer.nearestLandKilometres = 0
    } else {
      answer.nearestLandKilometres = snap(&question, &answer)
    }
    tellOwner(question, &answer)
    tellWater(question, atX: square.x, y: square.y, &answer)
    tellSettlement(question, &answer)
    return answer
  }
}

/// What has been found out about a place while its answer is being put together.
struct Question {
  let place: Coordinate
  let vector: UnitVector
  /// The political face whose the place is, or `Layer.outside`.
  var face = Layer.outside
  var isLand = false
  /// An index of the waters.
  var lake: Int?
  /// An index of the countries; nil where the place is nobody's.
  var country: Int?
}

extension ReverseGeocoder {
  private func lake(atX x: Int, y: Int) -> Int? {
    let owner = atlas.lakes.faces[atlas.lakes.face(atX: x, y: y)].owner
    return owner == AtlasFormat.none ? nil : Int(owner)
  }

  /// Finds the nearest coast; within the limit its country becomes the question's.
  private func snap(_ question: inout Question, _ answer: inout Answer) -> Double? {
    guard let hit = coast.nearest(to: question.vector) else { return nil }
    let kilometres = GreatCircle.kilometres(squaredChord: hit.squaredChord)
    if kilometres <= ReverseGeocoder.offshoreLimit {
      question.face = hit.face
      if country(ofFace: hit.face) != nil { answer.offshoreKilometres = kilometres }
    }
    return kilometres
  }

  private func country(ofFace face: Int) -> Int? {
    let owner = atlas.political.faces[face].owner
    guard owner != AtlasFormat.none else { return nil }
    let isNobodys = atlas.countryRecords[Int(owner)].flags & CountryRecord.belongsToNobody != 0
    return isNobodys ? nil : Int(owner)
  }

  private func tellOwner(_ question: Question, _ answer: inout Answer) {
    let face = atlas.political.faces[question.face]
    if let country = country(ofFace: question.face) {
      let record = atlas.countryRecords[country]
      answer.country = Answer.Country(code: String(code: record.code), name: atlas.strings[record.name])
    } else if face.owner != AtlasFormat.none {
      answer.region = atlas.strings[atlas.countryRecords[Int(face.owner)].name]
    }
    guard face.claim != AtlasFormat.none else { return }
    let claim = atlas.claims[Int(face.claim)]
    answer.claimants = (0..<Int(claim.count)).map {
      String(code: atlas.claimants[Int(claim.first) + $0])
    }
  }

  /// Names the water a place lies in: the lake, else at sea the sea; a gap between the named seas is part of
  /// the nearest of them.
  private func tellWater(_ question: Question, atX x: Int, y: Int, _ answer: inout Answer) {
    if let lake = question.lake {
      answer.water = water(lake)
    } else if !question.isLand {
      var face = atlas.seas.face(atX: x, y: y)
      if face == Layer.outside { face = seaEdges.nearest(to: question.vector)?.face ?? Layer.outside }
      let owner = atlas.seas.faces[face].owner
      answer.water = owner == AtlasFormat.none ? nil : water(Int(owner))
    }
  }

  private func water(_ index: Int) -> Answer.Water? {
    let record = atlas.waterRecords[index]
    guard record.name.length > 0 else { return nil }
    return Answer.Water(name: atlas.strings[record.name], kind: Answer.Water.Kind.stored[Int(record.kind)])
  }

  private func tellSettlement(_ question: Question, _ answer: inout Answer) {
    let country = country(ofFace: question.face)
    let finder = SettlementFinder(atlas, question.vector, country: country)
    if question.isLand, question.lake == nil { answer.locality = finder.locality }
    if let home = finder.nearestInCountry {
      let context = atlas.contexts[Int(atlas.places.contexts[home])]
      answer.timeZone = finder.timeZone(of: context)
      if answer.region == nil { answer.region = finder.region(of: context) }
    }
    if let town = finder.nearestTown {
      let vector = atlas.places.vector(town.place)
      answer.nearestTown = Answer.Town(
        name: atlas.places.name(town.place), position: vector.coordinate,
        population: atlas.places.population(town.place),
        kilometres: GreatCircle.kilometres(squaredChord: town.squaredChord),
        bearing: GreatCircle.bearing(from: question.place, to: vector))
    }
  }
}
