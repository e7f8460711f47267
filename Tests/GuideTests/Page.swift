import HeadlessHost
import Support
import ViewKit

/// Where one step of the guide is played: a stage, a root that shows, and what the step leaves behind.
final class Page {
  static let size = CGSize(width: 240, height: 150)
  static let scale: CGFloat = 2

  let journal = Journal()
  let stage: HeadlessStage
  var root: Speaker
  private(set) var pictures: [(name: String, bitmap: Bitmap)] = []

  init() {
    stage = HeadlessStage(size: Page.size, scale: Page.scale)
    stage.window.backgroundColor = .white
    root = Speaker("root", Ink.root, journal)
  }

  deinit {}

  /// Fills the window with `controller`, whose own words about it are not part of the step.
  func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    stage.settle()
    forget()
  }

  /// A root that shows and has said nothing, over a plain ground.
  func showRoot() {
    root.view = UIView(frame: stage.window.bounds)
    root.view.backgroundColor = Ink.ground
    show(root)
  }

  func speaker(_ name: String, _ color: UIColor) -> Speaker { Speaker(name, color, journal) }

  /// What was said so far is part of the preparations.
  func forget() { forgotten = journal.lines.count }

  private var forgotten = 0
  var log: [String] { Array(journal.lines.dropFirst(forgotten)) }

  /// Lets time go on until nothing moves; what is said from here on is said after the calls have returned.
  func settle() {
    journal.note("   … the calls have returned; the next frames:")
    let count = journal.lines.count
    stage.settle()
    if journal.lines.count == count { journal.note("   nothing") }
  }

  /// Keeps the frame as it stands.
  func picture(_ name: String) {
    stage.stage.produceFrame(at: stage.stage.now)
    pictures.append((name, stage.bitmap))
  }
}

/// The guide's colours.
enum Ink {
  static let ground = UIColor(rgb: 0xEFEBE3)
  static let root = UIColor(rgb: 0x5B6573)
  static let map = UIColor(rgb: 0x2E8B6F)
  static let names = UIColor(rgb: 0xC2622D)
  static let other = UIColor(rgb: 0x6A4FB3)
}
