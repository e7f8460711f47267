import Compositor
import Geometry
import Raster
import Testing

struct RendererTests {
  @Test("A partial repaint equals a whole one, byte for byte", arguments: 1...60 as ClosedRange<UInt64>)
  func partialEqualsWhole(seed: UInt64) {
    var scene = RandomScene(seed: seed)
    let kept = Renderer()
    kept.render(scene.tree)
    for step in 0..<12 {
      scene.change()
      kept.render(scene.tree)
      let fresh = Renderer()
      fresh.render(scene.tree)
      #expect(kept.bitmap == fresh.bitmap, "seed \(seed), step \(step)")
    }
  }

  @Test("The number of threads does not show", arguments: 1...20 as ClosedRange<UInt64>)
  func threadsDoNotShow(seed: UInt64) {
    var tree = RandomScene(seed: seed, count: 12).tree
    for i in tree.nodes.indices where tree.nodes[i].id.isMultiple(of: 3) {
      tree.nodes[i].transform = tree.nodes[i].transform.then(.scale(4, 4))
    }
    tree.width = 400
    tree.height = 300
    let one = Renderer()
    one.render(tree, threads: 1)
    for threads in [2, 3, 7] {
      let many = Renderer()
      many.render(tree, threads: threads)
      #expect(one.bitmap == many.bitmap, "seed \(seed), \(threads) threads")
    }
  }

  @Test("A frame like the last one touches nothing", arguments: 1...10 as ClosedRange<UInt64>)
  func sameTreeTouchesNothing(seed: UInt64) {
    let tree = RandomScene(seed: seed).tree
    let renderer = Renderer()
    renderer.render(tree)
    let frame = renderer.render(tree)
    #expect(frame.damage.isEmpty)
    #expect(frame.pixelsTouched == 0)
  }

  @Test("A highlighted button costs its own pixels")
  func damageIsTheButton() {
    var tree = RenderTree(width: 300, height: 200)
    for i in 0..<10 {
      tree.nodes.append(
        RenderNode(
          id: UInt64(i), transform: .translation(10, Double(20 * i)),
          content: .fill(.rect(Rect(0, 0, 100, 16)), .color(.white))))
    }
    let renderer = Renderer()
    #expect(renderer.render(tree).pixelsTouched == 300 * 200)
    tree.nodes[4].content = .fill(.rect(Rect(0, 0, 100, 16)), .color(.black))
    let frame = renderer.render(tree)
    #expect(frame.damage == [PixelRect(minX: 10, minY: 80, maxX: 110, maxY: 96)])
    #expect(frame.pixelsTouched == 1600)
  }

  @Test("An inserted and a removed node damage only where they are")
  func insertionsAreLocal() {
    var tree = RenderTree(width: 300, height: 300)
    for i in 0..<12 { tree.nodes.append(tile(UInt64(i))) }
    let renderer = Renderer()
    renderer.render(tree)
    tree.nodes.insert(tile(40), at: 3)
    #expect(
      renderer.render(tree).damage
        == [PixelRect(minX: 0, minY: 400, maxX: 10, maxY: 410)].filter { _ in false })
    tree.nodes.remove(at: 3)
    tree.nodes.insert(tile(20), at: 5)
    #expect(renderer.render(tree).damage == [PixelRect(minX: 0, minY: 200, maxX: 10, maxY: 210)])
    tree.nodes.remove(at: 0)
    #expect(renderer.render(tree).damage == [PixelRect(minX: 0, minY: 0, maxX: 10, maxY: 10)])
  }

  private func tile(_ id: UInt64) -> RenderNode {
    RenderNode(
      id: id, transform: .translation(0, Double(id * 10)),
      content: .fill(.rect(Rect(0, 0, 10, 10)), .color(.white)))
  }
}
