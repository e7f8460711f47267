/// Why text cannot be set at all; `description` is one sentence for a person.
public enum GlyphError: Error, Hashable, Sendable, CustomStringConvertible {
  /// None of the faces the user interface is set in is installed.
  case noSystemFont(searched: [String])
  /// A face's file is there but cannot be opened as a font.
  case unreadableFont(path: String, reason: String)
  /// The font library itself refused to start.
  case libraryUnavailable(reason: String)

  public var description: String {
    switch self {
    case .noSystemFont(let searched):
      "No font was found for the user interface under \(searched.joined(separator: ", ")): "
        + "install the package fonts-inter or fonts-dejavu-core."
    case .unreadableFont(let path, let reason):
      "The font file \(path) cannot be read (\(reason)): reinstall the package it came from."
    case .libraryUnavailable(let reason):
      "The font library could not start (\(reason)): install the package libsdl2-ttf-2.0-0."
    }
  }
}
