/// A value that tells its observers after each change, as key-value observation with `.new` does.
///
///     @ObservedValue var currentLocation = Place.berlin
///     …
///     observation = map.$currentLocation.observe { place in opposite.show(place.antipode) }
///
/// Observers are called in the order in which they began, with the value that was set. A value set inside an
/// observer is told after the one being told, so that everybody hears the same values in the same order.
@propertyWrapper
@preconcurrency @MainActor public struct ObservedValue<Value> {
  /// The observable side of the value: `$name.observe { … }`.
  public let projectedValue: Subject

  public init(wrappedValue: Value) { projectedValue = Subject(wrappedValue) }

  public var wrappedValue: Value {
    get { projectedValue.value }
    nonmutating set { projectedValue.value = newValue }
  }

  @preconcurrency @MainActor public final class Subject {
    /// An observer lives as long as its observation is kept.
    private struct Observer {
      weak var observation: Observation?
    }

    private final class Observation: UIObservation {
      let tell: (Value) -> Void

      init(tell: @escaping (Value) -> Void) { self.tell = tell }

      deinit {}
    }

    private var observers: [Observer] = []
    private var untold: [Value] = []
    private var isTelling = false

    public var value: Value {
      didSet {
        untold.append(value)
        tellObservers()
      }
    }

    init(_ value: Value) { self.value = value }

    deinit {}

    /// Calls `tell` after each change, until the observation is invalidated or no longer kept.
    public func observe(_ tell: @escaping (Value) -> Void) -> UIObservation {
      let observation = Observation(tell: tell)
      observers.append(Observer(observation: observation))
      return observation
    }

    private func tellObservers() {
      guard !isTelling else { return }
      isTelling = true
      while !untold.isEmpty {
        let value = untold.removeFirst()
        observers.removeAll { $0.observation?.isValid != true }
        for observer in observers {
          if let observation = observer.observation, observation.isValid { observation.tell(value) }
        }
      }
      isTelling = false
    }
  }
}

/// Keeps an observation going: it ends when this object is released or invalidated.
@preconcurrency @MainActor public class UIObservation {
  public private(set) var isValid = true

  init() {}

  deinit {}

  /// Ends the observation; calling it again does nothing.
  public func invalidate() { isValid = false }
}
