import HeadlessHost
import Support
import Testing
import ViewKit

@Suite struct UIApplicationTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    let log = EventLog()
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow()
      window?.makeKeyAndVisible()
      log.note("launched")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log.note("active") }
    func applicationWillResignActive(_ application: UIApplication) { log.note("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.note("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.note("foreground") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.note("memory") }
    func applicationWillTerminate(_ application: UIApplication) { log.note("ends") }
  }

  /// Only what the protocol asks: its methods all have defaults.
  final class Minimal: UIApplicationDelegate {}

  @Test func theDelegateHearsOfTheLife() {
    let stage = HeadlessStage(size: CGSize(width: 100, height: 100))
    let delegate = Delegate()
    let application = stage.application
    #expect(application.applicationState == .inactive)
    application.launch(with: delegate)
    #expect(delegate.log.take() == ["launched", "active"])
    #expect(application.applicationState == .active && application.keyWindow === delegate.window)
    #expect(application.windows.count == 1)
    stage.setFocus(false)
    stage.setFocus(true)
    #expect(delegate.log.take() == ["resigns", "active"])
    application.enterBackground()
    #expect(application.applicationState == .background)
    stage.setFocus(true)
    #expect(delegate.log.take() == ["resigns", "background", "foreground", "active"])
    stage.memoryWarning()
    application.terminate()
    #expect(delegate.log.take() == ["memory", "ends"])
  }

  @Test func notificationsComeWithTheApplication() {
    let stage = HeadlessStage(size: CGSize(width: 100, height: 100))
    let other = HeadlessStage(size: CGSize(width: 100, height: 100))
    let log = EventLog()
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: stage.application, queue: nil
    ) { _ in MainActor.assumeIsolated { log.note("memory") } }
    defer { NotificationCenter.default.removeObserver(token) }
    other.memoryWarning()
    #expect(log.take() == [])
    stage.memoryWarning()
    #expect(log.take() == ["memory"])
  }

  @Test func anEmptyDelegateWillDo() {
    let stage = HeadlessStage(size: CGSize(width: 100, height: 100))
    let delegate = Minimal()
    stage.application.launch(with: delegate)
    #expect(stage.application.delegate === delegate)
  }

  @Test func eachStageHasItsOwn() {
    let one = HeadlessStage(size: CGSize(width: 100, height: 50), scale: 2)
    #expect(UIApplication.shared === one.application)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 100, height: 50) && UIScreen.main.scale == 2)
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    let two = HeadlessStage(size: CGSize(width: 10, height: 10))
    two.stage.reducesMotion = true
    #expect(UIApplication.shared === two.application && UIAccessibility.isReduceMotionEnabled)
    one.tap(at: .zero)
    #expect(UIApplication.shared === one.application && !UIAccessibility.isReduceMotionEnabled)
    one.application.beginIgnoringInteractionEvents()
    #expect(!two.application.isIgnoringInteractionEvents)
  }
}
