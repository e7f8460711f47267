import Foundation
import ViewKit

/// A controller that says what it is told, and shows its name on a coloured plate.
class Speaker: UIViewController {
  let name: String
  let color: UIColor
  let journal: Journal

  init(_ name: String, _ color: UIColor, _ journal: Journal) {
    self.name = name
    self.color = color
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    journal.introduce(self)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  func say(_ text: String) { journal.note("\(name).\(text)") }

  override func loadView() {
    say("loadView()")
    view = Plate(name, color)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    say("viewDidLoad()")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    say("viewWillAppear(\(animated))")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    say("viewDidAppear(\(animated))")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    say("viewWillDisappear(\(animated))")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    say("viewDidDisappear(\(animated))")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    say("willMove(toParent: \(name(of: parent)))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    say("didMove(toParent: \(name(of: parent)))")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    say("viewWillTransition(to: \(Int(size.width)) × \(Int(size.height)))")
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func viewWillUnload() {
    super.viewWillUnload()
    say("viewWillUnload()")
  }

  override func viewDidUnload() {
    super.viewDidUnload()
    say("viewDidUnload()")
  }

  private func name(of controller: UIViewController?) -> String {
    guard let controller else { return "nil" }
    return (controller as? Speaker)?.name ?? (controller is UINavigationController ? "navigation" : "tabs")
  }
}

/// A name in the middle of a colour.
final class Plate: UIView {
  private let name: String

  init(_ name: String, _ color: UIColor) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 240, height: 150))
    backgroundColor = color
    contentMode = .redraw
    clipsToBounds = true
    layer.cornerRadius = 10
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func draw(_ rect: CGRect) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 15, weight: .semibold), .foregroundColor: UIColor.white,
    ]
    let size = name.size(withAttributes: attributes)
    name.draw(
      at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
      withAttributes: attributes)
  }
}
