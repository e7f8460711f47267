/// A file name with a place for a frame's number: `%d`, or `%04d` for four digits at least.
nonisolated struct FramePattern {
  private let prefix: String
  private let digits: Int
  private let suffix: String

  init?(_ pattern: String) {
    let parts = pattern.split(separator: "%", omittingEmptySubsequences: false)
    guard parts.count == 2, let mark = parts[1].firstIndex(of: "d") else { return nil }
    let width = parts[1][..<mark]
    guard width.isEmpty || (Int(width).map { (1...9).contains($0) } ?? false) else { return nil }
    prefix = String(parts[0])
    digits = Int(width) ?? 1
    suffix = String(parts[1][parts[1].index(after: mark)...])
  }

  func name(_ number: Int) -> String {
    let text = String(number)
    return prefix + String(repeating: "0", count: max(0, digits - text.count)) + text + suffix
  }
}
