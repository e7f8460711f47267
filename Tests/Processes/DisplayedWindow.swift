import Foundation
public import Raster

/// A window on a virtual display, and hands for it. Positions are in pixels of the window.
public struct DisplayedWindow {
  public let id: Int
  public let display: VirtualDisplay

  /// What the window shows now.
  public func screenshot() throws -> Bitmap { try display.screenshot(of: id) }

  /// What the window shows once it has stopped changing: two looks a fifth of a second apart agree.
  public func settledScreenshot(timeout: Double = 20) throws -> Bitmap {
    var last: Bitmap?
    return try eventually("the window to come to rest", timeout: timeout) {
      Thread.sleep(forTimeInterval: 0.2)
      let now = try screenshot()
      defer { last = now }
      return now == last ? now : nil
    }
  }

  /// Waits until the window shows exactly `expected`, and says how far it is from that otherwise.
  public func expectShown(_ expected: Bitmap, timeout: Double = 20) throws {
    var shown: Bitmap?
    do {
      _ = try eventually("the expected picture", timeout: timeout) {
        shown = try screenshot()
        return shown == expected ? true : nil
      }
    } catch HarnessError.timedOut {
      throw HarnessError.failed(shown.map { difference(of: $0, from: expected) } ?? "No picture was had.")
    }
  }

  // MARK: Hands

  public func move(_ x: Int, _ y: Int) throws { try hand(moved(x, y)) }

  public func press(_ x: Int, _ y: Int, button: Int = 1) throws {
    try hand(moved(x, y) + ["mousedown", "\(button)"])
  }

  public func release(button: Int = 1) throws { try hand(["mouseup", "\(button)"]) }

  public func click(_ x: Int, _ y: Int, button: Int = 1) throws {
    try hand(moved(x, y) + ["click", "\(button)"])
  }

  /// Presses, moves in `steps` straight steps 16 ms apart, and releases.
  public func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int), steps: Int = 12) throws {
    precondition(steps > 0, "A drag has at least one step.")
    var commands = moved(start.x, start.y) + ["mousedown", "1", "sleep", "0.016"]
    for step in 1...steps {
      let x = start.x + (end.x - start.x) * step / steps
      let y = start.y + (end.y - start.y) * step / steps
      commands += moved(x, y) + ["sleep", "0.016"]
    }
    try hand(commands + ["mouseup", "1"])
  }

  /// Turns the wheel; positive notches scroll up.
  public func scroll(_ x: Int, _ y: Int, notches: Int) throws {
    let button = notches > 0 ? "4" : "5"
    try hand(moved(x, y) + ["click", "--repeat", "\(abs(notches))", "--delay", "20", button])
  }

  /// Presses and releases a key by its X name: `Escape`, `ctrl+z`, `plus` …
  public func key(_ name: String) throws {
    try focus()
    try hand(["key", name])
  }

  public func type(_ text: String) throws {
    try focus()
    try hand(["type", "--delay", "20", text])
  }

  /// Gives the window the keyboard, which no window manager is there to do.
  public func focus() throws { try hand(["windowfocus", "--sync", "\(id)"]) }

  public func resize(width: Int, height: Int) throws {
    try hand(["windowsize", "--sync", "\(id)", "\(width)", "\(height)"])
  }

  private func moved(_ x: Int, _ y: Int) -> [String] { ["mousemove", "--window", "\(id)", "\(x)", "\(y)"] }

  private func hand(_ commands: [String]) throws { _ = try display.tool("xdotool", commands) }
}
