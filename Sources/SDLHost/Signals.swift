import ViewKit

/// Turns signals into main-queue blocks, where anything may be done.
final class Signals {
  private var sources: [any DispatchSourceSignal] = []

  /// Calls `action` on the main queue whenever `signal` arrives, in place of what the signal would do.
  func on(_ signal: Int32, _ action: @escaping @MainActor () -> Void) {
    Glibc.signal(signal, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(action) }
    source.resume()
    sources.append(source)
  }
}
