/// Phase 5: records drawing afresh where that waits. Hidden layers wait until they show.
enum DisplayPass {
  static func run(_ layer: CALayer) {
    guard !layer.isHidden else { return }
    layer.displayIfNeeded()
    layer.mask.map(run)
    guard layer.dirtBelow.contains(.display) else { return }
    layer.dirtBelow.remove(.display)
    for child in layer.children {
      run(child.layer)
      if child.layer.dirt.union(child.layer.dirtBelow).contains(.display) {
        layer.dirtBelow.insert(.display)
      }
    }
  }
}
