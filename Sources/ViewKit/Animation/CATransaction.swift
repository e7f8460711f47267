public import Foundation
import Geometry

/// How changes of free-standing layers are animated: by themselves, 0.25 s along Core Animation's default
/// curve, unless a transaction says otherwise. Views' own layers animate in `UIView.animate` only.
///
/// What is set outside of `begin` and `commit` holds until the frame that is being made, or the next one, is drawn.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  struct Settings {
    fileprivate var disablesActions = false
    fileprivate var duration: CFTimeInterval?
    fileprivate var timingFunction: CAMediaTimingFunction?
    fileprivate var completion: TransactionCompletion?
    fileprivate var group: AnimationGroup?
    fileprivate var values: [String: Any] = [:]

    init() {}
  }

  private static var stack: [Settings] = []

  private static var current: Settings {
    get { stack.last ?? Stage.current?.implicitTransaction ?? Settings() }
    set {
      if stack.isEmpty {
        Stage.current?.implicitTransaction = newValue
      } else {
        stack[stack.count - 1] = newValue
      }
    }
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
  public static func commit() { stack.popLast()?.completion?.close() }

  /// Closes what was set outside of `begin` and `commit`.
  public static func flush() { Stage.current.map(commitImplicit) }

  static func commitImplicit(on stage: Stage) {
    let closed = stage.implicitTransaction
    stage.implicitTransaction = Settings()
    closed.completion?.close()
  }

  // MARK: Settings

  public static func disableActions() -> Bool { current.disablesActions }
  public static func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
  public static func animationDuration() -> CFTimeInterval { current.duration ?? 0.25 }
  public static func setAnimationDuration(_ duration: CFTimeInterval) { current.duration = duration }

  /// How animations are paced that do not say so themselves; nil for their own defaults.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  /// Runs when all that the transaction animates from here on has ended; after the commit if that is nothing.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    current.completion?.close()
    current.completion = block.map(TransactionCompletion.init)
    current.group = nil
    if stack.isEmpty { Stage.current?.setNeedsFrame() }
  }

  public static func completionBlock() -> (() -> Void)? { current.completion?.block }

  /// A setting by its name, or what was stored under `key` in this transaction or one around it.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: NSNumber(value: animationDuration())
    case kCATransactionDisableActions: NSNumber(value: disableActions())
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: current.values[key]
    }
  }

  public static func setValue(_ anObject: Any?, forKey key: String) {
    let number = anObject.flatMap { Numbers.all(in: $0)?.first }
    switch key {
    case kCATransactionAnimationDuration: current.duration = number
    case kCATransactionDisableActions: setDisableActions(number ?? 0 != 0)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: current.values[key] = anObject
    }
  }

  // MARK: What layers ask

  static func animatesImplicitly(_ layer: CALayer) -> Bool {
    layer.view == nil && layer.wasCommitted && !current.disablesActions && animationDuration() > 0
      && AnimationContext.isEnabled && layer.stage != nil
  }

  /// What an animation that begins now holds up, if anything.
  static func completionToWaitFor() -> TransactionCompletion? { current.completion }

  /// For work that is put off: what the completion of the transaction that is open now waits for, too.
  static func hold() -> TransactionHold? { current.completion.map(TransactionHold.init) }

  /// Runs `block` as a part of the transaction that `completion` belongs to.
  fileprivate static func run(_ block: () -> Void, for completion: TransactionCompletion) {
    var settings = Settings()
    settings.completion = completion
    stack.append(settings)
    block()
    stack.removeLast()
  }

  static func record(
    _ layer: CALayer, _ property: LayerProperty, _ delta: LayerDelta, from old: LayerState?, on stage: Stage
  ) {
    let now = AnimationClock.current?.time ?? layer.localTime(at: stage.now)
    var timing = AnimationTiming()
    timing.start = now
    timing.duration = StageTime(seconds: animationDuration())
    timing.curve = .bezier(current.timingFunction?.curve ?? .standard)
    let group =
      current.group ?? AnimationGroup(at: now, start: now, allowsUserInteraction: true, completion: nil)
    if !stack.isEmpty { current.group = group }
    group.add(property, delta, to: layer, timing: timing)
    group.note(old, of: layer, property)
    stage.animator.add(group)
  }
}

/// A transaction's completion block and what it waits for.
final class TransactionCompletion {
  private(set) var block: (() -> Void)?
  private var waitsFor = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  deinit {}

  func enter() { waitsFor += 1 }

  func leave() {
    waitsFor -= 1
    if isClosed, waitsFor == 0 { run() }
  }

  /// Nothing more is added.
  func close() {
    isClosed = true
    guard waitsFor == 0 else { return }
    Stage.current?.afterCommit(run) ?? run()
  }

  private func run() {
    let block = self.block
    self.block = nil
    block?()
  }
}

/// A part of a transaction that comes later, or never: while this is there, the transaction's completion waits.
final class TransactionHold {
  private let completion: TransactionCompletion

  fileprivate init(_ completion: TransactionCompletion) {
    self.completion = completion
    completion.enter()
  }

  /// Letting go is no time to run the program's code.
  isolated deinit {
    let completion = completion
    Stage.current?.afterCommit(completion.leave) ?? completion.leave()
  }

  /// Runs `block` as a part of the transaction.
  func run(_ block: () -> Void) { CATransaction.run(block, for: completion) }
}

public typealias CFTimeInterval = TimeInterval

// The names of a transaction's settings, for `setValue(_:forKey:)`.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
public nonisolated let kCATransactionDisableActions = "disableActions"
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public nonisolated let kCATransactionCompletionBlock = "completionBlock"
