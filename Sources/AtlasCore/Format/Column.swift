/// A section of an atlas seen as an array of records. It does not own the bytes: whoever holds one also holds
/// the `Atlas` it came from.
struct Column<Element: BitwiseCopyable>: @unchecked Sendable {
  let base: UnsafePointer<Element>
  let count: Int

  @inline(__always)
  subscript(i: Int) -> Element {
    precondition(i >= 0 && i < count, "An atlas column is read inside its bounds.")
    return base[i]
  }

  var indices: Range<Int> { 0..<count }
}
