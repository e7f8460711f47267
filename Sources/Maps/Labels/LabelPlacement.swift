import Geometry
import Glyphs

/// A name with the place it got.
nonisolated struct PlacedLabel {
  let label: MapLabel
  let look: LabelLook
  /// Its lines, each with the way from the label's position on the map to the left end of its baseline, in points.
  let lines: [Line]
  /// What it covers around its position, in points.
  let box: Rect

  struct Line {
    let text: TextLine
    let offset: Point
  }
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
      let block = TextBlock(candidate, typesetter)
      var dx = candidate.label.position.x - center.x
      dx -= dx.rounded()
      let at = Point(dx * pointsPerUnit, (candidate.label.position.y - center.y) * pointsPerUnit)
      for corner in corners(for: candidate.label, block) {
        let box = box(of: candidate.label, block, corner)
        let world = box.offsetBy(at.x, at.y).insetBy(-clearance, -clearance)
        guard taken.insert(world) else { continue }
        placed.append(
          PlacedLabel(label: candidate.label, look: candidate.look, lines: block.lines(at: corner), box: box))
        break
      }
    }
    return placed
  }

  /// Where the block's upper left corner may be, best place first: beside its dot right, left, above, below; or
  /// centred, a country's a little higher or lower where that is taken.
  private static func corners(for label: MapLabel, _ block: TextBlock) -> [Point] {
    let (width, height) = (block.size.width, block.size.height)
    guard label.hasDot else {
      let step = block.capHeight + 10
      let shifts = label.kind == .country ? [0, -step, step, -2 * step, 2 * step] : [0]
      return shifts.map { Point(-width / 2, -height / 2 + $0) }
    }
    let gap = dotRadius + 4
    let beside = -(block.capHeight / 2).rounded() - 0.5
    return [
      Point(gap, beside), Point(-gap - width, beside), Point(-width / 2, -gap - block.capHeight),
      Point(-width / 2, gap),
    ]
  }

  private static func box(of label: MapLabel, _ block: TextBlock, _ corner: Point) -> Rect {
    let text = Rect(corner.x, corner.y, block.size.width, block.size.height + block.descent * 0.6)
    guard label.hasDot else { return text }
    return text.union(Rect(-dotRadius, -dotRadius, 2 * dotRadius, 2 * dotRadius))
  }
}

/// A name set in one line, or in two or three of nearly the same length where it is long; each line is centred.
private nonisolated struct TextBlock {
  private static let longest = 13
  private let texts: [TextLine]
  private let leading: Double
  let capHeight: Double
  let descent: Double
  /// From the first line's capitals to the last one's baseline.
  let size: Size

  init(_ candidate: LabelSource.Candidate, _ typesetter: Typesetter) {
    let look = candidate.look
    let texts = TextBlock.broken(candidate.label).map {
      typesetter.line($0, font: look.font, tracking: look.tracking)
    }
    self.texts = texts
    let metrics = typesetter.metrics(of: look.font)
    leading = (look.font.size * 1.25).rounded()
    capHeight = metrics.capHeight
    descent = metrics.descent
    size = Size(
      texts.map(\.width).max() ?? 0, metrics.capHeight + leading * Double(texts.count - 1))
  }

  func lines(at corner: Point) -> [PlacedLabel.Line] {
    texts.enumerated().map { i, text in
      PlacedLabel.Line(
        text: text,
        offset: Point(
          corner.x + (size.width - text.width) / 2, corner.y + capHeight + leading * Double(i)))
    }
  }

  /// The name in its lines: towns keep one.
  private static func broken(_ label: MapLabel) -> [String] {
    let words = label.text.split(separator: " ").map(String.init)
    guard !label.hasDot, label.text.count > longest, words.count > 1 else { return [label.text] }
    let count = min(words.count, label.text.count > 2 * longest ? 3 : 2)
    let share = Double(label.text.count) / Double(count)
    var lines = [""]
    for word in words {
      let grown = lines[lines.count - 1].isEmpty ? word : lines[lines.count - 1] + " " + word
      let isFull = Double(grown.count) > share + 2 && !lines[lines.count - 1].isEmpty
      if isFull, lines.count < count { lines.append(word) } else { lines[lines.count - 1] = grown }
    }
    return lines
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
