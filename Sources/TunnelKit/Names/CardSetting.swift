import ViewKit

/// How a card is set: sizes of type, columns, and whether facts stand beside the name or below it.
///
/// A card tries settings from the most generous to the densest and takes the first in which everything it has to
/// say finds room. Where even the densest is too large, the least weighty facts give way; nothing is cut off.
nonisolated struct CardSetting: Hashable {
  enum FactStyle: Hashable {
    /// The fact's name small above its text.
    case over
    /// The name in a column to the left of the text.
    case inline
  }

  /// 1 is type of 14 points.
  var scale: CGFloat
  var columns: Int
  var style: FactStyle
  /// The name to the left, the facts to the right of it.
  var isBeside = false

  var titleFont: UIFont { .systemFont(ofSize: rounded(26), weight: .bold) }
  var subtitleFont: UIFont { .systemFont(ofSize: rounded(15)) }
  var eyebrowFont: UIFont { .systemFont(ofSize: max(10, rounded(11)), weight: .semibold) }
  var nameFont: UIFont { .systemFont(ofSize: max(10, rounded(style == .over ? 11.5 : 13))) }
  var textFont: UIFont { .systemFont(ofSize: rounded(14), weight: .medium) }

  var padding: CGFloat { scale < 1 ? 14 : (20 * scale).rounded() }
  var columnGap: CGFloat { (24 * scale).rounded() }
  var rowGap: CGFloat { ((style == .over ? 10 : 3.5) * scale).rounded() }
  /// Around the line between the header and the facts, and between two groups of facts.
  var groupGap: CGFloat { ((style == .over ? 12 : 8) * scale).rounded() }

  private func rounded(_ size: CGFloat) -> CGFloat { (size * scale * 2).rounded() / 2 }

  // MARK: Choosing

  /// The settings for cards of a size, from the most generous on. Small cards all have one style, so that two of
  /// them side by side look alike.
  static func candidates(in size: CGSize) -> [CardSetting] {
    if size.width < 480, size.height < 400, size.width >= 260 {
      return [1, 0.95, 0.9, 0.85, 0.82].map { CardSetting(scale: $0, columns: 1, style: .inline) }
    }
    let scales: [CGFloat] = [1.3, 1.15, 1, 0.9, 0.82]
    let isWide = size.width >= 1.7 * size.height && size.width >= 600
    return scales.flatMap { scale -> [CardSetting] in
      var found: [CardSetting] = []
      if isWide {
        found.append(CardSetting(scale: scale, columns: 2, style: .over, isBeside: true))
        found.append(CardSetting(scale: scale, columns: 1, style: .inline, isBeside: true))
      }
      if size.width >= 480 * scale { found.append(CardSetting(scale: scale, columns: 2, style: .over)) }
      if size.width < 480 * scale { found.append(CardSetting(scale: scale, columns: 1, style: .over)) }
      if size.width >= 640 * scale { found.append(CardSetting(scale: scale, columns: 2, style: .inline)) }
      if size.width >= 260 { found.append(CardSetting(scale: scale, columns: 1, style: .inline)) }
      return found
    }
  }
}

/// A setting put to work: where everything lies in a card.
struct CardLayout {
  let setting: CardSetting
  private(set) var eyebrow = CGRect.zero
  private(set) var title = CGRect.zero
  private(set) var subtitle = CGRect.zero
  /// Lines between the header and the facts, and between groups.
  private(set) var rules: [CGRect] = []
  /// One for each fact, group by group; nil for those that found no room.
  private(set) var facts: [CGRect?] = []
  /// The width of the names where these have a column of their own.
  private(set) var nameWidth: CGFloat = 0
  /// Whether that column leaves the texts enough.
  private var namesFit = true
  /// The section through the Earth, where there is room for it below the text.
  private(set) var section: CGRect?
  /// Whether everything lies within the card.
  private(set) var fits = false

  /// The layout of the most generous setting in which everything finds room.
  static func best(for content: PlaceCard.Content, in size: CGSize) -> CardLayout {
    let candidates = CardSetting.candidates(in: size)
    if content.section != nil, size.height >= 560 {
      // Narrow cards stand in pairs and are set in one size, whichever has more to say.
      let most: CGFloat = size.width < 480 ? 1 : 2
      for setting in candidates where (1...most).contains(setting.scale) && setting.style == .over {
        let layout = CardLayout(setting, content, in: size, leaving: [])
        if layout.fits, layout.section != nil { return layout }
      }
    }
    for setting in candidates {
      let layout = CardLayout(setting, content, in: size, leaving: [])
      if layout.fits { return layout }
    }
    let densest = candidates[candidates.count - 1]
    let order = content.facts.indices.sorted {
      (content.facts[$0].weight, -$0) < (content.facts[$1].weight, -$1)
    }
    for count in 1...max(1, order.count) {
      let layout = CardLayout(densest, content, in: size, leaving: Set(order.prefix(count)))
      if layout.fits { return layout }
    }
    return CardLayout(densest, content, in: size, leaving: Set(order))
  }

  /// - Parameter left: indices of facts to leave out.
  init(_ setting: CardSetting, _ content: PlaceCard.Content, in size: CGSize, leaving left: Set<Int>) {
    self.setting = setting
    let area = CGRect(origin: .zero, size: size).insetBy(dx: setting.padding, dy: setting.padding)
    guard area.width > 40, area.height > 20 else { return }
    let headerWidth = setting.isBeside ? (area.width * 0.36).rounded() : area.width
    let headerEnd = layHeader(
      content, CGRect(x: area.minX, y: area.minY, width: headerWidth, height: area.height))
    var place = area
    if setting.isBeside {
      place.origin.x = area.minX + headerWidth + setting.columnGap
      place.size.width = area.maxX - place.minX
      rules.append(
        CGRect(x: place.minX - setting.columnGap / 2 - 0.5, y: area.minY, width: 1, height: area.height))
    } else {
      let top = headerEnd + setting.groupGap
      if !content.facts.isEmpty { rules.append(CGRect(x: area.minX, y: top, width: area.width, height: 1)) }
      place.origin.y = top + setting.groupGap
      place.size.height = area.maxY - place.minY
    }
    let end = layFacts(content, place, leaving: left)
    fits = namesFit && max(end, headerEnd) <= area.maxY + 0.5
    if content.section != nil {
      let top = (setting.isBeside ? headerEnd : max(end, headerEnd)) + setting.groupGap
      laySection(CGRect(x: area.minX, y: top, width: headerWidth, height: area.maxY - top))
    }
  }

  // MARK: Parts

  private mutating func layHeader(_ content: PlaceCard.Content, _ area: CGRect) -> CGFloat {
    var y = area.minY
    func line(_ text: String, _ font: UIFont, lines: CGFloat) -> CGRect {
      let height = min(lines * font.lineHeight, Measure.height(text, font, width: area.width)).rounded(.up)
      return CGRect(x: area.minX, y: y, width: area.width, height: height)
    }
    eyebrow = line(content.eyebrow, setting.eyebrowFont, lines: 1)
    y = eyebrow.maxY + (4 * setting.scale).rounded()
    title = line(content.title, setting.titleFont, lines: 2)
    y = title.maxY
    guard !content.subtitle.isEmpty else { return y }
    y += (2 * setting.scale).rounded()
    subtitle = line(content.subtitle, setting.subtitleFont, lines: 3)
    return subtitle.maxY
  }

  /// A square at the foot of the area, so that it lies equally high on two cards side by side.
  private mutating func laySection(_ area: CGRect) {
    let most = setting.isBeside ? CardLayout.sectionExtents.upperBound : CardLayout.pairedExtent
    let extent = min(area.width, area.height, most).rounded(.down)
    guard extent >= CardLayout.sectionExtents.lowerBound else { return }
    section = CGRect(
      x: (area.midX - extent / 2).rounded(), y: area.maxY - extent, width: extent, height: extent)
  }

  private static let sectionExtents: ClosedRange<CGFloat> = 120...184
  /// Below the facts, whose number differs from card to card.
  private static let pairedExtent: CGFloat = 136

  private mutating func layFacts(_ content: PlaceCard.Content, _ area: CGRect, leaving left: Set<Int>)
    -> CGFloat
  {
    facts = Array(repeating: nil, count: content.facts.count)
    let kept = content.facts.indices.filter { !left.contains($0) }
    let count = CGFloat(setting.columns)
    let width = ((area.width - (count - 1) * setting.columnGap) / count).rounded(.down)
    if setting.style == .inline {
      let widest = kept.map { Measure.width(content.facts[$0].name, setting.nameFont) }.max() ?? 0
      nameWidth = widest.rounded(.up) + 12
      if nameWidth > 0.45 * width { namesFit = false }
    }
    var end = area.minY
    for (column, indices) in columns(of: kept, in: content).enumerated() {
      let x = area.minX + CGFloat(column) * (width + setting.columnGap)
      end = max(
        end, layColumn(indices, content, CGRect(x: x, y: area.minY, width: width, height: area.height)))
    }
    return end
  }

  /// The groups side by side where there are two of each; else the facts in even parts.
  private func columns(of kept: [Int], in content: PlaceCard.Content) -> [[Int]] {
    guard setting.columns == 2 else { return [kept] }
    let first = kept.filter { $0 < content.firstGroup }
    if first.count < kept.count, first.count > 1, kept.count - first.count > 1 {
      return [first, kept.filter { $0 >= content.firstGroup }]
    }
    let half = (kept.count + 1) / 2
    return [Array(kept.prefix(half)), Array(kept.dropFirst(half))]
  }

  private mutating func layColumn(_ indices: [Int], _ content: PlaceCard.Content, _ area: CGRect) -> CGFloat {
    var y = area.minY
    for (place, index) in indices.enumerated() {
      if place > 0 {
        let isNewGroup = index >= content.firstGroup && indices[place - 1] < content.firstGroup
        if isNewGroup {
          rules.append(CGRect(x: area.minX, y: y + setting.groupGap, width: area.width, height: 1))
          y += 2 * setting.groupGap + 1
        } else {
          y += setting.rowGap
        }
      }
      let height = FactRow.height(of: content.facts[index], setting, width: area.width, nameWidth: nameWidth)
      facts[index] = CGRect(x: area.minX, y: y, width: area.width, height: height)
      y += height
    }
    return y
  }
}

/// How large text is.
enum Measure {
  static func height(_ text: String, _ font: UIFont, width: CGFloat) -> CGFloat {
    guard !text.isEmpty else { return 0 }
    return text.boundingRect(
      with: CGSize(width: width, height: .infinity), options: .usesLineFragmentOrigin,
      attributes: [.font: font],
      context: nil
    ).height.rounded(.up)
  }

  static func width(_ text: String, _ font: UIFont) -> CGFloat {
    text.size(withAttributes: [.font: font]).width.rounded(.up)
  }
}
