import AtlasCore
import Geometry

/// A movement of the camera that goes on by itself: a function of the seconds since it began.
nonisolated protocol MapMotion {
  /// Seconds until it rests.
  var duration: Double { get }
  func camera(after seconds: Double) -> MapCamera
}

/// A pan that glides on after the hand let go: speed falls off exponentially.
nonisolated struct InertiaMotion: MapMotion {
  /// Per second.
  static let friction = 4.5
  /// Slower than this, in points a second, nobody sees it move.
  static let restingSpeed = 12.0

  let start: MapCamera
  /// Points a second.
  let velocity: Point

  var duration: Double {
    let speed = velocity.length
    guard speed > InertiaMotion.restingSpeed else { return 0 }
    return logarithm(speed / InertiaMotion.restingSpeed) / InertiaMotion.friction
  }

  func camera(after seconds: Double) -> MapCamera {
    let travelled =
      (1 - exponential(-InertiaMotion.friction * min(seconds, duration))) / InertiaMotion.friction
    var camera = start
    camera.center = camera.center - velocity * (travelled / camera.pointsPerUnit)
    return camera
  }
}

/// A zoom about a point that stays where it is, eased out so that a further notch joins without a jolt.
nonisolated struct ZoomMotion: MapMotion {
  let start: MapCamera
  let target: Double
  /// The point that stays, in a view of `size`.
  let about: Point
  let size: Size
  var duration = 0.2

  /// Whether it is a zoom about the middle of the view.
  var keepsCenter: Bool { about == Point(size.width / 2, size.height / 2) }

  func camera(after seconds: Double) -> MapCamera {
    let t = TimingCurve.easeOut.progress(at: seconds / duration)
    return start.zoomed(to: start.zoom + (target - start.zoom) * t, about: about, in: size)
  }
}

/// A flight along van Wijk and Nuij's path, eased at both ends.
nonisolated struct FlightMotion: MapMotion {
  static let longest = 2.5
  /// Units of the path a second.
  static let pace = 2.2

  private let flight: Flight
  private let size: Size
  let duration: Double

  init(from start: MapCamera, to end: MapCamera, size: Size) {
    self.size = size
    func view(_ c: MapCamera) -> Flight.View {
      Flight.View(center: c.center, width: max(size.width, size.height) / c.pointsPerUnit)
    }
    flight = Flight(from: view(start), to: view(end))
    duration = min(FlightMotion.longest, max(0.3, flight.length / FlightMotion.pace))
  }

  func camera(after seconds: Double) -> MapCamera {
    let view = flight.view(at: flight.length * TimingCurve.easeInOut.progress(at: seconds / duration))
    return MapCamera(
      center: view.center, zoom: MapCamera.zoom(pointsPerUnit: max(size.width, size.height) / view.width))
  }
}
