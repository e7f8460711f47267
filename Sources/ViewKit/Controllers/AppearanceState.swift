/// Where a controller stands between hidden and shown, and who will end a change that is running.
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }

  /// A callback, so that one which the app calls itself can be told from ours.
  enum Callback: String {
    case willAppear = "viewWillAppear"
    case isAppearing = "viewIsAppearing"
    case didAppear = "viewDidAppear"
    case willDisappear = "viewWillDisappear"
    case didDisappear = "viewDidDisappear"
  }

  /// A controller that a change brought along, and which of its changes that was.
  struct Follower {
    let controller: UIViewController
    let serial: Int
  }

  var phase = Phase.disappeared
  /// What the running change says to `animated`.
  var isAnimated = false
  /// Whether viewIsAppearing was sent in this appearance.
  var toldIsAppearing = false

  /// Open explicit begins, and containers of ours that will end the change. While there is one, automatic
  /// changes wait.
  var explicitBegins = 0
  var holds = 0
  /// The last automatic change that had to wait.
  var waiting: Bool?
  /// Begins that no end has answered: a transition turned round has one more begin than it needs ends, and an
  /// end that comes for it all the same is no mistake.
  var unansweredBegins = 0

  /// The parent whose change brought this one along and will end it.
  weak var leader: UIViewController?
  var followers: [Follower] = []
  /// Counts changes, so that a late end knows that it is stale.
  var serial = 0

  var sending: Callback?
  var warnedOfDirectCall = false

  var isHeld: Bool { explicitBegins + holds > 0 }
  var isRunning: Bool { phase == .appearing || phase == .disappearing }
  /// Shown, or on the way to it.
  var isTowardsShown: Bool { phase == .appearing || phase == .appeared }
}
