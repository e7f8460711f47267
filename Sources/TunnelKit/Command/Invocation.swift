public import AtlasCore

/// What a command line asks for.
public nonisolated enum Invocation: Hashable, Sendable {
  case window(WindowOptions)
  case locate(LocateRequest)
  case play(PlayRequest)
  case help
  case version
}

/// How the window opens; nil where the command line does not say.
public nonisolated struct WindowOptions: Hashable, Sendable {
  public struct Size: Hashable, Sendable {
    /// In points.
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  public enum Theme: String, CaseIterable, Sendable { case light, dark, system }
  public enum MapType: String, CaseIterable, Sendable { case standard }
  public enum Transition: String, CaseIterable, Sendable { case flip, fade }

  /// Where the digger stands.
  public var place: Coordinate?
  public var size: Size?
  /// Pixels per point.
  public var scale: Double?
  public var theme: Theme?
  public var mapType: MapType?
  public var units: Units?
  /// A language code.
  public var language: String?
  public var transition: Transition?
  public var reducesMotion = false
  /// Whether the names are shown first, not the maps.
  public var showsNames = false

  public init() {}
}

/// `tunnel locate`.
public nonisolated struct LocateRequest: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    case place(Coordinate)
    /// One place a line.
    case standardInput
  }

  public var sources: [Source]
  public var writesJSON: Bool

  public init(sources: [Source], writesJSON: Bool) {
    self.sources = sources
    self.writesJSON = writesJSON
  }
}

/// `tunnel play`.
public nonisolated struct PlayRequest: Hashable, Sendable {
  /// The script's path.
  public var script: String
  /// Where snapshots go; nil for the working directory.
  public var outputDirectory: String?
  public var options: WindowOptions

  public init(script: String, outputDirectory: String?, options: WindowOptions) {
    self.script = script
    self.outputDirectory = outputDirectory
    self.options = options
  }
}
