import Geometry
import Glyphs

/// A name with the place it got.
nonisolated struct PlacedLabel {
  let label: MapLabel
  let look: LabelLook
  let line: TextLine
  /// From the label's position on the map to the left end of its baseline, in points.
  let offset: Point
  /// What it covers around its position, in points.
  let box: Rect
}

/// Gives names their places so that no two overlap: greedily, the most important first.
nonisolated enum LabelPlacement {
  /// How much free room is kept around each name, in points.
  static let clearance = 3.0
  static let dotRadius = 2.5

  /// Places `candidates` around `center` at `pointsPerUnit`. What is placed at a scale stays apart at every
  /// larger one, for positions only move away from each other.
  static func place(
    _ candidates: [LabelSource.Candidate], around center: Point, pointsPerUnit: Double, typesetter: Typesetter
  ) -> [PlacedLabel] {
    var placed: [PlacedLabel] = []
    var taken = BoxGrid()
    for candidate in candidates {
      let line = typesetter.line(
        candidate.label.text, font: candidate.look.font, tracking: candidate.look.tracking)
      var dx = candidate.label.position.x - center.x
      dx -= dx.rounded()
      let at = Point(dx * pointsPerUnit, (candidate.label.position.y - center.y) * pointsPerUnit)
      for offset in offsets(for: candidate.label, line: line) {
        let box = box(of: candidate.label, line: line, offset: offset)
        let world = box.offsetBy(at.x, at.y).insetBy(-clearance, -clearance)
        guard taken.insert(world) else { continue }
        placed.append(
          PlacedLabel(label: candidate.label, look: candidate.look, line: line, offset: offset, box: box))
        break
      }
    }
    return placed
  }

  /// Where the baseline may start, best place first: beside its dot right, left, above, below; or centred.
  private static func offsets(for label: MapLabel, line: TextLine) -> [Point] {
    let middle = (line.metrics.xHeight / 2).rounded()
    guard label.hasDot else { return [Point(-line.width / 2, line.metrics.capHeight / 2)] }
    let gap = dotRadius + 4
    return [
      Point(gap, middle), Point(-gap - line.width, middle), Point(-line.width / 2, -gap),
      Point(-line.width / 2, gap + line.metrics.capHeight),
    ]
  }

  private static func box(of label: MapLabel, line: TextLine, offset: Point) -> Rect {
    let text = Rect(
      offset.x, offset.y - line.metrics.capHeight, line.width, line.metrics.capHeight + line.descent * 0.6)
    guard label.hasDot else { return text }
    return text.union(Rect(-dotRadius, -dotRadius, 2 * dotRadius, 2 * dotRadius))
  }
}

/// Boxes that must not overlap, found by the cells they touch.
private nonisolated struct BoxGrid {
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  private static let cellSize = 128.0
  private var cells: [Cell: [Rect]] = [:]

  /// Takes the room if it is free.
  mutating func insert(_ box: Rect) -> Bool {
    let touched = cells(of: box)
    for cell in touched {
      for other in cells[cell] ?? [] where !box.intersection(other).isEmpty { return false }
    }
    for cell in touched { cells[cell, default: []].append(box) }
    return true
  }

  private func cells(of box: Rect) -> [Cell] {
    func index(_ v: Double) -> Int { Int((v / BoxGrid.cellSize).rounded(.down)) }
    return (index(box.x)...index(box.maxX)).flatMap { column in
      (index(box.y)...index(box.maxY)).map { Cell(column: column, row: $0) }
    }
  }
}
