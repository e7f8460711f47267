import Foundation
import Geometry

/// The key of every transition of a layer.
public nonisolated let kCATransition = "transition"

/// How a layer's new contents take the place of its old ones.
public nonisolated struct CATransitionType: Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  /// The new slides in over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old slides away and uncovers the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Which way a transition moves.
public nonisolated struct CATransitionSubtype: Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Leftwards.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// Rightwards.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Upwards: the name is of a plane whose y points up, and so the new comes from below.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Downwards.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// In extents of the layer.
  var direction: Point {
    switch self {
    case .fromRight: Point(-1, 0)
    case .fromTop: Point(0, -1)
    case .fromBottom: Point(0, 1)
    default: Point(1, 0)
    }
  }
}

/// A movement from what a layer showed in the last frame to what it shows now.
///
/// Add it before or after changing the layer's contents: both belong to the same frame.
open nonisolated class CATransition: CAAnimation {
  public required init() { super.init() }

  deinit {}

  open var type = CATransitionType.fade
  /// From the left where there is none; fades go nowhere.
  open var subtype: CATransitionSubtype?
  /// The part of the way that is shown, 0…1.
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "type": type
    case "subtype": subtype
    case "startProgress": NSNumber(value: startProgress)
    case "endProgress": NSNumber(value: endProgress)
    default: super.value(forKey: key)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    let number = value.flatMap { Numbers.all(in: $0)?.first }
    switch key {
    case "type": type = value as? CATransitionType ?? (value as? String).map(CATransitionType.init) ?? .fade
    case "subtype":
      subtype = value as? CATransitionSubtype ?? (value as? String).map(CATransitionSubtype.init)
    case "startProgress": startProgress = Float(number ?? 0)
    case "endProgress": endProgress = Float(number ?? 1)
    default: super.setValue(value, forKey: key)
    }
  }
}
