import Foundation
import HeadlessHost
import ViewKit

// Steps of the stage: windows, size, touches, time; and steps inside callbacks.

extension ScriptPlay {
  func takeStage(_ step: Step) {
    switch step {
    case .root(let who): stage.window.rootViewController = who.flatMap { controller($0) }
    case .secondWindow(let who): showSecondWindow(who)
    case .resize(let width, let height): stage.resize(to: CGSize(width: width, height: height))
    case .scale(let scale): stage.setScale(CGFloat(scale))
    case .memoryWarning(let unloads):
      stage.application.unloadsViewsOnMemoryWarning = unloads
      stage.memoryWarning()
    case .forget(let who): forget(who)
    case .touchDown(let x, let y): touch(point(x, y))
    case .touchMove(let x, let y): move(to: point(x, y))
    case .touchUp: liftFinger(cancelling: false)
    case .touchCancel: liftFinger(cancelling: true)
    case .frames(let count): for _ in 0..<count { turn() }
    case .part(let milliseconds): turn(after: Double(milliseconds) / 1000)
    case .refresh: turn(after: 0)
    case .settle: _ = settle()
    case .during(let who, let moment, let step): plan(who, moment, step)
    case .inCompletion(let step): putInNextCompletion(step)
    default: break
    }
  }

  private func point(_ x: Int, _ y: Int) -> CGPoint {
    CGPoint(x: stage.size.width * CGFloat(x) / 100, y: stage.size.height * CGFloat(y) / 100)
  }

  private func showSecondWindow(_ who: Who?) {
    guard let who else {
      secondWindow?.rootViewController = nil
      secondWindow?.isHidden = true
      secondWindow = nil
      return
    }
    Stage.current = stage.stage
    let window =
      secondWindow ?? UIWindow(frame: CGRect(x: 5, y: 5, width: stage.size.width / 2, height: 20))
    secondWindow = window
    window.rootViewController = controller(who)
    window.isHidden = false
  }
}
