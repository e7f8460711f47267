public import AtlasCore

/// Everything an atlas is compiled from: what the neutral geometry file says, or what a test makes up.
///
/// Shapes are on the atlas grid (2²⁴ units to the turn) and each layer is a planar partition: faces do not
/// overlap, and neighbours share every vertex along their common boundary.
public struct World: Sendable {
  public var credits = ""
  public var countries: [Country] = []
  public var waters: [Water] = []
  /// Runs of country codes that a face's `claim` points into.
  public var claims: [[String]] = []
  /// What is owned, by indices of `countries`; what no face covers is sea.
  public var political: [Face] = []
  /// Owned by indices of `waters`.
  public var lakes: [Face] = []
  /// Owned by indices of `waters`.
  public var seas: [Face] = []
  public var contexts: [Context] = []
  public var places: [Place] = []

  public init() {}

  public struct Country: Sendable {
    /// ISO 3166-1 alpha-2, or up to four letters where ISO has none.
    public var code: String
    public var name: String
    public var label: GridPoint
    public var rank: Int
    public var minimumZoom: Double
    public var maximumZoom: Double
    /// A claimed or unclaimed area that answers as nobody's.
    public var belongsToNobody: Bool

    public init(
      code: String, name: String, label: GridPoint, rank: Int = 5, minimumZoom: Double = 3,
      maximumZoom: Double = 10, belongsToNobody: Bool = false
    ) {
      self.code = code
      self.name = name
      self.label = label
      self.rank = rank
      self.minimumZoom = minimumZoom
      self.maximumZoom = maximumZoom
      self.belongsToNobody = belongsToNobody
    }
  }

  public struct Water: Sendable {
    public var name: String
    public var kind: String
    public var label: GridPoint
    public var squareKilometres: Double
    public var widthDegrees: Double

    public init(
      name: String, kind: String, label: GridPoint, squareKilometres: Double, widthDegrees: Double
    ) {
      self.name = name
      self.kind = kind
      self.label = label
      self.squareKilometres = squareKilometres
      self.widthDegrees = widthDegrees
    }
  }

  public struct Face: Sendable {
    public var owner: Int?
    /// Political only: whose the face is in the de-facto view.
    public var holder: Int?
    public var claim: Int?
    /// Closed without repeating the first point; outer rings counterclockwise with north up, holes clockwise.
    public var rings: [[GridPoint]]

    public init(owner: Int?, holder: Int? = nil, claim: Int? = nil, rings: [[GridPoint]]) {
      self.owner = owner
      self.holder = holder ?? owner
      self.claim = claim
      self.rings = rings
    }
  }

  public struct Context: Sendable {
    public var country: Int
    public var region: String
    public var timeZone: String

    public init(country: Int, region: String, timeZone: String) {
      self.country = country
      self.region = region
      self.timeZone = timeZone
    }
  }

  public struct Place: Sendable {
    public var name: String
    public var position: Coordinate
    public var population: Int
    public var context: Int
    public var isNationalCapital: Bool

    public init(
      name: String, position: Coordinate, population: Int, context: Int, isNationalCapital: Bool = false
    ) {
      self.name = name
      self.position = position
      self.population = population
      self.context = context
      self.isNationalCapital = isNationalCapital
    }
  }
}

/// A vertex on the atlas grid: x from −2²³ (180° W) to 2²³, y from −2²² (the south pole) to 2²².
public struct GridPoint: Hashable, Sendable {
  public var x: Int32
  public var y: Int32

  public init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }

  /// The grid point nearest to a coordinate.
  public init(_ c: Coordinate) {
    self.init(
      x: Int32(AtlasGrid.round(degrees: c.longitude)), y: Int32(AtlasGrid.round(degrees: c.latitude)))
  }

  public var coordinate: Coordinate { AtlasGrid.coordinate(x: Int(x), y: Int(y)) }
}
