/// A change that controllers are taking part in.
protocol RunningTransition: AnyObject {
  /// The view of `controller` has left its window, and not by the transition's own doing.
  func participantLeft(_ controller: UIViewController)
}

/// The appearance callbacks of two controllers that change places, whoever moves their views.
///
/// Containers differ in the order of the four callbacks; this is the one place that knows the orders.
final class AppearanceExchange {
  enum First { case outgoing, incoming }

  /// Which of the two hears first, of the beginning and of the end.
  struct Order {
    let beginning: First
    let end: First

    /// Push and pop.
    static let navigation = Order(beginning: .outgoing, end: .outgoing)
    /// `transition(from:to:)` and full-screen presentation.
    static let exchange = Order(beginning: .outgoing, end: .incoming)
    static let tabs = Order(beginning: .incoming, end: .outgoing)
  }

  let outgoing: UIViewController?
  let incoming: UIViewController?
  private let order: Order
  private let animated: Bool
  private(set) var isReversed = false
  private var held: [UIViewController] = []
  private var isOver = false

  init(from outgoing: UIViewController?, to incoming: UIViewController?, animated: Bool, order: Order) {
    self.outgoing = outgoing
    self.incoming = incoming
    self.animated = animated
    self.order = order
  }

  deinit {}

  /// Sends the `will…` callbacks. A callback may end the exchange: nobody is held after that.
  func begin() {
    for controller in inOrder(order.beginning) where !isOver {
      held.append(controller)
      controller.holdAppearance(controller === incoming, animated: animated)
    }
  }

  /// What came goes again, and the other way about; a second call turns back.
  func reverse() {
    isReversed.toggle()
    let leaving = isReversed ? incoming : outgoing
    let coming = isReversed ? outgoing : incoming
    leaving?.turnAppearance(false, animated: animated)
    coming?.turnAppearance(true, animated: animated)
  }

  /// Leaves `controller` to another exchange that has taken it over.
  func abandon(_ controller: UIViewController) {
    held.removeAll { $0 === controller }
    controller.giveUpHold()
  }

  /// Sends the `did…` callbacks. A controller that should have come but has no window goes instead.
  func end() {
    isOver = true
    let coming = isReversed ? outgoing : incoming
    let first: First = isReversed ? .incoming : order.end
    for controller in inOrder(first) where held.contains(where: { $0 === controller }) {
      if controller === coming, controller.loadedView?.window == nil {
        controller.turnAppearance(false, animated: animated)
      }
      controller.releaseAppearance()
    }
    held = []
  }

  /// Nothing has changed places after all: what should have come goes, and then what should have gone is back.
  func cancel() {
    isOver = true
    for (controller, appears) in [(incoming, false), (outgoing, true)] {
      controller?.turnAppearance(appears, animated: animated)
      controller?.releaseAppearance()
    }
    held = []
  }

  private func inOrder(_ first: First) -> [UIViewController] {
    (first == .outgoing ? [outgoing, incoming] : [incoming, outgoing]).compactMap { $0 }
  }
}
