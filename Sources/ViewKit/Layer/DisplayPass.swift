/// Phase 5: records drawing afresh where that waits. Hidden layers wait until they show, and nothing above them is
/// dirty for their sake: a mark that finds its way known already asks for no frame.
enum DisplayPass {
  static func run(_ layer: CALayer) {
    guard !layer.isHidden else { return }
    layer.displayIfNeeded()
    layer.mask.map(run)
    guard layer.dirtBelow.contains(.display) else { return }
    layer.dirtBelow.remove(.display)
    for child in layer.children {
      run(child.layer)
      if !child.layer.isHidden, child.layer.dirt.union(child.layer.dirtBelow).contains(.display) {
        layer.dirtBelow.insert(.display)
      }
    }
  }
}
