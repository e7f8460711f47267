/// Breaks a text into lines, paragraph by paragraph, each line as long as it can be.
struct LineBreaker {
  private let style: TextStyle
  private let width: Double
  private(set) var lines: [TextLine] = []
  private(set) var isTruncated = false

  init(style: TextStyle, width: Double) {
    self.style = style
    self.width = width.isNaN ? 0 : max(0, width)
  }

  mutating func set(_ text: String, in core: inout TypesetterCore) {
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, paragraph) in paragraphs.enumerated() {
      if isFull {
        isTruncated = true
        return
      }
      let rest = paragraphs[(index + 1)...].joined(separator: " ")
      let hasMore = index + 1 < paragraphs.count
      setParagraph(Array(paragraph), following: hasMore ? Array(rest) : nil, in: &core)
    }
  }

  private var isFull: Bool { style.maximumLines > 0 && lines.count >= style.maximumLines }
  private var isOnLastLine: Bool { style.maximumLines > 0 && lines.count + 1 == style.maximumLines }

  private mutating func setParagraph(
    _ clusters: [Character], following: [Character]?, in core: inout TypesetterCore
  ) {
    let direction = paragraphDirection(clusters)
    let opportunities = LineBreaks.opportunities(in: clusters)
    var start = 0
    repeat {
      let rest = clusters[start...]
      if isOnLastLine, setLastLine(rest, following: following, direction, in: &core) { return }
      let end = lineEnd(from: start, clusters, opportunities, direction, in: &core)
      add(String(clusters[start..<end].trimmingEnd()), direction, in: &core)
      start = end
      while start < clusters.count && clusters[start].isBreakingSpace { start += 1 }
      if isFull && start < clusters.count {
        isTruncated = true
        return
      }
    } while start < clusters.count
  }

  /// The last line, where it is set by a rule of its own; false when it is broken like the others.
  private mutating func setLastLine(
    _ rest: ArraySlice<Character>, following: [Character]?, _ direction: TextDirection,
    in core: inout TypesetterCore
  ) -> Bool {
    let whole = rest.trimmingEnd()
    let fits = fits(String(whole), direction, in: &core)
    switch style.lineBreakMode {
    case .wordWrap, .charWrap:
      return false
    case .clip:
      isTruncated = isTruncated || !fits
      add(String(whole), direction, in: &core)
    case .truncateHead, .truncateMiddle, .truncateTail:
      if fits && following == nil {
        add(String(whole), direction, in: &core)
      } else {
        isTruncated = true
        add(truncated(whole, following: following ?? [], direction, in: &core), direction, in: &core)
      }
    }
    return true
  }

  /// Where the line that begins at `start` ends: at the last opportunity that fits, or inside a word that
  /// is too long for any line; at least one cluster further.
  private func lineEnd(
    from start: Int, _ clusters: [Character], _ opportunities: [Bool], _ direction: TextDirection,
    in core: inout TypesetterCore
  ) -> Int {
    guard start < clusters.count else { return start }
    let all = Array((start + 1)...clusters.count)
    let words =
      style.lineBreakMode == .charWrap
      ? all : all.filter { $0 == clusters.count || opportunities[$0] }
    func fitting(_ ends: [Int]) -> Int? {
      let count = longestFit(ends.count) { n in
        self.fits(String(clusters[start..<ends[n - 1]].trimmingEnd()), direction, in: &core)
      }
      return count > 0 ? ends[count - 1] : nil
    }
    if let end = fitting(words) { return end }
    return fitting(all.filter { $0 <= words[0] }) ?? start + 1
  }

  /// The text with an ellipsis in place of as little as possible; the ellipsis alone when nothing fits.
  private func truncated(
    _ clusters: ArraySlice<Character>, following: [Character], _ direction: TextDirection,
    in core: inout TypesetterCore
  ) -> String {
    // Past its own end only the head's and the middle's ellipsis show text of later paragraphs.
    var all = Array(clusters)
    if style.lineBreakMode != .truncateTail && !following.isEmpty { all += [" "] + following }
    let isCut = style.lineBreakMode == .truncateTail && !fits(String(all), direction, in: &core)
    func shortened(keeping n: Int) -> String {
      switch style.lineBreakMode {
      case .truncateHead: return "…" + String(all[(all.count - n)...].drop(while: \.isBreakingSpace))
      case .truncateMiddle:
        let head = all[..<((n + 1) / 2)].trimmingEnd()
        let tail = all[(all.count - n / 2)...].drop(while: \.isBreakingSpace)
        return String(head) + "…" + String(tail)
      default: return String(all[..<n].trimmingEnd()) + "…"
      }
    }
    let most = isCut || style.lineBreakMode != .truncateTail ? max(0, all.count - 1) : all.count
    let kept = longestFit(most) { fits(shortened(keeping: $0), direction, in: &core) }
    return shortened(keeping: kept)
  }

  /// The largest n in `1...limit` that fits, found by halving, or 0; widths grow with n but for kerning,
  /// so that what is returned has itself been seen to fit.
  private func longestFit(_ limit: Int, _ fits: (Int) -> Bool) -> Int {
    var best = 0
    var low = 1
    var high = limit
    // Most lines are a small part of a long paragraph: double the step first.
    var step = 8
    while low + step < high, fits(low + step) {
      best = low + step
      low = best + 1
      step *= 2
    }
    high = min(high, low + step)
    while low <= high {
      let middle = (low + high) / 2
      if fits(middle) {
        best = middle
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    return best
  }

  private func fits(_ text: String, _ direction: TextDirection, in core: inout TypesetterCore) -> Bool {
    width == .infinity || core.width(key(text, direction)) <= width
  }

  private mutating func add(_ text: String, _ direction: TextDirection, in core: inout TypesetterCore) {
    lines.append(core.line(key(text, direction)))
  }

  private func key(_ text: String, _ direction: TextDirection) -> LineKey {
    LineKey(text: text, font: style.font, tracking: style.tracking, direction: direction)
  }

  /// All lines of a paragraph begin at the side its first letter tells.
  private func paragraphDirection(_ clusters: [Character]) -> TextDirection {
    let classes = clusters.map { BidiClass($0.unicodeScalars.first!) }
    return Bidi.startsRight(classes, style.direction) ? .rightToLeft : .leftToRight
  }
}

extension Character {
  /// A space that vanishes where a line breaks; a no-break space does not.
  fileprivate var isBreakingSpace: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }
}

extension ArraySlice<Character> {
  fileprivate func trimmingEnd() -> Self {
    var end = endIndex
    while end > startIndex && self[end - 1].isBreakingSpace { end -= 1 }
    return self[startIndex..<end]
  }
}
