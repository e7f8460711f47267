import Foundation
import HeadlessHost
import ViewKit

// The laws, looked at after every step and again when everything is at rest.

extension ScriptPlay {
  /// The first law that is broken now, whatever is under way.
  func brokenLaw() -> Violation? {
    if let violation = diaries.lazy.compactMap(\.violation).first { return violation }
    return brokenParenthood() ?? brokenCompletion() ?? brokenLife() ?? brokenTouching()
  }

  /// The first law that is broken at rest.
  func brokenLawAtRest() -> Violation? {
    brokenLaw() ?? brokenAppearance() ?? brokenContainers() ?? brokenIdling()
      ?? completions.firstIndex { !$0.due.contains($0.runs) }.map {
        Violation(law: "I7", text: "completion \($0) ran \(completions[$0].runs) times")
      }
  }

  // MARK: I1

  private func brokenParenthood() -> Violation? {
    for diary in diaries {
      guard let child = diary.controller else { continue }
      if ancestry(of: child).count > diaries.count {
        return Violation(law: "I1", text: "the parents of \(diary.who) go round in a circle")
      }
      for other in diaries {
        guard let parent = other.controller else { continue }
        let entries = parent.children.filter { $0 === child }.count
        if entries != (child.parent === parent ? 1 : 0) {
          return Violation(law: "I1", text: "\(other.who) lists \(diary.who) \(entries) times")
        }
      }
    }
    return nil
  }

  // MARK: I7

  private func brokenCompletion() -> Violation? {
    completions.firstIndex { $0.runs > 1 }.map {
      Violation(law: "I7", text: "completion \($0) ran \(completions[$0].runs) times")
    }
  }

  // MARK: I11

  /// Who is gone has been told the end of what was begun.
  private func brokenLife() -> Violation? {
    for diary in diaries
    where diary.controller == nil && !diary.grammar.isAtRest && !explicit.contains(diary.who) {
      return Violation(law: "I11", text: "\(diary.who) died in the middle of a change: \(diary.recent)")
    }
    return nil
  }

  // MARK: I8, I9

  private func brokenTouching() -> Violation? {
    let (width, height) = (stage.size.width, stage.size.height)
    for (x, y) in [(0.5, 0.5), (0.05, 0.9), (0.8, 0.2)] {
      let point = CGPoint(x: width * x, y: height * y)
      guard let hit = stage.window.hitTest(point, with: nil) else { continue }
      if let violation = brokenHit(hit, at: point) ?? brokenChain(from: hit) { return violation }
    }
    return nil
  }

  private func brokenHit(_ hit: UIView, at point: CGPoint) -> Violation? {
    for view in sequence(first: hit, next: \.superview) {
      let isTouchable = !view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled
      // A window's own coordinates are those that were asked in.
      let place = view === stage.window ? point : view.convert(point, from: stage.window)
      if !isTouchable || !view.point(inside: place, with: nil) {
        return Violation(law: "I8", text: "\(hit) was hit at \(point) through \(view)")
      }
    }
    return nil
  }

  private func brokenChain(from view: UIView) -> Violation? {
    var seen: Set<ObjectIdentifier> = []
    var last: UIResponder = view
    var meetsWindow = false
    for responder in sequence(first: view as UIResponder, next: \.next) {
      guard seen.insert(ObjectIdentifier(responder)).inserted else {
        return Violation(law: "I9", text: "the chain from \(view) comes to \(responder) twice")
      }
      if responder === view.window { meetsWindow = true }
      last = responder
    }
    guard meetsWindow, last === stage.application else {
      return Violation(law: "I9", text: "the chain from \(view) ends at \(last)")
    }
    return nil
  }

  // MARK: I3, I6

  private func brokenAppearance() -> Violation? {
    for diary in diaries {
      guard let controller = diary.controller else { continue }
      if !diary.grammar.isAtRest {
        return Violation(law: "I6", text: "\(diary.who) is in between at rest: \(diary.recent)")
      }
      let isShown = controller.viewIfLoaded?.window != nil
      if !explicit.contains(diary.who), (diary.grammar.state == .shown) != isShown {
        return Violation(
          law: "I3", text: "\(diary.who) is \(isShown ? "" : "not ")in a window and was told \(diary.recent)")
      }
      if let violation = brokenChainOfRoot(controller) { return violation }
      if fingerPlace == nil, diary.touchesBegun != diary.touchesOver {
        return Violation(
          law: "S147", text: "\(diary.who): \(diary.touchesBegun) touches begun, \(diary.touchesOver) over")
      }
    }
    return nil
  }

  private func brokenChainOfRoot(_ controller: UIViewController) -> Violation? {
    guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
    return brokenChain(from: view)
  }

  // MARK: Containers

  private func brokenContainers() -> Violation? {
    for diary in diaries {
      if let stack = diary.controller as? UINavigationController {
        if let violation = broken(stack, stack.viewControllers, stack.topViewController, diary) {
          return violation
        }
      } else if let tabs = diary.controller as? UITabBarController {
        let tabList = tabs.viewControllers ?? []
        if let violation = broken(tabs, tabList, tabs.selectedViewController, diary) { return violation }
      }
    }
    return nil
  }

  /// A container's list is among its children, and what it says it shows is what it shows, alone.
  private func broken(
    _ container: UIViewController, _ list: [UIViewController], _ top: UIViewController?, _ diary: Diary
  ) -> Violation? {
    for controller in list where controller.parent !== container {
      return Violation(law: "S105", text: "\(diary.who) lists a controller that is no child of it")
    }
    guard !explicit.contains(diary.who), list.allSatisfy({ !isAbducted($0) }), let top,
      container.viewIfLoaded?.window != nil,
      top.presentedViewController == nil
    else { return nil }
    guard let view = top.viewIfLoaded, let place = view.superview else {
      return Violation(law: "top", text: "\(diary.who) does not show its top controller")
    }
    if place.subviews.count != 1 {
      return Violation(law: "left behind", text: "\(diary.who) shows \(place.subviews)")
    }
    return nil
  }

  private func isAbducted(_ controller: UIViewController) -> Bool {
    diary(of: controller).map { abducted.contains($0.who) } ?? false
  }

  // MARK: Rest

  private func brokenIdling() -> Violation? {
    let frames = stage.frameCount
    if let wake = stage.stage.nextWakeTime() {
      return Violation(law: "idle", text: "a stage at rest wants a turn at \(wake.seconds) s")
    }
    stage.advance(by: 0.1)
    if stage.frameCount != frames || !stage.isIdle {
      return Violation(law: "idle", text: "a stage at rest draws frames")
    }
    return nil
  }
}
