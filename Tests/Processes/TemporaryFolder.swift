public import Foundation

/// A folder that is removed with its last reference.
public final class TemporaryFolder {
  public let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    "tunnel-test-\(UUID().uuidString)")

  public init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  public var path: String { url.path }

  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
