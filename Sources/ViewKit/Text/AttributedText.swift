import Foundation
import Geometry
import Glyphs

/// Text whose runs differ in font, colour or spacing, taken from an attributed string as it was at that moment.
///
/// Lines break at spaces and line breaks; text of one look goes to the typesetter, which knows more.
nonisolated struct AttributedText {
  /// What a run's attributes say; nil leaves it to whoever sets the text.
  struct Look {
    var font: Font?
    var tracking: Double?
    var color: UIColor?
    var background: UIColor?
    var lines = SetText.Lines()
  }

  /// A piece that is not broken: a word, with the spaces after it.
  struct Piece {
    var text: String
    var look: Look
    var endsLine = false
  }

  private var runs: [(text: String, look: Look)] = []
  private var paragraph: NSParagraphStyle?

  init(_ source: NSAttributedString) {
    let string = source.string as NSString
    let whole = NSRange(location: 0, length: source.length)
    var runs: [(text: String, look: Look)] = []
    var paragraph: NSParagraphStyle?
    // Neighbours that look the same may come apart: joining them would mean comparing dictionaries of objects
    // that are not Foundation's, which its Linux version does not survive.
    source.enumerateAttributes(in: whole, options: .longestEffectiveRangeNotRequired) { values, range, _ in
      runs.append((string.substring(with: range), Look(values)))
      if paragraph == nil { paragraph = values[.paragraphStyle] as? NSParagraphStyle }
    }
    self.runs = runs
    self.paragraph = paragraph
  }

  /// In place within `width`; `style` says what the attributes leave open.
  func set(_ style: TextStyle, width: Double) -> SetText {
    var style = style
    if let paragraph { style.alignment = paragraph.alignment.glyphs }
    switch runs.count {
    case 0: return SetText()
    case 1: return setUniform(runs[0].text, runs[0].look, style, width: width)
    default: return AttributedLines(style: style, paragraph: paragraph, width: width).place(pieces)
    }
  }

  private func setUniform(_ text: String, _ look: Look, _ given: TextStyle, width: Double) -> SetText {
    var style = given
    style.font = look.font ?? style.font
    style.tracking = look.tracking ?? style.tracking
    style.lineHeight = paragraph?.lineHeight(natural: TextSystem.metrics(of: style.font).lineHeight)
    var set = SetText(text, style: style, width: width)
    for index in set.runs.indices {
      set.runs[index].color = look.color
      set.runs[index].background = look.background
      set.runs[index].lines = look.lines
    }
    return set
  }

  private var pieces: [Piece] {
    var pieces: [Piece] = []
    for (text, look) in runs {
      var word = ""
      for character in text {
        if character.isNewline {
          pieces.append(Piece(text: word, look: look, endsLine: true))
          word = ""
          continue
        }
        if word.last == " ", character != " " {
          pieces.append(Piece(text: word, look: look))
          word = ""
        }
        word.append(character)
      }
      if !word.isEmpty { pieces.append(Piece(text: word, look: look)) }
    }
    return pieces
  }
}

nonisolated extension AttributedText.Look {
  fileprivate init(_ values: [NSAttributedString.Key: Any]) {
    font = (values[.font] as? UIFont)?.font
    color = values[.foregroundColor] as? UIColor
    background = values[.backgroundColor] as? UIColor
    tracking = (values[.kern] as? NSNumber)?.doubleValue ?? values[.kern] as? Double
    func isSet(_ key: NSAttributedString.Key) -> Bool {
      let style = (values[key] as? NSNumber)?.intValue ?? values[key] as? Int
      return (style ?? (values[key] as? NSUnderlineStyle)?.rawValue ?? 0) != 0
    }
    if isSet(.underlineStyle) { lines.insert(.under) }
    if isSet(.strikethroughStyle) { lines.insert(.through) }
  }

  /// Whether letters of both can stand in one line of the typesetter's.
  func isSame(as other: Self) -> Bool {
    font == other.font && tracking == other.tracking && color == other.color && background == other.background
      && lines == other.lines
  }
}
