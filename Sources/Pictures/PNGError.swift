/// Why a picture could not be read or written; `description` is one sentence for a person.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadableFile(path: String, reason: String)
  case unwritableFile(path: String, reason: String)
  /// The bytes are no PNG, or a damaged one; `source` names where they came from.
  case damaged(source: String, reason: String)
  /// A side is longer than `PNG.longestSide`.
  case tooLarge(source: String, width: Int, height: Int)
  /// A PNG has at least one pixel.
  case empty(width: Int, height: Int)
  /// The encoder failed, which only happens when memory runs out.
  case notEncoded(reason: String)

  public var description: String {
    switch self {
    case .unreadableFile(let path, let reason): "The file \(path) cannot be read: \(reason)."
    case .unwritableFile(let path, let reason): "The file \(path) cannot be written: \(reason)."
    case .damaged(let source, let reason): "\(source) is not a PNG picture that can be read: \(reason)."
    case .tooLarge(let source, let width, let height):
      "\(source) is \(width) × \(height) pixels, but at most \(PNG.longestSide) on a side are supported."
    case .empty(let width, let height):
      "A bitmap of \(width) × \(height) pixels cannot be a PNG picture, which needs at least one."
    case .notEncoded(let reason): "The picture could not be encoded: \(reason)."
    }
  }
}
