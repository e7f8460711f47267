import Foundation
import Testing
import ViewKit

/// Random scripts of calls against the laws of containment. A failure prints the shortest script that breaks the
/// same law, as source, and the seed it came from.
@Suite(.serialized) struct ScriptPropertyTests {
  /// Seeds in one test case: 7 × 60 × 48 are more than 20,000 scripts.
  private static let block = 48

  #if DEBUG
    /// Unoptimised code plays a quarter of them; `make test` plays them all in release.
    nonisolated private static let usualBlocks = 0..<15
  #else
    nonisolated private static let usualBlocks = 0..<60
  #endif

  /// The same every time; `SCRIPT_BLOCKS=60..<1000` plays as many others as one likes.
  nonisolated private static let blocks: Range<Int> = {
    let wanted = ProcessInfo.processInfo.environment["SCRIPT_BLOCKS"] ?? ""
    let bounds = wanted.split(separator: "..<").compactMap { Int($0) }
    return bounds.count == 2 ? bounds[0]..<bounds[1] : usualBlocks
  }()

  /// Faults that are known and not mended: an addChild inside viewDidAppear of an exchange that is exchanged back
  /// within the same frame, and a tab chosen inside viewDidLoad of a controller that is popped in the same turn.
  private static let unsolved: Set = ["exchanges 896", "tabs 2351"]

  private func check(
    _ theme: Theme, _ block: Int, _ violation: @escaping @MainActor (Script) -> Violation? = Trial.violation
  ) {
    for seed in block * Self.block..<(block + 1) * Self.block {
      let script = ScriptWriter.script(theme, seed: seed)
      guard let found = violation(script) else { continue }
      if Self.unsolved.contains("\(theme) \(seed)") {
        withKnownIssue { Issue.record("\(theme), seed \(seed): \(found)") }
        continue
      }
      var shrinker = Shrinker(law: found.law, violation: violation)
      let least = shrinker.shrink(script)
      Issue.record("\(theme), seed \(seed): \(violation(least) ?? found)\n\(least)")
      return
    }
  }

  @Test("I1–I9, I11: children and their views, added, moved and removed in any order", arguments: blocks)
  func children(block: Int) { check(.children, block) }

  @Test("I1–I9, I11: transition(from:to:) with every look, interrupted and turned round", arguments: blocks)
  func exchanges(block: Int) { check(.exchanges, block) }

  @Test("I1, I2, I4–I9, I11: begin and end by hand, and containers that forward by hand", arguments: blocks)
  func explicit(block: Int) { check(.explicit, block) }

  @Test("I1–I9, I11: stacks pushed, popped, replaced and dragged", arguments: blocks)
  func stacks(block: Int) { check(.stacks, block) }

  @Test("I1–I9, I11: tabs chosen by code and by hand, and replaced", arguments: blocks)
  func tabs(block: Int) { check(.tabs, block) }

  @Test("I1–I9, I11: presented and dismissed in every style, one over another", arguments: blocks)
  func presentations(block: Int) { check(.presentations, block) }

  @Test("I1–I9, I11: all of it together", arguments: blocks)
  func everything(block: Int) { check(.everything, block) }
}
