import AtlasCore

/// Collects the sections of an atlas file and lays them out.
struct SectionWriter {
  private var sections: [(kind: UInt32, bytes: [UInt8])] = []

  mutating func append<Record: BitwiseCopyable>(_ kind: UInt32, _ records: [Record]) {
    precondition(MemoryLayout<Record>.size == MemoryLayout<Record>.stride, "A record has no padding.")
    sections.append((kind, records.withUnsafeBytes { Array($0) }))
  }

  /// The whole file.
  func file() -> [UInt8] {
    let tableSize = sections.count * AtlasFormat.tableEntrySize
    var offset = AtlasFormat.headerSize + tableSize
    var table: [UInt8] = []
    var body: [UInt8] = []
    for (kind, bytes) in sections {
      let padding = -offset & (AtlasFormat.alignment - 1)
      body.append(contentsOf: Array(repeating: 0, count: padding))
      offset += padding
      SectionWriter.put(kind, &table)
      SectionWriter.put(1 as UInt32, &table)
      SectionWriter.put(UInt64(offset), &table)
      SectionWriter.put(UInt64(bytes.count), &table)
      SectionWriter.put(bytes.withUnsafeBytes(Checksum.of), &table)
      body.append(contentsOf: bytes)
      offset += bytes.count
    }
    var header = AtlasFormat.magic
    SectionWriter.put(AtlasFormat.version, &header)
    SectionWriter.put(UInt32(sections.count), &header)
    SectionWriter.put(UInt64(offset), &header)
    SectionWriter.put(table.withUnsafeBytes(Checksum.of), &header)
    return header + table + body
  }

  private static func put<Number: FixedWidthInteger>(_ number: Number, _ bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}

/// Collects text, each string once.
struct StringPool {
  private(set) var bytes: [UInt8] = []
  private var known: [String: StringReference] = [:]

  mutating func add(_ text: String) -> StringReference {
    if let reference = known[text] { return reference }
    let reference = StringReference(offset: UInt32(bytes.count), length: UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
    known[text] = reference
    return reference
  }
}
