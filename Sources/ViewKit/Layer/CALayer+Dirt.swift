import Foundation
import Geometry

/// What has to be done again before the next frame. A layer carries its own, and the sum of its sublayers',
/// so that each pass walks only where something waits.
struct LayerDirt: OptionSet {
  let rawValue: UInt8

  /// `layoutSublayers` has to run.
  static let layout = LayerDirt(rawValue: 1)
  /// `draw` has to be recorded afresh.
  static let display = LayerDirt(rawValue: 2)
  /// Something that shows has changed.
  static let render = LayerDirt(rawValue: 4)
  static let all: LayerDirt = [.layout, .display, .render]
}

extension CALayer {
  /// The one way in which anything becomes dirty: remembers what, here and in every layer above, and tells
  /// the stage. Costs nothing where that was known already.
  func mark(_ what: LayerDirt) {
    dirt.formUnion(what)
    var top = self
    while let up = top.superlayer {
      if up.dirtBelow.isSuperset(of: what) { return }
      up.dirtBelow.formUnion(what)
      top = up
    }
    (top.view as? UIWindow)?.stage?.setNeedsFrame()
  }

  /// The stage in whose visible or hidden window this layer is.
  var stage: Stage? { root.view.flatMap { ($0 as? UIWindow)?.stage } }

  var root: CALayer {
    var top = self
    while let up = top.superlayer { top = up }
    return top
  }

  /// Changes one animatable property and lets an enclosing animation block see to the way there.
  func update(_ property: LayerProperty, _ change: (inout LayerState) -> Void) {
    var new = state
    change(&new)
    let (from, to) = (state[property], new[property])
    guard from != to else { return }
    let action = actionBeforeChange(of: property)
    state = new
    mark(.render)
    perform(action, after: property, .vector(from - to))
  }

  func updateTransform(
    _ property: LayerProperty, _ path: WritableKeyPath<LayerState, Transform3D>, to new: Transform3D
  ) {
    let old = state[keyPath: path]
    guard old != new else { return }
    let action = actionBeforeChange(of: property)
    state[keyPath: path] = new
    mark(.render)
    perform(action, after: property, .transform(TransformDelta(from: old, to: new)))
  }

  /// The same for a property that is a list; one of another length shows at once.
  func updateList(_ property: LayerProperty, to new: [Double]) {
    let old = state.list(property)
    guard old != new else { return }
    let action = actionBeforeChange(of: property)
    state.setList(property, new)
    mark(.render)
    guard old.count == new.count else { return }
    perform(action, after: property, .list(zip(old, new).map { $0 - $1 }))
  }

  func boundsDidChange(from old: CGRect) {
    if let view {
      view.boundsDidChange(from: old)
    } else if old.size != bounds.size {
      mark(.layout)
    }
  }

  public func setNeedsLayout() { mark(.layout) }
  public func setNeedsDisplay() { mark(.display) }
  /// Asks for a frame because what `appendRenderContent` hands out has changed.
  public func setNeedsRender() { mark(.render) }
}
