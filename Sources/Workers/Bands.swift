import Dispatch

/// Runs `body` once for each band of `0..<count`, on as many threads as `width`; returns when all are done.
///
/// The rule of this room: a result never depends on the number of threads. A band may read what all
/// share and write only what is its own.
public func inBands(count: Int, width: Int, _ body: @Sendable (Range<Int>) -> Void) {
  guard count > 0 else { return }
  let bands = max(1, min(width, count))
  if bands == 1 {
    body(0..<count)
    return
  }
  DispatchQueue.concurrentPerform(iterations: bands) { i in
    body((count * i / bands)..<(count * (i + 1) / bands))
  }
}
