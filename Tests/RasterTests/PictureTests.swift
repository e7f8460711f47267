import Geometry
import Raster
import Testing

struct PictureTests {
  static func noise(_ width: Int, _ height: Int, seed: UInt64 = 1) -> Bitmap {
    var dice = Dice(seed: seed)
    return Bitmap(
      width: width, height: height,
      pixels: (0..<(width * height)).map { _ in
        Color(
          red: dice.number(0...1), green: dice.number(0...1), blue: dice.number(0...1),
          alpha: dice.number(0...1)
        ).pixel.bits
      })
  }

  @Test("A shift by whole pixels blends the pixels as they are")
  func wholeShift() {
    let picture = PictureTests.noise(9, 7)
    var canvas = Canvas(16, 16, fill: Pixel(r: 20, g: 40, b: 60, a: 255))
    canvas.draw { $0.draw(picture, through: Homography(.translation(3, 5.01))) }
    for y in 0..<16 {
      for x in 0..<16 {
        let below = Pixel(r: 20, g: 40, b: 60, a: 255)
        let isInside = x >= 3 && x < 12 && y >= 5 && y < 12
        #expect(canvas.bitmap[x, y] == (isInside ? picture[x - 3, y - 5].over(below) : below))
      }
    }
  }

  @Test(
    "A plain picture stays plain under any map, and fades at its edges",
    arguments: 1...20 as ClosedRange<UInt64>)
  func plainStaysPlain(seed: UInt64) {
    var dice = Dice(seed: seed)
    var eye = Transform3D.identity
    eye.m34 = -1.0 / 90
    let turn = Transform3D.translation(-20, -20, 0)
      .then(.rotation(dice.number(-1...1), dice.number(0...1), dice.number(0...1), dice.number(0...1)))
      .then(eye).then(.translation(32, 32, 0))
    var canvas = Canvas(64, 64)
    canvas.draw {
      $0.draw(
        Bitmap(width: 40, height: 40, fill: .opaqueBlack), through: turn.homography,
        PictureStyle(isOpaque: true))
    }
    #expect(canvas.bitmap[32, 32] == .opaqueBlack)
    var area = 0.0
    let outline = turn.homography.image(of: Rect(0, 0, 40, 40))
    for (a, b) in zip(outline, outline.dropFirst() + outline.prefix(1)) {
      area += (a.x * b.y - a.y * b.x) / 2
    }
    if Rect(around: outline).insetBy(-1, -1).intersection(Rect(0, 0, 64, 64))
      == Rect(around: outline).insetBy(-1, -1)
    {
      #expect(abs(canvas.ink - abs(area)) < 1)
    }
  }

  @Test("Turned about a level and about a plumb axis, the picture is the same with its axes exchanged")
  func axesAgree() {
    let picture = PictureTests.noise(30, 30)
    var transposed = picture
    for y in 0..<30 { for x in 0..<30 { transposed[x, y] = picture[y, x] } }
    var eye = Transform3D.identity
    eye.m34 = -1.0 / 80
    func draw(_ bitmap: Bitmap, _ turn: Transform3D) -> Canvas {
      let map = Transform3D.translation(-15, -15, 0).then(turn).then(eye).then(.translation(24, 24, 0))
      var canvas = Canvas(48, 48)
      canvas.draw { $0.draw(bitmap, through: map.homography) }
      return canvas
    }
    let level = draw(picture, .rotation(0.7, 1, 0, 0))
    let plumb = draw(transposed, .rotation(-0.7, 0, 1, 0))
    for y in 0..<48 {
      for x in 0..<48 {
        // Positions are rounded to 1/256 pixel on two ways.
        let (a, b) = (level.bitmap[x, y], plumb.bitmap[y, x])
        for (p, q) in [(a.r, b.r), (a.g, b.g), (a.b, b.b), (a.a, b.a)] { #expect(abs(Int(p) - Int(q)) <= 6) }
      }
    }
  }

  @Test("Edge-on, behind the eye, or through a map that is no number, nothing shows and nothing breaks")
  func degenerate() {
    var eye = Transform3D.identity
    eye.m34 = -1.0 / 50
    let maps = [
      Transform3D.translation(-10, -10, 0).then(.rotation(.pi / 2, 1, 0, 0)).then(eye).then(
        .translation(16, 16, 0)),
      Transform3D.translation(0, 0, 100).then(eye), Transform3D.scale(0, 0, 0), Transform3D.scale(.nan, 1, 1),
    ]
    for map in maps {
      var canvas = Canvas(32, 32)
      canvas.draw { $0.draw(PictureTests.noise(20, 20), through: map.homography) }
      #expect(canvas.ink < 0.1)
    }
    var canvas = Canvas(32, 32)
    let near = Transform3D.translation(-10, -10, 0).then(.rotation(1.5, 1, 0, 0)).then(.translation(0, 0, 45))
      .then(eye).then(.translation(16, 16, 0))
    canvas.draw { $0.draw(PictureTests.noise(20, 20), through: near.homography) }
  }

  @Test("A cross-fade starts as the first, ends as the second, and is their mean halfway")
  func crossFade() {
    let (a, b) = (PictureTests.noise(12, 9, seed: 2), PictureTests.noise(12, 9, seed: 3))
    func fade(_ progress: Double) -> Bitmap {
      var canvas = Canvas(12, 9)
      canvas.draw { $0.drawCrossFade(a, b, progress: progress, through: .identity) }
      return canvas.bitmap
    }
    #expect(fade(0) == a)
    #expect(fade(1) == b)
    for y in 0..<9 { for x in 0..<12 { #expect(fade(0.5)[x, y] == a[x, y].mixed(with: b[x, y], 128)) } }
  }

  @Test("Shade darkens colours and leaves alpha")
  func shade() {
    var canvas = Canvas(4, 4)
    canvas.draw {
      $0.draw(
        Bitmap(width: 4, height: 4, fill: Pixel(r: 200, g: 100, b: 0, a: 200)), through: .identity,
        PictureStyle(shade: 0.4))
    }
    #expect(canvas.bitmap[1, 1] == Pixel(r: 120, g: 60, b: 0, a: 200))
  }

  @Test("Only the region shows")
  func region() {
    var canvas = Canvas(8, 8)
    canvas.draw {
      $0.draw(
        Bitmap(width: 8, height: 8, fill: .opaqueBlack), through: .identity,
        PictureStyle(region: Rect(2, 1, 3, 4)))
    }
    #expect(canvas.ink == 12 && canvas.bitmap[2, 1].a == 255 && canvas.bitmap[5, 1].a == 0)
  }
}
