/// How visible each label is: names come and go over `duration` seconds, and a change of mind in between starts
/// from what is on the screen.
nonisolated struct LabelFader {
  static let duration = 0.3

  private struct Fade {
    var from: Double
    var to: Double
    var start: Double

    func opacity(at time: Double) -> Double {
      let t = max(0, min(1, (time - start) / LabelFader.duration))
      return from + (to - from) * t
    }

    func isDone(at time: Double) -> Bool { time - start >= LabelFader.duration }
  }

  private var fades: [UInt32: Fade] = [:]

  /// From `time` on just these labels are wanted. Without `animated` they are there, and others gone, at once.
  mutating func show(_ wanted: some Sequence<UInt32>, at time: Double, animated: Bool) {
    let wanted = Set(wanted)
    for (id, fade) in fades where !wanted.contains(id) && fade.to != 0 {
      fades[id] = animated ? Fade(from: fade.opacity(at: time), to: 0, start: time) : nil
    }
    for id in wanted where fades[id]?.to != 1 {
      let now = fades[id]?.opacity(at: time) ?? 0
      fades[id] = Fade(from: animated ? now : 1, to: 1, start: time)
    }
  }

  func opacity(of id: UInt32, at time: Double) -> Double { fades[id]?.opacity(at: time) ?? 0 }

  /// Forgets what has gone; returns the ids that have.
  mutating func removeFaded(at time: Double) -> [UInt32] {
    let gone = fades.filter { $0.value.to == 0 && $0.value.isDone(at: time) }.map(\.key)
    for id in gone { fades[id] = nil }
    return gone
  }

  /// Whether a label's opacity still changes after `time`.
  func isFading(at time: Double) -> Bool {
    fades.values.contains { $0.from != $0.to && !$0.isDone(at: time) }
  }
}
