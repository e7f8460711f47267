import Geometry

/// The name of an animatable property, or of a part of one: "bounds.size.width".
nonisolated struct LayerKeyPath: Sendable {
  let property: LayerProperty
  private let part: Part

  private enum Part: Hashable, Sendable {
    case whole
    /// Some of the property's numbers.
    case numbers(Range<Int>)
    case transform(TransformPart)
  }

  /// What the values of a property are.
  enum Kind {
    case color, colors, transform, path, contents
    /// As many numbers as that; any number for nil.
    case numbers(Int?)
  }

  /// Nil where no layer has such a property.
  init?(_ text: String) {
    let names = text.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = names.first, let property = LayerProperty(rawValue: first) else { return nil }
    self.property = property
    guard names.count > 1 else {
      part = .whole
      return
    }
    switch property {
    case .transform, .sublayerTransform:
      guard let part = TransformPart(names[1]) else { return nil }
      self.part = .transform(part)
    default:
      guard let range = property.parts[names[1]] else { return nil }
      part = .numbers(range)
    }
  }

  init(_ property: LayerProperty) {
    self.property = property
    part = .whole
  }

  var kind: Kind {
    switch part {
    case .whole: property.kind
    case .numbers(let range): .numbers(range.count)
    case .transform(let part): .numbers(part.count)
    }
  }

  /// Whether two numbers are a width and a height, and not a place.
  var isSize: Bool {
    switch part {
    case .whole: property == .shadowOffset
    case .numbers(let range): range == 2..<4
    case .transform(let part): part == .translation(nil)
    }
  }

  func value(in state: LayerState) -> AnimatedValue {
    let whole = state.value(of: property)
    switch (part, whole) {
    case (.numbers(let range), .numbers(let numbers)): return .numbers(Array(numbers[range]))
    case (.transform(let part), .transform(let transform)):
      return .numbers(TransformComponents(transform)[part])
    default: return whole
    }
  }

  /// A value of another kind changes nothing.
  func set(_ value: AnimatedValue, in state: inout LayerState) {
    switch (part, value) {
    case (.whole, _): state.set(value, of: property)
    case (.numbers(let range), .numbers(let numbers)):
      guard case .numbers(var whole) = state.value(of: property), range.count == numbers.count else { return }
      whole.replaceSubrange(range, with: numbers)
      state.set(.numbers(whole), of: property)
    case (.transform(let part), .numbers(let numbers)):
      guard case .transform(let transform) = state.value(of: property) else { return }
      var components = TransformComponents(transform)
      components[part] = numbers
      state.set(.transform(components.transform), of: property)
    default: break
    }
  }
}

nonisolated extension LayerProperty {
  fileprivate var parts: [String: Range<Int>] {
    switch self {
    case .bounds, .contentsRect:
      [
        "origin": 0..<2, "origin.x": 0..<1, "origin.y": 1..<2, "size": 2..<4, "size.width": 2..<3,
        "size.height": 3..<4,
      ]
    case .position, .anchorPoint, .startPoint, .endPoint: ["x": 0..<1, "y": 1..<2]
    case .shadowOffset: ["width": 0..<1, "height": 1..<2]
    default: [:]
    }
  }

  fileprivate var kind: LayerKeyPath.Kind {
    switch self {
    case .transform, .sublayerTransform: .transform
    case .path, .shadowPath: .path
    case .contents: .contents
    case .colors: .colors
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: .color
    case .locations, .lineDashPattern: .numbers(nil)
    case .bounds, .contentsRect: .numbers(4)
    case .position, .anchorPoint, .startPoint, .endPoint, .shadowOffset: .numbers(2)
    default: .numbers(1)
    }
  }
}
