/// What gives each pixel of a run its colour.
enum Shader {
  case gradient(GradientShader)
  case picture(PictureShader)
  case crossFade(PictureShader, PictureShader, UInt32)

  var isOpaque: Bool {
    switch self {
    case .gradient(let g): g.isOpaque
    case .picture(let p): p.isOpaque
    case .crossFade(let a, let b, _): a.isOpaque && b.isOpaque
    }
  }

  /// Writes the colours of `count` pixels from column `x` of row `y` on; `spare` has room for as many.
  func fill(
    _ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, spare: UnsafeMutablePointer<UInt32>
  ) {
    switch self {
    case .gradient(let g): g.fill(out, x: x, y: y, count: count)
    case .picture(let p): p.fill(out, x: x, y: y, count: count)
    case .crossFade(let a, let b, let t):
      a.fill(spare, x: x, y: y, count: count)
      b.fill(out, x: x, y: y, count: count)
      mixRow(out, count, spare, out, t)
    }
  }

  /// Draws pixels that only need to be read and blended, in one pass; false where they must be made first.
  func blend(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) -> Bool {
    switch self {
    case .gradient: return false
    case .picture(let picture):
      guard !picture.isOpaque, let source = picture.plainRow(x: x, y: y) else { return false }
      blendRow(target, count, pixels: source)
    case .crossFade(let a, let b, let t):
      guard let first = a.plainRow(x: x, y: y), let second = b.plainRow(x: x, y: y) else { return false }
      if isOpaque {
        mixRow(target, count, first, second, t)
      } else {
        blendMixRow(target, count, first, second, t)
      }
    }
    return true
  }
}
