/// A grapheme cluster of a line.
struct Cluster {
  var first: Unicode.Scalar
  /// The whole of it, where it has more than one scalar.
  var whole: Character?
  /// Where it ends in the line.
  var end: String.Index
}

/// Cuts a line into runs of one face, one script and one direction.
struct Itemizer {
  /// The runs in the order of the text, each with its bidirectional level.
  private(set) var runs: [TextRun] = []
  private(set) var levels: [UInt8] = []
  private(set) var startsRight = false

  /// A run is cut when it has this many clusters: the font library counts pixels in 32 bits.
  private static let longestRun = 1024

  init(_ text: String, font: Font, direction: TextDirection, faces: inout FaceStore) {
    let text = Itemizer.visible(text)
    let clusters = Itemizer.clusters(of: text)
    let classes = clusters.map { BidiClass($0.first) }
    startsRight = Bidi.startsRight(classes, direction)
    let isMixed = startsRight || classes.contains { $0 == .rightToLeft || $0 == .arabicLetter }
    if isMixed {
      levels = Bidi.levels(of: clusters.map(\.first), classes, startsRight: startsRight)
    } else {
      levels = [UInt8](repeating: 0, count: clusters.count)
    }
    cut(text, clusters, font: font, faces: &faces)
  }

  private mutating func cut(
    _ text: String, _ clusters: [Cluster], font: Font, faces: inout FaceStore
  ) {
    var runLevels: [UInt8] = []
    var start = text.startIndex
    var end = text.startIndex
    for i in clusters.indices {
      let cluster = clusters[i]
      let (face, script) = assign(cluster, font: font, faces: &faces)
      if let last = runs.last, last.face == face, runLevels.last == levels[i],
        last.clusters.count < Itemizer.longestRun,
        last.script == script || last.script == .common
      {
        runs[runs.count - 1].script = script
        runs[runs.count - 1].clusters = last.clusters.lowerBound..<(i + 1)
      } else {
        close(start == text.startIndex && end == text.endIndex ? text : String(text[start..<end]))
        start = end
        runs.append(
          TextRun(
            text: "", face: face, script: script, isRightToLeft: levels[i] % 2 == 1, clusters: i..<(i + 1)))
        runLevels.append(levels[i])
      }
      end = cluster.end
    }
    close(start == text.startIndex ? text : String(text[start...]))
    levels = runLevels
  }

  private mutating func close(_ text: String) {
    guard let last = runs.indices.last else { return }
    runs[last].text = text
    runs[last].isPlain = !runs[last].isRightToLeft && Plainness.isPlain(text.unicodeScalars)
  }

  /// Spaces and punctuation stay in the face of what they follow; digits and symbols do not.
  private func assign(_ cluster: Cluster, font: Font, faces: inout FaceStore) -> (face: Int, script: Script) {
    let script = Script(cluster.first)
    guard script == .common, let last = runs.last else {
      return (faces.face(for: cluster, script: script, font: font), script)
    }
    if Itemizer.followsNeighbour(cluster.first), faces.provides(last.face, cluster) {
      return (last.face, last.script)
    }
    let face = faces.face(for: cluster, script: script, font: font)
    return (face, last.face == face ? last.script : script)
  }

  private static func followsNeighbour(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == " " { return true }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  private static func clusters(of text: String) -> [Cluster] {
    let scalars = text.unicodeScalars
    var clusters: [Cluster] = []
    clusters.reserveCapacity(text.utf8.count)
    var isSimple = true
    var place = scalars.startIndex
    while place < scalars.endIndex {
      let scalar = scalars[place]
      guard Plainness.isSingle(scalar) else {
        isSimple = false
        break
      }
      scalars.formIndex(after: &place)
      clusters.append(Cluster(first: scalar, whole: nil, end: place))
    }
    if isSimple { return clusters }
    clusters.removeAll(keepingCapacity: true)
    var start = text.startIndex
    while start < text.endIndex {
      let end = text.index(after: start)
      let character = text[start]
      let isSingle = character.unicodeScalars.dropFirst().isEmpty
      clusters.append(
        Cluster(first: scalars[start], whole: isSingle ? nil : character, end: end))
      start = end
    }
    return clusters
  }

  /// A line has no line breaks and no control characters: they show as spaces.
  private static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(text.map { isControl($0.unicodeScalars.first!) ? " " : $0 })
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }
}
