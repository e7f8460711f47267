import ViewKit

/// One fact of a card: its name, small, and its text.
final class FactRow: UIView {
  private let name = UILabel()
  private let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    text.numberOfLines = 0
    addSubview(name)
    addSubview(text)
  }

  required init?(coder: NSCoder) { nil }

  var fact = Fact("", "", weight: 0) {
    didSet {
      name.text = fact.name
      text.text = fact.text
    }
  }

  func apply(_ theme: Theme) {
    name.textColor = theme.secondaryText
    text.textColor = theme.text
  }

  func set(_ setting: CardSetting, nameWidth: CGFloat, in frame: CGRect) {
    name.font = setting.nameFont
    text.font = setting.textFont
    self.frame = frame
    switch setting.style {
    case .over:
      let top = setting.nameFont.lineHeight.rounded(.up)
      name.frame = CGRect(x: 0, y: 0, width: frame.width, height: top)
      text.frame = CGRect(x: 0, y: top, width: frame.width, height: frame.height - top)
    case .inline:
      // On one baseline, though the name is set smaller.
      let drop = (setting.textFont.ascender - setting.nameFont.ascender).rounded()
      name.frame = CGRect(x: 0, y: drop, width: nameWidth, height: setting.nameFont.lineHeight.rounded(.up))
      text.frame = CGRect(x: nameWidth, y: 0, width: frame.width - nameWidth, height: frame.height)
    }
  }

  static func height(of fact: Fact, _ setting: CardSetting, width: CGFloat, nameWidth: CGFloat) -> CGFloat {
    switch setting.style {
    case .over:
      setting.nameFont.lineHeight.rounded(.up) + Measure.height(fact.text, setting.textFont, width: width)
    case .inline: Measure.height(fact.text, setting.textFont, width: width - nameWidth)
    }
  }
}
