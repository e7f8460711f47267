import Foundation
import HeadlessHost
import HypnosisKit
import Support
import Testing
import ViewKit

/// A clock that goes on by 61 seconds each time it is looked at: 2026-11-30 21:45:07 UTC at first.
final class TickingClock {
  private(set) var looks = 0

  func now() -> Date {
    defer { looks += 1 }
    return Date(timeIntervalSince1970: 1_796_075_107 + 61 * Double(looks))
  }

  deinit {}
}

/// The whole sample on a stage.
final class SampleOnStage {
  let stage: HeadlessStage
  let root: HypnosisRootViewController
  let clock = TickingClock()

  init(
    width: CGFloat = 320, height: CGFloat = 480, tab: HypnosisTab = .hypnosis,
    style: UIUserInterfaceStyle = .light, unloadsViews: Bool = false
  ) {
    stage = HeadlessStage(size: CGSize(width: width, height: height))
    stage.stage.userInterfaceStyle = style
    stage.application.unloadsViewsOnMemoryWarning = unloadsViews
    root = HypnosisRootViewController(clock: clock.now, zone: .gmt, tab: tab)
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  deinit {}

  /// The view of that identifier that shows.
  func find(_ identifier: String) -> UIView? { SampleOnStage.search(identifier, in: stage.window) }

  private static func search(_ identifier: String, in view: UIView) -> UIView? {
    guard !view.isHidden else { return nil }
    if view.accessibilityIdentifier == identifier { return view }
    return view.subviews.lazy.compactMap { search(identifier, in: $0) }.first
  }

  /// Taps the middle of the view of that identifier; returns whether there is one.
  @discardableResult
  func tap(_ identifier: String) -> Bool {
    guard let view = find(identifier) else { return false }
    stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    stage.settle()
    return true
  }

  /// The texts of all labels that show.
  var words: [String] { SampleOnStage.labels(in: stage.window).compactMap(\.text) }

  private static func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    return ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
  }

  /// What the children were told since the last call.
  func takeLog() -> [String] {
    defer { root.childrenDemo.log.clear() }
    return root.childrenDemo.log.entries.map(\.line)
  }
}

/// Says how two pictures differ, rather than what all their pixels are.
func expectSame(
  _ actual: Bitmap, _ expected: Bitmap, _ place: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard actual != expected else { return }
  let summary = BitmapDifference(expected: expected, actual: actual).summary
  Issue.record("\(place) \(summary)", sourceLocation: sourceLocation)
}
