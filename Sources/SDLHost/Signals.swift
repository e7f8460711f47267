import ViewKit

/// Turns signals into main-queue blocks, where anything may be done, for as long as it lives.
final class Signals {
  private var sources: [(signal: Int32, source: any DispatchSourceSignal)] = []

  isolated deinit {
    for (signal, source) in sources {
      source.cancel()
      Glibc.signal(signal, SIG_DFL)
    }
  }

  /// Calls `action` on the main queue whenever `signal` arrives, in place of what the signal would do.
  func on(_ signal: Int32, _ action: @escaping @MainActor () -> Void) {
    Glibc.signal(signal, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(action) }
    source.resume()
    sources.append((signal, source))
  }
}
