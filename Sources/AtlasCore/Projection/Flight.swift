public import Geometry

/// A smooth flight between two views of the map: it rises, travels and sinks so that the ground never
/// rushes past.
///
/// Jarke J. van Wijk and Wim A. A. Nuij, "Smooth and efficient zooming and panning", IEEE InfoVis 2003: the
/// shortest path in a space where panning by one view's width costs as much as a change of scale by e^ρ².
public struct Flight: Hashable, Sendable {
  /// What a map shows: a centre in Mercator's unit square and how much of the square's width is in view.
  public struct View: Hashable, Sendable {
    public var center: Point
    /// In units of the world's width, above 0; 2^−zoom times a map's own factor.
    public var width: Double

    public init(center: Point, width: Double) {
      self.center = center
      self.width = width
    }
  }

  /// The paper's trade-off between zooming and panning; 1.42 was liked best by its test persons.
  public static let rho = 1.42

  public let start: View
  /// The end, its centre moved by whole worlds to where the flight arrives: at most half a world from the
  /// start's.
  public let end: View
  /// The path's length; at an even pace time is in proportion to it.
  public let length: Double
  /// The paper's r₀, or nil when only the scale changes.
  private let departure: Double?

  /// The short way from one view to another, over the date line where that is shorter.
  ///
  /// - Precondition: both widths are above 0.
  public init(from start: View, to end: View) {
    precondition(start.width > 0 && end.width > 0, "A flight goes between views that show something.")
    let turn = end.center.x - start.center.x
    let short = turn - turn.rounded()
    self.start = start
    self.end = View(center: Point(start.center.x + short, end.center.y), width: end.width)
    let (w0, w1) = (start.width, end.width)
    let u = (self.end.center - start.center).length
    let rho = Flight.rho
    guard u > 1e-12 * min(w0, w1) else {
      departure = nil
      length = abs(logarithm(w1 / w0)) / rho
      return
    }
    let (growth, travel) = ((w1 - w0) * (w1 + w0), rho * rho * u)
    let b0 = (growth + travel * travel) / (2 * w0 * travel)
    let b1 = (growth - travel * travel) / (2 * w1 * travel)
    let r0 = -inverseHyperbolicSine(b0)
    departure = r0
    length = (-inverseHyperbolicSine(b1) - r0) / rho
  }

  /// The view after `s` of the path; before 0 the start and beyond `length` the end, exactly.
  public func view(at s: Double) -> View {
    if s <= 0 { return start }
    if s >= length { return end }
    let rho = Flight.rho
    guard let r0 = departure else {
      let fraction = s / length
      let width = start.width * exponential(logarithm(end.width / start.width) * fraction)
      return View(center: start.center + (end.center - start.center) * fraction, width: width)
    }
    // u(s) = w₀/ρ² (cosh r₀ tanh(ρs + r₀) − sinh r₀), written so that nothing cancels.
    let here = hyperbolicCosine(rho * s + r0)
    let travelled = start.width / (rho * rho) * hyperbolicSine(rho * s) / here
    let whole = end.center - start.center
    let fraction = min(1, travelled / whole.length)
    return View(
      center: start.center + whole * fraction, width: start.width * hyperbolicCosine(r0) / here)
  }
}
