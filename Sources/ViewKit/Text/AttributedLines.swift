import Foundation
import Geometry
import Glyphs

/// Breaks pieces of several looks into lines and puts them in place on common baselines.
nonisolated struct AttributedLines {
  typealias Piece = AttributedText.Piece
  typealias Look = AttributedText.Look

  let style: TextStyle
  let paragraph: NSParagraphStyle?
  let width: Double

  func place(_ pieces: [Piece]) -> SetText {
    let all = lines(of: pieces)
    let shown = style.maximumLines == 0 ? all.count : min(style.maximumLines, all.count)
    var result = SetText()
    result.isTruncated = shown < all.count
    for (index, line) in all.prefix(shown).enumerated() {
      let isCut = result.isTruncated && index == shown - 1
      append(isCut ? shortened(line) : line, to: &result)
    }
    return result
  }

  private func font(_ look: Look) -> Font { look.font ?? style.font }

  private func line(_ text: String, _ look: Look) -> TextLine? {
    TextSystem.typesetter?.line(text, font: font(look), tracking: look.tracking ?? style.tracking)
  }

  private func measure(_ text: String, _ look: Look) -> Double { line(text, look)?.width ?? 0 }

  // MARK: Breaking

  /// As many pieces to a line as fit; the spaces at its end do not count.
  private func lines(of pieces: [Piece]) -> [[Piece]] {
    var lines: [[Piece]] = []
    var current: [Piece] = []
    var used = 0.0
    func finish() {
      lines.append(current)
      current = []
      used = 0
    }
    for piece in pieces {
      if !current.isEmpty, used + measure(piece.text.withoutTrailingSpaces, piece.look) > width { finish() }
      current.append(piece)
      used += measure(piece.text, piece.look)
      if piece.endsLine { finish() }
    }
    if !current.isEmpty { finish() }
    return lines
  }

  /// The line with an ellipsis at its end, cut so that it fits.
  private func shortened(_ line: [Piece]) -> [Piece] {
    var kept = line
    while let last = kept.popLast() {
      let before = kept.reduce(0) { $0 + measure($1.text, $1.look) }
      var text = last.text.withoutTrailingSpaces
      while !text.isEmpty, before + measure(text + "…", last.look) > width { text.removeLast() }
      if !text.isEmpty || kept.isEmpty { return kept + [Piece(text: text + "…", look: last.look)] }
    }
    return kept
  }

  // MARK: Placing

  private func append(_ pieces: [Piece], to result: inout SetText) {
    let merged = merged(pieces)
    let metrics = (merged.isEmpty ? [style.font] : merged.map { font($0.look) }).map(TextSystem.metrics(of:))
    let ascent = metrics.reduce(0) { max($0, $1.ascent) }
    let natural = metrics.reduce(0) { max($0, $1.lineHeight) }
    let height = paragraph?.lineHeight(natural: natural) ?? natural
    let top = result.size.height
    let set = merged.compactMap { piece in line(piece.text, piece.look).map { (piece.look, $0) } }
    let total = set.reduce(0) { $0 + $1.1.width }
    var x = start(of: total)
    for (look, line) in set {
      result.runs.append(
        SetText.Run(
          line: line, origin: Point(x, top + (height - natural) / 2 + ascent), color: look.color,
          background: look.background, lines: look.lines, frame: Rect(x, top, line.width, height)))
      x += line.width
    }
    result.size.width = max(result.size.width, total)
    result.size.height = top + height
  }

  private func start(of total: Double) -> Double {
    guard width.isFinite else { return 0 }
    switch style.alignment {
    case .left, .natural: return 0
    case .center: return (width - total) / 2
    case .right: return width - total
    }
  }

  /// Neighbours of one look as one piece, without the spaces at the line's end: fewer masks, and letters that
  /// stand as in one text.
  private func merged(_ pieces: [Piece]) -> [Piece] {
    var merged: [Piece] = []
    for piece in pieces where !piece.text.isEmpty {
      if let last = merged.last, last.look.isSame(as: piece.look) {
        merged[merged.count - 1].text += piece.text
      } else {
        merged.append(piece)
      }
    }
    if let last = merged.popLast() {
      merged.append(Piece(text: last.text.withoutTrailingSpaces, look: last.look))
    }
    return merged
  }
}

nonisolated extension String {
  fileprivate var withoutTrailingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
