import Geometry
import Raster

/// What a line depends on.
struct LineKey: Hashable {
  var text: String
  var font: Font
  var tracking: Double
  var direction: TextDirection
}

/// What a typesetter guards: its faces and its caches.
struct TypesetterCore {
  /// What the advance of a run depends on, in em: no size, for advances scale.
  private struct AdvanceKey: Hashable {
    var text: String
    var face: Int
    var script: Script
    var isRightToLeft: Bool
  }

  /// Lines are told apart by identity: an entry keeps its line alive, so no other can take its address.
  private struct MaskKey: Hashable {
    var line: ObjectIdentifier
    var scale: Double
    var haloRadius: Double
  }

  var faces: FaceStore
  private var metrics: [Font: FontMetrics] = [:]
  private var lines = LeastRecentlyUsed<LineKey, TextLine>(limit: 4096)
  private var advances = LeastRecentlyUsed<AdvanceKey, Double>(limit: 8192)
  private var masks = LeastRecentlyUsed<MaskKey, (line: TextLine, masks: GlyphMasks)>(
    limit: 8 << 20)

  init(catalog: FontCatalog) throws(GlyphError) {
    faces = try FaceStore(catalog: catalog)
  }

  mutating func metrics(of font: Font) -> FontMetrics {
    if let known = metrics[font] { return known }
    let measuring = faces.measuring(faces.systemFace(for: font))
    let lines = measuring.lineMetrics
    let unit = font.size / Double(SizedFont.measuringSize)
    let made = FontMetrics(
      ascent: Double(lines.ascent) * unit, descent: Double(lines.descent) * unit,
      leading: Double(max(0, lines.lineSkip - lines.ascent - lines.descent)) * unit,
      capHeight: Double(measuring.top(of: "H")) * unit, xHeight: Double(measuring.top(of: "x")) * unit)
    metrics[font] = made
    return made
  }

  mutating func line(_ key: LineKey) -> TextLine {
    if let known = lines.value(for: key) { return known }
    let made = makeLine(key)
    lines.insert(made, for: key)
    return made
  }

  /// How wide a line would be; the line itself is not kept.
  mutating func width(_ key: LineKey) -> Double {
    lines.value(for: key)?.width ?? makeLine(key).width
  }

  mutating func masks(of line: TextLine, scale: Double, haloRadius: Double) -> GlyphMasks {
    let key = MaskKey(line: ObjectIdentifier(line), scale: scale, haloRadius: haloRadius)
    if let known = masks.value(for: key) { return known.masks }
    let ink = makeInk(of: line, scale: scale)
    let halo = haloRadius > 0 ? Halo.around(ink, radius: haloRadius * scale) : nil
    let made = GlyphMasks(ink: ink, halo: halo)
    masks.insert((line, made), for: key, weight: made.byteCount + 256)
    return made
  }

  private mutating func makeLine(_ key: LineKey) -> TextLine {
    let items = Itemizer(key.text, font: key.font, direction: key.direction, faces: &faces)
    var runs = Bidi.visualOrder(items.levels).map { items.runs[$0] }
    var x = 0.0
    for i in runs.indices {
      if i > 0 { x += key.tracking }
      runs[i].x = x
      runs[i].width = advance(of: runs[i].text, in: runs[i]) * key.font.size
      if runs[i].script.isSpaceable {
        runs[i].width += key.tracking * Double(runs[i].clusters.count - 1)
      }
      x += runs[i].width
    }
    return TextLine(
      text: key.text, font: key.font, tracking: key.tracking, isRightToLeft: items.startsRight,
      width: max(0, x), metrics: metrics(of: key.font), runs: runs)
  }

  /// The advance of a part of a run, in em.
  mutating func advance(of text: String, in run: TextRun) -> Double {
    guard !text.isEmpty else { return 0 }
    let key = AdvanceKey(
      text: text, face: run.face, script: run.script, isRightToLeft: run.isRightToLeft)
    if let known = advances.value(for: key) { return known }
    let columns = faces.measuring(run.face)
      .advance(of: text, script: run.script, isRightToLeft: run.isRightToLeft)
    let made = Double(columns) / Double(SizedFont.measuringSize)
    advances.insert(made, for: key)
    return made
  }

  private mutating func makeInk(of line: TextLine, scale: Double) -> PlacedMask {
    var canvas: CoverageCanvas?
    for piece in pieces(of: line, scale: scale) {
      guard let font = faces.sized(piece.run.face, pixelSize: line.font.size * scale) else { continue }
      _ = font.render(
        piece.text, script: piece.run.script, isRightToLeft: piece.run.isRightToLeft
      ) { image in
        let extent = CoverageCanvas.extent(of: image, origin: piece.origin)
        if canvas == nil { canvas = CoverageCanvas(bounds: extent) }
        canvas!.grow(to: extent)
        canvas!.add(image, origin: piece.origin)
      }
    }
    return canvas?.trimmed()
      ?? PlacedMask(mask: Mask(width: 0, height: 0, coverage: []), x: 0, y: 0)
  }

  /// What is rendered in one go: a run, or one cluster of it where letters are spaced.
  private struct Piece {
    var text: String
    var run: TextRun
    /// Where its pen starts, in quarter pixels from the line's left end.
    var origin: Int
  }

  private mutating func pieces(of line: TextLine, scale: Double) -> [Piece] {
    let columns = scale * Double(SizedFont.columnsPerPixel)
    var pieces: [Piece] = []
    for run in line.runs {
      guard line.tracking != 0, run.script.isSpaceable, run.clusters.count > 1 else {
        pieces.append(Piece(text: run.text, run: run, origin: Int((run.x * columns).rounded())))
        continue
      }
      var prefix = ""
      var count = 0.0
      for cluster in run.text {
        let start = advance(of: prefix, in: run) * line.font.size + count * line.tracking
        prefix.append(cluster)
        count += 1
        let end = advance(of: prefix, in: run) * line.font.size + (count - 1) * line.tracking
        let x = run.isRightToLeft ? run.width - end : start
        let origin = Int(((run.x + x) * columns).rounded())
        pieces.append(Piece(text: String(cluster), run: run, origin: origin))
      }
    }
    return pieces
  }
}
