import AtlasCore
import HeadlessHost
import Maps
import TunnelKit
import ViewKit

extension PlayRunner {
  /// A figure in hand.
  struct Hand {
    let end: TunnelEnd
    /// From the tip to the pointer, in points of the window.
    let grip: CGVector
    var pointer: CGPoint
  }

  /// A command of the pointer's.
  func point(_ command: PlayCommand) throws {
    switch command {
    case .move(let p): stage.isTouching ? stage.touchMove(to: p) : stage.hover(at: p)
    case .press(let p): stage.touchDown(at: p)
    case .release(let p):
      stage.touchMove(to: p)
      stage.touchUp()
    case .click(let p): stage.tap(at: p)
    case .doubleClick(let p):
      stage.tap(at: p)
      try wait(0.1)
      stage.tap(at: p)
    case .drag(let from, let to, let seconds):
      stage.touchDown(at: from)
      try glide(from: from, over: seconds) { _ in to }
      stage.touchUp()
    case .scroll(let p, let deltaY, let deltaX): stage.scroll(at: p, deltaX: deltaX, deltaY: deltaY)
    case .dragFigure(let figure, let place, let seconds):
      try grab(figure)
      try carry(to: place, over: seconds)
      try drop()
    case .grab(let figure): try grab(figure)
    case .carry(let place, let seconds): try carry(to: place, over: seconds)
    case .drop: try drop()
    default: throw unable("this is no command of the pointer's")
    }
  }

  private func grab(_ figure: PlayCommand.Figure) throws {
    guard hand == nil else { throw unable("a figure is in hand already") }
    let end: TunnelEnd = figure == .digger ? .start : .exit
    guard app.face == .maps, let view = app.map(end).figure, view.window != nil else {
      throw unable("the \(figure.rawValue) is not showing")
    }
    let tip = windowPoint(of: app.map(end).currentLocation.coordinate.atlas, on: end)
    let pointer = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let map = app.map(end).mapView
    guard map.convert(map.bounds, to: nil).contains(pointer) else {
      throw unable("the \(figure.rawValue) is out of view: show it first, with view or at")
    }
    stage.touchDown(at: pointer)
    hand = Hand(end: end, grip: CGVector(dx: pointer.x - tip.x, dy: pointer.y - tip.y), pointer: pointer)
    // Far enough for a press to become a drag, and back.
    for step in [CGFloat(4), 0] { movePointer(to: CGPoint(x: pointer.x + step, y: pointer.y)) }
    guard app.map(end).isCarrying else {
      stage.touchCancel()
      hand = nil
      throw unable("the \(figure.rawValue) cannot be grabbed where it is: something lies over it")
    }
  }

  /// Moves the tip to the place; where that is out of view, holds it at the edge until the map has followed.
  private func carry(to place: Coordinate, over seconds: TimeInterval) throws {
    guard let start = hand else { throw unable("no figure is in hand") }
    try glide(from: start.pointer, over: seconds) { $0.pointer(for: place) }
    let deadline = stage.time + 120
    while let held = hand, !isOnPlace(held, place) {
      guard stage.time < deadline else { throw failure("the map did not follow to that place within 120 s") }
      movePointer(to: pointer(for: place))
      try frame()
      movePointer(to: pointer(for: place))
    }
  }

  private func drop() throws {
    guard hand != nil else { throw unable("no figure is in hand") }
    stage.touchUp()
    hand = nil
  }

  // MARK: Parts

  private func movePointer(to p: CGPoint) {
    stage.touchMove(to: p)
    hand?.pointer = p
  }

  /// Moves the pointer evenly to a goal that may itself move, a step a frame.
  private func glide(from start: CGPoint, over seconds: TimeInterval, to goal: (PlayRunner) -> CGPoint) throws
  {
    let steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let end = goal(self)
      movePointer(to: CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t))
      if seconds > 0 { try frame() }
    }
    // The map may have moved during the last frame.
    movePointer(to: goal(self))
  }

  /// Where the pointer must be for the held tip to be on a place, or at the edge of the map nearest to it.
  private func pointer(for place: Coordinate) -> CGPoint {
    guard let hand else { return .zero }
    let map = app.map(hand.end).mapView
    let tip = windowPoint(of: place, on: hand.end)
    let area = map.convert(map.bounds, to: nil)
    let held = CGPoint(
      x: max(area.minX + 1, min(area.maxX - 1, tip.x)), y: max(area.minY + 1, min(area.maxY - 1, tip.y)))
    return CGPoint(x: held.x + hand.grip.dx, y: held.y + hand.grip.dy)
  }

  private func isOnPlace(_ hand: Hand, _ place: Coordinate) -> Bool {
    Sphere.angle(from: app.map(hand.end).currentLocation.coordinate.atlas, to: place) < 1e-7
  }

  func windowPoint(of place: Coordinate, on end: TunnelEnd) -> CGPoint {
    let map = app.map(end).mapView
    return map.convert(map.convert(CLLocationCoordinate2D(place), toPointTo: nil), to: nil)
  }

  func middle(ofControl id: String) throws -> CGPoint {
    guard let view = ViewSearch.first(in: stage.window, where: { $0.accessibilityIdentifier == id }) else {
      throw unable("no control \u{201C}\(id)\u{201D} is showing")
    }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }
}
