public import ViewKit

/// Where the two containers and the radar lie: above each other, each 42 % of the height, with the radar in the
/// 16 % between; side by side, each 42 % of the width, from an aspect of 1.25.
public nonisolated struct TunnelLayout: Sendable {
  /// The start's, then the exit's.
  public let containers: [CGRect]
  public let radar: CGRect

  /// The width over the height from which the containers lie side by side.
  public static let wideAspect = 1.25
  public static let share = 0.42
  /// Kept free around each container, in points.
  public static let gap = 10.0
  public static let radarExtent = 84.0

  public init(bounds: CGRect) {
    let isWide = bounds.width >= bounds.height * TunnelLayout.wideAspect
    let (long, short) = isWide ? (bounds.width, bounds.height) : (bounds.height, bounds.width)
    let share = (long * TunnelLayout.share).rounded()
    let gap = TunnelLayout.gap
    func frame(_ start: Double, _ extent: Double) -> CGRect {
      let along =
        isWide
        ? CGRect(x: start, y: 0, width: extent, height: short)
        : CGRect(x: 0, y: start, width: short, height: extent)
      return along.offsetBy(dx: bounds.minX, dy: bounds.minY)
    }
    containers = [
      frame(0, share).insetBy(dx: gap, dy: gap), frame(long - share, share).insetBy(dx: gap, dy: gap),
    ]
    let middle = frame(share, long - 2 * share)
    let extent = max(0, min(TunnelLayout.radarExtent, min(middle.width, middle.height) - 8)).rounded()
    radar = CGRect(
      x: (middle.midX - extent / 2).rounded(), y: (middle.midY - extent / 2).rounded(), width: extent,
      height: extent)
  }
}
