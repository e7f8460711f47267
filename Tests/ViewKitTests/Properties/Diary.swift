import Foundation
import ViewKit

/// A law that was broken, and how.
struct Violation: CustomStringConvertible {
  /// The number of the invariant, or a word for those that have none.
  let law: String
  let text: String

  var description: String { "\(law): \(text)" }
}

/// What one controller of a script has been told, checked as it is told.
final class Diary {
  let who: Who
  weak var controller: UIViewController?
  private(set) var grammar = AppearanceGrammar()
  /// The last few callbacks, for the reader of a failure.
  private(set) var recent: [String] = []
  private(set) var violation: Violation?
  private var isInLoadView = false
  /// What is to be done in the next callback of a kind.
  var plans: [(moment: Moment, step: Step)] = []
  var onPlan: (Step) -> Void = { _ in }
  /// What its root view has been told of touches.
  var touchesBegun = 0
  var touchesOver = 0

  init(_ who: Who) { self.who = who }

  private func blame(_ law: String, _ text: String) {
    if violation == nil { violation = Violation(law: law, text: "\(who) \(text); it was told \(recent)") }
  }

  private func note(_ word: String) {
    if recent.count > 11 { recent.removeFirst() }
    recent.append(word)
  }

  private func follow(_ moment: Moment) {
    guard let i = plans.firstIndex(where: { $0.moment == moment }) else { return }
    onPlan(plans.remove(at: i).step)
  }

  func loadingView() {
    note("loadView")
    if controller?.isViewLoaded == true { blame("I5", "loads its view again while it has one") }
    isInLoadView = true
  }

  func loadedView() {
    note("didLoad")
    if !isInLoadView { blame("I5", "has viewDidLoad without loadView") }
    isInLoadView = false
    follow(.didLoad)
  }

  func appearance(_ word: AppearanceGrammar.Word, _ animated: Bool) {
    note("\(word)(\(animated))")
    if !grammar.take(word) { blame("I2", "hears \(word) out of turn") }
    if controller?.isViewLoaded != true || isInLoadView { blame("I4", "hears \(word) without a view") }
    switch word {
    case .willApp: follow(.willApp)
    case .isApp: follow(.isApp)
    case .didApp: follow(.didApp)
    case .willDis: follow(.willDis)
    case .didDis: follow(.didDis)
    }
  }

  func layout(_ moment: Moment) {
    if controller?.isViewLoaded != true || isInLoadView { blame("I4", "hears \(moment) without a view") }
    follow(moment)
  }

  func move(_ moment: Moment, to parent: UIViewController?) {
    note("\(moment)(\(parent == nil ? "nil" : "parent"))")
    follow(moment)
  }
}
