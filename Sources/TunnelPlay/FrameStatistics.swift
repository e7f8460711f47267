import HeadlessHost
import ViewKit

/// How long the frames of a play took and how much they painted, kind by kind.
public final class FrameStatistics {
  public nonisolated enum Kind: String, CaseIterable, Sendable {
    case first, drag, flip, movement, other
  }

  private struct Sample {
    let milliseconds: Double
    let pixels: Int
  }

  private let launch: ContinuousClock.Instant?
  private var startToFirstFrame: Double?
  private var samples: [Kind: [Sample]] = [:]

  /// `launch` is when the process started, if the way to the first frame is to be told.
  public init(launch: ContinuousClock.Instant? = nil) { self.launch = launch }

  deinit {}

  public var isEmpty: Bool { samples.isEmpty }

  func measure(_ kind: Kind, stage: HeadlessStage, _ turn: () -> Void) {
    let start = ContinuousClock.now
    turn()
    let end = ContinuousClock.now
    samples[kind, default: []].append(
      Sample(milliseconds: (end - start) / .milliseconds(1), pixels: stage.lastFrame.pixelsTouched))
    if kind == .first, let launch { startToFirstFrame = (end - launch) / .milliseconds(1) }
  }

  /// One line a kind of frame: how many, the median, the 99th percentile and the longest, in milliseconds.
  public var report: String {
    var lines: [String] = []
    if let startToFirstFrame { lines.append("start to first frame \(text(startToFirstFrame)) ms") }
    for kind in Kind.allCases {
      guard let kept = samples[kind], let longest = kept.map(\.milliseconds).max() else { continue }
      let times = kept.map(\.milliseconds).sorted()
      func percentile(_ p: Double) -> String {
        text(times[min(times.count - 1, Int(Double(times.count) * p))])
      }
      let pixels = kept.map(\.pixels).sorted()[kept.count / 2]
      lines.append(
        "\(kind.rawValue) frames \(kept.count): median \(percentile(0.5)) ms, 99 % \(percentile(0.99)) ms, "
          + "longest \(text(longest)) ms, median \(pixels) pixels")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func text(_ ms: Double) -> String { String((ms * 100).rounded() / 100) }
}
