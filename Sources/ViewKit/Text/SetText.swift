import Foundation
import Geometry
import Glyphs
import Raster

/// Text in place: measured runs, each in one font and colour, in points from the top left of the box.
nonisolated struct SetText {
  /// Lines drawn along a run.
  struct Lines: OptionSet {
    let rawValue: Int
    static let under = Lines(rawValue: 1)
    static let through = Lines(rawValue: 2)
  }

  struct Run {
    let line: TextLine
    /// The left end of the baseline.
    var origin: Point
    /// Nil for the colour of whoever draws.
    var color: UIColor?
    var background: UIColor?
    var lines = Lines()
    /// The run's advance by its line's height.
    var frame: Rect
  }

  var runs: [Run] = []
  /// The widest line by all lines' height.
  var size = Size.zero
  var isTruncated = false

  /// Nothing.
  init() {}

  /// Sets a text of one font; `.infinity` for as wide as it takes.
  init(_ text: String, style: TextStyle, width: Double) {
    guard let typesetter = TextSystem.typesetter, !text.isEmpty else { return }
    let layout = typesetter.layout(text, style: style, width: width)
    runs = layout.lines.map { Run(line: $0.line, origin: $0.origin, frame: $0.frame) }
    size = layout.size
    isTruncated = layout.isTruncated
  }
}

extension SetText {
  /// Draws with the box's top left corner at `corner`, in the context's points.
  func draw(in context: CGContext, at corner: Point, color: Color) {
    for run in runs {
      guard let background = run.background else { continue }
      context.saveGState()
      context.setFillColor(background.cgColor)
      context.fill(CGRect(run.frame.offsetBy(corner.x, corner.y)))
      context.restoreGState()
    }
    for run in runs {
      let color = run.color?.color ?? color
      context.draw(run.line, at: run.origin + corner, color: color)
      if !run.lines.isEmpty { draw(run.lines, along: run, at: corner, in: context, color: color) }
    }
  }

  /// Under the baseline or through the small letters, as thick as a twentieth of the line.
  private func draw(_ lines: Lines, along run: Run, at corner: Point, in context: CGContext, color: Color) {
    let thickness = max(1, run.frame.height / 20)
    context.saveGState()
    context.setFillColor(CGColor(color))
    for (line, drop) in [(Lines.under, 2 * thickness), (.through, -run.frame.height / 5)]
    where lines.contains(line) {
      let place = run.origin + corner
      // On whole points, or it would be two grey lines as often as a black one.
      let y = (place.y + drop).rounded()
      context.fill(CGRect(x: place.x, y: y, width: run.frame.width, height: thickness.rounded()))
    }
    context.restoreGState()
  }
}
