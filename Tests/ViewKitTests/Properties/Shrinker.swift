/// Cuts a script that breaks a law down to one of which no part can be left out.
struct Shrinker {
  let law: String
  let violation: @MainActor (Script) -> Violation?
  /// Plays that may still be made: a script that is slow to fail is not cut for ever.
  private(set) var patience = 3000

  init(law: String, violation: @escaping @MainActor (Script) -> Violation?) {
    self.law = law
    self.violation = violation
  }

  private mutating func stillFails(_ steps: [Step]) -> Bool {
    guard patience > 0 else { return false }
    patience -= 1
    return violation(Script(steps))?.law == law
  }

  mutating func shrink(_ script: Script) -> Script {
    var steps = script.steps
    var size = steps.count / 2
    while size > 0 {
      cut(&steps, by: size)
      size /= 2
    }
    var before: [Step]
    repeat {
      before = steps
      cut(&steps, by: 1)
      simplify(&steps)
    } while steps != before
    return Script(steps)
  }

  /// Leaves out runs of `size` steps wherever the script fails without them.
  private mutating func cut(_ steps: inout [Step], by size: Int) {
    var end = steps.count
    while end > 0 {
      let start = max(0, end - size)
      var shorter = steps
      shorter.removeSubrange(start..<end)
      if stillFails(shorter) { steps = shorter }
      end = start
    }
  }

  private mutating func simplify(_ steps: inout [Step]) {
    for i in steps.indices {
      for simpler in steps[i].simpler {
        var candidate = steps
        candidate[i] = simpler
        if stillFails(candidate) {
          steps = candidate
          break
        }
      }
    }
  }
}

extension Step {
  /// Steps that do a little less, or more plainly; never this one.
  fileprivate var simpler: [Step] {
    switch self {
    case .during(let who, let moment, let step):
      [step] + step.simpler.map { .during(who, moment, $0) }
    case .inCompletion(let step): [step] + step.simpler.map { .inCompletion($0) }
    case .adopt(let child, let parent, let slot) where slot != .whole: [.adopt(child, by: parent, .whole)]
    case .push(let who, let stack, true): [.push(who, on: stack, animated: false)]
    case .pop(let who, true): [.pop(who, animated: false)]
    case .popTo(let who, let i, true): [.popTo(who, i, animated: false)]
    case .setStack(let who, let others, let animated):
      Self.shorter(others).map { .setStack(who, $0, animated: animated) }
        + (animated ? [.setStack(who, others, animated: false)] : [])
    case .setTabs(let who, let others): Self.shorter(others).map { .setTabs(who, $0) }
    case .present(let who, let presenter, let style, let cover, let animated):
      Self.simplerPresentations(who, presenter, style, cover, animated)
    case .dismiss(let who, true): [.dismiss(who, animated: false)]
    case .transition(let parent, let from, let to, let look, let frames):
      (look == .none ? [] : [.transition(in: parent, from, to, .none, frames: frames)])
        + (frames == 0 ? [] : [.transition(in: parent, from, to, look, frames: 0)])
    case .begin(let who, let appearing, true): [.begin(who, appearing, animated: false)]
    case .frames(let count) where count > 1: [.frames(1), .frames(count / 2)]
    case .settle: [.frames(1)]
    case .part: [.frames(1)]
    case .resize(let width, let height) where height != 40: [.resize(width, 40)]
    default: []
    }
  }

  private static func shorter(_ list: [Who]) -> [[Who]] {
    list.indices.map { i in list.enumerated().filter { $0.offset != i }.map(\.element) }
  }

  private static func simplerPresentations(
    _ who: Who, _ presenter: Who, _ style: Presented, _ cover: Cover, _ animated: Bool
  ) -> [Step] {
    var simpler: [Step] = []
    if style != .fullScreen {
      simpler.append(.present(who, on: presenter, .fullScreen, cover, animated: animated))
    }
    if cover != .vertical {
      simpler.append(.present(who, on: presenter, style, .vertical, animated: animated))
    }
    if animated { simpler.append(.present(who, on: presenter, style, cover, animated: false)) }
    return simpler
  }
}
