extension ReverseGeocoder {
  /// How far from its true place, in kilometres, a border or coast of the source may run.
  private static let boundaryDoubt = 2.0
  /// How near, in kilometres, a settlement must be to tell more than a doubtful boundary.
  private static let settlementEvidence = 6.0
  /// How many times farther the nearest settlement of the boundary's own country must be.
  private static let evidenceRatio = 2.0

  /// The country a face belongs to in the de-jure view; nil where it is nobody's.
  func country(ofFace face: Int) -> Int? {
    let owner = atlas.political.faces[face].owner
    guard owner != AtlasFormat.none else { return nil }
    let isNobodys = atlas.countryRecords[Int(owner)].flags & CountryRecord.belongsToNobody != 0
    return isNobodys ? nil : Int(owner)
  }

  /// The country of the nearest settlement, where that is another than the boundaries tell, near, and no
  /// settlement of the boundaries' country is nearly as near.
  private func evidence(against country: Int?, _ question: Question) -> Int? {
    guard let country, let hit = question.nearestPlace else { return nil }
    let other = atlas.places.country(hit.place)
    let limit = GreatCircle.squaredChord(kilometres: ReverseGeocoder.settlementEvidence)
    guard other != country, hit.squaredChord < limit else { return nil }
    let ratio = ReverseGeocoder.evidenceRatio
    let rival = atlas.places.nearest(
      to: question.vector, .country(country), within: hit.squaredChord * ratio * ratio)
    return rival == nil ? other : nil
  }

  /// Where the nearest settlement is another country's and that country's border is so near that the line
  /// itself may be wrong, the settlement decides: a town lies on its own side of its river.
  func settleBorderDoubt(_ question: inout Question) {
    question.country = country(ofFace: question.face)
    guard let other = evidence(against: question.country, question) else { return }
    let limit = GreatCircle.squaredChord(kilometres: ReverseGeocoder.boundaryDoubt)
    let hit = borders.nearest(to: question.vector, within: limit) { country(ofFace: $0) == other }
    if let hit { question.take(hit.face, of: other) }
  }

  /// Finds the nearest coast; within the limit its country is the place's, unless the nearest settlement is
  /// of a country whose coast is as near as makes no difference.
  func snapToCoast(_ question: inout Question) {
    let limit = ReverseGeocoder.offshoreLimit
    if let nearest = coast.nearest(to: question.vector) {
      question.landKilometres = GreatCircle.kilometres(squaredChord: nearest.squaredChord)
      if question.landKilometres <= limit {
        question.take(nearest.face, of: country(ofFace: nearest.face))
        settleCoastDoubt(&question)
      }
    }
    snapToSettlement(&question)
  }

  private func settleCoastDoubt(_ question: inout Question) {
    guard let other = evidence(against: question.country, question) else { return }
    let limit = GreatCircle.squaredChord(
      kilometres: question.landKilometres + ReverseGeocoder.boundaryDoubt)
    let hit = coast.nearest(to: question.vector, within: limit) { country(ofFace: $0) == other }
    if let hit {
      question.take(hit.face, of: other)
      question.landKilometres = GreatCircle.kilometres(squaredChord: hit.squaredChord)
    }
  }

  /// A settlement is land, also where the source has no coast around it: many an atoll is known by its
  /// village alone.
  private func snapToSettlement(_ question: inout Question) {
    guard let hit = question.nearestPlace else { return }
    let kilometres = GreatCircle.kilometres(squaredChord: hit.squaredChord)
    guard kilometres < question.landKilometres else { return }
    question.landKilometres = kilometres
    let country = atlas.places.country(hit.place)
    if kilometres <= ReverseGeocoder.offshoreLimit, country != question.country {
      question.take(Layer.outside, of: country)
    }
  }

  func tellOwner(_ question: Question, _ answer: inout Answer) {
    let face = atlas.political.faces[question.face]
    answer.nearestLandKilometres = question.landKilometres.isFinite ? question.landKilometres : nil
    if let country = question.country {
      let record = atlas.countryRecords[country]
      answer.country = Answer.Country(code: String(code: record.code), name: atlas.strings[record.name])
      if !question.isLand { answer.offshoreKilometres = question.landKilometres }
    } else if face.owner != AtlasFormat.none {
      answer.region = atlas.strings[atlas.countryRecords[Int(face.owner)].name]
    }
    guard face.claim != AtlasFormat.none else { return }
    let claim = atlas.claims[Int(face.claim)]
    answer.claimants = (0..<Int(claim.count)).map {
      String(code: atlas.claimants[Int(claim.first) + $0])
    }
  }
}
