/// The sections of an atlas file, each found to be whole when the table is read.
struct SectionTable {
  private struct Entry {
    var kind: UInt32
    var offset: Int
    var length: Int
  }

  let file: MappedFile
  let path: String
  private var entries: [Entry] = []

  /// Checks the header, the table and every section's checksum. Reads the whole file once.
  init(_ file: MappedFile, path: String) throws(AtlasError) {
    self.file = file
    self.path = path
    let bytes = file.bytes
    let present = min(bytes.count, AtlasFormat.magic.count)
    guard bytes.prefix(present).elementsEqual(AtlasFormat.magic.prefix(present)) else {
      throw .foreign(path: path, reason: "it does not begin as an atlas does")
    }
    guard bytes.count >= AtlasFormat.headerSize else {
      throw .damaged(path: path, reason: "it ends inside its header")
    }
    let version = bytes.load(fromByteOffset: 8, as: UInt32.self)
    guard version == AtlasFormat.version else {
      throw .foreign(
        path: path, reason: "it has format version \(version), not \(AtlasFormat.version)")
    }
    let count = Int(bytes.load(fromByteOffset: 12, as: UInt32.self))
    let size = bytes.load(fromByteOffset: 16, as: UInt64.self)
    guard size == UInt64(bytes.count) else {
      throw .damaged(path: path, reason: "it has \(bytes.count) bytes where its header says \(size)")
    }
    let (tableSize, overflow) = count.multipliedReportingOverflow(by: AtlasFormat.tableEntrySize)
    let sectionsStart = AtlasFormat.headerSize + (overflow ? 0 : tableSize)
    guard !overflow, sectionsStart <= bytes.count else {
      throw .damaged(path: path, reason: "it ends inside its section table")
    }
    let table = UnsafeRawBufferPointer(rebasing: bytes[AtlasFormat.headerSize..<sectionsStart])
    guard Checksum.of(table) == bytes.load(fromByteOffset: 24, as: UInt64.self) else {
      throw .damaged(path: path, reason: "its section table does not match its checksum")
    }
    entries.reserveCapacity(count)
    for i in 0..<count { try append(i) }
  }

  private mutating func append(_ i: Int) throws(AtlasError) {
    let bytes = file.bytes
    let at = AtlasFormat.headerSize + i * AtlasFormat.tableEntrySize
    let kind = bytes.load(fromByteOffset: at, as: UInt32.self)
    let offset = bytes.load(fromByteOffset: at + 8, as: UInt64.self)
    let length = bytes.load(fromByteOffset: at + 16, as: UInt64.self)
    guard offset <= UInt64(bytes.count), length <= UInt64(bytes.count) - offset,
      offset % UInt64(AtlasFormat.alignment) == 0
    else { throw .damaged(path: path, reason: "section \(kind) lies outside the file") }
    let entry = Entry(kind: kind, offset: Int(offset), length: Int(length))
    guard Checksum.of(contents(entry)) == bytes.load(fromByteOffset: at + 24, as: UInt64.self) else {
      throw .damaged(path: path, reason: "section \(kind) does not match its checksum")
    }
    entries.append(entry)
  }

  private func contents(_ e: Entry) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: file.bytes[e.offset..<e.offset + e.length])
  }

  /// The records of a section, or none where the section is absent and `isOptional`.
  func column<Element: BitwiseCopyable>(
    _ kind: UInt32, of type: Element.Type, isOptional: Bool = false
  ) throws(AtlasError) -> Column<Element> {
    guard let entry = entries.first(where: { $0.kind == kind }) else {
      guard isOptional else { throw .damaged(path: path, reason: "it has no section \(kind)") }
      return Column(base: UnsafePointer(bitPattern: AtlasFormat.alignment)!, count: 0)
    }
    let stride = MemoryLayout<Element>.stride
    guard entry.length % stride == 0 else {
      throw .damaged(path: path, reason: "section \(kind) has a part of a record")
    }
    let raw = file.bytes.baseAddress! + entry.offset
    return Column(base: raw.assumingMemoryBound(to: type), count: entry.length / stride)
  }
}
