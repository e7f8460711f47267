#if DEBUG
  import Foundation

  /// Notices, in debug builds, that a controller's view is asked for while its initialiser still runs.
  ///
  /// An object cannot see whether its initialiser has returned, but the stack can: as long as it runs, the calls that
  /// lead to it lie there with the return addresses they had when it began. After it has returned its caller goes
  /// on elsewhere, and that address has changed. So `UIViewController`'s own initialiser keeps the addresses up to
  /// the subclass's, and the first use of the view looks whether they are all still there.
  ///
  /// Costs one walk up the stack for each controller that is made, and one for a view that is loaded before the
  /// next controller is made.
  enum InitWatch {
    private struct Entry {
      weak var controller: UIViewController?
      /// Return addresses from the outermost call to the one of `UIViewController`'s initialiser.
      let stack: ArraySlice<UInt>
      /// How many of them belong to calls outside of the initialisers of the controller's classes.
      let outside: Int

      /// Whether the initialiser may be the one that runs further in, on a stack that goes on to `deeper`.
      func isRunning(on deeper: ArraySlice<UInt>) -> Bool {
        // The same call once more, as in a loop: the initialiser of then has returned, or it could not begin again.
        !deeper.starts(with: stack) && deeper.count > outside && deeper.starts(with: stack.prefix(outside))
      }
    }

    /// Initialisers that ran when the last controller was made, outermost first; most of them have returned since.
    private static var entries: [Entry] = []

    /// Called by `UIViewController`'s designated initialisers.
    @inline(never)
    static func initialiserBegan(_ controller: UIViewController) {
      let classes = subclassCount(of: controller)
      guard classes > 0, let stack = callers(skipping: 2) else { return }
      entries.removeAll { $0.controller == nil || !$0.isRunning(on: stack) }
      entries.append(Entry(controller: controller, stack: stack, outside: max(0, stack.count - classes)))
    }

    /// Called before a view is loaded.
    @inline(never)
    static func viewIsNeeded(by controller: UIViewController) {
      guard let place = entries.firstIndex(where: { $0.controller === controller }) else { return }
      let entry = entries.remove(at: place)
      guard let stack = callers(skipping: 1), entry.isRunning(on: stack) else { return }
      UIDiagnostics.warn(
        .viewUsedInInit,
        "The view of \(UIDiagnostics.name(controller)) was used in its initialiser, which loads it at once and "
          + "before it is needed: do it in viewDidLoad.")
    }

    /// Return addresses, outermost first, up to the caller's own `count` innermost calls; nil where the stack is
    /// too deep to be known from its bottom.
    @inline(never)
    private static func callers(skipping count: Int) -> ArraySlice<UInt>? {
      let addresses = Thread.callStackReturnAddresses
      let foundationsLimit = 128
      guard addresses.count < foundationsLimit else { return nil }
      // Foundation's call and this one lie innermost.
      return addresses.reversed().map(\.uintValue).dropLast(count + 2)
    }

    /// How many classes stand between the controller's own and `UIViewController`: each has one designated
    /// initialiser on the stack.
    private static func subclassCount(of controller: UIViewController) -> Int {
      sequence(first: type(of: controller) as AnyClass) { _getSuperclass($0) }
        .prefix { $0 != UIViewController.self }.reduce(0) { count, _ in count + 1 }
    }
  }
#endif
