import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Memory warnings reach every controller of every tree (section 1G of the rules).
struct ControllersMemoryTests {
  let log = Log()

  private class Warned: LoggingController {
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      log.note("\(name).memory")
    }
  }

  private func warned() -> [String] { log.take().filter { $0.hasSuffix(".memory") } }

  @Test("S73: stacks, tabs that never showed, presented ones, second and hidden windows, orphans: each once")
  func everyTree() {
    let covered = Warned("covered", log)
    let top = Warned("top", log)
    let nav = UINavigationController(rootViewController: covered)
    let hiddenTab = Warned("hiddenTab", log)
    let tabs = UITabBarController()
    tabs.viewControllers = [nav, hiddenTab]
    let stage = shown(tabs)
    nav.pushViewController(top, animated: false)
    let modal = Warned("modal", log)
    let second = Warned("second", log)
    let hidden = Warned("hidden", log)
    let orphan = Warned("orphan", log)
    let orphansChild = Warned("orphansChild", log)
    quietly {
      top.view.addSubview(orphan.view)
      stage.settle()
    }
    orphan.addChild(orphansChild)
    top.present(modal, animated: false)
    let windows = [second, hidden].map { root in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      window.rootViewController = root
      return window
    }
    windows[0].isHidden = false
    stage.settle()
    log.clear()
    stage.memoryWarning()
    let told = warned()
    #expect(Set(told).count == told.count)
    // The orphan lies in what the modal covers: it is in no window, and in nobody's tree.
    #expect(
      Set(told)
        == ["covered", "top", "hiddenTab", "modal", "second", "hidden"].reduce(into: []) {
          $0.insert("\($1).memory")
        })
    modal.dismiss(animated: false)
    stage.settle()
    log.clear()
    stage.memoryWarning()
    #expect(Set(warned()).isSuperset(of: ["orphan.memory", "orphansChild.memory"]))
    withExtendedLifetime(windows) {}
  }

  @Test("S73: the delegate, then controllers, then observers; another stage hears nothing")
  func order() {
    final class Delegate: UIApplicationDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.note("delegate.memory") }
      deinit {}
    }
    let other = shown(Warned("other", log))
    let stage = shown(Warned("R", log), log: log)
    let delegate = Delegate(log)
    stage.application.delegate = delegate
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: stage.application, queue: nil
    ) { [log] _ in MainActor.assumeIsolated { log.note("observer.memory") } }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.memoryWarning()
    #expect(warned() == ["delegate.memory", "R.memory", "observer.memory"])
    withExtendedLifetime((other, delegate)) {}
  }

  @Test("S73: a tree that changes under the warning is told as it was")
  func changingTree() {
    final class Dropping: Warned {
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        for child in children { child.removeFromParent() }
      }
    }
    let p = Dropping("P", log)
    ["A", "B", "C"].forEach { p.addChild(Warned($0, log)) }
    let stage = shown(p, log: log)
    stage.memoryWarning()
    #expect(warned() == ["P.memory", "A.memory", "B.memory", "C.memory"])
    #expect(p.children.isEmpty)
  }

  @Test(
    "S74: asking view.window in the handler loads an unloaded view; isViewLoaded does not",
    arguments: [true, false])
  func askingForTheWindow(guarded: Bool) {
    final class Asking: LoggingController {
      var guards = true
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        if guards, !isViewLoaded { return }
        if view.window == nil { log.note("off screen") }
      }
    }
    let p = UIViewController()
    let c = Asking("C", log)
    c.guards = guarded
    p.addChild(c)
    let stage = shown(p, log: log)
    stage.memoryWarning()
    #expect(log.entries == (guarded ? [] : ["C.loadView", "C.didLoad", "off screen"]))
  }

  @Test("B113, S71: what only the view knew is gone with it; what the controller kept is there again")
  func typedText() {
    final class Form: UIViewController {
      var kept = ""
      var field: UILabel? { viewIfLoaded?.subviews.first as? UILabel }
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = kept
        view.addSubview(label)
      }
      deinit {}
    }
    let form = Form()
    let nav = UINavigationController(rootViewController: form)
    let stage = shown(nav)
    stage.application.unloadsViewsOnMemoryWarning = true
    form.field?.text = "typed"
    weak let old = form.viewIfLoaded
    nav.pushViewController(UIViewController(), animated: false)
    stage.settle()
    stage.memoryWarning()
    #expect(old == nil)
    #expect(!form.isViewLoaded)
    nav.popViewController(animated: false)
    stage.settle()
    #expect(form.field?.text == "")
    form.kept = "typed"
    nav.pushViewController(UIViewController(), animated: false)
    stage.settle()
    stage.memoryWarning()
    nav.popViewController(animated: false)
    stage.settle()
    #expect(form.field?.text == "typed")
    #expect(nav.viewControllers == [form])
  }

  @Test(
    "S71, S72: views on screen and views within a view stay; loading is not repeated where nothing was dropped"
  )
  func whatStays() {
    let p = Warned("P", log)
    let c = Warned("C", log)
    let free = Warned("F", log)
    addChild(c, to: p)
    p.addChild(free)
    free.loadViewIfNeeded()
    let stage = shown(p, log: log)
    for unloads in [false, true] {
      stage.application.unloadsViewsOnMemoryWarning = unloads
      stage.memoryWarning()
      #expect(p.isViewLoaded && c.isViewLoaded)
      #expect(free.isViewLoaded == !unloads)
    }
    #expect(!log.entries.contains { $0.contains("oad") && !$0.hasPrefix("F") })
  }
}
