import Foundation

// The appearance callbacks: every change, whoever asks for it, goes through `beginAppearance` and
// `finishAppearance`, which never send two equal halves in a row.

extension UIViewController {
  // MARK: The two halves

  /// Sends the `will…` half and passes the change on to the children; nothing if the controller is there or on
  /// its way already. The change ends when `leader`'s does, or when whoever began it calls `finishAppearance`.
  func beginAppearance(_ appearing: Bool, animated: Bool, leader: UIViewController? = nil) {
    guard appearance.isTowardsShown != appearing else { return }
    if appearing { loadViewIfNeeded() }
    // What waited for the end of an earlier change is out of date.
    if !appearance.isHeld { appearance.waiting = nil }
    appearance.phase = appearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.toldIsAppearing = false
    appearance.serial += 1
    appearance.leader = leader
    // Before the callback, in which the leader may end the change.
    leader?.lead(self)
    let serial = appearance.serial
    if appearing {
      prepareToAppear()
      loadedView?.setNeedsLayout()
    }
    send(appearing ? .willAppear : .willDisappear)
    // The callback may have turned the change round, or ended it.
    if appearance.serial == serial, appearance.isRunning { forwardAppearance(appearing, animated: animated) }
  }

  /// Sends the `did…` half, first to this controller and then to those that its change brought along.
  func finishAppearance() {
    guard appearance.isRunning else { return }
    let appearing = appearance.phase == .appearing
    if appearing { tellIsAppearing() }
    appearance.phase = appearing ? .appeared : .disappeared
    appearance.leader = nil
    let followers = appearance.followers
    appearance.followers = []
    send(appearing ? .didAppear : .didDisappear)
    flags.appearanceEnded(appearing)
    for follower in followers where follower.controller.appearance.serial == follower.serial {
      if follower.controller.appearance.leader === self { follower.controller.finishAppearance() }
    }
    appearanceDidSettle()
  }

  /// Ends a change that nobody else ends, when the frame has been committed.
  func finishAppearanceAfterCommit(of stage: Stage?) {
    guard appearance.isRunning, !appearance.isHeld, appearance.leader == nil else { return }
    let serial = appearance.serial
    let finish = { [self] in
      guard appearance.serial == serial, appearance.isRunning, !appearance.isHeld, appearance.leader == nil
      else { return }
      if !followParentsRunningChange() { finishAppearance() }
    }
    guard let stage = stage ?? nearestStage else { return finish() }
    stage.afterCommit(finish)
  }

  // MARK: Passing on

  private func forwardAppearance(_ appearing: Bool, animated: Bool) {
    guard let root = loadedView, shouldAutomaticallyForwardAppearanceMethods else { return }
    let serial = appearance.serial
    for child in childControllers where appearance.serial == serial {
      guard let view = child.loadedView, view.isDescendant(of: root) else { continue }
      child.follow(self, appearing, animated: animated)
    }
  }

  private func follow(_ leader: UIViewController, _ appearing: Bool, animated: Bool) {
    if appearance.isHeld {
      appearance.waiting = appearing
      return
    }
    guard appearance.isTowardsShown != appearing else { return }
    beginAppearance(appearing, animated: animated, leader: leader)
    // A callback has ended the leader's change already.
    if appearance.leader === leader, !leader.appearance.isRunning { finishAppearance() }
  }

  private func lead(_ follower: UIViewController) {
    appearance.followers.append(.init(controller: follower, serial: follower.appearance.serial))
  }

  /// A child whose view came in while its parent was on its way is done when the parent is.
  private func followParentsRunningChange() -> Bool {
    guard let parent, parent.appearance.phase == appearance.phase,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return false }
    appearance.leader = parent
    parent.lead(self)
    return true
  }

  /// The parent that brought a change about and was to end it is the parent no more: the change goes on, or turns
  /// round, as the window says.
  func leaveLeader() {
    guard appearance.leader != nil, !appearance.isHeld else { return }
    appearance.leader = nil
    beginAppearance(loadedView?.window != nil, animated: false)
    finishAppearanceAfterCommit(of: nearestStage)
  }

  // MARK: Following the window

  /// The root view is about to enter or leave its window: a change of its own, or the parent's.
  func followWindow(entering: Bool) {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    if entering, let parent, !parent.appearance.isTowardsShown { return }
    if appearance.isHeld {
      appearance.waiting = entering
      return
    }
    let isParentsChange =
      parent?.appearance.isRunning == true && parent?.appearance.isTowardsShown == entering
    if isParentsChange, let parent {
      follow(parent, entering, animated: parent.appearance.isAnimated)
    } else {
      beginAppearance(entering, animated: false)
    }
  }

  // MARK: Explicit changes

  func beginExplicitAppearance(_ appearing: Bool, animated: Bool) {
    appearance.unansweredBegins += 1
    if appearance.isHeld || appearance.isTowardsShown != appearing || appearance.isRunning {
      hold(appearing, animated: animated, count: \.explicitBegins)
    } else {
      appearance.waiting = nil
      appearance.explicitBegins += 1
      UIDiagnostics.warn(
        .unbalancedAppearanceCalls,
        "beginAppearanceTransition(\(appearing)) was called for \(UIDiagnostics.name(self)), which is there already."
      )
    }
  }

  func endExplicitAppearance() {
    if appearance.explicitBegins > 0 {
      appearance.unansweredBegins -= 1
      release(count: \.explicitBegins)
    } else if appearance.unansweredBegins > 0 {
      appearance.unansweredBegins -= 1
    } else {
      UIDiagnostics.warn(
        .unbalancedAppearanceCalls,
        "Unbalanced calls to begin/end appearance transitions for \(UIDiagnostics.name(self)).")
    }
  }

  /// What containers of ours use: as an explicit begin, not counted among the app's.
  func holdAppearance(_ appearing: Bool, animated: Bool) {
    hold(appearing, animated: animated, count: \.holds)
  }

  /// Ends one `holdAppearance`.
  func releaseAppearance() {
    if appearance.holds > 0 { release(count: \.holds) }
  }

  /// Drops one of two holds in the same direction; the other one ends the change.
  func giveUpHold() {
    if appearance.holds > 1 { appearance.holds -= 1 }
  }

  /// Turns a held change round without another hold.
  func turnAppearance(_ appearing: Bool, animated: Bool) {
    beginAppearance(appearing, animated: animated)
  }

  private func hold(_ appearing: Bool, animated: Bool, count: WritableKeyPath<AppearanceState, Int>) {
    if !appearance.isHeld { appearance.waiting = nil }
    let turnsRound = appearance.isTowardsShown != appearing
    if !turnsRound || appearance[keyPath: count] == 0 { appearance[keyPath: count] += 1 }
    if turnsRound {
      beginAppearance(appearing, animated: animated)
    } else {
      // The change that is running is taken over from whoever would have ended it.
      appearance.leader = nil
    }
  }

  private func release(count: WritableKeyPath<AppearanceState, Int>) {
    appearance[keyPath: count] -= 1
    guard !appearance.isHeld else { return }
    finishAppearance()
    guard !appearance.isHeld, let waiting = appearance.waiting else { return }
    appearance.waiting = nil
    if waiting != appearance.isTowardsShown {
      followWindow(entering: waiting)
      finishAppearanceAfterCommit(of: nearestStage)
    }
  }

  // MARK: Sending

  /// Sends viewIsAppearing once in an appearance.
  func tellIsAppearing() {
    guard appearance.phase == .appearing, !appearance.toldIsAppearing else { return }
    appearance.toldIsAppearing = true
    send(.isAppearing)
  }

  private func send(_ callback: AppearanceState.Callback) {
    let outer = appearance.sending
    appearance.sending = callback
    defer { appearance.sending = outer }
    let animated = appearance.isAnimated
    switch callback {
    case .willAppear: viewWillAppear(animated)
    case .isAppearing: viewIsAppearing(animated)
    case .didAppear: viewDidAppear(animated)
    case .willDisappear: viewWillDisappear(animated)
    case .didDisappear: viewDidDisappear(animated)
    }
  }

  /// Called by the base class's callbacks, to notice those that the app calls itself.
  func noteCall(of callback: AppearanceState.Callback) {
    guard appearance.sending != callback, !appearance.warnedOfDirectCall else { return }
    appearance.warnedOfDirectCall = true
    UIDiagnostics.warn(
      .directAppearanceCall,
      "\(callback.rawValue)(_:) of \(UIDiagnostics.name(self)) was called directly, which shows and hides nothing; "
        + "use beginAppearanceTransition(_:animated:) and endAppearanceTransition().")
  }
}
