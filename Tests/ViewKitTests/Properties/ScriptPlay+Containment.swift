import Foundation
import ViewKit

// Steps among parents, children and their views.

extension ScriptPlay {
  /// False for a step of another kind.
  func takeContainment(_ step: Step) -> Bool {
    switch step {
    case .addChild(let child, let parent): pair(child, parent) { $1.addChild($0) }
    case .willMove(let who, let parent):
      controller(who)?.willMove(toParent: parent.flatMap { controller($0) })
    case .didMove(let who, let parent): controller(who)?.didMove(toParent: parent.flatMap { controller($0) })
    case .removeFromParent(let who):
      abducted.insert(who)
      controller(who)?.removeFromParent()
    case .load(let who): controller(who)?.loadViewIfNeeded()
    case .addSubview(let who, let parent, let slot): pair(who, parent) { put($0, under: $1, slot) }
    case .insertSubview(let who, let parent, let i):
      pair(who, parent) { child, parent in
        abduct(child, from: parent)
        if let view = child.view { parent.view?.insertSubview(view, at: i) }
      }
    case .removeFromSuperview(let who):
      abducted.insert(who)
      controller(who)?.viewIfLoaded?.removeFromSuperview()
    case .place(let who, let slot):
      guard let view = controller(who)?.viewIfLoaded, let bounds = view.superview?.bounds else { break }
      view.frame = slot.frame(in: bounds)
    case .hide(let who, let isHidden): controller(who)?.viewIfLoaded?.isHidden = isHidden
    case .fade(let who, let isFaded): controller(who)?.viewIfLoaded?.alpha = isFaded ? 0.4 : 1
    case .dropView(let who):
      // On screen it would leave a view without a controller behind.
      guard let controller = controller(who), controller.viewIfLoaded?.superview == nil else { break }
      controller.view = nil
    case .animate(let who, let slot, let frames, let interactive):
      animate(who, slot, frames: frames, interactive: interactive)
    case .animator(let who, let slot, let frames): startAnimator(who, slot, frames: frames)
    case .handle(let handling): if let animator = director.animators.last { handle(animator, handling) }
    default: return takeRecipe(step)
    }
    return true
  }

  private func takeRecipe(_ step: Step) -> Bool {
    switch step {
    case .adopt(let child, let parent, let slot):
      pair(child, parent) { child, parent in
        parent.addChild(child)
        guard child.parent === parent else { return }
        bring(child, into: parent) { put(child, under: parent, slot) }
        child.didMove(toParent: parent)
      }
    case .expel(let who):
      guard let child = controller(who), let parent = child.parent else { break }
      child.willMove(toParent: nil)
      take(child, outOf: parent)
      child.removeFromParent()
    case .swap(let parent, let from, let to):
      guard let parent = controller(parent), let from = child(from, of: parent),
        let to = child(to, of: parent),
        from !== to, from.viewIfLoaded?.superview != nil
      else { break }
      take(from, outOf: parent)
      bring(to, into: parent) { put(to, under: parent, .whole) }
    case .begin(let who, let appearing, let animated):
      guard let controller = controller(who) else { break }
      setExplicit(who)
      openBegins[who, default: 0] += 1
      controller.beginAppearanceTransition(appearing, animated: animated)
    case .end(let who):
      guard openBegins[who, default: 0] > 0 else { break }
      openBegins[who, default: 0] -= 1
      controller(who)?.endAppearanceTransition()
    case .transition(let parent, let from, let to, let look, let frames):
      transition(in: parent, from, to, look, frames: frames)
    case .reverse(let parent, let i):
      if let parent = controller(parent), let child = child(i, of: parent) {
        parent.reverseTransition(of: child)
      }
    default: return false
    }
    return true
  }

  // MARK: How it is done

  private func pair(_ a: Who, _ b: Who, _ body: (UIViewController, UIViewController) -> Void) {
    if let a = controller(a), let b = controller(b) { body(a, b) }
  }

  /// Stacks and tabs do not know what a script does with their children's views.
  private func abduct(_ child: UIViewController, from parent: UIViewController) {
    if let diary = diary(of: child) { abducted.insert(diary.who) }
  }

  private func put(_ child: UIViewController, under parent: UIViewController, _ slot: Slot) {
    abduct(child, from: parent)
    guard let view = child.view, let place = parent.view else { return }
    view.frame = slot.frame(in: place.bounds)
    place.addSubview(view)
  }

  private func bring(_ child: UIViewController, into parent: UIViewController, _ insert: () -> Void) {
    if let parent = parent as? HandForwarding { parent.bringIn(child, insert) } else { insert() }
  }

  private func take(_ child: UIViewController, outOf parent: UIViewController) {
    abduct(child, from: parent)
    if let parent = parent as? HandForwarding {
      parent.takeOut(child)
    } else {
      child.viewIfLoaded?.removeFromSuperview()
    }
  }

  private func transition(in parent: Who, _ from: Int, _ to: Int, _ look: Look, frames: Int) {
    guard let parent = controller(parent), let from = child(from, of: parent), let to = child(to, of: parent)
    else { return }
    let done = completion()
    parent.transition(
      from: from, to: to, duration: Double(frames) / 60, options: look.options,
      animations: look.animations(from: from, to: to), completion: { _ in done.run() })
    ifRefused { mayNotRun(done.number) }
  }

  private func animate(_ who: Who, _ slot: Slot, frames: Int, interactive: Bool) {
    guard let view = controller(who)?.viewIfLoaded, let bounds = view.superview?.bounds else { return }
    let done = completion()
    UIView.animate(
      withDuration: Double(frames) / 60, delay: 0, options: interactive ? .allowUserInteraction : [],
      animations: {
        view.frame = slot.frame(in: bounds)
        view.layoutIfNeeded()
      }, completion: { _ in done.run() })
  }
}

extension ScriptPlay {
  private func startAnimator(_ who: Who, _ slot: Slot, frames: Int) {
    guard let view = controller(who)?.viewIfLoaded, let bounds = view.superview?.bounds else { return }
    let done = completion()
    let animator = UIViewPropertyAnimator(duration: Double(frames) / 60, curve: .easeInOut) {
      view.frame = slot.frame(in: bounds)
    }
    animator.addCompletion { _ in done.run() }
    animator.startAnimation()
    director.animators.append(animator)
    // One that is stopped for good tells nobody.
    mayNotRun(done.number)
  }

  private func handle(_ animator: UIViewPropertyAnimator, _ handling: Handling) {
    switch handling {
    case .pause where animator.state == .active: animator.pauseAnimation()
    case .go where animator.state == .active && !animator.isRunning: animator.startAnimation()
    case .reverse where animator.state == .active: animator.isReversed.toggle()
    case .scrub where animator.state == .active && !animator.isRunning: animator.fractionComplete = 0.6
    case .stop where animator.state == .active: animator.stopAnimation(false)
    case .finish where animator.state == .stopped: animator.finishAnimation(at: .end)
    default: break
    }
  }
}

extension Slot {
  func frame(in bounds: CGRect) -> CGRect {
    switch self {
    case .whole: bounds
    case .left: CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
    case .right: CGRect(x: bounds.midX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
    case .middle: bounds.insetBy(dx: bounds.width / 5, dy: bounds.height / 4)
    case .nothing: CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    }
  }
}

extension Look {
  var options: UIView.AnimationOptions {
    switch self {
    case .none, .fade, .slide: []
    case .flipLeft: .transitionFlipFromLeft
    case .flipRight: .transitionFlipFromRight
    case .flipTop: .transitionFlipFromTop
    case .flipBottom: [.transitionFlipFromBottom, .curveEaseIn]
    case .dissolve: .transitionCrossDissolve
    case .curlUp: .transitionCurlUp
    case .curlDown: .transitionCurlDown
    case .liveFlip: [.transitionFlipFromLeft, .allowAnimatedContent, .allowUserInteraction]
    case .liveDissolve: [.transitionCrossDissolve, .allowAnimatedContent]
    }
  }

  func animations(from: UIViewController, to: UIViewController) -> (() -> Void)? {
    switch self {
    case .fade:
      return {
        from.view?.alpha = 0.2
        to.view?.alpha = 1
      }
    case .slide:
      return { to.view?.center.x += 6 }
    default: return nil
    }
  }
}
