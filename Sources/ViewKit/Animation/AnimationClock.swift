import Foundation

/// A time of its own for the animations that begin on it: it runs along with its stage, stands still, is sought to
/// a moment, runs back, or goes to one of its ends at another pace.
///
/// Animations are functions of time, so whoever has the clock has all that moves by it in hand, without knowing what
/// that is: a transition that a finger drives, a property animator, a movement that is turned round.
///
/// While a clock stands still, whatever it shows, nothing on it ends and no frames are asked for. What has run back
/// to where it began ends there, and the model is as it was before.
final class AnimationClock {
  /// Where a clock stands.
  struct Reading {
    var time: StageTime
    /// Set where what goes the whole way with the clock is not where its curve would have it at `time`.
    var progress: Progress?
  }

  /// A way from somewhere to somewhere, which can be gone along in both directions. Before its beginning lies the
  /// time from which it came, and after its end time goes on, both at the stage's pace.
  private struct Path {
    let base: Reading
    let target: Reading
    let duration: StageTime
    let curve: AnimationTiming.Curve
    let isForward: Bool

    /// A place from which time goes on either way.
    init(at place: Reading) {
      (base, target) = (place, place)
      (duration, curve, isForward) = (.zero, .linear, true)
    }

    init(from base: Reading, to target: Reading, over duration: StageTime, along curve: AnimationTiming.Curve)
    {
      (self.base, self.target) = (base, target)
      (self.duration, self.curve) = (duration, curve)
      isForward = target.time > .zero && target.time >= base.time
    }
  }

  /// The curve and the length by which progress is told from time, for a clock that is scrubbed by progress.
  struct Pace {
    let curve: AnimationTiming.Curve
    let length: StageTime
  }

  private(set) weak var stage: Stage?
  /// A clock begun while changes ran on another one goes by that one's time.
  private let parent: AnimationClock?
  private let pace: Pace?
  private var path: Path
  /// How far along the path the clock was at `since`, on the parent's time.
  private var along = StageTime.zero
  private var since = StageTime.zero
  /// 1 along the path, −1 back along it, 0 at rest.
  private var heading = 0
  private var isTurnedRound = false
  /// Whether the clock stands still when it has arrived, and nothing that it moves ends.
  var holdsAtEnds = false

  /// The end of the longest animation on this clock, repetition without end left aside.
  private(set) var length = StageTime.zero

  /// Stands still at zero.
  init(on stage: Stage? = Stage.current, pace: Pace? = nil) {
    self.stage = stage
    self.pace = pace
    parent = AnimationClock.current
    path = Path(at: Reading(time: .zero))
  }

  deinit {}

  // MARK: Beginning animations on a clock

  private static var stack: [AnimationClock?] = []

  /// The clock on which animations begin now; nil for the stage's own time.
  static var current: AnimationClock? { stack.last ?? nil }

  /// Runs `changes`; every animation and transition that begins meanwhile goes by `clock`.
  static func begin(on clock: AnimationClock?, _ changes: () -> Void) {
    stack.append(clock)
    changes()
    stack.removeLast()
  }

  func lengthen(to end: StageTime) {
    guard end < .never else { return }
    length = max(length, end)
  }

  // MARK: Reading

  private var stageTime: StageTime { stage?.now ?? .zero }
  private func parentTime(at time: StageTime) -> StageTime { parent?.reading(at: time).time ?? time }

  /// Where the clock stands at the stage's present moment.
  var reading: Reading { reading(at: stageTime) }
  var time: StageTime { reading.time }

  func reading(at time: StageTime) -> Reading { reading(along: place(at: time)) }

  /// How far along the path the clock is at `time`; negative where it has gone back past the path's beginning.
  private func place(at time: StageTime) -> StageTime {
    guard heading != 0 else { return along }
    var run = parentTime(at: time) - since
    // Before the moment lies the delay, unless it is a parent that takes this clock back.
    if parent == nil { run = max(.zero, run) }
    return heading > 0 ? along + run : along - run
  }

  private func reading(along: StageTime) -> Reading {
    if along.ticks == 0 { return path.base }
    if along.ticks < 0 { return Reading(time: path.base.time + (path.isForward ? along : .zero - along)) }
    if along >= path.duration {
      let over = along - path.duration
      return Reading(time: path.isForward ? path.target.time + over : path.target.time - over)
    }
    let share = path.curve.progress(
      at: Double(along.ticks) / Double(path.duration.ticks), of: path.duration.seconds)
    if let start = path.base.progress, let end = path.target.progress {
      let progress = start + (end - start) * share
      return Reading(time: time(at: progress.x), progress: progress)
    }
    let way = Double((path.target.time - path.base.time).ticks) * share.x
    return Reading(time: path.base.time + StageTime(ticks: Int(way.rounded())))
  }

  /// When its own curve brings what goes the whole way to `progress`.
  func time(at progress: Double) -> StageTime {
    guard let pace else { return .zero }
    let fraction = pace.curve.fraction(at: progress, of: pace.length.seconds)
    return StageTime(ticks: Int((fraction * Double(pace.length.ticks)).rounded()))
  }

  /// How far what goes the whole way has come.
  func progress(of reading: Reading) -> Progress {
    if let progress = reading.progress { return progress }
    guard let pace else { return .zero }
    let fraction = Double(reading.time.ticks) / Double(max(1, pace.length.ticks))
    return pace.curve.progress(at: max(0, min(1, fraction)), of: pace.length.seconds)
  }

  // MARK: At rest and under way

  /// Which way time goes: 1, −1, or 0 for not at all.
  var direction: Int {
    let own = path.isForward ? heading : -heading
    return own * (parent?.direction ?? 1)
  }

  /// Whether the clock itself is under way; one that it goes by may still stand still.
  var isRunning: Bool { heading != 0 }
  var isHeld: Bool { heading == 0 || parent?.isHeld == true }

  /// When what is on the clock begins to move, on the stage's time.
  var start: StageTime {
    guard heading != 0 else { return .never }
    return parent?.start ?? since
  }

  /// Whether the clock, which is under way, has come to the end in whose direction time goes.
  func hasArrived(at time: StageTime) -> Bool {
    let reading = reading(at: time)
    guard reading.progress == nil else { return false }
    return direction > 0 && reading.time >= end || direction < 0 && reading.time <= .zero
  }

  private var goesBack: Bool { path.isForward == isTurnedRound }
  private var end: StageTime { pace?.length ?? length }

  /// The moment, not after `now`, at which the clock showed `time`.
  func moment(of time: StageTime, by now: StageTime) -> StageTime {
    guard parent == nil, heading != 0 else { return now }
    let distance = path.isForward ? time - path.base.time : path.base.time - time
    let whole = path.isForward ? path.target.time - path.base.time : path.base.time - path.target.time
    var place = distance
    if distance > .zero, path.duration > .zero {
      if distance >= whole || path.base.progress != nil {
        place = path.duration + max(.zero, distance - whole)
      } else {
        let fraction = path.curve.fraction(
          at: Double(distance.ticks) / Double(whole.ticks), of: path.duration.seconds)
        place = StageTime(ticks: Int((fraction * Double(path.duration.ticks)).rounded()))
      }
    }
    return min(now, since + (heading > 0 ? place - along : along - place))
  }

  // MARK: Setting

  /// Stands still where it is; who waited for its arrival does so no more.
  func hold() {
    along = place(at: stageTime)
    heading = 0
    stage?.animator.stopAwaiting(self)
  }

  /// Stands still at the end that it has come to.
  func holdAtEnd() { seek(to: Reading(time: direction < 0 ? .zero : end)) }

  func seek(to time: StageTime) { seek(to: Reading(time: time)) }

  /// Stands still at `reading`, facing the way it did.
  func seek(to reading: Reading) {
    let isBack = goesBack
    set(Path(at: reading))
    isTurnedRound = isBack
    stage?.setNeedsFrame()
  }

  private func set(_ path: Path) {
    hold()
    self.path = path
    along = .zero
    isTurnedRound = false
  }

  /// What is told of an arrival: whether it was at zero.
  typealias Arrival = (_ isBack: Bool) -> Void

  /// Goes on from where it was held or sought, in the direction it had, after `delay`. `completion` runs when it has
  /// arrived at one of its ends, unless it is held or sent elsewhere before; until then the clock is kept.
  func resume(after delay: StageTime = .zero, completion: Arrival? = nil) {
    hold()
    since = parentTime(at: stageTime) + delay
    heading = isTurnedRound ? -1 : 1
    if !goesBack { parent?.lengthen(to: since + (end - path.base.time)) }
    if let completion { stage?.animator.await(self, completion) }
    stage?.setNeedsFrame()
  }

  /// Goes back the way it came; a second call turns it forward again. A clock at rest only takes the other
  /// direction.
  func turnRound() {
    let isUnderWay = heading != 0
    let completion = stage?.animator.stopAwaiting(self)
    hold()
    isTurnedRound.toggle()
    if isUnderWay { resume(completion: completion) }
  }

  /// Goes to `target` in `duration`, along `curve`.
  func run(
    to target: Reading, over duration: StageTime, along curve: AnimationTiming.Curve = .linear,
    completion: Arrival? = nil
  ) {
    var base = reading
    if target.progress != nil, base.progress == nil { base.progress = progress(of: base) }
    set(Path(from: base, to: target, over: duration, along: curve))
    resume(completion: completion)
  }

  /// Goes on to the end of the longest animation, `speed` times as fast as the stage.
  func finish(
    speed: Double = 1, along curve: AnimationTiming.Curve = .linear, completion: (() -> Void)? = nil
  ) {
    let now = time
    run(
      to: Reading(time: max(length, now)), over: AnimationClock.time(for: length - now, at: speed),
      along: curve,
      completion: completion.map { completion in { _ in completion() } })
  }

  /// Goes back to zero, where everything is as it was before it began.
  func cancel(
    speed: Double = 1, along curve: AnimationTiming.Curve = .linear, completion: (() -> Void)? = nil
  ) {
    run(
      to: Reading(time: .zero), over: AnimationClock.time(for: time, at: speed), along: curve,
      completion: completion.map { completion in { _ in completion() } })
  }

  private static func time(for way: StageTime, at speed: Double) -> StageTime {
    StageTime(seconds: max(0, way.seconds) / max(0.001, speed))
  }

  // MARK: Arriving

  /// In the order of everything that moves.
  let order = Animator.nextOrder()

  /// For one that has arrived by `now`.
  func moment(ofArrivalBy now: StageTime) -> StageTime { moment(of: direction < 0 ? .zero : end, by: now) }
}
