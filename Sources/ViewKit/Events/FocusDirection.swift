import Foundation

/// The side to which an arrow key moves the focus.
enum FocusDirection {
  case left, right, up, down

  init?(_ key: Key) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    default: return nil
    }
  }

  /// How far away `to` is on this side of `from`, or nil if it is not on this side.
  ///
  /// What lies straight ahead is nearer than what lies aside: a gap across the way counts threefold, and between
  /// equals the middles decide.
  func way(from: CGRect, to: CGRect) -> CGFloat? {
    let isHorizontal = self == .left || self == .right
    let isForward = self == .right || self == .down
    let ahead = isHorizontal ? to.midX - from.midX : to.midY - from.midY
    guard isForward ? ahead > 0 : ahead < 0 else { return nil }
    let gap: CGFloat =
      switch self {
      case .left: from.minX - to.maxX
      case .right: to.minX - from.maxX
      case .up: from.minY - to.maxY
      case .down: to.minY - from.maxY
      }
    let aside =
      isHorizontal
      ? max(0, from.minY - to.maxY, to.minY - from.maxY) : max(0, from.minX - to.maxX, to.minX - from.maxX)
    let offset = isHorizontal ? abs(to.midY - from.midY) : abs(to.midX - from.midX)
    return max(0, gap) + 3 * aside + (offset + abs(ahead)) / 1000
  }
}

extension UIView {
  /// The upright box around this view on the stage.
  var boundsInStage: CGRect {
    let corners = [
      (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.minX, bounds.maxY),
      (bounds.maxX, bounds.maxY),
    ].map { convertToStage(CGPoint(x: $0.0, y: $0.1)) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
