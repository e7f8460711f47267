import Foundation

extension CALayer {
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children.map(\.layer) }
    set {
      for child in children where child.view == nil && !(newValue ?? []).contains(child.layer) {
        child.layer.removeFromSuperlayer()
      }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  public func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  public func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// In front of `sibling`, or of everything where that is not a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: index(of: sibling, besides: layer).map { $0 + 1 } ?? children.count)
  }

  /// Behind `sibling`, or in front of everything where that is not a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: index(of: sibling, besides: layer) ?? children.count)
  }

  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let index = children.firstIndex(where: { $0.layer === old }), old !== new else { return }
    old.removeFromSuperlayer()
    insert(new, at: index)
  }

  public func removeFromSuperlayer() {
    if let view {
      view.removeFromSuperview()
    } else {
      LayerAnimation.removeAll(below: self)
      unlink()
    }
  }

  /// A view's layer goes with its view; a free-standing one is linked here.
  private func insert(_ layer: CALayer, at index: Int) {
    if let added = layer.view, let view {
      view.insert(added, atChild: index)
      return
    }
    var index = index
    if layer.superlayer === self, let old = children.firstIndex(where: { $0.layer === layer }), old < index {
      index -= 1
    }
    layer.unlink()
    link(Child(layer: layer, view: nil), at: index)
  }

  private func index(of sibling: CALayer?, besides layer: CALayer) -> Int? {
    children.firstIndex { $0.layer === sibling && $0.layer !== layer }
  }

  // MARK: The two places where the tree changes

  /// Puts `child`, which must have no superlayer, at `index` (held to what there is).
  func link(_ child: Child, at index: Int) {
    child.layer.superlayer = self
    children.insert(child, at: max(0, min(index, children.count)))
    child.layer.mark(child.layer.dirtBelow.union(child.layer.dirt).union(.render))
    mark([.layout, .render])
  }

  /// Takes this layer out of its superlayer, if it has one.
  func unlink() {
    guard let parent = superlayer else { return }
    if parent.mask === self {
      parent.mask = nil
      return
    }
    parent.children.removeAll { $0.layer === self }
    superlayer = nil
    parent.mark([.layout, .render])
  }
}
