/// The writing systems that are told apart: each may need a face, a shaper and a direction of its own.
///
/// Which scalar belongs to which follows the blocks of the Unicode standard; letters outside the listed
/// blocks count as `.common` and are set in whatever face has them.
enum Script: UInt8, Hashable, Sendable {
  case common, latin, greek, cyrillic, armenian, hebrew, arabic, thaana
  case devanagari, bengali, gurmukhi, gujarati, oriya, tamil, telugu, kannada, malayalam, sinhala
  case thai, lao, tibetan, myanmar, georgian, ethiopic, khmer
  case hangul, kana, han

  init(_ scalar: Unicode.Scalar) {
    let v = scalar.value
    if v < 0x0250 {
      self = Script.isLatinLetter(v) ? .latin : .common
      return
    }
    var low = 0
    var high = Script.blocks.count
    while low < high {
      let middle = (low + high) / 2
      if Script.blocks[middle].last < v { low = middle + 1 } else { high = middle }
    }
    self = low < Script.blocks.count && Script.blocks[low].first <= v ? Script.blocks[low].script : .common
  }

  private static func isLatinLetter(_ v: UInt32) -> Bool {
    (v >= 0x41 && v <= 0x5A) || (v >= 0x61 && v <= 0x7A) || v == 0xAA || v == 0xBA
      || (v >= 0xC0 && v != 0xD7 && v != 0xF7)
  }

  /// In rising order; gaps are `.common`.
  private static let blocks: [(first: UInt32, last: UInt32, script: Script)] = [
    (0x0250, 0x02AF, .latin), (0x0370, 0x03FF, .greek), (0x0400, 0x052F, .cyrillic),
    (0x0531, 0x058F, .armenian), (0x0591, 0x05F4, .hebrew), (0x0600, 0x06FF, .arabic),
    (0x0750, 0x077F, .arabic), (0x0780, 0x07BF, .thaana), (0x08A0, 0x08FF, .arabic),
    (0x0900, 0x097F, .devanagari), (0x0980, 0x09FF, .bengali), (0x0A00, 0x0A7F, .gurmukhi),
    (0x0A80, 0x0AFF, .gujarati), (0x0B00, 0x0B7F, .oriya), (0x0B80, 0x0BFF, .tamil),
    (0x0C00, 0x0C7F, .telugu), (0x0C80, 0x0CFF, .kannada), (0x0D00, 0x0D7F, .malayalam),
    (0x0D80, 0x0DFF, .sinhala), (0x0E01, 0x0E5B, .thai), (0x0E80, 0x0EFF, .lao),
    (0x0F00, 0x0FFF, .tibetan), (0x1000, 0x109F, .myanmar), (0x10A0, 0x10FF, .georgian),
    (0x1100, 0x11FF, .hangul), (0x1200, 0x139F, .ethiopic), (0x1780, 0x17FF, .khmer),
    (0x1C80, 0x1C8F, .cyrillic), (0x1C90, 0x1CBF, .georgian), (0x1D00, 0x1D7F, .latin),
    (0x1E00, 0x1EFF, .latin), (0x1F00, 0x1FFF, .greek), (0x2C60, 0x2C7F, .latin),
    (0x2D00, 0x2D2F, .georgian), (0x2D80, 0x2DDF, .ethiopic), (0x2DE0, 0x2DFF, .cyrillic),
    (0x2E80, 0x2FDF, .han), (0x3005, 0x3007, .han), (0x3021, 0x3029, .han), (0x3041, 0x30FF, .kana),
    (0x3130, 0x318F, .hangul), (0x31F0, 0x31FF, .kana), (0x3400, 0x4DBF, .han), (0x4E00, 0x9FFF, .han),
    (0xA640, 0xA69F, .cyrillic), (0xA720, 0xA7FF, .latin), (0xA8E0, 0xA8FF, .devanagari),
    (0xA960, 0xA97F, .hangul), (0xAB00, 0xAB2F, .ethiopic), (0xAC00, 0xD7FF, .hangul),
    (0xF900, 0xFAFF, .han), (0xFB00, 0xFB06, .latin), (0xFB13, 0xFB17, .armenian),
    (0xFB1D, 0xFB4F, .hebrew), (0xFB50, 0xFDFF, .arabic), (0xFE70, 0xFEFC, .arabic),
    (0xFF21, 0xFF3A, .latin), (0xFF41, 0xFF5A, .latin), (0xFF66, 0xFF9F, .kana),
    (0xFFA0, 0xFFDC, .hangul), (0x20000, 0x323AF, .han),
  ]

  /// The four letters of ISO 15924, as the shaper wants them.
  var tag: String {
    switch self {
    case .common, .latin: "Latn"
    case .greek: "Grek"
    case .cyrillic: "Cyrl"
    case .armenian: "Armn"
    case .hebrew: "Hebr"
    case .arabic: "Arab"
    case .thaana: "Thaa"
    case .devanagari: "Deva"
    case .bengali: "Beng"
    case .gurmukhi: "Guru"
    case .gujarati: "Gujr"
    case .oriya: "Orya"
    case .tamil: "Taml"
    case .telugu: "Telu"
    case .kannada: "Knda"
    case .malayalam: "Mlym"
    case .sinhala: "Sinh"
    case .thai: "Thai"
    case .lao: "Laoo"
    case .tibetan: "Tibt"
    case .myanmar: "Mymr"
    case .georgian: "Geor"
    case .ethiopic: "Ethi"
    case .khmer: "Khmr"
    case .hangul: "Hang"
    case .kana: "Kana"
    case .han: "Hani"
    }
  }

  /// The stem of the Noto family's file for this script, where there is one file a script.
  var notoName: String? {
    switch self {
    case .common, .latin, .greek, .cyrillic, .hangul, .kana, .han: nil
    case .armenian: "NotoSansArmenian"
    case .hebrew: "NotoSansHebrew"
    case .arabic: "NotoSansArabic"
    case .thaana: "NotoSansThaana"
    case .devanagari: "NotoSansDevanagari"
    case .bengali: "NotoSansBengali"
    case .gurmukhi: "NotoSansGurmukhi"
    case .gujarati: "NotoSansGujarati"
    case .oriya: "NotoSansOriya"
    case .tamil: "NotoSansTamil"
    case .telugu: "NotoSansTelugu"
    case .kannada: "NotoSansKannada"
    case .malayalam: "NotoSansMalayalam"
    case .sinhala: "NotoSansSinhala"
    case .thai: "NotoSansThai"
    case .lao: "NotoSansLao"
    case .tibetan: "NotoSerifTibetan"
    case .myanmar: "NotoSansMyanmar"
    case .georgian: "NotoSansGeorgian"
    case .ethiopic: "NotoSansEthiopic"
    case .khmer: "NotoSansKhmer"
    }
  }

  /// Whether each grapheme cluster can be set on its own, so that letter-spacing does not tear it apart.
  var isSpaceable: Bool {
    switch self {
    case .common, .latin, .greek, .cyrillic, .armenian, .hebrew, .georgian, .ethiopic, .hangul, .kana, .han,
      .thai, .lao:
      true
    default: false
    }
  }

  /// Whether faces move pairs of its letters together or apart.
  var kerns: Bool {
    switch self {
    case .han, .kana, .hangul, .ethiopic: false
    default: true
    }
  }
}
