import Foundation
import Testing
import ViewKit

/// How children tell their parents: observation, notifications and delegates.
struct ControllersObservationTests {
  private final class Map {
    @ObservedValue var place = 0
  }

  @Test("An observer hears each new value, after it was set, until it is let go")
  func observing() {
    let map = Map()
    var heard: [Int] = []
    var observation: UIObservation? = map.$place.observe { [unowned map] in
      heard.append($0)
      #expect(map.place == $0)
    }
    map.place = 1
    map.place = 2
    #expect(heard == [1, 2])
    #expect(observation?.isValid == true)
    observation = nil
    map.place = 3
    #expect(heard == [1, 2])
  }

  @Test("Invalidating ends it, also from within")
  func invalidating() {
    let map = Map()
    var count = 0
    var observation: UIObservation?
    observation = map.$place.observe { _ in
      count += 1
      observation?.invalidate()
    }
    map.place = 1
    map.place = 2
    #expect(count == 1)
  }

  @Test("Two values that follow each other settle, and all hear the same in the same order")
  func setInsideAnObserver() {
    let map = Map()
    var first: [Int] = []
    var second: [Int] = []
    let observations = [
      map.$place.observe {
        first.append($0)
        if $0 < 3 { map.place = $0 + 1 }
      },
      map.$place.observe { second.append($0) },
    ]
    map.place = 1
    #expect(first == [1, 2, 3])
    #expect(second == [1, 2, 3])
    withExtendedLifetime(observations) {}
  }
}
