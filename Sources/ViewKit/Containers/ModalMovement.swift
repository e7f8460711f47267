import Foundation

/// The look of presenting and dismissing: the presented view comes in, or goes out.
struct ModalMovement {
  /// Seconds.
  static let duration: TimeInterval = 0.4

  let view: UIView
  let backdrop: UIView?
  let container: UIView
  let style: UIModalTransitionStyle
  let isComing: Bool
  /// The presenter's view, if it goes as the presented one comes.
  let covered: UIView?

  /// `place` puts the views where they are to be while this moves; `completion` runs after the movement, or
  /// after the next commit if there is none.
  func run(
    animated: Bool, place: @escaping () -> Void, alongside: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    guard animated, let stage = container.window?.stage else {
      place()
      alongside()
      guard let stage = container.window?.stage ?? Stage.current else { return completion() }
      return stage.afterCommit(completion)
    }
    if style == .flipHorizontal {
      flip(place: place, alongside: alongside, completion: completion)
      return stage.setNeedsFrame()
    }
    UIView.performWithoutAnimation(place)
    let steps = style == .crossDissolve ? dissolve() : cover()
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveEaseInOut,
      animations: {
        steps.move()
        alongside()
      },
      completion: { _ in
        steps.end()
        completion()
      })
  }

  /// The container turns about its vertical axis, the presenter on one side, the presented view on the other.
  private func flip(
    place: @escaping () -> Void, alongside: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    ContainerTransition.run(
      in: container, duration: Self.duration,
      options: isComing ? .transitionFlipFromRight : .transitionFlipFromLeft,
      outgoing: isComing ? covered : view, incoming: isComing ? view : covered,
      changes: {
        place()
        alongside()
      }, completion: { _ in completion() })
  }

  private typealias Steps = (move: () -> Void, end: () -> Void)

  /// Up from below the container, and down again.
  private func cover() -> Steps {
    let rest = view.center
    let away = CGPoint(x: rest.x, y: rest.y + container.bounds.maxY - view.frame.minY)
    return fading(backdrop) {
      UIView.performWithoutAnimation { view.center = away }
    } move: {
      view.center = isComing ? rest : away
    } end: {
      view.center = rest
    }
  }

  private func dissolve() -> Steps {
    let rest = view.alpha
    return fading(backdrop) {
      UIView.performWithoutAnimation { view.alpha = 0 }
    } move: {
      view.alpha = isComing ? rest : 0
    } end: {
      view.alpha = rest
    }
  }

  private func fading(
    _ backdrop: UIView?, hide: () -> Void, move: @escaping () -> Void, end: @escaping () -> Void
  ) -> Steps {
    if isComing {
      hide()
      UIView.performWithoutAnimation { backdrop?.alpha = 0 }
    }
    return (
      move: {
        move()
        backdrop?.alpha = isComing ? 1 : 0
      }, end: end
    )
  }
}

/// Dims what lies behind a sheet and takes the touches meant for it.
final class ModalBackdrop: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.35)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}
}
