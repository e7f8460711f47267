import AtlasCore

extension Crossing {
  /// What `tunnel locate` tells people: three paragraphs, ending with a line break.
  public nonisolated func report(units: Units = .metric) -> String {
    var lines = start.paragraph("Start", units: units) + [""]
    lines += target.paragraph("Exit", units: units) + [""]
    lines += Paragraph.lines("Tunnel", tunnelRows(units: units))
    return lines.map { $0 + "\n" }.joined()
  }

  private nonisolated func tunnelRows(units: Units) -> [Paragraph.Row] {
    let exit = plumb.exit.text(.decimalDegrees, digits: 4)
    var rows: [Paragraph.Row] = [
      .fact("Through the centre", units.distance(chordKilometres, digits: 2)),
      .fact("Over the surface", units.distance(surfaceKilometres, digits: 2) + ", by way of a pole"),
      .fact("Free fall", Wording.duration(seconds: fallSeconds) + " from end to end"),
      .fact("Plumb line", "out at \(exit), \(units.distance(plumb.missKilometres, digits: 1)) from the exit"),
    ]
    if let difference = clockDifference {
      let words = Wording.clockDifference(seconds: difference)
      rows.append(.fact("Clocks", difference == 0 ? "the same time at both ends" : "the exit is \(words)"))
    }
    return rows
  }
}

extension Crossing.End {
  nonisolated fileprivate func paragraph(_ heading: String, units: Units) -> [String] {
    var rows: [Paragraph.Row] = [
      .line(Wording.title(of: answer)),
      .line(place.text(.decimalDegrees) + "  ·  " + place.text(.degreesMinutesSeconds, digits: 2)),
    ]
    if let water = answer.water {
      let isNamed = answer.name == water.name
      rows.append(.fact("Water", isNamed ? water.kind.rawValue : Wording.water(water)))
    }
    if let claims = Wording.claims(answer) { rows.append(.fact("Disputed", claims)) }
    if let country = answer.country, let distance = answer.offshoreKilometres {
      rows.append(.fact("Off the coast", "\(units.nearby(distance)) off \(country.name)"))
    }
    if let town = answer.nearestTown {
      rows.append(.fact("Nearest town", Wording.town(town, units: units)))
    }
    if let land = answer.nearestLandKilometres, land > 0 {
      rows.append(.fact("Nearest land", units.nearby(land)))
    }
    let time = [clock.text, clock.zoneText].compactMap { $0 }.joined(separator: "  ·  ")
    rows.append(.fact("Local time", time))
    return Paragraph.lines(heading, rows)
  }
}

/// A heading in the margin, lines beside it, facts in two columns.
private nonisolated enum Paragraph {
  enum Row {
    case line(String)
    case fact(String, String)
  }

  static func lines(_ heading: String, _ rows: [Row]) -> [String] {
    rows.enumerated().map { index, row in
      padded(index == 0 ? heading : "", to: 8) + text(row)
    }
  }

  private static func text(_ row: Row) -> String {
    switch row {
    case .line(let text): text
    case .fact(let name, let text): padded(name, to: 20) + text
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
