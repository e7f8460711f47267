import Foundation
import Testing
import ViewKit

/// Every frame of random scripts, painted in part and painted whole.
struct DamagePropertyTests {
  #if DEBUG
    nonisolated private static let seeds = 0..<8
  #else
    nonisolated private static let seeds = 0..<40
  #endif

  @Test(
    "damage: a partial repaint equals a full one in every frame, and a second play tells the same",
    arguments: Theme.allCases, seeds)
  func partialRepaints(theme: Theme, block: Int) {
    for seed in block * 10..<(block + 1) * 10 {
      let script = ScriptWriter.script(theme, seed: 1_000_000 + seed)
      guard let found = Trial.damageViolation(in: script) else { continue }
      var shrinker = Shrinker(law: found.law, violation: Trial.damageViolation)
      let least = shrinker.shrink(script)
      Issue.record("\(theme), seed \(seed): \(Trial.damageViolation(in: least) ?? found)\n\(least)")
      return
    }
  }
}
