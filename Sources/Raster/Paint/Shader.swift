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

  /// Writes the colours of `count` pixels from column `x` of row `y` on.
  func fill(
    _ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, _ scratch: Scratch
  ) {
    switch self {
    case .gradient(let g): g.fill(out, x: x, y: y, count: count)
    case .picture(let p): p.fill(out, x: x, y: y, count: count, spare: scratch.source)
    case .crossFade(let a, let b, let t):
      scratch.other.reserve(count)
      a.fill(scratch.other.base, x: x, y: y, count: count, spare: scratch.source)
      b.fill(out, x: x, y: y, count: count, spare: scratch.source)
      mixRow(out, count, scratch.other.base, out, t)
    }
  }

  /// Rows that shaders need on the way.
  struct Scratch {
    let source = Storage<UInt32>()
    let other = Storage<UInt32>()
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
