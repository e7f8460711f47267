import Foundation
import HeadlessHost
import Testing
import ViewKit

#if DEBUG
  /// A view used while its controller's initialiser still runs (S69, and the articles' third mistake), and all that
  /// looks like it and is none. Noticed in debug builds.
  struct ControllersInitTests {
    private let stage = HeadlessStage(size: CGSize(width: 60, height: 80))

    /// Uses its view, or does not, in an initialiser of its own.
    private class Own: UIViewController {
      init(touching: Bool, other: UIViewController? = nil) {
        super.init(nibName: nil, bundle: nil)
        if touching { view.tag = 1 }
        other?.view.tag = 2
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      deinit {}
    }

    private final class Overriding: UIViewController {
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        view.tag = 1
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      deinit {}
    }

    /// Two classes further down; the one in the middle has only what it inherits.
    private class Middle: Own { deinit {} }
    private final class Deep: Middle {
      let number: Int
      init(number: Int) {
        self.number = number
        super.init(touching: false)
        loadViewIfNeeded()
      }
      required init?(coder: NSCoder) { return nil }
      deinit {}
    }

    private final class ByHelper: UIViewController {
      init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        setUp { $0.view.tag = name.count }
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      deinit {}
      private func setUp(_ configure: (UIViewController) -> Void) { configure(self) }
    }

    @Test(
      "S69: a view used in init is loaded at once, with a warning",
      arguments: ["own", "overriding", "inherited", "deep", "helper"])
    func inside(which: String) {
      var controller: UIViewController?
      var found: [UIDiagnostics.Warning] = []
      UIDiagnostics.withHandlers(warning: { found.append($0) }) {
        switch which {
        case "own": controller = Own(touching: true)
        case "overriding": controller = Overriding()
        case "inherited": controller = Middle(touching: true)
        case "deep": controller = Deep(number: 1)
        default: controller = ByHelper("Time")
        }
      }
      #expect(controller?.isViewLoaded == true)
      #expect(found.map(\.kind) == [.viewUsedInInit])
      #expect(found.first?.message.contains("\(controller.map { type(of: $0) }, default: "")") == true)
      #expect(found.first?.message.contains("viewDidLoad") == true)
    }

    @Test("S69: one warning for each controller, whatever else its initialiser does")
    func once() {
      final class Twice: UIViewController {
        init(_ count: Int) {
          super.init(nibName: nil, bundle: nil)
          for _ in 0..<count {
            view.tag += 1
            view = nil
          }
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        deinit {}
      }
      #expect(warnings { _ = Twice(3) } == [.viewUsedInInit])
      let all = warnings { for _ in 0..<3 { _ = Own(touching: true) } }
      #expect(all == [.viewUsedInInit, .viewUsedInInit, .viewUsedInInit])
    }

    @Test("S69: the initialiser's own controller is named, not those that it makes or is handed")
    func others() {
      final class Parent: UIViewController {
        let inner: UIViewController
        init(_ tag: Int) {
          inner = Own(touching: false)
          super.init(nibName: nil, bundle: nil)
          inner.view.tag = tag
          let more = Own(touching: false)
          more.view.tag = tag
        }
        required init?(coder: NSCoder) { return nil }
        deinit {}
      }
      final class Meddling: UIViewController {
        init(_ tag: Int) {
          super.init(nibName: nil, bundle: nil)
          // What the child's initialiser does to its parent happens within the parent's.
          _ = Own(touching: false, other: self)
        }
        required init?(coder: NSCoder) { return nil }
        deinit {}
      }
      #expect(warnings { _ = Parent(3) }.isEmpty)
      #expect(warnings { _ = Meddling(3) } == [.viewUsedInInit])
    }

    private static func make() -> Own { Own(touching: false) }

    private static func makeLoaded() -> Own {
      let controller = Own(touching: false)
      controller.view.tag = 4
      return controller
    }

    @Test("S69: no false alarm after the initialiser has returned")
    func afterwards() {
      final class Lazy: UIViewController {
        private(set) lazy var inner: UIViewController = {
          let inner = Own(touching: false)
          inner.view.tag = 5
          return inner
        }()
        deinit {}
      }
      let kinds = warnings {
        let first = Own(touching: false)
        first.view.tag = 1
        Own(touching: false).view.tag = 2
        Self.make().view.tag = 3
        _ = Self.makeLoaded()
        _ = { Own(touching: false) }().view
        _ = Lazy().inner
        let plain = UIViewController()
        plain.view.tag = 6
        UIViewController(nibName: nil, bundle: nil).view.tag = 7
        _ = [1, 2].map { _ in Self.make() }.map(\.view)
      }
      #expect(kinds.isEmpty)
    }

    private func build(_ depth: Int) -> UIViewController {
      let controller = Own(touching: false)
      if depth > 0 { controller.addChild(build(depth - 1)) }
      controller.view.tag = depth
      return controller
    }

    @Test("S69: no false alarm in loops, where the same call comes again")
    func loops() {
      let kinds = warnings {
        for _ in 0..<3 {
          let controller = Own(touching: false)
          controller.view.tag = 1
        }
        // Each new one's initialiser uses the last one's view, from the very call that made the last one.
        var last: UIViewController?
        for _ in 0..<3 { last = Own(touching: false, other: last) }
        _ = build(4)
        withExtendedLifetime(last) {}
      }
      #expect(kinds.isEmpty)
    }

    @Test("S69: a convenience initialiser is no initialiser of the class any more: by then all is made")
    func convenience() {
      final class Convenient: UIViewController {
        init(_ tag: Int) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { return nil }
        convenience init(named name: String) {
          self.init(name.count)
          title = name
        }
        deinit {}
      }
      #expect(warnings { Convenient(named: "Time").view.tag = 1 }.isEmpty)
      #expect(warnings { Convenient(1).view.tag = 1 }.isEmpty)
    }

    @Test(
      "S69: stacks and tabs load nothing in their initialisers, and being put on screen is no use in init")
    func containers() {
      let kinds = warnings {
        let nav = UINavigationController(rootViewController: Own(touching: false))
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, Own(touching: false)]
        _ = shown(tabs)
        nav.pushViewController(Own(touching: false), animated: false)
        tabs.selectedIndex = 1
      }
      #expect(kinds.isEmpty)
    }
  }
#endif
