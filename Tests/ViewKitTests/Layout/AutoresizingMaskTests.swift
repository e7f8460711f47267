import HeadlessHost
import Support
import Testing

@Suite struct AutoresizingMaskTests {
  private static let masks: [(name: String, x: UIView.AutoresizingMask, y: UIView.AutoresizingMask)] = [
    ("none", [], []),
    ("far", .flexibleRightMargin, .flexibleBottomMargin),
    ("near", .flexibleLeftMargin, .flexibleTopMargin),
    ("size", .flexibleWidth, .flexibleHeight),
    ("near+size", [.flexibleLeftMargin, .flexibleWidth], [.flexibleTopMargin, .flexibleHeight]),
    ("near+far", [.flexibleLeftMargin, .flexibleRightMargin], [.flexibleTopMargin, .flexibleBottomMargin]),
    ("size+far", [.flexibleWidth, .flexibleRightMargin], [.flexibleHeight, .flexibleBottomMargin]),
    (
      "all", [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    ),
  ]

  /// A start and a size.
  private struct Part {
    let start: CGFloat
    let size: CGFloat

    init(_ start: CGFloat, _ size: CGFloat) {
      self.start = start
      self.size = size
    }
  }

  /// The parent's extent before and after, the child before, and after for each of `masks`.
  private struct Row {
    let old: CGFloat
    let new: CGFloat
    let before: Part
    let after: [Part]
  }

  private static let table: [Row] = [
    Row(
      old: 100, new: 150, before: Part(20, 60),
      after: [
        Part(20, 60), Part(20, 60), Part(70, 60), Part(20, 110), Part(32.5, 97.5), Part(45, 60),
        Part(20, 97.5),
        Part(30, 90),
      ]),
    Row(
      old: 200, new: 260, before: Part(10, 40),
      after: [
        Part(10, 40), Part(10, 40), Part(70, 40), Part(10, 100), Part(22, 88), Part(13.75, 40),
        Part(10, 1000 / 19), Part(13, 52),
      ]),
    Row(
      old: 100, new: 50, before: Part(20, 60),
      after: [
        Part(20, 60), Part(20, 60), Part(-30, 60), Part(20, 10), Part(7.5, 22.5), Part(-5, 60),
        Part(20, 22.5),
        Part(10, 30),
      ]),
  ]

  private func resize(
    _ mask: UIView.AutoresizingMask, _ frame: CGRect, from old: CGSize, to new: CGSize
  ) -> CGRect {
    let parent = UIView(frame: CGRect(origin: .zero, size: old))
    let child = UIView(frame: frame)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = new
    return child.frame
  }

  @Test("S126, P7: each flexible part takes its share in proportion; the worked values")
  func sharesTheChangeInProportion() {
    for row in Self.table {
      for (mask, after) in zip(Self.masks, row.after) {
        let x = resize(
          mask.x, CGRect(x: row.before.start, y: 0, width: row.before.size, height: 10),
          from: CGSize(width: row.old, height: 10), to: CGSize(width: row.new, height: 10))
        #expect(abs(x.minX - after.start) < 1e-9, "x, \(mask.name), \(row.new)")
        #expect(abs(x.width - after.size) < 1e-9, "width, \(mask.name), \(row.new)")
        let y = resize(
          mask.y, CGRect(x: 0, y: row.before.start, width: 10, height: row.before.size),
          from: CGSize(width: 10, height: row.old), to: CGSize(width: 10, height: row.new))
        #expect(abs(y.minY - after.start) < 1e-9, "y, \(mask.name), \(row.new)")
        #expect(abs(y.height - after.size) < 1e-9, "height, \(mask.name), \(row.new)")
      }
    }
  }

  private func resizeX(_ index: Int, _ x: CGFloat, _ w: CGFloat, _ old: CGFloat, _ new: CGFloat) -> (
    CGFloat, CGFloat
  ) {
    let frame = resize(
      Self.masks[index].x, CGRect(x: x, y: 0, width: w, height: 10), from: CGSize(width: old, height: 10),
      to: CGSize(width: new, height: 10))
    return (frame.minX, frame.width)
  }

  @Test("S127: sums of zero never divide")
  func sumsOfZeroNeverDivide() {
    #expect(resizeX(4, 0, 0, 100, 150) == (0, 0))
    #expect(resizeX(5, 0, 100, 100, 150) == (25, 100))
    #expect(resizeX(6, 20, 0, 100, 150) == (20, 130))
    #expect(resizeX(6, 20, 90, 100, 150) == (20, 130))
    #expect(resizeX(7, 0, 0, 0, 90) == (30, 30))
  }

  @Test("S128: collapsed views lose their share, a size alone comes back")
  func collapsedViewsLoseTheirShareButASizeAloneComesBack() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 10))
    child.autoresizingMask = Self.masks[7].x
    parent.addSubview(child)
    parent.frame.size.width = 0
    #expect(child.frame.width == 0)
    parent.frame.size.width = 90
    #expect(child.frame == CGRect(x: 30, y: 0, width: 30, height: 10))

    let late = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    let filler = UIView(frame: .zero)
    filler.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    late.addSubview(filler)
    late.frame.size = CGSize(width: 320, height: 480)
    #expect(filler.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func sizesAreNeverNegative() {
    let (x, w) = resizeX(3, 0, 20, 100, 50)
    #expect(x == 0)
    #expect(w == 0)
  }

  @Test("S125, S30: it runs when the size changes, and only if asked")
  func runsOnlyWhenTheSizeChangesAndOnlyIfAsked() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    parent.addSubview(child)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    parent.frame.origin = CGPoint(x: 50, y: 50)
    parent.bounds.origin = CGPoint(x: 7, y: 7)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 300, height: 300)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test("I10, S127: any frames stay finite, and an unchanged size changes nothing")
  func anyFramesStayFiniteAndAnUnchangedSizeChangesNothing() {
    var random = SeededNumbers(seed: 7)
    for _ in 0..<500 {
      let old = CGFloat.random(in: 0...300, using: &random)
      let x = CGFloat.random(in: 0...max(old, 1), using: &random)
      let w = CGFloat.random(in: 0...max(old - x, 1), using: &random)
      let new = CGFloat.random(in: 0...300, using: &random)
      let mask = UIView.AutoresizingMask(rawValue: UInt.random(in: 0...63, using: &random))
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: old, height: old))
      let child = UIView(frame: CGRect(x: x, y: x, width: w, height: w))
      child.autoresizingMask = mask
      parent.addSubview(child)
      parent.frame.size = CGSize(width: new, height: new)
      let frame = child.frame
      #expect(frame.minX.isFinite && frame.width.isFinite && frame.minY.isFinite && frame.height.isFinite)
      #expect(frame.width >= 0 && frame.height >= 0)
      let before = child.frame
      parent.frame.size = CGSize(width: new, height: new)
      #expect(child.frame == before)
    }
  }

  @Test("S129, P7: nothing is rounded, and margins are not halved")
  func nothingIsRounded() {
    func expectX(_ mask: Int, _ x: CGFloat, _ w: CGFloat, from old: CGFloat, to new: CGFloat, _ after: Part) {
      let (start, size) = resizeX(mask, x, w, old, new)
      #expect(abs(start - after.start) < 1e-12 && abs(size - after.size) < 1e-12)
    }
    expectX(7, 1, 1, from: 3, to: 4, Part(4.0 / 3, 4.0 / 3))
    expectX(5, 10, 60, from: 100, to: 101, Part(10 * 41.0 / 40, 60))
    expectX(4, 1, 2, from: 10, to: 10.1, Part(1 * 3.1 / 3, 2 * 3.1 / 3))
  }

  /// All six bits.
  private static let everyMask = (0..<64).map { UIView.AutoresizingMask(rawValue: $0) }

  @Test(
    "B124, S128: a child put into a container of no size, with its bounds as frame, then fills what grows")
  func containersWithoutSize() {
    for mask in Self.everyMask {
      let child = resize(mask, .zero, from: .zero, to: CGSize(width: 320, height: 480))
      func expected(_ near: Bool, _ size: Bool, _ far: Bool, _ new: CGFloat) -> Part {
        switch (near, size, far) {
        case (true, true, true): Part(new / 3, new / 3)
        case (false, true, _): Part(0, new)
        case (true, false, true): Part(new / 2, 0)
        case (true, false, false): Part(new, 0)
        default: Part(0, 0)
        }
      }
      let x = expected(
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin), 320)
      let y = expected(
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin), 480)
      let distances = [
        child.minX - x.start, child.minY - y.start, child.width - x.size, child.height - y.size,
      ]
      #expect(distances.allSatisfy { abs($0) < 1e-9 }, "\(mask.rawValue): \(child)")
    }
  }

  @Test("B124, S128: through no size and back, width and height alone are as before")
  func throughNothing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    for size in [CGSize.zero, CGSize(width: 0, height: 20), CGSize(width: 320, height: 480)] {
      parent.frame.size = size
      #expect(child.frame == CGRect(origin: .zero, size: size))
    }
  }

  @Test(
    "I10, S126: what is fixed stays, what is flexible keeps its proportions, and the sum is the parent's extent"
  )
  func sums() {
    var random = SeededNumbers(seed: 10)
    for _ in 0..<2000 {
      let mask = Self.everyMask.randomElement(using: &random) ?? []
      let parts = (0..<3).map { _ in CGFloat.random(in: 1...100, using: &random) }
      let old = parts.reduce(0, +)
      let flexible = [UIView.AutoresizingMask.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        .map(mask.contains)
      let fixed = zip(parts, flexible).reduce(0) { $1.1 ? $0 : $0 + $1.0 }
      let new = CGFloat.random(in: fixed...(old * 2), using: &random)
      let frame = resize(
        mask, CGRect(x: parts[0], y: 0, width: parts[1], height: 10), from: CGSize(width: old, height: 10),
        to: CGSize(width: new, height: 10))
      let after = [frame.minX, frame.width, new - frame.maxX]
      let share = (new - fixed) / (old - fixed)
      // With nothing to give way, the far margin does.
      for i in 0..<(flexible.contains(true) ? 3 : 2) {
        let expected = flexible[i] ? parts[i] * share : parts[i]
        #expect(abs(after[i] - expected) < 1e-9 * max(1, expected), "\(mask.rawValue), part \(i)")
      }
    }
  }
}
