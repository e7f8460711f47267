// The one file of this room that imports the C library.

import Glibc

/// The bytes of an atlas, mapped from a file or held in memory, for as long as the object lives.
final class MappedFile: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool

  /// Maps a file read-only; nothing is read until it is touched.
  init(path: String) throws(AtlasError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw MappedFile.failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw MappedFile.failure(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is not a regular file")
    }
    guard status.st_size > 0 else { throw .damaged(path: path, reason: "the file is empty") }
    let size = Int(status.st_size)
    guard let base = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), base != MAP_FAILED else {
      throw MappedFile.failure(path)
    }
    bytes = UnsafeRawBufferPointer(start: base, count: size)
    isMapped = true
  }

  /// Keeps a copy of `contents`, aligned as a mapping would be.
  init(copying contents: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: contents.count, alignment: 64)
    copy.copyBytes(from: contents)
    bytes = UnsafeRawBufferPointer(copy)
    isMapped = false
  }

  deinit {
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    } else {
      bytes.deallocate()
    }
  }

  private static func failure(_ path: String) -> AtlasError {
    .unreadable(path: path, reason: String(cString: strerror(errno)))
  }
}
