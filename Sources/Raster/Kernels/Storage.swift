/// Memory that grows when asked and is kept: the scratch of loops that run once a frame or oftener.
///
/// An array that is a class's stored property is uniqueness-checked at every access; a loop that hoists
/// this pointer pays nothing.
final class Storage<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int

  init() {
    capacity = 64
    base = .allocate(capacity: 64)
  }

  deinit { base.deallocate() }

  /// Makes room for `count` elements and keeps the first `kept` of them.
  func reserve(_ count: Int, keeping kept: Int = 0) {
    guard count > capacity else { return }
    let larger = max(count, capacity * 2)
    let new = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    new.update(from: base, count: kept)
    base.deallocate()
    base = new
    capacity = larger
  }

  /// Makes room for `count` elements, all of them `value` where the memory is new.
  func reserve(_ count: Int, filledWith value: Element) {
    guard count > capacity || !isFilled else { return }
    reserve(count)
    base.update(repeating: value, count: capacity)
    isFilled = true
  }

  private var isFilled = false
}
