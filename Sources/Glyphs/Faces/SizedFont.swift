import CSDL2TTF

/// One face opened at one pixel size: the only place that calls the font library's text functions.
///
/// The library gives whole pixels where we want fractions, and says neither where a rendered run's origin
/// is nor how far the pen went. Three habits get both out of it:
///
/// - **Columns are a quarter of a pixel wide** (`columnsPerPixel`): the horizontal resolution is four times
///   the vertical one, so glyphs are placed to a quarter of a pixel and adding four columns gives exact
///   coverage. Vertical light hinting stays: baselines and x-heights are crisp, widths are never bent.
/// - **Runs are padded with an em space at both ends**: no glyph reaches left of the first, so the origin
///   lies exactly one em space in; none reaches beyond the second, so the run's width is the pen's travel.
/// - **Advances are measured at 4096 pixels an em**, without hinting: they scale exactly, and a text is
///   equally wide at every scale of the screen.
///
/// Not for several threads at once; the library's own lock is taken inside.
final class SizedFont {
  static let columnsPerPixel = 4
  static let measuringSize = 4096

  private let handle: OpaquePointer
  private let padColumns: Int
  private let ascentRows: Int
  private let heightRows: Int
  private var script: Script?
  private var isRightToLeft: Bool?

  /// For rendering. The library takes whole points at whole dots an inch; one point at `72 × pixelSize`
  /// dots gives the size to the nearest 1/72 pixel.
  convenience init(_ file: FontCatalog.Candidate, pixelSize: Double) throws(GlyphError) {
    let dots = UInt32(max(72, (pixelSize * 72).rounded()))
    try self.init(
      file, horizontalDots: dots * UInt32(SizedFont.columnsPerPixel), verticalDots: dots,
      hinting: TTF_HINTING_LIGHT)
  }

  /// For measuring: 4096 pixels an em, not hinted.
  convenience init(measuring file: FontCatalog.Candidate) throws(GlyphError) {
    let dots = UInt32(72 * SizedFont.measuringSize)
    try self.init(file, horizontalDots: dots, verticalDots: dots, hinting: TTF_HINTING_NONE)
  }

  private init(
    _ file: FontCatalog.Candidate, horizontalDots: UInt32, verticalDots: UInt32, hinting: Int32
  ) throws(GlyphError) {
    try FontLibrary.start()
    let opened: (handle: OpaquePointer, pad: Int, ascent: Int, height: Int)? = FontLibrary.exclusively {
      guard
        let font = TTF_OpenFontIndexDPI(file.path, 1, file.index, horizontalDots, verticalDots)
      else { return nil }
      TTF_SetFontHinting(font, hinting)
      var pad: Int32 = 0
      TTF_SizeUTF8(font, SizedFont.pad, &pad, nil)
      return (font, Int(pad), Int(TTF_FontAscent(font)), Int(TTF_FontHeight(font)))
    }
    guard let opened else {
      throw .unreadableFont(path: file.path, reason: FontLibrary.lastError)
    }
    handle = opened.handle
    padColumns = opened.pad
    ascentRows = opened.ascent
    heightRows = opened.height
  }

  deinit {
    FontLibrary.exclusively { TTF_CloseFont(handle) }
  }

  private static let pad = "\u{2003}"

  /// Whether the face has a glyph for the scalar.
  func provides(_ scalar: Unicode.Scalar) -> Bool {
    FontLibrary.exclusively { TTF_GlyphIsProvided32(handle, scalar.value) != 0 }
  }

  /// Ascent, descent and the distance of two baselines, in pixels, rounded up.
  var lineMetrics: (ascent: Int, descent: Int, lineSkip: Int) {
    FontLibrary.exclusively {
      (
        Int(TTF_FontAscent(handle)), -Int(TTF_FontDescent(handle)), Int(TTF_FontLineSkip(handle))
      )
    }
  }

  /// How far above the baseline the scalar's glyph reaches, in pixels.
  func top(of scalar: Unicode.Scalar) -> Int {
    FontLibrary.exclusively {
      var top: Int32 = 0
      TTF_GlyphMetrics32(handle, scalar.value, nil, nil, nil, &top, nil)
      return Int(top)
    }
  }

  /// How far the pen travels over the run, in this font's columns.
  func advance(of run: String, script: Script, isRightToLeft: Bool) -> Int {
    FontLibrary.exclusively {
      prepare(script, isRightToLeft)
      var width: Int32 = 0
      TTF_SizeUTF8(handle, SizedFont.pad + run + SizedFont.pad, &width, nil)
      return max(0, Int(width) - 2 * padColumns)
    }
  }

  /// Renders the run and lends the image to `body`; nil when the library fails (out of memory).
  func render<R>(_ run: String, script: Script, isRightToLeft: Bool, _ body: (RunImage) -> R) -> R? {
    FontLibrary.exclusively {
      prepare(script, isRightToLeft)
      let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
      let black = SDL_Color(r: 0, g: 0, b: 0, a: 255)
      // A shaded surface's palette index is the coverage itself, whatever the colours.
      guard
        let surface = TTF_RenderUTF8_Shaded(
          handle, SizedFont.pad + run + SizedFont.pad, white, black)
      else { return nil }
      defer { SDL_FreeSurface(surface) }
      guard let pixels = surface.pointee.pixels else { return nil }
      let columns = UnsafePointer(pixels.assumingMemoryBound(to: UInt8.self))
      let pitch = Int(surface.pointee.pitch)
      let width = Int(surface.pointee.w)
      let height = Int(surface.pointee.h)
      return body(
        RunImage(
          columns: columns, pitch: pitch, width: width, height: height, originColumn: padColumns,
          baselineRow: ascentRows + rowsAdded(above: columns, pitch, width, height)))
    }
  }

  private func prepare(_ script: Script, _ isRightToLeft: Bool) {
    if self.script != script {
      TTF_SetFontScriptName(handle, script.tag)
      self.script = script
    }
    if self.isRightToLeft != isRightToLeft {
      TTF_SetFontDirection(handle, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
      self.isRightToLeft = isRightToLeft
    }
  }

  /// The library makes the image taller where a glyph leaves the face's ascent or descent, and keeps to
  /// itself at which end. The glyph that made it taller touches that end, so an end without ink did not
  /// grow; where both have ink, the upper one takes what was added.
  private func rowsAdded(above columns: UnsafePointer<UInt8>, _ pitch: Int, _ width: Int, _ height: Int)
    -> Int
  {
    guard height > heightRows else { return 0 }
    let topRow = UnsafeBufferPointer(start: columns, count: width)
    return topRow.contains { $0 != 0 } ? height - heightRows : 0
  }
}
