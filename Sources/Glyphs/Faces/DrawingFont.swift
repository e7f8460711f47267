import Geometry

/// A face at one size in pixels, with the letters it has drawn so far.
///
/// A letter's image is kept in quarter pixel columns, so that one image serves at all four places within a
/// pixel. Images live in one pool, which is emptied when it has grown past a limit. Not for several threads
/// at once.
final class DrawingFont {
  let font: SizedFont
  private var pool: [UInt8] = []
  private var letters: [UInt32: Letter] = [:]
  /// The same for ASCII, by value; nil where not yet drawn.
  private var ascii = [Letter?](repeating: nil, count: 128)
  private static let poolLimit = 1 << 20

  /// Where a letter's image is in the pool, and how it lies about the pen.
  private struct Letter {
    var start: Int
    var pitch: Int
    var ink: PixelRect
    var originColumn: Int
    var baselineRow: Int
  }

  init(_ font: SizedFont) { self.font = font }

  /// Lends the image of a plain letter to `body`; nil when the library cannot draw it.
  func withLetter<R>(_ scalar: Unicode.Scalar, _ body: (RunImage) -> R) -> R? {
    guard let letter = letter(scalar) else { return nil }
    return pool.withUnsafeBufferPointer { pool in
      guard let base = pool.baseAddress else { return nil }
      return body(
        RunImage(
          columns: base + letter.start, pitch: letter.pitch, ink: letter.ink,
          originColumn: letter.originColumn, baselineRow: letter.baselineRow))
    }
  }

  private func letter(_ scalar: Unicode.Scalar) -> Letter? {
    let v = Int(scalar.value)
    if v < 128, let known = ascii[v] { return known }
    if v >= 128, let known = letters[scalar.value] { return known }
    if pool.count > DrawingFont.poolLimit {
      pool.removeAll()
      letters.removeAll()
      for i in ascii.indices { ascii[i] = nil }
    }
    let made = font.render(String(Character(scalar)), script: Script(scalar), isRightToLeft: false) {
      keep($0)
    }
    if v < 128 { ascii[v] = made } else { letters[scalar.value] = made }
    return made
  }

  /// Copies the part of the image that has ink, and its margins, into the pool.
  private func keep(_ image: RunImage) -> Letter {
    let box = image.ink
    let pitch = box.width + 2 * RunImage.margin
    let start = pool.count
    pool.append(contentsOf: repeatElement(0, count: pitch * box.height))
    for row in 0..<box.height {
      let source = image.columns + (row + box.minY) * image.pitch + box.minX
      let target = start + row * pitch + RunImage.margin
      for x in 0..<box.width { pool[target + x] = source[x] }
    }
    return Letter(
      start: start, pitch: pitch,
      ink: PixelRect(
        minX: RunImage.margin, minY: 0, maxX: RunImage.margin + box.width, maxY: box.height),
      originColumn: image.originColumn - box.minX + RunImage.margin,
      baselineRow: image.baselineRow - box.minY)
  }
}
