import Foundation
import Pictures
import Raster
import Testing

@Suite struct FileTests {
  @Test func whatIsWrittenIsRead() throws {
    try withDirectory { directory in
      var generator = SplitMix64(state: 9)
      let bitmap = arbitraryBitmap(width: 20, height: 10, isOpaque: false, using: &generator)
      let path = directory + "/picture.png"
      try PNG.write(bitmap, to: path)
      #expect(try PNG.read(path) == bitmap)
    }
  }

  @Test func writingReplacesAndLeavesNothingElseBehind() throws {
    try withDirectory { directory in
      let path = directory + "/picture.png"
      try PNG.write(Bitmap(width: 3, height: 3, fill: .opaqueBlack), to: path)
      let second = Bitmap(width: 2, height: 1, fill: Color.white.pixel)
      try PNG.write(second, to: path)
      #expect(try PNG.read(path) == second)
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["picture.png"])
    }
  }

  @Test func aFailedWriteLeavesNothingBehind() throws {
    try withDirectory { directory in
      // A directory stands where the file should go.
      let path = directory + "/taken"
      try FileManager.default.createDirectory(atPath: path + "/inside", withIntermediateDirectories: true)
      #expect(throws: PNGError.self) { try PNG.write(Bitmap(width: 1, height: 1), to: path) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["taken"])
    }
  }

  @Test func aMissingFileIsNamed() {
    let path = "/nowhere/at/all.png"
    #expect(throws: PNGError.unreadableFile(path: path, reason: "no such file or directory")) {
      try PNG.read(path)
    }
    #expect(throws: PNGError.unwritableFile(path: path, reason: "no such file or directory")) {
      try PNG.write(Bitmap(width: 1, height: 1), to: path)
    }
  }

  @Test func aDirectoryIsNotAPicture() {
    #expect(throws: PNGError.unreadableFile(path: "/tmp", reason: "is a directory")) { try PNG.read("/tmp") }
  }

  private func withDirectory(_ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path(percentEncoded: false))
  }
}
