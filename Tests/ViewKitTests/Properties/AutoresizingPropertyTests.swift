import Foundation
import Support
import Testing
import ViewKit

/// I10 over random trees of views with every mask.
struct AutoresizingPropertyTests {
  private struct Tree {
    var dice: SeededNumbers
    var views: [UIView] = []
    let root: UIView

    init(seed: Int) {
      dice = SeededNumbers(seed: UInt64(seed))
      root = UIView(frame: CGRect(x: 3, y: 5, width: 60 + dice.extent(), height: 60 + dice.extent()))
      grow(root, depth: 3)
    }

    private mutating func grow(_ view: UIView, depth: Int) {
      for _ in 0..<(1 + Int(dice.next() % 2)) {
        let child = UIView(
          frame: CGRect(
            x: dice.extent() - 20, y: dice.extent() - 20, width: dice.extent(), height: dice.extent()))
        child.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(dice.next() % 64))
        view.addSubview(child)
        views.append(child)
        if depth > 1 { grow(child, depth: depth - 1) }
      }
    }

    var frames: [CGRect] { views.map(\.frame) }
  }

  @Test("I10: a size that is set again changes nothing, to the last bit", arguments: 0..<10)
  func sameSize(block: Int) {
    for seed in block * 40..<(block + 1) * 40 {
      let tree = Tree(seed: seed)
      let before = tree.frames
      tree.root.frame = tree.root.frame
      tree.root.bounds.size = tree.root.bounds.size
      tree.root.frame.origin = CGPoint(x: -7, y: 90)
      tree.root.bounds.origin = CGPoint(x: 4, y: -3)
      #expect(tree.frames == before, "seed \(seed)")
    }
  }

  @Test(
    "I10: near margin, size and far margin make up the parent's extent, whatever it becomes",
    arguments: 0..<10)
  func sums(block: Int) {
    for seed in block * 40..<(block + 1) * 40 {
      var tree = Tree(seed: seed)
      for _ in 0..<4 {
        let old = tree.views.map { ($0.frame, $0.superview?.bounds.size ?? .zero) }
        let size = CGSize(width: tree.dice.extent() * 2, height: tree.dice.extent() * 2)
        tree.root.frame.size = size
        for (view, before) in zip(tree.views, old) {
          check(
            view, "seed \(seed)", from: (before.0.minX, before.0.width, before.1.width),
            to: (view.frame.minX, view.frame.width, view.superview?.bounds.width ?? 0),
            near: view.autoresizingMask.contains(.flexibleLeftMargin),
            size: view.autoresizingMask.contains(.flexibleWidth),
            far: view.autoresizingMask.contains(.flexibleRightMargin))
          check(
            view, "seed \(seed)", from: (before.0.minY, before.0.height, before.1.height),
            to: (view.frame.minY, view.frame.height, view.superview?.bounds.height ?? 0),
            near: view.autoresizingMask.contains(.flexibleTopMargin),
            size: view.autoresizingMask.contains(.flexibleHeight),
            far: view.autoresizingMask.contains(.flexibleBottomMargin))
        }
      }
    }
  }

  private typealias Axis = (near: CGFloat, size: CGFloat, whole: CGFloat)

  /// What is not flexible keeps its length, unless nothing is: then the near margin and the size do.
  private func check(
    _ view: UIView, _ context: Comment, from old: Axis, to new: Axis, near: Bool, size: Bool, far: Bool
  ) {
    func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }
    #expect(new.near.isFinite && new.size.isFinite, context)
    // Shares of nothing are another rule's matter (S127).
    let flexible =
      (near ? old.near : 0) + (size ? old.size : 0) + (far ? old.whole - old.near - old.size : 0)
    guard abs(flexible) > 1e-6, !far || old.whole - old.near - old.size > 0, !size || old.size > 0 else {
      return
    }
    if !near { #expect(isSame(new.near, old.near), context) }
    if !size { #expect(isSame(new.size, old.size), context) }
    // A size that would be negative is none; the far margin then is what is left.
    let isCut = size && old.size * (flexible + new.whole - old.whole) / flexible < 0
    if !far, near || size, !isCut {
      #expect(isSame(new.whole - new.near - new.size, old.whole - old.near - old.size), context)
    }
    guard near || size else { return }
    // Flexible parts keep their proportions.
    let scale = (flexible + new.whole - old.whole) / flexible
    if near { #expect(isSame(new.near, old.near * scale), context) }
    if size { #expect(isSame(new.size, max(0, old.size * scale)), context) }
  }
}

extension SeededNumbers {
  /// 0 to 79, in quarters.
  fileprivate mutating func extent() -> CGFloat { CGFloat(next() % 320) / 4 }
}
