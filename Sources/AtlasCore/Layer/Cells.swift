// How the grid of cells tells where to look. A cell no boundary enters is a face; any other is a run of
// entries, headed by the face at the cell's south-west corner.

/// A cell: either one face, or where its entries begin.
package struct CellReference {
  package let word: UInt32
  private static let hasEntries: UInt32 = 1 << 31

  package init(word: UInt32) { self.word = word }
  package init(face: Int) { word = UInt32(face) }
  package init(firstEntry: Int) { word = UInt32(firstEntry) | CellReference.hasEntries }

  package var face: Int { Int(word) }
  package var firstEntry: Int? {
    word & CellReference.hasEntries == 0 ? nil : Int(word & ~CellReference.hasEntries)
  }
}

/// The first of a cell's entries: the face half a grid unit inside its south-west corner, and how many follow.
package struct CellHead {
  package let word: UInt32

  package init(word: UInt32) { self.word = word }
  package init(face: Int, count: Int) { word = UInt32(face) | UInt32(count) << 16 }

  package var face: Int { Int(word & 0xFFFF) }
  package var count: Int { Int(word >> 16) }
}

/// A run of at most 64 segments of one chunk.
package struct CellEntry {
  package let word: UInt32

  package init(word: UInt32) { self.word = word }
  package init(chunk: Int, firstSegment: Int, segmentCount: Int) {
    word = UInt32(chunk) << 12 | UInt32(firstSegment) << 6 | UInt32(segmentCount - 1)
  }

  package var chunk: Int { Int(word >> 12) }
  package var firstSegment: Int { Int(word >> 6) & 63 }
  package var segmentCount: Int { Int(word & 63) + 1 }
}
