import ViewKit

/// A card with a place's name and a table of facts, well set in whatever size it is given.
final class PlaceCard: UIView {
  struct Content: Hashable {
    var eyebrow = ""
    var title = ""
    var subtitle = ""
    var facts: [Fact] = []
    /// How many of the facts are about the place; those after them are about the tunnel.
    var firstGroup = 0
    /// Drawn where there is room for it; nil for none.
    var section: TunnelSection.Content?
  }

  var content = Content() { didSet { if content != oldValue { contentDidChange() } } }

  private let eyebrow = UILabel()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let section = TunnelSection()
  private var rules: [UIView] = []
  private var rows: [FactRow] = []
  private var theme = Theme(.light)

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.numberOfLines = 2
    subtitle.numberOfLines = 3
    [eyebrow, title, subtitle, section].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  private func contentDidChange() {
    eyebrow.text = content.eyebrow
    title.text = content.title
    subtitle.text = content.subtitle
    section.content = content.section
    resize(&rows, to: content.facts.count) { FactRow() }
    for (row, fact) in zip(rows, content.facts) { row.fact = fact }
    apply(theme)
    setNeedsLayout()
  }

  private func resize<V: UIView>(_ views: inout [V], to count: Int, _ make: () -> V) {
    while views.count > count { views.removeLast().removeFromSuperview() }
    while views.count < count {
      views.append(make())
      addSubview(views[views.count - 1])
    }
  }

  func apply(_ theme: Theme) {
    self.theme = theme
    backgroundColor = theme.card
    eyebrow.textColor = theme.accent
    title.textColor = theme.text
    subtitle.textColor = theme.secondaryText
    rules.forEach { $0.backgroundColor = theme.hairline }
    rows.forEach { $0.apply(theme) }
    section.apply(theme)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = CardLayout.best(for: content, in: bounds.size)
    eyebrow.font = layout.setting.eyebrowFont
    title.font = layout.setting.titleFont
    subtitle.font = layout.setting.subtitleFont
    eyebrow.frame = layout.eyebrow
    title.frame = layout.title
    subtitle.frame = layout.subtitle
    section.isHidden = layout.section == nil
    section.frame = layout.section ?? .zero
    resize(&rules, to: layout.rules.count) { UIView() }
    for (rule, frame) in zip(rules, layout.rules) {
      rule.backgroundColor = theme.hairline
      rule.frame = frame
    }
    for (index, row) in rows.enumerated() {
      let frame = index < layout.facts.count ? layout.facts[index] : nil
      row.isHidden = frame == nil
      row.set(layout.setting, nameWidth: layout.nameWidth, in: frame ?? .zero)
    }
  }
}
