/// Finds the directory with the atlas.
public nonisolated enum AssetLocator {
  /// The atlas's name in that directory.
  public static let atlasName = "world.atlas"

  /// No directory has the atlas; `description` names every place looked at.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    public let atlases: [String]
    /// Whether TUNNEL_ASSETS said where to look.
    public let isFromEnvironment: Bool

    public var description: String {
      let places = atlases.joined(separator: ", ")
      return isFromEnvironment
        ? "there is no atlas \(places), where TUNNEL_ASSETS says"
        : "there is no atlas; looked for \(places)"
    }
  }

  /// The first of these directories that holds the atlas: the one TUNNEL_ASSETS names, which if set is the
  /// only one; Assets beside the program; share/tunnel of the prefix it is installed in; Assets of the
  /// package it was built in.
  ///
  /// - Parameters:
  ///   - executable: the program's absolute path, links resolved.
  ///   - fileExists: whether there is a file at a path.
  public static func directory(
    environment: [String: String], executable: String, fileExists: (String) -> Bool
  ) throws(Failure) -> String {
    let named = environment["TUNNEL_ASSETS"] ?? ""
    let directories =
      named.isEmpty ? usualDirectories(executable: executable, fileExists: fileExists) : [named]
    if let found = directories.first(where: { fileExists(atlas(in: $0)) }) { return found }
    throw Failure(atlases: directories.map(atlas(in:)), isFromEnvironment: !named.isEmpty)
  }

  /// The path of the atlas in an asset directory.
  public static func atlas(in directory: String) -> String {
    directory.hasSuffix("/") ? directory + atlasName : directory + "/" + atlasName
  }

  private static func usualDirectories(executable: String, fileExists: (String) -> Bool) -> [String] {
    let home = parent(of: executable)
    let prefix = parent(of: home)
    var directories = [joined(home, "Assets"), joined(prefix, "share/tunnel")]
    var ancestor = prefix
    while ancestor != "/", !ancestor.isEmpty {
      if fileExists(joined(ancestor, "Package.swift")) {
        directories.append(joined(ancestor, "Assets"))
        break
      }
      ancestor = parent(of: ancestor)
    }
    return directories
  }

  private static func joined(_ directory: String, _ name: String) -> String {
    directory == "/" ? "/" + name : directory + "/" + name
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
