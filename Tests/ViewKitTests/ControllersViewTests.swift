import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Loading and unloading of views (sections 1F and 1G of the rules).
struct ControllersViewTests {
  let log = Log()

  @Test("S61: nothing is loaded before view is read; isViewLoaded and viewIfLoaded do not load")
  func laziness() {
    let c = LoggingController("C", log)
    #expect(!c.isViewLoaded)
    #expect(c.viewIfLoaded == nil)
    #expect(log.entries.isEmpty)
    #expect(c.view != nil)
    #expect(log.entries == ["C.loadView", "C.didLoad"])
    #expect(c.isViewLoaded)
    _ = c.view
    #expect(log.entries.count == 2)
  }

  @Test("S62, B46: loadViewIfNeeded loads once and brings no appearance")
  func loadViewIfNeeded() {
    let stage = HeadlessStage(size: CGSize(width: 60, height: 80))
    let c = LoggingController("C", log)
    c.loadViewIfNeeded()
    c.loadViewIfNeeded()
    stage.settle()
    #expect(log.entries == ["C.loadView", "C.didLoad"])
  }

  @Test("S63, P11: the default view is plain and has the size of the screen")
  func defaultView() {
    let stage = HeadlessStage(size: CGSize(width: 60, height: 80))
    let view: UIView = UIViewController().view
    #expect(type(of: view) == UIView.self)
    #expect(view.bounds.size == stage.size)
  }

  @Test("S64, S16, B95: loadView may assign view and read it afterwards")
  func assigningInLoadView() {
    final class Custom: UIViewController {
      var loads = 0
      let own = UIView()
      override func loadView() {
        loads += 1
        view = own
        view.tag = 7
      }
    }
    let c = Custom()
    #expect(c.view === c.own)
    #expect(c.view.tag == 7)
    #expect(c.loads == 1)
  }

  @Test("S65: a loadView that assigns nothing; S66: reading view while it is loaded")
  func loadingNothing() {
    final class Empty: UIViewController {
      var loads = 0
      var readsView = false
      override func loadView() { if readsView { _ = view } }
      override func viewDidLoad() { loads += 1 }
    }
    let c = Empty()
    c.loadViewIfNeeded()
    #expect(c.loads == 1)
    #expect(!c.isViewLoaded)
    c.readsView = true
    #expect(failures { c.loadViewIfNeeded() }.map(\.kind) == [.invalidArgument])
    #expect(c.loads == 2)
  }

  @Test("S67, P13: view = nil drops it, the next access loads again; another view does not")
  func droppingTheView() {
    let c = LoggingController("C", log)
    c.loadViewIfNeeded()
    let old: UIView = c.view
    c.view = nil
    #expect(!c.isViewLoaded)
    #expect(log.entries.count == 2)
    #expect(old.next !== c)
    #expect(c.view !== old)
    #expect(log.entries == ["C.loadView", "C.didLoad", "C.loadView", "C.didLoad"])
    let other = UIView()
    c.view = other
    #expect(c.view === other)
    #expect(log.entries.count == 4)
  }

  @Test("I4: a view taken away on screen: what is due is sent while it is there")
  func droppingTheViewOnScreen() {
    let c = LoggingController("C", log)
    let stage = shown(c, log: log)
    c.view = nil
    #expect(log.take() == ["C.willDis(false)", "C.didDis(false)"])
    stage.settle()
    #expect(log.entries.isEmpty)
  }

  @Test("S69, S111, B91: title, tab item and navigation item do not load the view")
  func itemsDoNotLoad() {
    final class Early: LoggingController {
      override init(_ name: String, _ log: Log) {
        super.init(name, log)
        title = "Time"
        tabBarItem.badgeValue = "1"
        navigationItem.hidesBackButton = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let c = Early("C", log)
    _ = UINavigationController(rootViewController: c)
    #expect(!c.isViewLoaded)
    #expect(c.tabBarItem.title == "Time")
    #expect(c.navigationItem.title == "Time")
    c.title = "Later"
    #expect(c.tabBarItem.title == "Later")
    #expect(c.navigationItem.title == "Later")
  }

  @Test("S70: the size is final from viewIsAppearing on")
  func sizeInCallbacks() {
    log.kinds.insert(.isAppearing)
    let c = LoggingController("C", log)
    var hadWindow: [String: Bool] = [:]
    var sizes: [String: CGSize] = [:]
    c.onCallback = { [c] what in
      guard c.isViewLoaded else { return }
      hadWindow[what] = c.view.window != nil
      sizes[what] = c.view.bounds.size
    }
    let stage = HeadlessStage(size: CGSize(width: 60, height: 80))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    window.rootViewController = c
    window.isHidden = false
    stage.settle()
    #expect(hadWindow["didLoad"] == false)
    #expect(hadWindow["willApp(false)"] == false)
    #expect(hadWindow["isApp(false)"] == true)
    #expect(sizes["isApp(false)"] == CGSize(width: 30, height: 40))
  }

  // MARK: Memory

  @Test("S72, B115: a memory warning is told, and unloads nothing")
  func modernWarning() {
    let c = Unloading("C", log)
    let stage = HeadlessStage(size: CGSize(width: 60, height: 80))
    c.loadViewIfNeeded()
    c.didReceiveMemoryWarning()
    #expect(c.isViewLoaded)
    #expect(log.entries == ["C.loadView", "C.didLoad", "C.memory"])
    withExtendedLifetime(stage) {}
  }

  @Test(
    "S73, P11: the delegate hears first, then every controller of the tree; a posted notification is none")
  func delivery() {
    let p = Unloading("P", log)
    let c = Unloading("C", log)
    let m = Unloading("M", log)
    p.addChild(c)
    let stage = shown(p)
    p.present(m, animated: false)
    stage.settle()
    log.clear()
    let delegate = WarnedDelegate(log)
    stage.application.delegate = delegate
    stage.memoryWarning()
    #expect(log.take() == ["app", "P.memory", "C.memory", "M.memory"])
    #expect(!c.isViewLoaded)
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: stage.application)
    #expect(log.entries.isEmpty)
  }

  @Test("S71, B112: the old unloading takes views that are off screen, and they are loaded again")
  func legacyUnloading() {
    let shownOne = Unloading("A", log)
    let hidden = Unloading("B", log)
    let tabs = UITabBarController()
    tabs.viewControllers = [shownOne, hidden]
    let stage = shown(tabs)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    stage.settle()
    log.clear()
    stage.application.unloadsViewsOnMemoryWarning = true
    stage.memoryWarning()
    #expect(log.take() == ["A.memory", "B.willUnload(loaded)", "B.didUnload(unloaded)", "B.memory"])
    #expect(shownOne.isViewLoaded)
    #expect(!hidden.isViewLoaded)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(tabs.selectedViewController === hidden)
    #expect(hidden.view.window === stage.window)
    #expect(log.of("B").prefix(3) == ["loadView", "didLoad", "willApp(false)"])
  }

  @Test("S75, B110: a covered container rebuilds its children's views when its own is loaded again")
  func legacyUnloadingOfContainers() {
    final class Rebuilding: Unloading {
      override func viewDidLoad() {
        super.viewDidLoad()
        for child in children { view.addSubview(child.view) }
      }
    }
    let container = Rebuilding("K", log)
    let c = Unloading("C", log)
    container.addChild(c)
    let nav = UINavigationController(rootViewController: container)
    let stage = shown(nav)
    stage.application.unloadsViewsOnMemoryWarning = true
    nav.pushViewController(UIViewController(), animated: false)
    stage.settle()
    stage.memoryWarning()
    #expect(!container.isViewLoaded)
    nav.popViewController(animated: false)
    stage.settle()
    #expect(c.view.isDescendant(of: container.view))
    #expect(c.view.window === stage.window)
    #expect(log.of("C").last == "didApp(false)")
  }

  @Test("S75: a hidden tab's stack, and tabs within tabs, are unloaded to the last view, and all comes back")
  func legacyUnloadingOfStockContainers() {
    let bottom = Unloading("B", log)
    let top = Unloading("T", log)
    let nav = UINavigationController(rootViewController: bottom)
    nav.pushViewController(top, animated: false)
    let inner = UITabBarController()
    let leaf = Unloading("L", log)
    inner.viewControllers = [leaf]
    let tabs = UITabBarController()
    tabs.viewControllers = [nav, inner, UIViewController()]
    let stage = shown(tabs)
    stage.application.unloadsViewsOnMemoryWarning = true
    for index in [1, 2] {
      tabs.selectedIndex = index
      stage.settle()
    }
    stage.memoryWarning()
    for controller in [nav, bottom, top, inner, leaf] { #expect(!controller.isViewLoaded) }
    #expect(log.of("T").suffix(3) == ["willUnload(loaded)", "didUnload(unloaded)", "memory"])
    log.clear()
    tabs.selectedIndex = 1
    stage.settle()
    #expect(leaf.view.window === stage.window)
    #expect(log.entries == ["L.loadView", "L.didLoad", "L.willApp(false)", "L.didApp(false)"])
    tabs.selectedIndex = 0
    stage.settle()
    nav.popViewController(animated: false)
    stage.settle()
    #expect(bottom.view.window === stage.window)
    #expect(log.of("B").suffix(4) == ["loadView", "didLoad", "willApp(false)", "didApp(false)"])
  }
}

private class Unloading: LoggingController {
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    log.note("\(name).memory")
  }

  override func viewWillUnload() { log.note("\(name).willUnload(\(isViewLoaded ? "loaded" : "unloaded"))") }
  override func viewDidUnload() { log.note("\(name).didUnload(\(isViewLoaded ? "loaded" : "unloaded"))") }
}

private final class WarnedDelegate: UIApplicationDelegate {
  let log: Log
  var window: UIWindow?
  init(_ log: Log) { self.log = log }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.note("app") }
}
