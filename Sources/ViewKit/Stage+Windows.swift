public import Foundation

extension Stage {
  /// The host's area has another size or another number of pixels a point. Windows that filled the stage
  /// fill it again; their controllers hear of it.
  public func resize(to size: CGSize, scale: CGFloat? = nil) {
    Stage.current = self
    let old = CGRect(origin: .zero, size: self.size)
    let rescales = scale != nil && scale != self.scale
    self.scale = scale ?? self.scale
    if size != self.size {
      self.size = size
      for window in windows where window.frame == old { window.follow(stageSize: size) }
    }
    UITraitCollection.setAmbient(traits)
    if rescales {
      for window in windows { window.layer.markTree(.display) }
    }
    setNeedsFrame()
  }

  public func setScale(_ scale: CGFloat) { resize(to: size, scale: scale) }

  func show(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
    sortWindows()
  }

  func hide(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if keyWindow === window { keyWindow = windows.last }
    setNeedsFrame()
  }

  /// A window was made for this stage. The stage does not keep it.
  func remember(_ window: UIWindow) {
    knownWindows.removeAll { $0.window == nil }
    knownWindows.append(KnownWindow(window: window))
  }

  /// Those that show, back to front, then the hidden ones.
  var allWindows: [UIWindow] {
    windows + knownWindows.compactMap(\.window).filter { known in !windows.contains { $0 === known } }
  }

  /// By level, and within a level by when they were shown.
  func sortWindows() {
    let sorted = windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }
    windows = sorted.map(\.element)
    setNeedsFrame()
  }
}

struct KnownWindow {
  weak var window: UIWindow?
}

extension CALayer {
  /// Marks this layer and all below it.
  func markTree(_ what: LayerDirt) {
    mark(what)
    for child in children { child.layer.markTree(what) }
  }
}
