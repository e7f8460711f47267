import Geometry
import Testing

struct TransformTests {
  static let skewed = AffineTransform(a: 1.5, b: 0.3, c: -0.7, d: 2, tx: 11, ty: -4)
  static let points = [Point(0, 0), Point(3, -2), Point(-7.5, 12.25), Point(100, 0.001)]

  private func near(_ a: Point, _ b: Point) -> Bool { (a - b).length < 1e-9 * max(1, b.length) }

  @Test("An affine map's inverse undoes it from both sides")
  func affineInverse() throws {
    let back = try #require(TransformTests.skewed.inverse)
    for p in TransformTests.points {
      #expect(near(back.apply(TransformTests.skewed.apply(p)), p))
      #expect(near(TransformTests.skewed.then(back).apply(p), p))
      #expect(near(back.then(TransformTests.skewed).apply(p), p))
    }
    #expect(AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
  }

  @Test("`then` applies the first map first")
  func order() {
    let moved = AffineTransform.translation(10, 0).then(.scale(2, 3))
    #expect(moved.apply(Point(1, 1)) == Point(22, 3))
  }

  @Test("A homography's inverse undoes it, and composition is application in turn")
  func homographyInverse() throws {
    var eye = Transform3D.identity
    eye.m34 = -1.0 / 500
    let turned = Transform3D.rotation(0.6, 1, 0.2, 0).then(eye).homography
    let back = try #require(turned.inverse)
    let skewed = Homography(TransformTests.skewed)
    for p in TransformTests.points {
      let image = try #require(turned.apply(p))
      #expect(near(try #require(back.apply(image)), p))
      #expect(near(try #require(turned.then(skewed).apply(p)), TransformTests.skewed.apply(image)))
    }
  }

  @Test("A turn keeps lengths, and two half turns are a whole one")
  func rotation() throws {
    let half = Transform3D.rotation(.pi / 2, 0, 0, 3)
    let quarter = try #require(half.affine)
    #expect(near(quarter.apply(Point(1, 0)), Point(0, 1)))
    #expect(near(quarter.then(quarter).apply(Point(2, 5)), Point(-2, -5)))
    #expect(Transform3D.rotation(1, 0, 0, 0) == .identity)
  }

  @Test("With perspective, what turns towards the viewer grows and what turns away shrinks")
  func perspective() throws {
    var eye = Transform3D.identity
    eye.m34 = -1.0 / 500
    // From the top, as a flip begins: a negative angle about x brings the top edge (y < 0) forward.
    let flip = Transform3D.rotation(-0.5, 1, 0, 0).then(eye).homography
    let top = try #require(flip.apply(Point(100, -50)))
    let bottom = try #require(flip.apply(Point(100, 50)))
    #expect(top.x > 100 && bottom.x < 100)
  }

  @Test("Edge-on there is no inverse to rely on, and behind the eye nothing shows")
  func degenerate() {
    var eye = Transform3D.identity
    eye.m34 = -1.0 / 100
    let edgeOn = Transform3D.rotation(.pi / 2, 1, 0, 0).then(eye).homography
    let outline = edgeOn.image(of: Rect(-50, -50, 100, 100))
    let box = Rect(around: outline)
    #expect(box.height < 1e-6)
    let behind = Transform3D.translation(0, 0, 200).then(eye).homography
    #expect(behind.image(of: Rect(0, 0, 10, 10)).isEmpty)
    #expect(behind.apply(Point(1, 1)) == nil)
    let cut = Transform3D.rotation(-1.2, 1, 0, 0).then(eye).homography.image(of: Rect(-50, -400, 100, 800))
    #expect(cut.count == 4 && cut.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }
}
