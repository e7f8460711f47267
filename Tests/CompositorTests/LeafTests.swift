import Compositor
import Geometry
import Raster
import Testing

struct LeafTests {
  private func draw(_ content: RenderContent, by transform: AffineTransform = .identity) -> Bitmap {
    var tree = RenderTree(width: 60, height: 60, background: Pixel(r: 255, g: 255, b: 255, a: 255))
    tree.nodes = [RenderNode(id: 1, transform: transform, content: content)]
    let renderer = Renderer()
    renderer.render(tree)
    return renderer.bitmap
  }

  @Test("An image fills its rectangle, or shows the part that is asked for")
  func imageCrop() {
    var bitmap = Bitmap(width: 4, height: 2, fill: .opaqueBlack)
    for x in 2..<4 { for y in 0..<2 { bitmap[x, y] = Pixel(r: 255, g: 0, b: 0, a: 255) } }
    let right = draw(
      .image(ImageContent(image: Image(bitmap), rect: Rect(10, 10, 20, 20), source: Rect(0.5, 0, 0.5, 1))))
    for (x, y) in [(10, 10), (29, 29), (20, 15)] { #expect(right[x, y] == Pixel(r: 255, g: 0, b: 0, a: 255)) }
    #expect(right[30, 15].g == 255 && right[9, 15].g == 255)
  }

  @Test("A tinted image shows its alpha in one colour")
  func tint() {
    let image = Image(Bitmap(width: 6, height: 6, fill: Pixel(r: 10, g: 20, b: 30, a: 128)))
    let green = Color(red: 0, green: 1, blue: 0)
    let result = draw(.image(ImageContent(image: image, rect: Rect(5, 5, 6, 6), tint: green)))
    #expect(result[7, 7] == green.pixel.scaled(by: 128).over(Pixel(r: 255, g: 255, b: 255, a: 255)))
  }

  @Test("A mask that fits the pixels is snapped to them")
  func snappedMask() {
    let mask = Mask(width: 2, height: 1, coverage: [255, 128])
    let exact = draw(.mask(MaskContent(mask: mask, rect: Rect(3, 4, 2, 1), color: .black)))
    let nearly = draw(.mask(MaskContent(mask: mask, rect: Rect(3.01, 3.99, 2, 1), color: .black)))
    #expect(exact == nearly)
    #expect(exact[3, 4] == .opaqueBlack && exact[5, 4].r == 255)
    let half = draw(
      .mask(MaskContent(mask: mask, rect: Rect(1.5, 2, 1, 0.5), color: .black)), by: .scale(2, 2))
    #expect(half[3, 4] == .opaqueBlack)
  }

  @Test(
    "A shadow is darkest inside, soft at the edge, gone after three deviations; large ones look like small ones"
  )
  func shadow() {
    func at(_ size: Double, blur: Double) -> Bitmap {
      draw(.shadow(ShadowContent(rect: Rect(15, 15, size, size), radius: 4, blur: blur, color: .black)))
    }
    let soft = at(30, blur: 3)
    #expect(soft[30, 30].r == 0 && soft[30, 5].r == 255)
    #expect(abs(Int(soft[30, 14].r) + Int(soft[30, 15].r) - 255) <= 4, "an edge is half as dark")
    // One is drawn whole, the other in nine slices.
    let whole = at(24, blur: 3)
    for y in 0..<25 { for x in 0..<25 { #expect(abs(Int(whole[x, y].r) - Int(soft[x, y].r)) <= 2) } }
    #expect(at(30, blur: 0)[15, 30].r == 0 && at(30, blur: 0)[14, 30].r == 255)
  }

  @Test("What covers a shadow hides it, whether or not the shadow's middle was left out")
  func coveredShadow() {
    var tree = RenderTree(width: 60, height: 60, background: Pixel(r: 255, g: 255, b: 255, a: 255))
    let shadow = RenderContent.shadow(
      ShadowContent(rect: Rect(10.5, 12, 38, 35), radius: 6, blur: 2, color: Color.black.faded(by: 0.5)))
    let card = RenderContent.fill(.roundedRect(Rect(10.5, 10, 38, 35), radius: 6), .color(.white))
    func render(_ contents: [RenderContent]) -> Bitmap {
      tree.nodes = contents.enumerated().map {
        RenderNode(id: UInt64($0.offset), transform: .identity, content: $0.element)
      }
      let renderer = Renderer()
      renderer.render(tree)
      return renderer.bitmap
    }
    let nothing = RenderContent.fill(.rect(Rect(0, 0, 1, 1)), .color(.clear))
    #expect(render([shadow, card]) == render([shadow, nothing, card]))
  }

  @Test("Transforms that are no maps draw nothing and break nothing")
  func wildTransforms() {
    let wild = [
      AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0), .scale(0, 0), .scale(1e200, 1e200),
      .translation(.infinity, 0), .scale(1e-200, 1),
    ]
    let image = Image(Bitmap(width: 3, height: 3, fill: .opaqueBlack))
    let contents: [RenderContent] = [
      .stroke(.rect(Rect(0, 0, 5, 5)), Stroke(width: 2, dashes: [1, 1]), .color(.black)),
      .image(ImageContent(image: image, rect: Rect(0, 0, 9, 9))),
      .mask(
        MaskContent(mask: Mask(width: 1, height: 1, coverage: [255]), rect: Rect(0, 0, 1, 1), color: .black)),
      .shadow(ShadowContent(rect: Rect(0, 0, 9, 9), radius: 2, blur: 3, color: .black)),
      .fill(.roundedRect(Rect(0, 0, 9, 9), radius: 3), .color(.black)),
    ]
    for transform in wild { for content in contents { #expect(draw(content, by: transform).width == 60) } }
  }
}
