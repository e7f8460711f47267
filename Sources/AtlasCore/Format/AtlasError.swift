/// Why an atlas could not be used: one sentence that names the file and what is wrong with it.
public enum AtlasError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is missing, or the system would not read it.
  case unreadable(path: String, reason: String)
  /// The file is something else, or of a format version this reader does not know.
  case foreign(path: String, reason: String)
  /// The file is an atlas, but some of it is lost or changed.
  case damaged(path: String, reason: String)

  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "The atlas \(path) cannot be read: \(reason)."
    case .foreign(let path, let reason): "\(path) is not an atlas this program can use: \(reason)."
    case .damaged(let path, let reason): "The atlas \(path) is damaged: \(reason)."
    }
  }
}
