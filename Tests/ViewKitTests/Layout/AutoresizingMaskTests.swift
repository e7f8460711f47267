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

  @Test func sharesTheChangeInProportion() {
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

  @Test func sumsOfZeroNeverDivide() {
    #expect(resizeX(4, 0, 0, 100, 150) == (0, 0))
    #expect(resizeX(5, 0, 100, 100, 150) == (25, 100))
    #expect(resizeX(6, 20, 0, 100, 150) == (20, 130))
    #expect(resizeX(6, 20, 90, 100, 150) == (20, 130))
    #expect(resizeX(7, 0, 0, 0, 90) == (30, 30))
  }

  @Test func collapsedViewsLoseTheirShareButASizeAloneComesBack() {
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

  @Test func runsOnlyWhenTheSizeChangesAndOnlyIfAsked() {
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

  @Test func anyFramesStayFiniteAndAnUnchangedSizeChangesNothing() {
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
}
