import Foundation

extension UIView {
  public var superview: UIView? { layer.superlayer?.view }

  /// Back to front; the order is that of the layer's sublayers, stored once.
  public var subviews: [UIView] { layer.children.compactMap(\.view) }

  /// The window at the root of this view's tree; a window's is itself.
  public var window: UIWindow? { layer.root.view as? UIWindow }

  /// Indices of `subviews`; where one does not exist, nothing happens.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    let places = layer.children.indices.filter { layer.children[$0].view != nil }
    guard places.indices.contains(first), places.indices.contains(second), first != second else { return }
    layer.children.swapAt(places[first], places[second])
    layer.mark([.layout, .render])
  }

  /// Whether this view is `view` or lies below it.
  public func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let up = here {
      if up === view { return true }
      here = up.superview
    }
    return false
  }

  /// This view, or the first below it (depth first), that has the tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: How it is done

  /// Puts `view` at `index` of the layer's children, with every hook around it.
  func insert(_ view: UIView, atChild index: Int) {
    guard !isDescendant(of: view) else { return UIView.refuseInsertion(of: view, into: self) }
    if view.superview === self { return move(view, toChild: index) }
    guard UIViewController.permitsInsertion(of: view, into: self) else { return }
    // The hooks may add and remove siblings: the place is remembered by who comes next.
    let follower = layer.children.indices.contains(index) ? layer.children[index].layer : nil
    view.change(superview: self) {
      let place = follower.flatMap { next in self.layer.children.firstIndex { $0.layer === next } }
      self.layer.link(CALayer.Child(layer: view.layer, view: view), at: place ?? self.layer.children.count)
    }
  }

  func move(_ view: UIView, toChild index: Int) {
    guard let old = layer.children.firstIndex(where: { $0.view === view }) else { return }
    let new = min(old < index ? index - 1 : index, layer.children.count - 1)
    guard new != old else { return }
    let child = layer.children.remove(at: old)
    layer.children.insert(child, at: new)
    layer.mark([.layout, .render])
  }

  /// Where in the layer's children the subview with this index stands, `view` not counted.
  func childIndex(forSubview index: Int, besides view: UIView) -> Int {
    let others = layer.children.indices.filter {
      layer.children[$0].view != nil && layer.children[$0].view !== view
    }
    return index < others.count ? others[max(0, index)] : layer.children.count
  }

  func childIndex(of sibling: UIView, besides view: UIView) -> Int? {
    guard sibling !== view else { return nil }
    return layer.children.firstIndex { $0.view === sibling }
  }
}
