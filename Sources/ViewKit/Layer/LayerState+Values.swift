import Foundation
import Geometry
import Raster

// Every animatable fact in one form, for explicit animations and key-value coding.

nonisolated extension LayerState {
  func value(of property: LayerProperty) -> AnimatedValue {
    switch property {
    case .transform: return .transform(transform)
    case .sublayerTransform: return .transform(sublayerTransform)
    case .path: return .path(path)
    case .shadowPath: return .path(shadowPath)
    case .contents: return .contents(contents)
    case .colors, .locations, .lineDashPattern: return .numbers(list(property))
    default:
      let numbers = self[property]
      return .numbers((0..<property.count).map { numbers[$0] })
    }
  }

  /// A value of another kind changes nothing.
  mutating func set(_ value: AnimatedValue, of property: LayerProperty) {
    switch (property, value) {
    case (.transform, .transform(let transform)): self.transform = transform
    case (.sublayerTransform, .transform(let transform)): sublayerTransform = transform
    case (.path, .path(let path)): self.path = path
    case (.shadowPath, .path(let path)): shadowPath = path
    case (.contents, .contents(let contents)):
      self.contents = contents
      incomingContents = nil
    case (.contents, .fade(let old, let new, let progress)):
      contents = old
      incomingContents = (new, progress)
    case (.colors, .numbers(let list)), (.locations, .numbers(let list)),
      (.lineDashPattern, .numbers(let list)):
      setList(property, list)
    case (_, .numbers(let numbers)) where numbers.count == property.count:
      var vector = SIMD4<Double>.zero
      for (i, number) in numbers.enumerated() { vector[i] = number }
      self[property] = vector
    default: break
    }
  }

  // MARK: Lists

  /// The numbers of a property that is a list.
  func list(_ property: LayerProperty) -> [Double] {
    switch property {
    case .colors: LayerState.numbers(colors)
    case .locations: locations
    case .lineDashPattern: lineDashPattern
    default: []
    }
  }

  mutating func setList(_ property: LayerProperty, _ list: [Double]) {
    switch property {
    case .colors: colors = LayerState.colors(list).map { $0 ?? .clear }
    case .locations: locations = list
    case .lineDashPattern: lineDashPattern = list
    default: break
    }
  }

  static func numbers(_ colors: [Color]) -> [Double] {
    colors.flatMap { color in
      let numbers = premultiplied(color)
      return (0..<4).map { numbers[$0] }
    }
  }

  static func colors(_ numbers: [Double]) -> [Color?] {
    stride(from: 0, to: numbers.count - 3, by: 4).map {
      straight(SIMD4(numbers[$0], numbers[$0 + 1], numbers[$0 + 2], numbers[$0 + 3]))
    }
  }
}

nonisolated extension LayerProperty {
  /// How many numbers it takes, where it is not a list.
  fileprivate var count: Int {
    switch self {
    case .bounds, .contentsRect, .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: 4
    case .position, .anchorPoint, .shadowOffset, .startPoint, .endPoint: 2
    default: 1
    }
  }
}
