import Foundation

extension UIView {
  /// Which parts of margin, size and margin give way when the superview's size changes.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Called when this view's size changed, before its layout.
  func resizeSubviews(from old: CGSize) {
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview.autoresize(from: old, to: bounds.size)
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let frame = frame
    let x = AxisResizing(
      near: mask.contains(.flexibleLeftMargin), size: mask.contains(.flexibleWidth),
      far: mask.contains(.flexibleRightMargin)
    ).resized(start: frame.minX, length: frame.width, old: old.width, new: new.width)
    let y = AxisResizing(
      near: mask.contains(.flexibleTopMargin), size: mask.contains(.flexibleHeight),
      far: mask.contains(.flexibleBottomMargin)
    ).resized(start: frame.minY, length: frame.height, old: old.height, new: new.height)
    let resized = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    if resized != frame { self.frame = resized }
  }
}

/// Autoresizing along one axis. Of near margin, size and far margin each flexible part takes its share of the
/// change, in proportion to what it is: p becomes p·(Σ + d)/Σ, Σ being the sum of the flexible parts.
///
/// Nothing is rounded. A size is never negative.
nonisolated struct AxisResizing {
  var near, size, far: Bool

  func resized(start x: CGFloat, length w: CGFloat, old: CGFloat, new: CGFloat)
    -> (start: CGFloat, length: CGFloat)
  {
    let d = new - old
    guard d != 0 else { return (x, w) }
    let r = old - x - w
    func share(_ part: CGFloat, of sum: CGFloat) -> CGFloat { part * (sum + d) / sum }
    let (start, length): (CGFloat, CGFloat)
    switch (near, size, far) {
    case (false, false, _): (start, length) = (x, w)
    case (true, false, false): (start, length) = (x + d, w)
    case (false, true, false): (start, length) = (x, w + d)
    case (true, true, false):
      (start, length) = x + w == 0 ? (0, w) : (share(x, of: x + w), share(w, of: x + w))
    case (true, false, true): (start, length) = (x + r == 0 ? (x + r + d) / 2 : share(x, of: x + r), w)
    case (false, true, true): (start, length) = (x, r <= 0 || w == 0 ? new - x : share(w, of: w + r))
    case (true, true, true):
      (start, length) = old == 0 ? (new / 3, new / 3) : (share(x, of: old), share(w, of: old))
    }
    return (start, max(0, length))
  }
}
