public import Foundation

/// The title of the top controller, the way back to the one below it, and the top one's buttons.
@preconcurrency @MainActor open class UINavigationBar: UIBar {
  /// Points.
  static let height: CGFloat = 44
  private static let margin: CGFloat = 12
  private static let gap: CGFloat = 10

  private let titleLabel = UILabel()
  private let backButton = UIButton(type: .system)
  private var titleView: UIView?
  private var leading: [UIView] = []
  private var trailing: [UIView] = []
  var onBack: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  /// The item that shows.
  public private(set) var topItem: UINavigationItem?
  /// The item below it, to which the way back leads.
  public private(set) var backItem: UINavigationItem?

  private func setUp() {
    accessibilityIdentifier = "navigation bar"
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    backButton.titleLabel?.font = .systemFont(ofSize: 17)
    backButton.accessibilityIdentifier = "back"
    backButton.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
    addSubview(titleLabel)
    addSubview(backButton)
  }

  /// Shows the items of the top of `stack`.
  func show(_ stack: [UIViewController]) {
    topItem = stack.last?.navigationItem
    backItem = stack.dropLast().last?.navigationItem
    for view in leading + trailing + [titleView].compactMap({ $0 }) { view.removeFromSuperview() }
    titleView = topItem?.titleView
    leading = (topItem?.leftBarButtonItems ?? []).map { $0.makeView() }
    trailing = (topItem?.rightBarButtonItems ?? []).map { $0.makeView() }
    for view in leading + trailing + [titleView].compactMap({ $0 }) { addSubview(view) }
    titleLabel.text = topItem?.title
    titleLabel.isHidden = titleView != nil
    showBackButton()
    setNeedsLayout()
  }

  private func showBackButton() {
    backButton.isHidden = backItem == nil || topItem?.hidesBackButton == true || !leading.isEmpty
    let back = [backItem?.backButtonTitle, backItem?.title].lazy.compactMap { $0 }.first { !$0.isEmpty }
    backButton.setTitle("‹ " + (back ?? "Back"), for: .normal)
    backButton.accessibilityLabel = back ?? "Back"
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let start = layOutLeading()
    let end = layOutTrailing()
    layOutTitle(between: start + Self.gap, and: end - Self.gap)
  }

  private func layOutLeading() -> CGFloat {
    var x = Self.margin
    for view in backButton.isHidden ? leading : [backButton] {
      if view === backButton {
        view.sizeToFit()
        view.frame.size.width = min(view.frame.width, bounds.width / 3)
      }
      place(view, x: x)
      x += view.bounds.width + Self.gap
    }
    return x
  }

  private func layOutTrailing() -> CGFloat {
    var x = bounds.width - Self.margin
    for view in trailing {
      x -= view.bounds.width
      place(view, x: x)
      x -= Self.gap
    }
    return x
  }

  /// In the middle of the bar if there is room, else in the middle of the room.
  private func layOutTitle(between start: CGFloat, and end: CGFloat) {
    let view = titleView ?? titleLabel
    let room = max(0, end - start)
    let wanted = view.sizeThatFits(CGSize(width: room, height: bounds.height))
    let width = min(room, wanted.width)
    let x = min(max(start, bounds.midX - width / 2), max(start, end - width))
    view.frame = CGRect(x: x, y: (bounds.height - wanted.height) / 2, width: width, height: wanted.height)
  }

  private func place(_ view: UIView, x: CGFloat) {
    let height = min(view.bounds.height, bounds.height)
    view.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: view.bounds.width, height: height)
  }
}
