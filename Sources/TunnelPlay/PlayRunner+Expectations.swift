import AtlasCore
import Geometry
import HeadlessHost
import Maps
import TunnelKit
import ViewKit

extension PlayRunner {
  func check(_ expectation: PlayCommand.Expectation) throws {
    switch expectation {
    case .figure(let figure, let place, let within):
      try compare(figure == .digger ? app.digger : app.exit, place, within, "the \(figure.rawValue)")
    case .view(let side, let place, let within):
      let end: TunnelEnd = side == .start ? .start : .exit
      try compare(app.map(end).mapView.centerCoordinate.atlas, place, within, "the \(side.rawValue)'s view")
    case .showing(let face):
      guard app.shownFace?.rawValue == face.rawValue else {
        throw failure(
          "\(face.rawValue) should be showing, but \(app.shownFace?.rawValue ?? "a turn between the two") is")
      }
    case .text(let text):
      let texts = ViewSearch.texts(in: stage.window)
      guard texts.contains(where: { $0.contains(text) }) else {
        throw failure(
          "no label says \u{201C}\(text)\u{201D}; there are: \(texts.sorted().joined(separator: " | "))")
      }
    case .noText(let text): try ruleOut(text)
    case .focus(let id):
      let focused = stage.window.stage?.focusedView?.accessibilityIdentifier
      guard focused == id else { throw failure("the focus is on \(focused ?? "nothing"), not on \(id)") }
    case .idle:
      guard stage.isIdle else { throw failure("something moves or waits to be drawn") }
    }
  }

  private func compare(_ found: Coordinate, _ wanted: Coordinate, _ within: Double, _ what: String) throws {
    let off = Sphere.angle(from: found, to: wanted)
    guard off <= within else {
      throw failure(
        "\(what) is at \(found.latitude) \(found.longitude), \(off)° from \(wanted.latitude) \(wanted.longitude)"
      )
    }
  }

  private func ruleOut(_ text: String) throws {
    if let found = ViewSearch.texts(in: stage.window).first(where: { $0.contains(text) }) {
      throw failure("a label says \u{201C}\(found)\u{201D}")
    }
  }

  // MARK: Laws

  func checkLaws() throws {
    for law in laws {
      switch law {
      case .antipodal(let within):
        try compare(app.exit, app.digger.antipode, within, "the exit")
        try compareCentres(within)
      case .labelsApart: if stage.isIdle { try checkLabels() }
      case .noText(let text): try ruleOut(text)
      case .tip(let pixels): try checkTips(pixels)
      }
    }
  }

  /// The maps' centres, which the flat map's edge holds off the poles on both sides alike.
  private func compareCentres(_ within: Double) throws {
    let centre = app.startMap.mapView.centerCoordinate.atlas
    try compare(app.exitMap.mapView.centerCoordinate.atlas, centre.antipode, within, "the exit's view")
  }

  private func checkLabels() throws {
    for end in TunnelEnd.allCases {
      let labels = app.map(end).mapView.visibleLabels
      for (i, a) in labels.enumerated() {
        for b in labels[(i + 1)...] where !a.frame.geometry.intersection(b.frame.geometry).isEmpty {
          throw failure("the labels \u{201C}\(a.text)\u{201D} and \u{201C}\(b.text)\u{201D} overlap")
        }
      }
    }
  }

  private func checkTips(_ pixels: Double) throws {
    for end in TunnelEnd.allCases {
      let controller = app.map(end)
      guard let figure = controller.figure, figure.window != nil else { continue }
      let place = controller.currentLocation.coordinate
      guard abs(place.latitude) < Mercator.latitudeLimit else { continue }
      let wanted = controller.mapView.convert(place, toPointTo: nil)
      let off = (figure.tip.geometry - wanted.geometry).length * Double(stage.scale)
      guard off <= pixels else { throw failure("the \(end)'s tip is \(off) pixels off its place") }
    }
  }

  // MARK: For people

  func printout(_ what: PlayCommand.Printout) -> String {
    switch what {
    case .tree: return ViewSearch.tree(stage.window)
    case .focus:
      return
        (stage.window.stage?.focusedView.map { $0.accessibilityIdentifier ?? "\(type(of: $0))" } ?? "none")
        + "\n"
    case .stats: return statistics.report
    }
  }
}
