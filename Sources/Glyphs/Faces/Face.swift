/// One font file in use, at no particular size: which characters it has and how wide they are.
///
/// Plain letters are measured once and pairs of them once; the width of a text is their sum, with no
/// shaping. Not for several threads at once.
final class Face {
  let file: FontCatalog.Candidate
  let measuring: SizedFont
  /// For each scalar of the first plane: 0 not yet asked, 1 has it, 2 has not.
  private var coverage = [UInt8](repeating: 0, count: 0x1_0000)
  private var glyphs: [UInt32: Float] = [:]
  private var pairs: [UInt64: Float] = [:]
  /// Pairs of ASCII letters by `first × 128 + second`; NaN where not yet asked. Filled when first needed.
  private var asciiPairs: [Float] = []

  init(_ file: FontCatalog.Candidate) throws(GlyphError) {
    self.file = file
    measuring = try SizedFont(measuring: file)
  }

  func provides(_ scalar: Unicode.Scalar) -> Bool {
    let v = Int(scalar.value)
    guard v < coverage.count else { return measuring.provides(scalar) }
    if coverage[v] == 0 { coverage[v] = measuring.provides(scalar) ? 1 : 2 }
    return coverage[v] == 1
  }

  /// How far the pen travels from one plain letter to the next, in em: the letter's own advance (when
  /// `next` is nil), corrected by the pair's kerning.
  func advance(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Float {
    guard let next else { return glyphAdvance(scalar) }
    let a = scalar.value
    let b = next.value
    if a < 128 && b < 128 {
      if asciiPairs.isEmpty { asciiPairs = [Float](repeating: .nan, count: 128 * 128) }
      let place = Int(a) * 128 + Int(b)
      if asciiPairs[place].isNaN { asciiPairs[place] = pairAdvance(scalar, next) }
      return asciiPairs[place]
    }
    if !Script(scalar).kerns { return glyphAdvance(scalar) }
    let key = UInt64(a) << 32 | UInt64(b)
    if let known = pairs[key] { return known }
    let made = pairAdvance(scalar, next)
    pairs[key] = made
    return made
  }

  private func pairAdvance(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Float {
    var pair = String(Character(a))
    pair.unicodeScalars.append(b)
    let script = Script(a) == .common ? Script(b) : Script(a)
    return measure(pair, script) - glyphAdvance(b)
  }

  private func glyphAdvance(_ scalar: Unicode.Scalar) -> Float {
    if let known = glyphs[scalar.value] { return known }
    let made = measure(String(Character(scalar)), Script(scalar))
    glyphs[scalar.value] = made
    return made
  }

  private func measure(_ text: String, _ script: Script) -> Float {
    Float(measuring.advance(of: text, script: script, isRightToLeft: false))
      / Float(SizedFont.measuringSize)
  }
}
