public import Commands
public import ViewKit

/// How the sample is to look, as the command line says.
public nonisolated struct HypnosisOptions: Hashable, Sendable {
  public enum Theme: String, CaseIterable, Sendable { case light, dark }

  /// In points; nil where the command line does not say.
  public var size: CGSize?
  /// Pixels a point; nil where the command line does not say.
  public var scale: Double?
  public var theme = Theme.light
  public var tab = HypnosisTab.hypnosis
  /// Whether memory warnings unload views that are off screen.
  public var unloadsViews = false

  public init() {}
}

/// What a command line asks for.
public nonisolated enum HypnosisInvocation: Hashable, Sendable {
  case window(HypnosisOptions)
  /// A picture of the sample, into the file of that name.
  case snapshot(path: String, HypnosisOptions)
  case help
  case version

  /// - Parameter arguments: those after the program's name.
  public static func parse(_ arguments: [String]) throws(ArgumentError) -> HypnosisInvocation {
    var reader = ArgumentReader(arguments, program: "hypnosis")
    var words: [String] = []
    var options = HypnosisOptions()
    while let item = try reader.next() {
      switch item {
      case .word(let word): words.append(word)
      case .option("--help"): return .help
      case .option("--version"): return .version
      case .option("--size"):
        let size = try reader.size()
        options.size = CGSize(width: size.width, height: size.height)
      case .option("--scale"): options.scale = try reader.factor(in: 0.5...8)
      case .option("--theme"): options.theme = try reader.choice()
      case .option("--tab"): options.tab = try reader.choice()
      case .option("--legacy-unloading"): options.unloadsViews = try reader.flag()
      case .option(let name): throw reader.unknownOption(name)
      }
    }
    guard let command = words.first else { return .window(options) }
    guard command == "snapshot" else { throw reader.unknownCommand(command) }
    try reader.refuse(["--legacy-unloading"], of: "snapshot")
    guard words.count > 1 else { throw .valueMissing(option: "snapshot", expected: "a file for the picture") }
    if words.count > 2 { throw reader.unexpected(words[2]) }
    return .snapshot(path: words[1], options)
  }
}
