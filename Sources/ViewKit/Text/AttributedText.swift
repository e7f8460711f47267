import Foundation
import Geometry
import Glyphs

/// Sets text whose runs differ in font, colour or spacing.
///
/// Lines break at spaces and line breaks; text of one font alone goes to the typesetter, which knows more.
nonisolated struct AttributedText {
  private struct Look {
    var font: Font
    var tracking: Double
    var color: UIColor?
    var background: UIColor?
  }

  /// A piece that is not broken: a word, with the spaces after it.
  private struct Piece {
    var text: String
    var look: Look
    var endsLine: Bool
  }

  private let style: TextStyle
  private let paragraph: NSParagraphStyle?
  private let source: NSAttributedString

  /// `style` says what the attributes leave open.
  init(_ source: NSAttributedString, style: TextStyle) {
    self.source = source
    var style = style
    let whole = NSRange(location: 0, length: source.length)
    var found: NSParagraphStyle?
    source.enumerateAttribute(.paragraphStyle, in: whole) { value, _, stop in
      found = value as? NSParagraphStyle
      if found != nil { stop.pointee = true }
    }
    paragraph = found
    if let found { style.alignment = found.alignment.glyphs }
    self.style = style
  }

  func set(width: Double) -> SetText {
    let looks = self.looks
    if looks.count == 1 { return setUniform(looks[0].look, width: width) }
    return place(lines(of: looks, width: width), width: width)
  }

  // MARK: One look

  private func setUniform(_ look: Look, width: Double) -> SetText {
    var style = style
    style.font = look.font
    style.tracking = look.tracking
    style.lineHeight = paragraph?.lineHeight(natural: TextSystem.metrics(of: look.font).lineHeight)
    var text = SetText(source.string, style: style, width: width)
    for index in text.runs.indices {
      text.runs[index].color = look.color
      text.runs[index].background = look.background
    }
    return text
  }

  // MARK: Several looks

  private var looks: [(text: String, look: Look)] {
    var looks: [(text: String, look: Look)] = []
    let string = source.string as NSString
    source.enumerateAttributes(in: NSRange(location: 0, length: source.length)) { attributes, range, _ in
      let look = Look(
        font: (attributes[.font] as? UIFont)?.font ?? style.font,
        tracking: (attributes[.kern] as? NSNumber)?.doubleValue ?? (attributes[.kern] as? Double)
          ?? style.tracking,
        color: attributes[.foregroundColor] as? UIColor, background: attributes[.backgroundColor] as? UIColor)
      looks.append((string.substring(with: range), look))
    }
    return looks
  }

  private func pieces(of looks: [(text: String, look: Look)]) -> [Piece] {
    var pieces: [Piece] = []
    for (text, look) in looks {
      var word = ""
      func flush(endsLine: Bool) {
        guard !word.isEmpty || endsLine else { return }
        pieces.append(Piece(text: word, look: look, endsLine: endsLine))
        word = ""
      }
      for character in text {
        if character.isNewline {
          flush(endsLine: true)
        } else {
          if let last = word.last, last == " ", character != " " { flush(endsLine: false) }
          word.append(character)
        }
      }
      flush(endsLine: false)
    }
    return pieces
  }

  private func lines(of looks: [(text: String, look: Look)], width: Double) -> [[Piece]] {
    var lines: [[Piece]] = [[]]
    var used = 0.0
    for piece in pieces(of: looks) {
      let bare = measure(piece.text.trimmingSpaces, piece.look)
      if used + bare > width, !lines[lines.count - 1].isEmpty {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(piece)
      used += measure(piece.text, piece.look)
      if piece.endsLine {
        lines.append([])
        used = 0
      }
    }
    if lines.count > 1, lines[lines.count - 1].isEmpty { lines.removeLast() }
    return lines
  }

  private func measure(_ text: String, _ look: Look) -> Double {
    TextSystem.typesetter?.line(text, font: look.font, tracking: look.tracking).width ?? 0
  }

  private func place(_ allLines: [[Piece]], width: Double) -> SetText {
    guard let typesetter = TextSystem.typesetter else { return SetText() }
    var result = SetText()
    let limit = style.maximumLines == 0 ? allLines.count : min(style.maximumLines, allLines.count)
    result.isTruncated = limit < allLines.count
    var top = 0.0
    for (index, pieces) in allLines.prefix(limit).enumerated() {
      let cut =
        index == limit - 1 && result.isTruncated ? pieces.isEmpty ? [] : shortened(pieces, to: width) : pieces
      let set = merged(cut).map {
        ($0, typesetter.line($0.text, font: $0.look.font, tracking: $0.look.tracking))
      }
      let metrics = set.map { TextSystem.metrics(of: $0.0.look.font) }
      let ascent = metrics.map(\.ascent).max() ?? TextSystem.metrics(of: style.font).ascent
      let natural = metrics.map(\.lineHeight).max() ?? TextSystem.metrics(of: style.font).lineHeight
      let height = paragraph?.lineHeight(natural: natural) ?? natural
      let total = set.reduce(0) { $0 + $1.1.width }
      var x = start(of: total, in: width)
      for (piece, line) in set {
        result.runs.append(
          SetText.Run(
            line: line, origin: Point(x, top + (height - natural) / 2 + ascent), color: piece.look.color,
            background: piece.look.background, frame: Rect(x, top, line.width, height)))
        x += line.width
      }
      result.size.width = max(result.size.width, total)
      top += height
    }
    result.size.height = top
    return result
  }

  private func start(of total: Double, in width: Double) -> Double {
    guard width.isFinite else { return 0 }
    switch style.alignment {
    case .left, .natural: return 0
    case .center: return (width - total) / 2
    case .right: return width - total
    }
  }

  /// The line's pieces with an ellipsis at the end, cut so that they fit.
  private func shortened(_ pieces: [Piece], to width: Double) -> [Piece] {
    var pieces = pieces
    while let last = pieces.last {
      let before = pieces.dropLast().reduce(0) { $0 + measure($1.text, $1.look) }
      var text = last.text.trimmingSpaces
      while !text.isEmpty, before + measure(text + "…", last.look) > width { text.removeLast() }
      if !text.isEmpty || pieces.count == 1 {
        pieces[pieces.count - 1].text = text + "…"
        return pieces
      }
      pieces.removeLast()
    }
    return pieces
  }

  /// Neighbours of one look as one piece, without the spaces at the line's end: fewer masks, and letters that
  /// stand as in one text.
  private func merged(_ pieces: [Piece]) -> [Piece] {
    var merged: [Piece] = []
    for piece in pieces {
      if let last = merged.last, last.look.font == piece.look.font, last.look.tracking == piece.look.tracking,
        last.look.color == piece.look.color, last.look.background == piece.look.background
      {
        merged[merged.count - 1].text += piece.text
      } else {
        merged.append(piece)
      }
    }
    if let last = merged.last { merged[merged.count - 1].text = last.text.trimmingSpaces }
    return merged
  }
}

nonisolated extension String {
  /// Without the spaces at its end.
  var trimmingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
