import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct WindowNotificationTests {
  private static let names: [(String, Notification.Name)] = [
    ("visible", UIWindow.didBecomeVisibleNotification), ("hidden", UIWindow.didBecomeHiddenNotification),
    ("key", UIWindow.didBecomeKeyNotification), ("resigned", UIWindow.didResignKeyNotification),
  ]

  /// What was posted for `windows` while `body` ran, as "0 visible".
  private func posted(_ windows: [UIWindow], _ body: (EventLog) -> Void) -> [String] {
    let log = EventLog()
    var tokens: [any NSObjectProtocol] = []
    for (i, window) in windows.enumerated() {
      for (title, name) in Self.names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
            MainActor.assumeIsolated { log.note("\(i) \(title)") }
          })
      }
    }
    body(log)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return log.take()
  }

  @Test("S82: making a window key and visible tells of both, and of the one that is key no longer")
  func keyAndVisible() {
    let stage = HeadlessStage(size: CGSize(width: 10, height: 10))
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let told = posted([stage.window, second]) { log in
      stage.window.makeKeyAndVisible()
      #expect(log.take() == ["0 visible", "0 key"])
      stage.window.makeKeyAndVisible()
      #expect(log.take() == [])
      second.makeKeyAndVisible()
      #expect(log.take() == ["1 visible", "0 resigned", "1 key"])
      second.isHidden = true
    }
    #expect(told == ["1 resigned", "0 key", "1 hidden"])
  }

  @Test("S82: one window at a time is key, whoever is told first and passes the keys on")
  func passedOn() {
    final class Modest: UIWindow {
      weak var other: UIWindow?
      override func becomeKey() { other?.makeKey() }
      deinit {}
    }
    let stage = makeStage(width: 10, height: 10)
    let modest = Modest(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    modest.other = stage.window
    let told = posted([stage.window, modest]) { _ in modest.makeKeyAndVisible() }
    #expect(stage.window.isKeyWindow)
    #expect(!modest.isKeyWindow)
    #expect(told.filter { $0.hasSuffix("key") }.last == "0 key")
  }

  @Test("S76: when the window tells that it shows, its root is in place")
  func rootIsInPlace() {
    let stage = HeadlessStage(size: CGSize(width: 10, height: 10))
    let root = UIViewController()
    stage.window.rootViewController = root
    var wasThere: Bool?
    let token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: stage.window, queue: nil
    ) { _ in MainActor.assumeIsolated { wasThere = root.viewIfLoaded?.window != nil } }
    stage.window.isHidden = false
    NotificationCenter.default.removeObserver(token)
    #expect(wasThere == true)
  }

  @Test func aSceneKnowsItsWindows() {
    let other = makeStage(width: 30, height: 30)
    let stage = makeStage(width: 20, height: 10)
    guard let scene = stage.application.connectedScenes.first as? UIWindowScene else {
      Issue.record("A stage's application has one scene.")
      return
    }
    #expect(stage.application.connectedScenes.count == 1)
    #expect(stage.window.windowScene === scene)
    #expect(scene.keyWindow === stage.window)
    _ = other.bitmap
    Stage.current = other.stage
    let window = UIWindow(windowScene: scene)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(window.isHidden)
    #expect(scene.windows == [stage.window, window])
    window.windowLevel = UIWindow.Level(-1)
    window.isHidden = false
    #expect(scene.windows == [window, stage.window])
    #expect(scene.next === stage.application)
    #expect(stage.window.next === stage.application)
    #expect(scene.activationState == .foregroundInactive)
    stage.setFocus(true)
    #expect(scene.activationState == .foregroundActive)
  }

  @Test func aForgottenWindowIsNobodysKeeping() {
    let stage = makeStage(width: 20, height: 10)
    weak var window: UIWindow?
    do {
      let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      made.rootViewController = UIViewController()
      window = made
    }
    #expect(window == nil)
    #expect(stage.window.windowScene?.windows == [stage.window])
  }
}
