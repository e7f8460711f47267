public import Foundation
import Geometry

/// How changes of free-standing layers are animated: by themselves, 0.25 s along Core Animation's default
/// curve, unless a transaction says otherwise. Views' own layers animate in `UIView.animate` only.
public final class CATransaction: NSObject {
  private struct Settings {
    var disablesActions = false
    var duration = 0.25
    var curve = TimingCurve.standard
    var completion: (() -> Void)?
    var group: AnimationGroup?
  }

  private static var stack: [Settings] = []
  /// What holds outside of every transaction.
  private static var base = Settings()

  private static var current: Settings {
    get { stack.last ?? base }
    set { if stack.isEmpty { base = newValue } else { stack[stack.count - 1] = newValue } }
  }

  private override init() { super.init() }

  deinit {}

  /// Opens a transaction that starts with the settings of the one around it.
  public static func begin() {
    var settings = current
    settings.completion = nil
    settings.group = nil
    stack.append(settings)
  }

  /// Closes the innermost transaction; without one, nothing happens.
  public static func commit() {
    guard let closed = stack.popLast() else { return }
    guard let completion = closed.completion, closed.group == nil else { return }
    guard let stage = Stage.current else { return completion() }
    stage.afterCommit(completion)
  }

  public static func disableActions() -> Bool { current.disablesActions }
  public static func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
  public static func animationDuration() -> CFTimeInterval { current.duration }
  public static func setAnimationDuration(_ duration: CFTimeInterval) { current.duration = duration }
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.curve = function?.curve ?? .standard
  }

  /// Runs when all that the transaction animates from here on has ended; after the commit if that is nothing.
  public static func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }
  public static func completionBlock() -> (() -> Void)? { current.completion }

  static func animatesImplicitly(_ layer: CALayer) -> Bool {
    layer.view == nil && layer.wasCommitted && !current.disablesActions && current.duration > 0
      && AnimationContext.isEnabled && layer.stage != nil
  }

  static func record(
    _ layer: CALayer, _ property: LayerProperty, _ delta: LayerDelta, from old: LayerState?, on stage: Stage
  ) {
    let now = AnimationClock.current?.time ?? stage.now
    var timing = AnimationTiming()
    timing.start = now
    timing.duration = StageTime(seconds: current.duration)
    timing.curve = .bezier(current.curve)
    let completion = current.completion
    let group =
      current.group
      ?? AnimationGroup(at: now, start: now, allowsUserInteraction: true) { _ in completion?() }
    if !stack.isEmpty { current.group = group }
    group.add(property, delta, to: layer, timing: timing)
    group.note(old, of: layer, property)
    stage.animator.add(group)
  }
}

public typealias CFTimeInterval = TimeInterval

/// The names of Core Animation's curves.
public nonisolated struct CAMediaTimingFunctionName: Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A unit cubic Bézier that maps time to progress.
public nonisolated final class CAMediaTimingFunction: NSObject, Sendable {
  let curve: TimingCurve

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }

  /// An unknown name is the default curve.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: curve = .linear
    case .easeIn: curve = .easeIn
    case .easeOut: curve = .easeOut
    case .easeInEaseOut: curve = .easeInOut
    default: curve = .standard
    }
  }
}
