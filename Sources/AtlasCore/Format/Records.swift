// The records of an atlas file. They are laid out without padding, so that the bytes of an array of them are
// the bytes of its section.

/// Part of the strings section.
package struct StringReference: BitwiseCopyable, Hashable, Sendable {
  package var offset: UInt32
  package var length: UInt32

  package init(offset: UInt32, length: UInt32) {
    self.offset = offset
    self.length = length
  }
}

/// Up to four ASCII letters in one number, the first in the low byte; zero is no code.
package typealias PackedCode = UInt32

/// A country, territory or claimed area: what a face's owner index means.
package struct CountryRecord: BitwiseCopyable, Sendable {
  package static let belongsToNobody: UInt16 = 1

  package var name: StringReference
  package var code: PackedCode
  package var labelX: Int32
  package var labelY: Int32
  /// Web map zooms between which the label is of use.
  package var minimumZoom: Float
  package var maximumZoom: Float
  package var placeCount: UInt32
  package var rank: UInt16
  package var flags: UInt16

  package init(
    name: StringReference, code: PackedCode, labelX: Int32, labelY: Int32, minimumZoom: Float,
    maximumZoom: Float, placeCount: UInt32, rank: UInt16, flags: UInt16
  ) {
    self.name = name
    self.code = code
    self.labelX = labelX
    self.labelY = labelY
    self.minimumZoom = minimumZoom
    self.maximumZoom = maximumZoom
    self.placeCount = placeCount
    self.rank = rank
    self.flags = flags
  }
}

/// A run of codes in the claimants section.
package struct ClaimRecord: BitwiseCopyable, Sendable {
  package var first: UInt32
  package var count: UInt32

  package init(first: UInt32, count: UInt32) {
    self.first = first
    self.count = count
  }
}

/// A named sea, strait, bay or lake.
package struct WaterRecord: BitwiseCopyable, Sendable {
  package var name: StringReference
  package var labelX: Int32
  package var labelY: Int32
  package var squareKilometres: Float
  /// How far the water reaches, west to east, in degrees at the label.
  package var widthDegrees: Float
  /// An index into `Answer.Water.Kind.stored`.
  package var kind: UInt32

  package init(
    name: StringReference, labelX: Int32, labelY: Int32, squareKilometres: Float, widthDegrees: Float,
    kind: UInt32
  ) {
    self.name = name
    self.labelX = labelX
    self.labelY = labelY
    self.squareKilometres = squareKilometres
    self.widthDegrees = widthDegrees
    self.kind = kind
  }
}

/// What many places have in common.
package struct ContextRecord: BitwiseCopyable, Sendable {
  package var region: StringReference
  package var timeZone: StringReference
  package var country: UInt32

  package init(region: StringReference, timeZone: StringReference, country: UInt32) {
    self.region = region
    self.timeZone = timeZone
    self.country = country
  }
}

/// A run of places of like importance; each run is a k-d tree of its own.
package struct TierRecord: BitwiseCopyable, Sendable {
  package var first: UInt32
  package var count: UInt32
  package var largestPopulation: UInt32

  package init(first: UInt32, count: UInt32, largestPopulation: UInt32) {
    self.first = first
    self.count = count
    self.largestPopulation = largestPopulation
  }
}

/// A layer's grid of cells: each is a square of 2^cellShift grid units.
package struct LayerHeaderRecord: BitwiseCopyable, Sendable {
  package var cellShift: UInt32

  package init(cellShift: UInt32) { self.cellShift = cellShift }
}

/// A run of vertices of one arc, stored as 16-bit offsets from the least corner of the box around them.
package struct ChunkRecord: BitwiseCopyable, Sendable {
  package var x: Int32
  package var y: Int32
  package var firstVertex: UInt32
  package var vertexCount: UInt16
  package var width: UInt16
  package var height: UInt16
  /// The faces on the left and on the right of one who walks the arc, north up.
  package var left: UInt16
  package var right: UInt16
  package var kind: UInt16

  package init(
    x: Int32, y: Int32, firstVertex: UInt32, vertexCount: UInt16, width: UInt16, height: UInt16,
    left: UInt16, right: UInt16, kind: UInt16
  ) {
    self.x = x
    self.y = y
    self.firstVertex = firstVertex
    self.vertexCount = vertexCount
    self.width = width
    self.height = height
    self.left = left
    self.right = right
    self.kind = kind
  }
}

/// A boundary between two faces from one meeting of boundaries to the next, or a closed one: a run of chunks,
/// each of which begins at the last vertex of the one before.
package struct ArcRecord: BitwiseCopyable, Sendable {
  package var firstChunk: UInt32
  package var chunkCount: UInt16
  package var kind: UInt8
  /// The coarsest level at which the arc can be seen.
  package var level: UInt8

  package init(firstChunk: UInt32, chunkCount: UInt16, kind: UInt8, level: UInt8) {
    self.firstChunk = firstChunk
    self.chunkCount = chunkCount
    self.kind = kind
    self.level = level
  }
}

/// Who or what a face belongs to.
package struct FaceRecord: BitwiseCopyable, Sendable {
  /// Political: the country of the de-jure view. Lakes and seas: the water. `AtlasFormat.none` for nobody.
  package var owner: UInt16
  /// Political: the country of the de-facto view.
  package var holder: UInt16
  /// Political: an index into the claims; `AtlasFormat.none` where nothing is disputed.
  package var claim: UInt16
  package var flags: UInt16

  package init(owner: UInt16, holder: UInt16, claim: UInt16, flags: UInt16 = 0) {
    self.owner = owner
    self.holder = holder
    self.claim = claim
    self.flags = flags
  }
}

/// A closed boundary of a region, as a run of arcs; `region` is an owner, or `AtlasFormat.none` for all land.
package struct RingRecord: BitwiseCopyable, Sendable {
  package var firstArc: UInt32
  package var arcCount: UInt32
  package var region: UInt16
  package var level: UInt16

  package init(firstArc: UInt32, arcCount: UInt32, region: UInt16, level: UInt16) {
    self.firstArc = firstArc
    self.arcCount = arcCount
    self.region = region
    self.level = level
  }
}

/// What kind of boundary an arc is.
package enum ArcKind: UInt8, CaseIterable {
  /// Between land and water, or a lake's shore, or the edge of a named sea.
  case shore = 0
  /// Between two countries, the same in every view.
  case border = 1
  /// Between two countries in one view and not in another.
  case disputed = 2
  /// The date line's two sides and the south pole's edge: where the flat map is cut, never drawn.
  case seam = 3
  /// Between faces that differ in nothing one draws.
  case inner = 4
}
