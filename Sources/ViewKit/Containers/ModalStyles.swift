/// How a presented controller is shown, with UIKit's raw values.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// The toolkit's choice: full screen, since a desktop window is small and has its own edges.
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7

  /// Whether the presenter is out of sight, and so hears that it disappears and appears again.
  var covers: Bool {
    switch self {
    case .automatic, .none, .fullScreen, .currentContext: true
    case .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover: false
    }
  }

  /// Whether the nearest controller that defines a context presents, rather than the topmost one.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presented view is a card before a dimmed presenter.
  var isSheet: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}

/// How a presented controller comes and goes.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  /// Shown as a cover: pages do not curl here.
  case partialCurl = 3
}
