import Compositor
import Geometry
import Raster
import Testing

struct GroupTests {
  static let white = Pixel(r: 255, g: 255, b: 255, a: 255)

  private func draw(_ contents: [RenderContent], background: Pixel = GroupTests.white) -> Bitmap {
    var tree = RenderTree(width: 40, height: 30, background: background)
    for (i, content) in contents.enumerated() {
      tree.nodes.append(RenderNode(id: UInt64(i), transform: .identity, content: content))
    }
    let renderer = Renderer()
    renderer.render(tree)
    return renderer.bitmap
  }

  private func square(_ x: Double, _ y: Double, _ color: Color = .black) -> RenderContent {
    .fill(.rect(Rect(x, y, 10, 10)), .color(color))
  }

  private func group(_ opacity: Double = 1, _ projection: AffineTransform = .identity, shade: Double = 0)
    -> Group
  {
    Group(
      bounds: Rect(0, 0, 40, 30), scale: 1, opacity: opacity, projection: Homography(projection), shade: shade
    )
  }

  @Test("What overlaps in a group fades once")
  func opacityOnce() {
    let bitmap = draw([.pushGroup(group(0.5)), square(0, 0), square(5, 5), .popGroup])
    #expect(bitmap[2, 2] == Pixel.opaqueBlack.scaled(by: 128).over(GroupTests.white))
    #expect(bitmap[7, 7] == bitmap[2, 2])
    #expect(bitmap[20, 20] == GroupTests.white)
  }

  @Test("A group that is only moved by whole pixels is byte for byte what it would be without one")
  func wholePixelsAreExact() {
    let content: [RenderContent] = [
      .fill(.roundedRect(Rect(1.3, 2.1, 17, 12), radius: 5), .color(Color(red: 1, green: 0.5, blue: 0))),
      .stroke(.rect(Rect(3, 3, 9, 9)), Stroke(width: 1.5), .color(.black)),
    ]
    let plain = draw(content, background: .opaqueBlack)
    let grouped = draw([.pushGroup(group())] + content + [.popGroup], background: .opaqueBlack)
    // Blending twice on the way to an opaque ground rounds twice.
    for (p, q) in zip(plain.pixels, grouped.pixels) {
      for shift in [0, 8, 16, 24] as [UInt32] {
        #expect(abs(Int((p >> shift) & 255) - Int((q >> shift) & 255)) <= 1)
      }
    }
    let moved = draw(
      [.pushGroup(group(1, .translation(7, 4)))] + content + [.popGroup], background: .opaqueBlack)
    for y in 4..<30 { for x in 7..<40 { #expect(moved[x, y] == grouped[x - 7, y - 4]) } }
  }

  @Test("The bitmap's first pixel begins at the bounds' corner")
  func boundsCorner() {
    var offset = group()
    offset.bounds = Rect(5, 6, 20, 20)
    let bitmap = draw([.pushGroup(offset), square(0, 0), .popGroup])
    #expect(bitmap[5, 6] == .opaqueBlack && bitmap[14, 15] == .opaqueBlack)
    #expect(bitmap[4, 6] == GroupTests.white && bitmap[15, 15] == GroupTests.white)
  }

  @Test("Shade darkens what the group draws and nothing else")
  func shade() {
    let bitmap = draw([.pushGroup(group(1, .identity, shade: 0.5)), square(0, 0, .white), .popGroup])
    #expect(
      bitmap[3, 3] == Pixel(r: 127, g: 127, b: 127, a: 255)
        || bitmap[3, 3] == Pixel(r: 128, g: 128, b: 128, a: 255))
    #expect(bitmap[20, 3] == GroupTests.white)
  }

  @Test("Halfway, a cross-fade is the mean of both faces, holes included")
  func crossFadeMean() {
    let red = Color(red: 1, green: 0, blue: 0)
    func fade(_ progress: Double) -> Bitmap {
      draw([
        .pushCrossFade(group(), progress: progress), square(0, 0), square(10, 0, red), .nextFace,
        square(10, 0, red),
        square(20, 0), .popGroup,
      ])
    }
    #expect(fade(0.5)[25, 5] == Pixel.opaqueBlack.mixed(with: .clear, 128).over(GroupTests.white))
    #expect(fade(0.5)[5, 5] == fade(0.5)[25, 5])
    #expect(fade(0.5)[15, 5] == red.pixel, "what is the same in both faces does not flicker")
    #expect(fade(0)[5, 5] == .opaqueBlack && fade(0)[25, 5] == GroupTests.white)
    #expect(fade(1)[5, 5] == GroupTests.white && fade(1)[25, 5] == .opaqueBlack)
  }

  @Test("Nested clips show what lies in all of them")
  func nestedClips() {
    let bitmap = draw([
      .pushClip(.rect(Rect(0, 0, 20, 20))), .pushClip(.roundedRect(Rect(10, 10, 20, 20), radius: 5)),
      .fill(.rect(Rect(0, 0, 40, 30)), .color(.black)), .popClip, .popClip, square(30, 0),
    ])
    #expect(bitmap[17, 17] == .opaqueBlack && bitmap[35, 5] == .opaqueBlack)
    #expect(bitmap[21, 17] == GroupTests.white && bitmap[5, 5] == GroupTests.white)
    #expect(bitmap[10, 10] == GroupTests.white, "the rounded corner is cut off")
  }

  @Test("A picture plays under its transform, within its bounds, and fades as a whole")
  func picture() {
    let nodes = [square(0, 0), square(5, 0)].map { RenderNode(id: 1, transform: .identity, content: $0) }
    let picture = Picture(nodes: nodes, bounds: Rect(0, 0, 12, 8))
    func play(_ opacity: Double) -> Bitmap {
      var tree = RenderTree(width: 40, height: 30, background: GroupTests.white)
      tree.nodes = [
        RenderNode(
          id: 9, transform: AffineTransform.scale(2, 2).then(.translation(3, 1)),
          content: .picture(picture, opacity: opacity))
      ]
      let renderer = Renderer()
      renderer.render(tree)
      return renderer.bitmap
    }
    #expect(play(1)[3, 1] == .opaqueBlack && play(1)[26, 16] == .opaqueBlack)
    #expect(play(1)[27, 16] == GroupTests.white && play(1)[26, 17] == GroupTests.white)
    #expect(play(0.5)[8, 5] == play(0.5)[20, 5])
    #expect(play(0.5)[8, 5] == Pixel.opaqueBlack.scaled(by: 128).over(GroupTests.white))
  }

  @Test("A face edge-on shows nothing; only what lies behind")
  func edgeOn() {
    var eye = Transform3D.identity
    eye.m34 = -1.0 / 200
    let turn = Transform3D.translation(-20, -15, 0).then(.rotation(.pi / 2, 1, 0, 0)).then(eye)
      .then(.translation(20, 15, 0))
    let face = Group(bounds: Rect(0, 0, 40, 30), scale: 1, projection: turn.homography)
    let bitmap = draw([.pushGroup(face), .fill(.rect(Rect(0, 0, 40, 30)), .color(.black)), .popGroup])
    #expect(bitmap.pixels.allSatisfy { $0 == GroupTests.white.bits })
  }

  @Test(
    "A still group is not drawn again when something else changes, and only its change when it is moved over")
  func cachedGroup() {
    var tree = RenderTree(width: 40, height: 30, background: GroupTests.white)
    let contents: [RenderContent] = [
      .pushGroup(group(0.5)), square(0, 0), square(20, 10), .popGroup, square(30, 20),
    ]
    tree.nodes = contents.enumerated().map {
      RenderNode(id: UInt64($0.offset), transform: .identity, content: $0.element)
    }
    let renderer = Renderer()
    renderer.render(tree)
    tree.nodes[2].content = square(20, 12)
    let frame = renderer.render(tree)
    #expect(frame.damage == [PixelRect(minX: 20, minY: 10, maxX: 30, maxY: 22)])
  }

  @Test("A copy that a caller keeps does not change with the next frame")
  func keptBitmap() {
    var tree = RenderTree(width: 4, height: 4, background: GroupTests.white)
    let renderer = Renderer()
    renderer.render(tree)
    let kept = renderer.bitmap
    tree.background = .opaqueBlack
    renderer.render(tree)
    #expect(kept[1, 1] == GroupTests.white && renderer.bitmap[1, 1] == .opaqueBlack)
  }
}
