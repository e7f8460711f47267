import Glibc
import Synchronization

// Whole files, by the C library: the one file of this room that imports it.

extension PNG {
  static func readFile(_ path: String) throws(PNGError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw .unreadableFile(path: path, reason: systemReason()) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    let step = 1 << 16
    while true {
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: step))
      let got = bytes.withUnsafeMutableBytes { fread($0.baseAddress! + start, 1, step, file) }
      bytes.removeLast(step - got)
      if got == step { continue }
      guard ferror(file) == 0 else { throw .unreadableFile(path: path, reason: systemReason()) }
      return bytes
    }
  }

  /// Writes beside the target and renames, so that nobody sees a half-written file.
  static func replaceFile(_ path: String, with bytes: [UInt8]) throws(PNGError) {
    let number = temporaryCount.wrappingAdd(1, ordering: .relaxed).newValue
    let temporary = "\(path).\(getpid())-\(number).part"
    guard let file = fopen(temporary, "wbx") else {
      throw .unwritableFile(path: path, reason: systemReason())
    }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count && fflush(file) == 0
    var reason = isWritten ? nil : systemReason()
    if fclose(file) != 0 && reason == nil { reason = systemReason() }
    if reason == nil && rename(temporary, path) != 0 { reason = systemReason() }
    if let reason {
      remove(temporary)
      throw .unwritableFile(path: path, reason: reason)
    }
  }

  private static let temporaryCount = Atomic<Int>(0)

  private static func systemReason() -> String { String(cString: strerror(errno)).lowercased() }
}
