extension ReverseGeocoder {
  /// How far off the drawn coast, in kilometres, a settlement's name still stands for the place: quays and
  /// harbours, and cities whose coast the source draws short.
  private static let harbourLimit = 1.5

  /// Names the water a place lies in: the lake, else at sea the sea; a gap between the named seas is part of
  /// the nearest of them.
  func tellWater(_ question: Question, _ answer: inout Answer) {
    if let lake = question.lake {
      answer.water = water(lake)
    } else if !question.isLand {
      var face = atlas.seas.face(atX: question.square.x, y: question.square.y)
      if face == Layer.outside { face = seaEdges.nearest(to: question.vector)?.face ?? Layer.outside }
      let owner = atlas.seas.faces[face].owner
      answer.water = owner == AtlasFormat.none ? nil : water(Int(owner))
    }
  }

  private func water(_ index: Int) -> Answer.Water {
    let record = atlas.waterRecords[index]
    return Answer.Water(name: atlas.strings[record.name], kind: Answer.Water.Kind.stored[Int(record.kind)])
  }

  /// Tells the settlement a place is in, the region and clock of the nearest of its country, and the nearest
  /// town whatever its country.
  func tellSettlement(_ question: Question, _ answer: inout Answer) {
    if let country = question.country {
      if question.lake == nil, question.landKilometres <= ReverseGeocoder.harbourLimit {
        answer.locality = SettlementFinder.locality(at: question.vector, country: country, in: atlas.places)
      }
      if let home = nearestPlace(in: country, question) {
        let context = atlas.places.context(home)
        answer.timeZone = text(context.timeZone)
        answer.region = text(context.region)
      }
    }
    answer.nearestTown = nearestTown(question)
  }

  private func nearestPlace(in country: Int, _ question: Question) -> Int? {
    if let nearest = question.nearestPlace?.place, atlas.places.country(nearest) == country { return nearest }
    guard atlas.countryRecords[country].placeCount > 0 else { return nil }
    return atlas.places.nearest(to: question.vector, .country(country))?.place
  }

  private func nearestTown(_ question: Question) -> Answer.Town? {
    guard let nearest = question.nearestPlace else { return nil }
    let isTown = atlas.places.marks[nearest.place] & PlaceMark.quarter == 0
    guard let town = isTown ? nearest : atlas.places.nearest(to: question.vector, .towns) else { return nil }
    let vector = atlas.places.vector(town.place)
    return Answer.Town(
      name: atlas.places.name(town.place), position: vector.coordinate,
      population: atlas.places.population(town.place),
      kilometres: GreatCircle.kilometres(squaredChord: town.squaredChord),
      bearing: GreatCircle.bearing(from: question.place, to: vector))
  }

  private func text(_ reference: StringReference) -> String? {
    reference.length == 0 ? nil : atlas.strings[reference]
  }
}
