import Foundation

/// The look of presenting and dismissing: the presented view comes in, or goes out.
struct ModalMovement {
  enum Direction {
    case coming
    case going(UIViewController)
  }

  /// Seconds.
  static let duration: TimeInterval = 0.4

  let view: UIView
  let backdrop: UIView?
  let container: UIView
  let style: UIModalTransitionStyle
  let isComing: Bool

  init(
    of view: UIView, behind backdrop: UIView?, in container: UIView, style: UIModalTransitionStyle,
    direction: Direction
  ) {
    self.view = view
    self.backdrop = backdrop
    self.container = container
    self.style = style
    if case .coming = direction { isComing = true } else { isComing = false }
  }

  /// `completion` runs after the movement, or after the next commit if there is none.
  func run(animated: Bool, alongside: @escaping () -> Void, completion: @escaping () -> Void) {
    guard animated else {
      alongside()
      guard let stage = container.window?.stage ?? Stage.current else { return completion() }
      return stage.afterCommit(completion)
    }
    let restore = style == .crossDissolve ? dissolve() : cover()
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveEaseInOut,
      animations: {
        restore.move()
        alongside()
      },
      completion: { _ in
        restore.end()
        completion()
      })
  }

  private typealias Steps = (move: () -> Void, end: () -> Void)

  /// Up from below the container, and down again.
  private func cover() -> Steps {
    let rest = view.center
    let away = CGPoint(x: rest.x, y: rest.y + container.bounds.maxY - view.frame.minY)
    return fading(backdrop) { UIView.performWithoutAnimation { view.center = away } } move: {
      view.center = isComing ? rest : away
    } end: {
      view.center = rest
    }
  }

  private func dissolve() -> Steps {
    let rest = view.alpha
    return fading(backdrop) { UIView.performWithoutAnimation { view.alpha = 0 } } move: {
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
