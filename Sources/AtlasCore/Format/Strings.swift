/// Text of the strings section.
struct Strings: Sendable {
  let bytes: Column<UInt8>

  func contains(_ r: StringReference) -> Bool { Int(r.offset) + Int(r.length) <= bytes.count }

  subscript(_ r: StringReference) -> String {
    precondition(contains(r), "A string reference lies inside the strings section.")
    let start = bytes.base + Int(r.offset)
    return String(decoding: UnsafeBufferPointer(start: start, count: Int(r.length)), as: UTF8.self)
  }
}

extension String {
  /// The letters of a packed country code.
  init(code: PackedCode) {
    var letters: [UInt8] = []
    var rest = code
    while rest & 0xFF != 0 {
      letters.append(UInt8(rest & 0xFF))
      rest >>= 8
    }
    self.init(decoding: letters, as: UTF8.self)
  }

  /// Up to four ASCII letters as one number.
  package var packedCode: PackedCode {
    utf8.prefix(4).reversed().reduce(0) { $0 << 8 | PackedCode($1) }
  }
}
