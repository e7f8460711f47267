import Foundation
import Pictures
import Raster

/// Images by name, from a list of folders; each is read once.
nonisolated final class ImageLibrary: @unchecked Sendable {
  static let shared = ImageLibrary()

  // Everything below is reached with the lock held.
  private let lock = NSLock()
  private var folders: [String] = []
  private var known: [String: (image: Image, scale: CGFloat)] = [:]

  var searchPath: [String] {
    get { lock.withLock { folders } }
    set {
      lock.withLock {
        folders = newValue
        known = [:]
      }
    }
  }

  func image(named name: String) -> (image: Image, scale: CGFloat)? {
    lock.withLock {
      if let found = known[name] { return found }
      guard let read = read(name) else { return nil }
      known[name] = read
      return read
    }
  }

  /// The sharpest of the files that go by the name.
  private func read(_ name: String) -> (image: Image, scale: CGFloat)? {
    let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    for folder in folders {
      for suffix in ["@3x", "@2x", ""] {
        let path = "\(folder)/\(base)\(suffix).png"
        guard FileManager.default.fileExists(atPath: path), let bitmap = try? PNG.read(path) else { continue }
        return (Image(bitmap), ImageLibrary.scale(ofFile: path))
      }
    }
    return nil
  }

  static func scale(ofFile path: String) -> CGFloat {
    let name = (path as NSString).deletingPathExtension
    if name.hasSuffix("@3x") { return 3 }
    return name.hasSuffix("@2x") ? 2 : 1
  }
}
