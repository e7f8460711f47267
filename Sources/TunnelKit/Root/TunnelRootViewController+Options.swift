import ViewKit

extension TunnelRootViewController {
  /// The app as a command line asks for it.
  public convenience init(world: TunnelWorld, options: WindowOptions) {
    self.init(
      world: world, place: options.place ?? TunnelSettings.startPlace, settings: TunnelSettings(options),
      face: options.showsNames ? .names : .maps)
  }
}

nonisolated extension TunnelSettings {
  /// What a command line says, and the defaults where it says nothing.
  public init(_ options: WindowOptions) {
    self.init()
    if options.transition == .fade { transition = .fade }
    if options.theme == .dark { theme = .dark }
    if let asked = options.units { units = asked }
    reducesMotion = options.reducesMotion
  }
}
