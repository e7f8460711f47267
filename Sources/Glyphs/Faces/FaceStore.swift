/// The faces in use: found in the catalogue when first needed, opened once for measuring and once for each
/// size they are drawn at. Not for several threads at once.
struct FaceStore {
  /// A cut of the system's face.
  private struct Cut: Hashable {
    var weight: Font.Weight
    var isItalic: Bool
  }

  private struct FallbackKey: Hashable {
    var script: Script
    var weight: Font.Weight
  }

  private struct SizeKey: Hashable {
    var face: Int
    var pixelSize: Double
  }

  private let catalog: FontCatalog
  private var faces: [Face] = []
  /// Every file asked for so far; nil for one that is not there or cannot be read.
  private var opened: [FontCatalog.Candidate: Int?] = [:]
  private var systemFaces: [Cut: Int] = [:]
  private var fallbacks: [FallbackKey: [Int]] = [:]
  private var sizedFonts: LeastRecentlyUsed<SizeKey, DrawingFont>

  /// Opens the regular system face, without which nothing can be set; `openSizes` bounds the sized fonts
  /// kept open, each of which costs a few hundred kilobytes.
  init(catalog: FontCatalog, openSizes: Int = 64) throws(GlyphError) {
    self.catalog = catalog
    sizedFonts = LeastRecentlyUsed(limit: openSizes)
    try FontLibrary.start()
    let candidates = catalog.systemFaces(weight: .regular, isItalic: false)
    if firstOpened(candidates) == nil {
      guard let broken = candidates.first(where: { FontLibrary.fileExists($0.path) }) else {
        throw .noSystemFont(searched: catalog.directories)
      }
      _ = try SizedFont(measuring: broken)
      throw .noSystemFont(searched: catalog.directories)
    }
  }

  /// The face in that place.
  subscript(face: Int) -> Face { faces[face] }

  /// The face's font at a size in pixels; nil when its file has gone since it was first opened.
  mutating func drawing(_ face: Int, pixelSize: Double) -> DrawingFont? {
    let key = SizeKey(face: face, pixelSize: pixelSize)
    if let font = sizedFonts.value(for: key) { return font }
    guard let sized = try? SizedFont(faces[face].file, pixelSize: pixelSize) else { return nil }
    let font = DrawingFont(sized)
    sizedFonts.insert(font, for: key)
    return font
  }

  /// The system's face in the cut that is nearest to what the font asks for.
  mutating func systemFace(for font: Font) -> Int {
    let cut = Cut(weight: font.weight, isItalic: font.isItalic)
    if let face = systemFaces[cut] { return face }
    let face =
      firstOpened(catalog.systemFaces(weight: cut.weight, isItalic: cut.isItalic))
      ?? systemFace(for: Font(size: font.size))
    systemFaces[cut] = face
    return face
  }

  /// The first face that has every glyph of the cluster: the system's, then the script's own, then those
  /// that have much of everything; if none has, the system's, which shows its box for missing characters.
  mutating func face(for cluster: Cluster, script: Script, font: Font) -> Int {
    let system = systemFace(for: font)
    if provides(system, cluster) { return system }
    return fallbackFaces(for: script, weight: font.weight).first { provides($0, cluster) } ?? system
  }

  /// Whether the face has a glyph for all of the cluster that needs one.
  func provides(_ face: Int, _ cluster: Cluster) -> Bool {
    guard let whole = cluster.whole else { return faces[face].provides(cluster.first) }
    return faces[face].provides(cluster.first)
      && whole.unicodeScalars.allSatisfy {
        $0.properties.isDefaultIgnorableCodePoint || faces[face].provides($0)
      }
  }

  private mutating func fallbackFaces(for script: Script, weight: Font.Weight) -> [Int] {
    let key = FallbackKey(script: script, weight: weight)
    if let known = fallbacks[key] { return known }
    var found: [Int] = []
    for candidate in catalog.fallbackFaces(for: script, weight: weight) {
      if let face = open(candidate), !found.contains(face) { found.append(face) }
    }
    fallbacks[key] = found
    return found
  }

  private mutating func firstOpened(_ candidates: [FontCatalog.Candidate]) -> Int? {
    for candidate in candidates {
      if let face = open(candidate) { return face }
    }
    return nil
  }

  private mutating func open(_ file: FontCatalog.Candidate) -> Int? {
    if let known = opened[file] { return known }
    let face = try? Face(file)
    if let face { faces.append(face) }
    let index = face == nil ? nil : faces.count - 1
    opened[file] = .some(index)
    return index
  }
}
