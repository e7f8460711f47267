public import Geometry

/// Colours along an axis: stops in rising order of their place, 0…1; beyond the ends the end colours go on.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var place: Double
    public var color: Color

    public init(_ place: Double, _ color: Color) {
      self.place = place
      self.color = color
    }
  }

  public enum Axis: Hashable, Sendable {
    case linear(from: Point, to: Point)
    case radial(center: Point, radius: Double)
  }

  public var stops: [Stop]
  public var axis: Axis

  public init(_ axis: Axis, stops: [Stop]) {
    self.axis = axis
    self.stops = stops
  }
}

/// What an area is filled with; a gradient's axis is in the units of the shape it fills.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient)
}
