import Testing
import ViewKit

/// Scripts that once broke a law, cut down to what was needed for it.
struct ScriptRegressionTests {
  private func expectLawful(_ script: Script, _ location: SourceLocation = #_sourceLocation) {
    let violation = Trial.violation(in: script)
    #expect(violation == nil, sourceLocation: location)
  }

  // MARK: Appearance

  @Test("I4: a view dropped while an explicit change is open: nothing is told without a view")
  func droppedViewOfAnOpenChange() {
    expectLawful([.begin(.b, true, animated: false), .dropView(.b), .end(.b)])
  }

  @Test("I3: a view put back inside viewDidDisappear stays")
  func putBackWhileDisappearing() {
    expectLawful([
      .adopt(.b, by: .a, .whole), .addChild(.c, to: .a), .root(.a),
      .during(.b, .didDis, .adopt(.b, by: .a, .whole)),
      .transition(in: .a, 0, 1, .none, frames: 0),
    ])
  }

  @Test("I3: a child let go while it follows its parent's change is on its own from there")
  func orphanedInTheMiddleOfAChange() {
    expectLawful([
      .adopt(.b, by: .a, .whole), .addChild(.c, to: .a), .root(.a), .adopt(.d, by: .b, .whole),
      .transition(in: .a, 0, 1, .none, frames: 0), .removeFromParent(.d),
      .transition(in: .a, 1, 0, .none, frames: 0),
    ])
  }

  @Test("I6: the parent's view leaves the window inside the child's viewWillAppear")
  func windowLostWhileComingIn() {
    expectLawful([
      .root(.a), .frames(1), .during(.d, .willApp, .removeFromSuperview(.a)), .adopt(.d, by: .a, .whole),
    ])
  }

  @Test("I3: a view put in inside viewWillDisappear goes with the tree")
  func putInWhileGoing() {
    expectLawful([
      .root(.a), .during(.b, .willDis, .insertSubview(.e, to: .a, at: 0)), .adopt(.b, by: .a, .whole),
      .adopt(.a, by: .c, .whole),
    ])
  }

  @Test("I6: a change that a child's callback ends takes the other children with it")
  func changeEndedByAChild() {
    expectLawful([
      .setTabs(.t, [.n, .b, .h]), .adopt(.c, by: .b, .whole), .adopt(.m, by: .b, .whole), .root(.t),
      .select(.t, 1), .during(.c, .willDis, .tapTab(.t, 3)), .frames(1), .select(.t, 2),
    ])
  }

  @Test("I1: the circle that a callback would close between the old parent and the new")
  func noCircleOfParents() {
    expectLawful([
      .addChild(.b, to: .a), .during(.b, .didMove, .addChild(.c, to: .b)), .addChild(.b, to: .c),
    ])
  }

  // MARK: transition(from:to:)

  @Test("I6: another transition of the same children inside viewDidLoad")
  func transitionInsideLoading() {
    expectLawful([
      .adopt(.b, by: .a, .whole), .addChild(.c, to: .a), .root(.a),
      .during(.c, .didLoad, .transition(in: .a, 0, 1, .none, frames: 0)),
      .transition(in: .a, 0, 1, .none, frames: 0),
    ])
  }

  @Test("I6: a transition interrupted when its parent does not show any more")
  func interruptionInAHiddenParent() {
    expectLawful([
      .adopt(.b, by: .a, .whole), .addChild(.c, to: .a), .root(.a), .adopt(.d, by: .b, .whole),
      .addChild(.e, to: .b), .transition(in: .b, 0, 1, .none, frames: 0),
      .transition(in: .a, 0, 1, .none, frames: 0), .transition(in: .b, 0, 1, .none, frames: 0),
    ])
  }

  @Test("I3: a child put back inside viewDidAppear of the one that its removal has brought back")
  func putBackWhileTheOtherComesBack() {
    expectLawful([
      .adopt(.b, by: .a, .whole), .addChild(.c, to: .a), .root(.a),
      .transition(in: .a, 0, 1, .none, frames: 0), .transition(in: .a, 1, 0, .none, frames: 0),
      .during(.b, .didApp, .adopt(.c, by: .a, .whole)), .removeFromSuperview(.c),
    ])
  }

  // MARK: Stacks and tabs

  @Test("top: another tab chosen inside viewDidLoad of what a pop uncovers")
  func tabChosenInsideLoadingOfAPop() {
    expectLawful([
      .setTabs(.t, [.n, .c]), .root(.t), .during(.f, .didLoad, .select(.t, 1)),
      .setStack(.n, [.f, .b], animated: false), .frames(2), .pop(.n, animated: false), .refresh,
      .select(.t, 0),
    ])
  }

  @Test("S105: a controller that one stack takes from another before it showed")
  func takenBeforeItShowed() {
    expectLawful([
      .root(.f), .adopt(.n, by: .f, .whole), .adopt(.m, by: .f, .whole), .push(.e, on: .n, animated: false),
      .push(.e, on: .m, animated: false),
    ])
  }

  @Test("S102: a push inside willMove(toParent:) comes after the one that is being told")
  func pushInsideWillMove() {
    expectLawful([
      .root(.n), .during(.e, .willMove, .push(.c, on: .n, animated: false)),
      .push(.e, on: .n, animated: false),
    ])
    expectLawful([
      .root(.n), .during(.f, .willMove, .setStack(.n, [.f, .b], animated: false)),
      .push(.f, on: .n, animated: false),
    ])
  }

  @Test("S103: a stack replaced while a cancelled pop runs back")
  func replacedWhileAPopRunsBack() {
    expectLawful([
      .setStack(.n, [.a], animated: false), .root(.n), .hideBar(.n, true, animated: false),
      .push(.e, on: .n, animated: false), .settle, .dragBack(.n, percent: 70, .cancel),
      .setStack(.n, [], animated: false),
    ])
  }

  @Test("left behind: pushing another window's root leaves no shield")
  func pushingAnotherWindowsRoot() {
    expectLawful([.root(.n), .secondWindow(.d), .push(.d, on: .n, animated: false)])
  }

  @Test("left behind: a tab selected inside viewWillAppear of another")
  func selectionInsideWillAppear() {
    expectLawful([
      .setTabs(.t, [.n, .b, .c]), .root(.t), .frames(1), .during(.c, .willApp, .select(.t, 1)),
      .select(.t, 2),
    ])
  }

  @Test("S106: tabs replaced while willMove(toParent: nil) takes one of the new ones away")
  func tabsReplacedInsideWillMove() {
    expectLawful([
      .setTabs(.t, [.n, .b]), .root(.t), .during(.n, .willMove, .push(.b, on: .n, animated: false)),
      .setTabs(.t, [.b]),
    ])
  }

  @Test("left behind: a tab selected inside viewDidLoad of another")
  func selectionInsideLoading() {
    expectLawful([
      .setTabs(.t, [.n, .b, .c]), .root(.t), .frames(1), .during(.b, .didLoad, .select(.t, 2)),
      .select(.t, 1),
    ])
  }

  @Test("I3: a stack whose root another stack has taken over leaves its view alone")
  func rootTakenOver() {
    expectLawful([
      .setStack(.n, [.a], animated: false), .root(.f), .adopt(.n, by: .f, .whole), .adopt(.m, by: .f, .whole),
      .frames(1), .expel(.a), .push(.a, on: .m, animated: false),
    ])
  }

  // MARK: Presentations

  @Test("I6: dismissed inside viewDidAppear of what is presented", arguments: [false, true])
  func dismissedWhenItAppears(animated: Bool) {
    expectLawful([
      .root(.a), .during(.f, .didApp, .dismiss(.a, animated: animated)),
      .present(.f, on: .a, .fullScreen, .vertical, animated: animated),
    ])
  }

  @Test("a presenter cannot become a child of what it presents; a memory warning reaches all once")
  func noCircleOfOwners() {
    expectLawful([
      .root(.a), .present(.d, on: .a, .overFullScreen, .vertical, animated: false), .frames(1),
      .adopt(.a, by: .d, .whole), .memoryWarning(unloads: false),
    ])
  }

  @Test("I9: the chain of what is presented by an orphan whose view is covered")
  func chainThroughACoveredOrphan() {
    expectLawful([
      .root(.a), .adopt(.b, by: .a, .whole), .adopt(.c, by: .b, .whole), .removeFromParent(.b),
      .present(.f, on: .c, .fullScreen, .vertical, animated: false),
    ])
  }

  @Test("I9: the chain of what is presented when its presenter is carried off")
  func chainOfADesertedController() {
    expectLawful([
      .root(.a), .addSubview(.d, to: .a, .left),
      .present(.f, on: .d, .fullScreen, .vertical, animated: false),
      .removeFromSuperview(.d),
    ])
    expectLawful([
      .root(.a), .present(.e, on: .a, .fullScreen, .vertical, animated: false), .adopt(.a, by: .c, .whole),
    ])
  }

  @Test("S115: no presentation from a tree whose topmost controller has no window")
  func presenterWithoutAWindow() {
    expectLawful([
      .root(.a), .addChild(.a, to: .b), .present(.e, on: .a, .fullScreen, .vertical, animated: false),
    ])
  }

  @Test("what is presented cannot be pushed meanwhile")
  func presentedAndPushed() {
    expectLawful([
      .setStack(.n, [.a], animated: false), .setTabs(.t, [.n]), .root(.t),
      .present(.e, on: .a, .fullScreen, .vertical, animated: false), .push(.e, on: .n, animated: false),
    ])
  }
}
