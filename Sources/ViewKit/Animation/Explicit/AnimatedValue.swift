import Compositor
import Foundation
import Geometry
import Raster

/// A value on its way between two others, in a form that can be mixed and added. Colours are numbers here:
/// premultiplied, so that a fade from nothing keeps its hue.
nonisolated enum AnimatedValue: Sendable {
  case numbers([Double])
  case transform(Transform3D)
  case path(SharedPath?)
  case contents(LayerContents?)
  /// One picture that fades into another.
  case fade(LayerContents?, LayerContents?, Double)

  /// The way from here to `other`; `progress` may lie beyond 0…1. What cannot be mixed (lists of different lengths, paths
  /// of different elements) changes at once in the middle.
  func mixed(with other: AnimatedValue, at progress: Double) -> AnimatedValue {
    if progress == 0 { return self }
    if progress == 1 { return other }
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * progress })
    case (.transform(let a), .transform(let b)):
      return .transform(
        TransformDelta(from: a, to: b).applied(to: b, weight: Progress(repeating: 1 - progress)))
    case (.path(let a?), .path(let b?)):
      if let mixture = a.path.mixed(with: b.path, at: progress) { return .path(SharedPath(mixture)) }
    case (.contents(let a), .contents(let b)): return .fade(a, b, max(0, min(1, progress)))
    default: break
    }
    return progress < 0.5 ? self : other
  }

  /// The sum, where there is one: of numbers and of transforms, of which `other` comes first.
  func adding(_ other: AnimatedValue) -> AnimatedValue { adding(other, times: 1) }

  func adding(_ other: AnimatedValue, times count: Double) -> AnimatedValue {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + $1 * count })
    case (.transform(let a), .transform(let b)):
      var sum = a
      for _ in 0..<Int(max(0, min(count, 1000))) { sum = b.then(sum) }
      return .transform(sum)
    default: return self
    }
  }

  /// What changes nothing when it is added.
  var zero: AnimatedValue {
    switch self {
    case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
    case .transform: .transform(.identity)
    default: self
    }
  }

  /// How far two values lie apart: for animations that keep an even pace.
  func distance(to other: AnimatedValue) -> Double {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    case (.transform(let a), .transform(let b)):
      zip(Numbers.of(a), Numbers.of(b)).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    default: 1
    }
  }
}

nonisolated extension Geometry.Path {
  /// Each point on its way to the other path's; nil where the paths have different elements.
  fileprivate func mixed(with other: Geometry.Path, at progress: Double) -> Geometry.Path? {
    guard verbs == other.verbs else { return nil }
    let mixed = zip(points, other.points).map { $0 + ($1 - $0) * progress }
    var path = Geometry.Path()
    path.reserve(points: mixed.count)
    var next = 0
    for verb in verbs {
      switch verb {
      case .move: path.move(to: mixed[next])
      case .line: path.line(to: mixed[next])
      case .cubic: path.cubic(mixed[next], mixed[next + 1], to: mixed[next + 2])
      case .close: path.close()
      }
      next += verb == .cubic ? 3 : verb == .close ? 0 : 1
    }
    return path
  }
}
