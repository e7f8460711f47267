import Foundation

/// What an animation on a clock did to one property of the model, so that running back can undo it.
struct ModelChange {
  let layer: CALayer
  let property: LayerProperty
  let before: LayerState
  let after: LayerState
  /// In the order of all changes.
  let order = Animator.nextOrder()

  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let property: LayerProperty

    init(_ change: ModelChange) {
      layer = ObjectIdentifier(change.layer)
      property = change.property
    }
  }

  func concernsSame(_ other: ModelChange) -> Bool { layer === other.layer && property == other.property }

  /// Undoes `changes`, the latest first, through the layers' setters, so that layout follows. What has been changed
  /// since by somebody else stays as it is.
  static func undo(_ changes: [ModelChange]) {
    let changes = changes.sorted { $0.order < $1.order }
    var values: [Key: LayerState] = [:]
    for change in changes.reversed() {
      let present = values[Key(change)] ?? change.layer.state
      guard present.agrees(with: change.after, in: change.property) else { continue }
      values[Key(change)] = change.before
    }
    set(values, of: changes)
  }

  /// Sets every property of `changes` to what `value` gives: all are asked before any is set.
  static func set(_ changes: [ModelChange], to value: (ModelChange) -> LayerState?) {
    var values: [Key: LayerState] = [:]
    for change in changes where values[Key(change)] == nil { values[Key(change)] = value(change) }
    set(values, of: changes)
  }

  /// Outer layers first: a view that takes its old size resizes its subviews, which then take theirs.
  private static func set(_ values: [Key: LayerState], of changes: [ModelChange]) {
    var waiting = values
    UIView.performWithoutAnimation {
      for change in changes {
        guard let value = waiting.removeValue(forKey: Key(change)) else { continue }
        change.layer.take(change.property, from: value)
      }
    }
  }
}

nonisolated extension LayerState {
  func agrees(with other: LayerState, in property: LayerProperty) -> Bool {
    switch property {
    case .transform: transform == other.transform
    case .sublayerTransform: sublayerTransform == other.sublayerTransform
    case .colors, .locations, .lineDashPattern: list(property) == other.list(property)
    default: self[property] == other[property]
    }
  }
}

extension CALayer {
  /// Sets one property to the value that it has in `other`, exactly.
  func take(_ property: LayerProperty, from other: LayerState) {
    if property == .backgroundColor { view?.dynamicBackgroundColor = nil }
    assign(property, from: other)
  }
}
