/// Runs `layoutSublayers` where it waits, parents before their children.
enum LayoutPass {
  /// A view that makes work for one above it while it is being laid out gets that many passes in the same frame;
  /// what is not settled even then waits for the next frame.
  private static let passesPerFrame = 4

  /// Phase 4: everything that waits in the tree of `root`.
  static func run(wholeTreeOf root: CALayer) {
    for _ in 0..<passesPerFrame where root.dirt.union(root.dirtBelow).contains(.layout) { visit(root) }
  }

  /// `layoutIfNeeded`: from the topmost layer above `layer` that waits, or from `layer` itself.
  static func run(from layer: CALayer) {
    var top = layer
    var up = layer.superlayer
    while let here = up {
      if here.dirt.contains(.layout) { top = here }
      up = here.superlayer
    }
    visit(top)
  }

  private static func visit(_ layer: CALayer) {
    if layer.dirt.contains(.layout) {
      layer.dirt.remove(.layout)
      layer.layoutSublayers()
    }
    guard layer.dirtBelow.contains(.layout) else { return }
    layer.dirtBelow.remove(.layout)
    layer.mask.map(visit)
    for child in layer.children { visit(child.layer) }
    // A child that asked for more while its siblings were visited must be found by the next pass.
    if layer.children.contains(where: { $0.layer.dirt.union($0.layer.dirtBelow).contains(.layout) }) {
      layer.dirtBelow.insert(.layout)
    }
  }
}

extension UIView {
  /// The view's part of a layout pass, its controller's callbacks around it.
  func performLayout() {
    refreshSafeArea()
    viewController?.rootViewWillLayoutSubviews()
    layoutSubviews()
    refreshSafeAreaOfSubviews()
    viewController?.rootViewDidLayoutSubviews()
  }
}
