public import AtlasCore
public import ViewKit

/// What the app knows of the Earth, handed in: the atlas to draw, how to look a place up, and what time it is.
public struct TunnelWorld {
  /// Nil when it could not be opened; `problem` then says why.
  public var atlas: Atlas?
  /// One clear sentence on what is missing or damaged, to show on the map.
  public var problem: String?
  public var lookup: Geocoder
  /// The moment that local times are told for.
  public var date: () -> Date

  public init(atlas: Atlas?, problem: String? = nil, lookup: @escaping Geocoder, date: @escaping () -> Date) {
    self.atlas = atlas
    self.problem = problem
    self.lookup = lookup
    self.date = date
  }

  /// The world of an opened atlas.
  public init(atlas: Atlas, date: @escaping () -> Date) {
    let geocoder = ReverseGeocoder(atlas)
    self.init(atlas: atlas, lookup: { geocoder.answer(at: $0) }, date: date)
  }
}

/// The two ends of the tunnel.
public nonisolated enum TunnelEnd: Int, CaseIterable, Sendable {
  case start
  case exit

  public var other: TunnelEnd { self == .start ? .exit : .start }
}
