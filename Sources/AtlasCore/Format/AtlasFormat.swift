// How an atlas file is laid out. All numbers are little-endian; every section starts at a multiple of 16.
//
//   0   magic "TNLATLAS"
//   8   UInt32 format version, UInt32 number of sections
//   16  UInt64 size of the file, UInt64 checksum of the section table
//   32  the section table: UInt32 kind, UInt32 version, UInt64 offset, UInt64 length, UInt64 checksum each
//
// A section is an array of one of the records of Records.swift. A reader skips kinds it does not know, so a
// new kind of fact is a new section, and a changed record is a new version of its section.

package enum AtlasFormat {
  package static let magic: [UInt8] = Array("TNLATLAS".utf8)
  package static let version: UInt32 = 1
  package static let headerSize = 32
  package static let tableEntrySize = 32
  package static let alignment = 16
  /// Vertices in a chunk at most: 64 segments, so that a cell entry's six bits can number them.
  package static let verticesPerChunk = 65
  /// How many places share one offset into their names.
  package static let placesPerNameBlock = 16
  /// No country, no claim, no name: what an absent index is written as.
  package static let none: UInt16 = 0xFFFF
}

/// What a section holds.
package enum SectionKind {
  package static let credits: UInt32 = 1
  package static let strings: UInt32 = 2
  package static let countries: UInt32 = 3
  package static let claims: UInt32 = 4
  package static let claimants: UInt32 = 5
  package static let waters: UInt32 = 6
  package static let contexts: UInt32 = 7
  package static let placeTiers: UInt32 = 16
  package static let placePositions: UInt32 = 17
  package static let placePopulations: UInt32 = 18
  package static let placeContexts: UInt32 = 19
  package static let placeNameLengths: UInt32 = 20
  package static let placeNameBlocks: UInt32 = 21
  package static let placeNames: UInt32 = 22
  package static let placeMarks: UInt32 = 23
  package static let capitals: UInt32 = 24

  /// A section of the layer numbered `layer`.
  package static func layer(_ layer: Int, _ part: LayerPart) -> UInt32 {
    UInt32(layer) << 8 | part.rawValue
  }
}

/// The sections a layer is made of.
package enum LayerPart: UInt32, CaseIterable {
  case header = 1
  case vertices, levels, chunks, arcs, faces, cells, cellEntries, rings, ringArcs
}

/// The planar partitions of the sphere an atlas holds.
package enum LayerID {
  package static let political = 1
  package static let lakes = 2
  package static let seas = 3
}
