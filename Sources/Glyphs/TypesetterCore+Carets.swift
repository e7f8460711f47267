extension TypesetterCore {
  /// The pen's place before each cluster of the line and after the last, in points from its left end.
  mutating func caretOffsets(in line: TextLine) -> [Double] {
    let runs = line.runs.sorted { $0.clusters.lowerBound < $1.clusters.lowerBound }
    var carets: [Double] = []
    for run in runs {
      let travels = travels(over: run, of: line)
      carets += travels.dropLast().map { run.isRightToLeft ? run.x + run.width - $0 : run.x + $0 }
    }
    guard let last = runs.last else { return [0] }
    carets.append(last.isRightToLeft ? last.x : last.x + last.width)
    return carets
  }

  /// How far the pen has gone before each cluster of a run and at its end.
  private mutating func travels(over run: TextRun, of line: TextLine) -> [Double] {
    var travels = [0.0]
    var prefix = ""
    let tracking = run.script.isSpaceable ? line.tracking : 0
    for (index, cluster) in run.text.enumerated() {
      prefix.append(cluster)
      travels.append(advance(of: prefix, in: run) * line.font.size + tracking * Double(index + 1))
    }
    return travels
  }
}
