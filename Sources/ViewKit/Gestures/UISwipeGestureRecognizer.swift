import Foundation

/// A quick straight stroke; recognised as soon as it is long enough.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public nonisolated struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  /// How long the stroke must be, in points, and how long it may take.
  private static let length: CGFloat = 50
  private static let duration: TimeInterval = 0.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if active.count > numberOfTouchesRequired { state = .failed }
    if deadline == nil { deadline = now + UISwipeGestureRecognizer.duration }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else { return }
    let way = CGPoint(x: touch.place.x - touch.startPlace.x, y: touch.place.y - touch.startPlace.y)
    guard hypot(way.x, way.y) >= UISwipeGestureRecognizer.length else { return }
    let isWanted = !direction.isDisjoint(with: Self.direction(of: way))
    state = isWanted && active.count == numberOfTouchesRequired ? .ended : .failed
  }

  /// The main direction of a movement; a slant of more than 30° from the axis is none.
  private static func direction(of way: CGPoint) -> Direction {
    let slope = CGFloat(3).squareRoot()
    if abs(way.x) >= abs(way.y) * slope { return way.x > 0 ? .right : .left }
    if abs(way.y) >= abs(way.x) * slope { return way.y > 0 ? .down : .up }
    return []
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func deadlinePassed() { state = .failed }

  deinit {}
}
