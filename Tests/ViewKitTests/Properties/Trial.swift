import Foundation
import HeadlessHost
import ViewKit

/// Plays scripts and says which law they break.
enum Trial {
  /// The first law that `script` breaks, played from an empty stage to an empty stage again.
  static func violation(in script: Script) -> Violation? {
    UIDiagnostics.withHandlers(failure: { _ in }, warning: { _ in }) {
      // The remains are looked at when the play itself is gone.
      let (violation, remains) = played(script)
      return violation ?? remains.violation
    }
  }

  private static func played(_ script: Script) -> (Violation?, Remains) {
    let play = ScriptPlay()
    let violation = violation(in: script, on: play)
    return (violation, Remains(of: play))
  }

  private static func violation(in script: Script, on play: ScriptPlay) -> Violation? {
    for (i, step) in script.steps.enumerated() {
      play.perform(step)
      if let violation = play.brokenLaw() { return violation.after("step \(i), \(step.text)") }
    }
    play.letEverythingGo()
    // What comes to pass on the way to rest may plan and begin more.
    _ = play.settle()
    play.dropPlans()
    play.letEverythingGo()
    guard play.settle() else { return Violation(law: "idle", text: "it does not come to rest") }
    return play.brokenLawAtRest()?.after("the end") ?? play.brokenLawWhileClearing()?.after("clearing")
  }

  /// Whether every frame of `script` is what it would be if it were painted whole, and both plays tell the same.
  static func damageViolation(in script: Script) -> Violation? {
    UIDiagnostics.withHandlers(failure: { _ in }, warning: { _ in }) {
      let (play, twin) = (ScriptPlay(), ScriptPlay(repaints: true))
      for (i, step) in script.steps.enumerated() {
        play.perform(step)
        twin.perform(step)
        // Between frames the bitmap is that of the last one.
        guard play.stage.bitmap == twin.stage.bitmap else {
          return Violation(law: "damage", text: "a partial repaint shows something else")
            .after("step \(i), \(step.text)")
        }
      }
      let told = zip(play.diaries, twin.diaries).allSatisfy { $0.recent == $1.recent }
      return told ? nil : Violation(law: "same again", text: "the second play was told something else")
    }
  }
}

extension Violation {
  func after(_ what: String) -> Violation { Violation(law: law, text: "after \(what): \(text)") }
}

/// What is still alive when a play is over: nothing may be.
private struct Remains {
  private struct Weak {
    let name: String
    weak var object: AnyObject?
  }

  private let objects: [Weak]

  init(of play: ScriptPlay) {
    var objects = [
      Weak(name: "the stage", object: play.stage.stage), Weak(name: "the window", object: play.stage.window),
    ]
    for diary in play.diaries {
      objects.append(Weak(name: "\(diary.who)", object: diary.controller))
      objects.append(Weak(name: "\(diary.who)'s view", object: diary.controller?.viewIfLoaded))
    }
    self.objects = objects
  }

  var violation: Violation? {
    let alive = objects.filter { $0.object != nil }.map(\.name)
    return alive.isEmpty ? nil : Violation(law: "leak", text: "still there: \(alive.joined(separator: ", "))")
  }
}
