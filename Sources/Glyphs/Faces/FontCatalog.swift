/// Where fonts are looked for, and in what order: the table of files that the fonts packages install.
///
/// The first file of a list that exists is taken. Faces the project itself installs come first, so that the
/// same machine set-up draws the same bytes whatever else is installed.
public struct FontCatalog: Hashable, Sendable {
  /// Directories that hold font files, in order of preference.
  public var directories: [String]

  public init(directories: [String]) { self.directories = directories }

  /// The directories of Debian and Ubuntu.
  public static let installed = FontCatalog(directories: ["/usr/share/fonts", "/usr/local/share/fonts"])

  /// A font file, and the face within it where one file holds several.
  struct Candidate: Hashable {
    var path: String
    var index = 0
  }

  /// The user interface's faces, best first.
  func systemFaces(weight: Font.Weight, isItalic: Bool) -> [Candidate] {
    let inter = interCut(weight: weight, isItalic: isItalic)
    let isBold = weight == .bold || weight == .semibold
    let dejaVu =
      switch (isBold, isItalic) {
      case (false, false): "DejaVuSans"
      case (true, false): "DejaVuSans-Bold"
      case (false, true): "DejaVuSans-Oblique"
      case (true, true): "DejaVuSans-BoldOblique"
      }
    return candidates([
      "opentype/inter/Inter-\(inter).otf", "truetype/inter/Inter-\(inter).ttf",
      "opentype/inter/Inter-Regular.otf", "truetype/inter/Inter-Regular.ttf",
      "truetype/dejavu/\(dejaVu).ttf", "truetype/dejavu/DejaVuSans.ttf",
    ])
  }

  /// The faces for what the system face lacks of one script, best first.
  func fallbackFaces(for script: Script, weight: Font.Weight) -> [Candidate] {
    let cut = weight == .bold || weight == .semibold ? "Bold" : "Regular"
    switch script {
    case .han, .kana, .hangul:
      return candidates([
        "../fonts-droid-fallback/truetype/DroidSansFallback.ttf",
        "truetype/droid/DroidSansFallbackFull.ttf",
      ]) + candidates(["opentype/noto/NotoSansCJK-\(cut).ttc"], index: 2)
        + candidates(["truetype/wqy/wqy-microhei.ttc", "truetype/wqy/wqy-zenhei.ttc"])
    case .common, .latin, .greek, .cyrillic:
      return general(cut: cut)
    default:
      guard let name = script.notoName else { return general(cut: cut) }
      return candidates([
        "truetype/noto/\(name)-\(cut).ttf", "truetype/noto/\(name)-Regular.ttf",
      ]) + general(cut: cut)
    }
  }

  private func general(cut: String) -> [Candidate] {
    candidates([
      "truetype/dejavu/DejaVuSans\(cut == "Bold" ? "-Bold" : "").ttf", "truetype/dejavu/DejaVuSans.ttf",
      "truetype/noto/NotoSans-\(cut).ttf", "truetype/noto/NotoSansSymbols-\(cut).ttf",
      "truetype/noto/NotoSansSymbols2-Regular.ttf", "truetype/noto/NotoSansMath-Regular.ttf",
      "truetype/freefont/FreeSans.ttf",
    ])
  }

  private func interCut(weight: Font.Weight, isItalic: Bool) -> String {
    switch (weight, isItalic) {
    case (.regular, false): "Regular"
    case (.medium, false): "Medium"
    case (.semibold, false): "SemiBold"
    case (.bold, false): "Bold"
    case (.regular, true): "Italic"
    case (.medium, true): "MediumItalic"
    case (.semibold, true): "SemiBoldItalic"
    case (.bold, true): "BoldItalic"
    }
  }

  /// File by file, each looked for in all directories before the next.
  private func candidates(_ files: [String], index: Int = 0) -> [Candidate] {
    files.flatMap { file in directories.map { Candidate(path: "\($0)/\(file)", index: index) } }
  }
}
