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
  /// Kept for its memory.
  var canvas = CoverageCanvas()
  private var haloMaker = HaloMaker()
  private var metrics = LeastRecentlyUsed<Font, FontMetrics>(limit: 256)
  private var lines = LeastRecentlyUsed<LineKey, TextLine>(limit: 4096)
  private var advances = LeastRecentlyUsed<AdvanceKey, Double>(limit: 8192)
  private var masks: LeastRecentlyUsed<MaskKey, (line: TextLine, masks: GlyphMasks)>

  init(catalog: FontCatalog, cacheLimit: Int) throws(GlyphError) {
    faces = try FaceStore(catalog: catalog)
    masks = LeastRecentlyUsed(limit: cacheLimit)
  }

  var cachedBytes: Int { masks.weight }

  mutating func removeCached() {
    lines.removeAll()
    advances.removeAll()
    masks.removeAll()
  }

  mutating func metrics(of font: Font) -> FontMetrics {
    if let known = metrics.value(for: font) { return known }
    // In two steps: a face that is opened on the way must be seen by the subscript.
    let face = faces.systemFace(for: font)
    let measuring = faces[face].measuring
    let lines = measuring.lineMetrics
    let unit = font.size / Double(SizedFont.measuringSize)
    let made = FontMetrics(
      ascent: Double(lines.ascent) * unit, descent: Double(lines.descent) * unit,
      leading: Double(max(0, lines.lineSkip - lines.ascent - lines.descent)) * unit,
      capHeight: Double(measuring.top(of: "H")) * unit, xHeight: Double(measuring.top(of: "x")) * unit)
    metrics.insert(made, for: font)
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
    let ink = drawInk(of: line, scale: scale)
    let halo = haloRadius > 0 ? haloMaker.halo(around: ink, radius: haloRadius * scale) : nil
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

  /// The advance of a run or its beginning, in em.
  mutating func advance(of text: String, in run: TextRun) -> Double {
    run.isPlain ? plainAdvance(of: text, in: run) : shapedAdvance(of: text, in: run)
  }

  private func plainAdvance(of text: String, in run: TextRun) -> Double {
    let face = faces[run.face]
    var sum: Float = 0
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let last { sum += face.advance(last, before: scalar) }
      last = scalar
    }
    if let last { sum += face.advance(last, before: nil) }
    return Double(sum)
  }

  private mutating func shapedAdvance(of text: String, in run: TextRun) -> Double {
    guard !text.isEmpty else { return 0 }
    let key = AdvanceKey(
      text: text, face: run.face, script: run.script, isRightToLeft: run.isRightToLeft)
    if let known = advances.value(for: key) { return known }
    let columns = faces[run.face].measuring
      .advance(of: text, script: run.script, isRightToLeft: run.isRightToLeft)
    let made = Double(columns) / Double(SizedFont.measuringSize)
    advances.insert(made, for: key)
    return made
  }
}
