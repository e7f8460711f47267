/// Cuts a line into runs of one face, one script and one direction.
struct Itemizer {
  /// The runs in the order of the text, each with its bidirectional level.
  private(set) var runs: [TextRun] = []
  private(set) var levels: [UInt8] = []
  private(set) var startsRight = false

  init(_ text: String, font: Font, direction: TextDirection, faces: inout FaceStore) {
    let clusters = text.map { Itemizer.visible($0) }
    let classes = clusters.map { BidiClass($0.unicodeScalars.first!) }
    startsRight = Bidi.startsRight(classes, direction)
    let isPlain = !startsRight && classes.allSatisfy { $0 != .rightToLeft && $0 != .arabicLetter }
    let clusterLevels =
      isPlain
      ? [UInt8](repeating: 0, count: clusters.count)
      : Bidi.levels(of: classes, startsRight: startsRight)
    for i in clusters.indices {
      append(clusters[i], at: i, level: clusterLevels[i], font: font, faces: &faces)
    }
  }

  private mutating func append(
    _ cluster: Character, at index: Int, level: UInt8, font: Font, faces: inout FaceStore
  ) {
    var script = Script(cluster.unicodeScalars.first!)
    let face: Int
    if script == .common, let last = runs.last, Itemizer.joinsNeighbours(cluster),
      faces.provides(last.face, cluster)
    {
      script = last.script
      face = last.face
    } else {
      face = faces.face(for: cluster, script: script, font: font)
      if script == .common, let last = runs.last, last.face == face { script = last.script }
    }
    if let last = runs.last, last.face == face, levels.last == level,
      last.script == script || last.script == .common
    {
      runs[runs.count - 1].text.append(cluster)
      runs[runs.count - 1].script = script
      runs[runs.count - 1].clusters = last.clusters.lowerBound..<(index + 1)
    } else {
      runs.append(
        TextRun(
          text: String(cluster), face: face, script: script, isRightToLeft: level % 2 == 1,
          clusters: index..<(index + 1)))
      levels.append(level)
    }
  }

  /// Spaces and punctuation stay in the face of what they follow; digits and symbols do not.
  private static func joinsNeighbours(_ cluster: Character) -> Bool {
    cluster.isWhitespace || cluster.isPunctuation
  }

  /// A line has no line breaks and no control characters: they show as a space.
  private static func visible(_ cluster: Character) -> Character {
    let category = cluster.unicodeScalars.first!.properties.generalCategory
    switch category {
    case .control, .lineSeparator, .paragraphSeparator: return " "
    default: return cluster
    }
  }
}
