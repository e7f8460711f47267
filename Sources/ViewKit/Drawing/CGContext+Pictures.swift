import Compositor
public import Foundation
import Geometry
import Raster

/// Colours along a way, for the context's gradients.
public nonisolated final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  /// `locations` run from 0 to 1; without them the colours lie evenly.
  public init?(colors: [CGColor], locations: [CGFloat]? = nil) {
    guard !colors.isEmpty, locations == nil || locations?.count == colors.count else { return nil }
    let step = 1 / CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { index, color in
      Gradient.Stop(Double(locations?[index] ?? CGFloat(index) * step), color.color)
    }
  }

  func faded(by alpha: Double) -> [Gradient.Stop] {
    alpha == 1 ? stops : stops.map { Gradient.Stop($0.place, $0.color.faded(by: alpha)) }
  }
}

/// Whether a gradient goes on beyond its ends.
public nonisolated struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Fills the clip with colours that run from `start` to `end`.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions = []
  ) {
    guard let area = userBounds, start != end else { return }
    let (from, to) = (start.geometry, end.geometry)
    let paint = Paint.gradient(
      Gradient(.linear(from: from, to: to), stops: gradient.faded(by: state.alpha)))
    // A band across the way; as long on each side as the whole area where it need not stop at the ends.
    let way = to - from
    let reach = (Point(area.width, area.height).length + way.length) * 4
    let along = way * (1 / way.length)
    let across = Point(-along.y, along.x) * reach
    let first = options.contains(.drawsBeforeStartLocation) ? from - along * reach : from
    let last = options.contains(.drawsAfterEndLocation) ? to + along * reach : to
    var band = Path()
    band.move(to: first - across)
    band.line(to: first + across)
    band.line(to: last + across)
    band.line(to: last - across)
    band.close()
    emit(.fill(.path(SharedPath(band), .nonZero), paint))
  }

  /// Fills the clip with colours that run outwards around one centre. The circles must share `endCenter`:
  /// a cone between two centres is not drawn.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions = []
  ) {
    guard endRadius > 0, endRadius > startRadius, let area = userBounds else { return }
    let inner = Double(startRadius / endRadius)
    let stops = gradient.faded(by: state.alpha).map {
      Gradient.Stop(inner + $0.place * (1 - inner), $0.color)
    }
    let center = endCenter.geometry
    let paint = Paint.gradient(Gradient(.radial(center: center, radius: Double(endRadius)), stops: stops))
    let reach =
      options.contains(.drawsAfterEndLocation)
      ? Double(endRadius) + Point(area.width, area.height).length * 4 : Double(endRadius)
    var disc = Path(ellipseIn: Rect(center.x - reach, center.y - reach, 2 * reach, 2 * reach))
    if inner > 0, !options.contains(.drawsBeforeStartLocation) {
      let hole = Double(startRadius)
      disc.append(Path(ellipseIn: Rect(center.x - hole, center.y - hole, 2 * hole, 2 * hole)))
    }
    emit(.fill(.path(SharedPath(disc), .evenOdd), paint))
  }

  /// Draws the image upright, stretched over `rect`.
  public func draw(_ image: CGImage, in rect: CGRect) { draw(image, in: rect, opacity: 1, tint: nil) }

  func draw(_ image: CGImage, in rect: CGRect, opacity: CGFloat, tint: Color?) {
    emit(
      .image(
        ImageContent(
          image: image, rect: rect.standardized.geometry, opacity: state.alpha * Double(opacity), tint: tint))
    )
  }

  /// The context's bounds in the user's points; nil under a transform that flattens the plane.
  private var userBounds: Rect? { state.transform.inverse?.bounds(of: bounds.geometry) }
}
