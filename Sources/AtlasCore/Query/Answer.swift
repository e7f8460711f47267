/// What the reverse geocoder knows of one point. Absent facts are nil, never guessed.
public struct Answer: Hashable, Sendable {
  public struct Country: Hashable, Sendable {
    /// ISO 3166-1 alpha-2, upper case.
    public var code: String
    public var name: String

    public init(code: String, name: String) {
      self.code = code
      self.name = name
    }
  }

  public struct Water: Hashable, Sendable {
    public enum Kind: String, Sendable {
      case ocean, sea, strait, bay, gulf, channel, sound, fjord, lagoon, lake, river, reef
      case iceShelf = "ice shelf"

      /// The kinds in the order of the numbers an atlas file has for them.
      package static let stored: [Kind] = [
        .ocean, .sea, .strait, .bay, .gulf, .channel, .sound, .fjord, .lagoon, .lake, .river, .reef,
        .iceShelf,
      ]
    }

    public var name: String
    public var kind: Kind

    public init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  public struct Town: Hashable, Sendable {
    public var name: String
    public var position: Coordinate
    public var population: Int
    /// Great-circle distance from the point asked about, on the mean sphere (6371.0088 km).
    public var kilometres: Double
    /// Direction from the point asked about, degrees clockwise from north, 0..<360.
    public var bearing: Double

    public init(name: String, position: Coordinate, population: Int, kilometres: Double, bearing: Double) {
      self.name = name
      self.position = position
      self.population = population
      self.kilometres = kilometres
      self.bearing = bearing
    }
  }

  /// Whose the place is: the country whose land or lake it lies on, or off a coast the nearest within 25 km.
  public var country: Country?
  /// First-level administrative region.
  public var region: String?
  /// How far off the country's coast, when the point is at sea and `country` is the nearest one.
  public var offshoreKilometres: Double?
  /// What is here, when the point itself is in water.
  public var water: Water?
  /// ISO codes of every claimant where land is disputed, sorted; else empty.
  public var claimants: [String] = []
  /// What a person would call the settled place here ("Mitte, Berlin"), or nil away from settlements.
  public var locality: String?
  public var nearestTown: Town?
  /// 0 on land.
  public var nearestLandKilometres: Double?
  /// An IANA zone name, or nil where only the longitude's offset is known.
  public var timeZone: String?

  public init() {}

  /// What a person would say: the locality, else the region, at sea the water, else the country.
  public var name: String? { locality ?? water?.name ?? region ?? country?.name }
}
