import Foundation
import HeadlessHost
import ViewKit

// Steps of stacks, tabs and presentations.

extension ScriptPlay {
  /// False for a step of another kind.
  func takeContainers(_ step: Step) -> Bool {
    takeStack(step) || takeTabs(step) || takePresentation(step) || takeDirection(step)
  }

  private func takeDirection(_ step: Step) -> Bool {
    switch step {
    case .direct(let direction): director.direction = direction
    case .hand(let percent): director.move(to: percent)
    case .letGo(let finishing): director.letGo(finishing: finishing)
    default: return false
    }
    return true
  }

  private func takeStack(_ step: Step) -> Bool {
    switch step {
    case .push(let who, let stack, let animated):
      if let controller = controller(who) {
        self.stack(stack)?.pushViewController(controller, animated: animated)
      }
    case .pop(let who, let animated): stack(who)?.popViewController(animated: animated)
    case .popTo(let who, let i, let animated):
      guard let stack = stack(who), !stack.viewControllers.isEmpty else { break }
      let target = stack.viewControllers[i % stack.viewControllers.count]
      stack.popToViewController(target, animated: animated)
    case .setStack(let who, let others, let animated):
      stack(who)?.setViewControllers(others.compactMap { controller($0) }, animated: animated)
    case .hideBar(let who, let isHidden, let animated):
      stack(who)?.setNavigationBarHidden(isHidden, animated: animated)
    case .dragBack(let who, let percent, let lift): dragBack(who, percent: percent, lift)
    case .tapBack(let who):
      if let bar = stack(who)?.navigationBar, bar.window === stage.window {
        tap(CGPoint(x: 16, y: 22), in: bar)
      }
    default: return false
    }
    return true
  }

  private func takeTabs(_ step: Step) -> Bool {
    switch step {
    case .select(let who, let i): tabs(who)?.selectedIndex = i
    case .tapTab(let who, let i):
      guard let tabs = tabs(who), let count = tabs.viewControllers?.count, count > 0,
        tabs.tabBar.window === stage.window
      else { break }
      let width = tabs.tabBar.bounds.width / CGFloat(count)
      tap(CGPoint(x: width * (CGFloat(i % count) + 0.5), y: 10), in: tabs.tabBar)
    case .setTabs(let who, let others):
      tabs(who)?.setViewControllers(others.compactMap { controller($0) }, animated: false)
    case .hidesBottomBar(let who, let hides): controller(who)?.hidesBottomBarWhenPushed = hides
    default: return false
    }
    return true
  }

  private func takePresentation(_ step: Step) -> Bool {
    switch step {
    case .present(let who, let presenter, let style, let cover, let animated):
      guard let controller = controller(who), let presenter = self.controller(presenter) else { break }
      // What is on screen keeps its style: the presenter and the presented must agree on it.
      if controller.presentingViewController == nil {
        controller.modalPresentationStyle = style.style
        controller.modalTransitionStyle = cover.style
      }
      let done = completion()
      presenter.present(controller, animated: animated, completion: done.run)
      ifRefused { mayNotRun(done.number) }
    case .dismiss(let who, let animated):
      guard let controller = controller(who) else { break }
      controller.dismiss(animated: animated, completion: completion().run)
    case .definesContext(let who, let defines): controller(who)?.definesPresentationContext = defines
    default: return false
    }
    return true
  }

  /// A finger comes down at the leading edge of the content and goes `percent` of the way.
  private func dragBack(_ who: Who, percent: Int, _ lift: Lift) {
    guard let stack = stack(who), let view = stack.topViewController?.viewIfLoaded?.superview,
      view.window === stage.window
    else { return }
    liftFinger(cancelling: true)
    let y = max(1, view.bounds.height - 2)
    let way = view.bounds.width * CGFloat(percent) / 100
    touch(view.convert(CGPoint(x: 1, y: y), to: nil))
    for part in 1...3 {
      turn()
      move(to: view.convert(CGPoint(x: 1 + way * CGFloat(part) / 3, y: y), to: nil))
    }
    turn()
    switch lift {
    case .lift: liftFinger(cancelling: false)
    case .cancel: liftFinger(cancelling: true)
    case .hold: break
    }
  }

  private func tap(_ point: CGPoint, in view: UIView) {
    liftFinger(cancelling: true)
    touch(view.convert(point, to: nil))
    liftFinger(cancelling: false)
  }

  // MARK: The finger

  func touch(_ point: CGPoint) {
    guard fingerPlace == nil else { return move(to: point) }
    fingerPlace = point
    stage.touchDown(at: point)
  }

  func move(to point: CGPoint) {
    guard fingerPlace != nil else { return }
    fingerPlace = point
    stage.touchMove(to: point)
  }

  func liftFinger(cancelling: Bool) {
    guard fingerPlace != nil else { return }
    fingerPlace = nil
    if cancelling { stage.touchCancel() } else { stage.touchUp() }
  }
}

extension Presented {
  fileprivate var style: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .formSheet: .formSheet
    case .pageSheet: .pageSheet
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    case .custom: .custom
    }
  }
}

extension Cover {
  fileprivate var style: UIModalTransitionStyle {
    switch self {
    case .vertical: .coverVertical
    case .flip: .flipHorizontal
    case .dissolve: .crossDissolve
    }
  }
}
