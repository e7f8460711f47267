import Geometry
import Raster

/// A small bitmap to draw on, and ways to look at it.
struct Canvas: Equatable {
  var bitmap: Bitmap

  init(_ width: Int, _ height: Int, fill: Pixel = .clear) {
    bitmap = Bitmap(width: width, height: height, fill: fill)
  }

  mutating func draw(in clip: PixelRect? = nil, mask: ClipMask? = nil, _ body: (Painter) -> Void) {
    let painter = Painter()
    bitmap.withSurface { surface in
      painter.begin(on: surface, clip: Clip(clip ?? surface.extent, mask: mask))
      body(painter)
    }
  }

  /// The sum of alpha, in whole pixels.
  var ink: Double { bitmap.pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 }

  /// Alpha as one hexadecimal digit a pixel, a dot where it is 0: `f` is opaque.
  var picture: String {
    (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { x in
        let a = Int(bitmap[x, y].a)
        return a == 0 ? "." : String((a * 15 + 127) / 255, radix: 16)
      }.joined()
    }.joined(separator: "\n")
  }

  static func fill(
    _ path: Path, _ width: Int, _ height: Int, rule: FillRule = .nonZero, isSimple: Bool = false,
    by transform: AffineTransform = .identity
  ) -> Canvas {
    var canvas = Canvas(width, height)
    canvas.draw { $0.fill(path, by: transform, rule: rule, with: .color(.black), isSimple: isSimple) }
    return canvas
  }

  static func stroke(
    _ path: Path, _ pen: Stroke, _ width: Int, _ height: Int, by transform: AffineTransform = .identity
  ) -> Canvas {
    var canvas = Canvas(width, height)
    canvas.draw { $0.stroke(path, by: transform, pen, with: .color(.black)) }
    return canvas
  }
}

extension Path {
  init(polygon points: [Point], isClosed: Bool = true) {
    self.init()
    for (i, p) in points.enumerated() { if i == 0 { move(to: p) } else { line(to: p) } }
    if isClosed { close() }
  }
}

/// A small seeded generator (xorshift64*): the same numbers on every machine.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
  mutating func point(_ range: ClosedRange<Double>) -> Point { Point(number(range), number(range)) }
}
