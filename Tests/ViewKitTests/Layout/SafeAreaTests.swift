import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Safe areas and margins: what a controller adds, and how much of it reaches into the views inside.
struct SafeAreaTests {
  private final class Told: UIView {
    var safeAreas: [UIEdgeInsets] = []
    var margins = 0

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      safeAreas.append(safeAreaInsets)
    }

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      margins += 1
    }
  }

  private final class Screen: UIViewController {
    var calls: [String] = []
    let inner = Told(frame: CGRect(x: 10, y: 10, width: 40, height: 60))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(inner)
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      calls.append("safe area \(view.safeAreaInsets.top)")
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      calls.append("layout")
    }
  }

  private let insets = UIEdgeInsets(top: 20, left: 4, bottom: 14, right: 30)

  @Test("A controller's additional insets reach its view and, by what overlaps, the views inside")
  func additionalInsets() {
    let screen = Screen()
    let stage = shown(screen)
    screen.additionalSafeAreaInsets = insets
    stage.settle()
    #expect(screen.view.safeAreaInsets == insets)
    // 60 × 80: the inner view spans 10…50 and 10…70.
    #expect(screen.inner.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 4, right: 20))
    #expect(screen.inner.safeAreas == [screen.inner.safeAreaInsets])
    #expect(screen.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 4, y: 20, width: 26, height: 46))
    #expect(screen.view.safeAreaLayoutGuide === screen.view.safeAreaLayoutGuide)
    #expect(screen.view.safeAreaLayoutGuide.owningView === screen.view)
  }

  @Test("The controller hears of its safe area before the layout that follows, and only of changes")
  func order() {
    let screen = Screen()
    let stage = shown(screen)
    #expect(screen.calls.allSatisfy { $0 == "layout" })
    screen.calls = []
    screen.additionalSafeAreaInsets = insets
    stage.settle()
    #expect(screen.calls.prefix(2) == ["safe area 20.0", "layout"])
    screen.calls = []
    screen.additionalSafeAreaInsets = insets
    screen.view.setNeedsLayout()
    stage.settle()
    #expect(screen.calls == ["layout"])
  }

  @Test("A view that its superview moves out of the covered edge is told so")
  func movedInLayout() {
    let screen = Screen()
    screen.additionalSafeAreaInsets = insets
    let stage = shown(screen)
    screen.inner.frame = CGRect(x: 4, y: 20, width: 26, height: 46)
    screen.view.setNeedsLayout()
    stage.settle()
    #expect(screen.inner.safeAreaInsets == .zero)
    #expect(screen.inner.safeAreas.last == .zero)
  }

  @Test("A child controller's view inherits what overlaps and adds its own")
  func child() {
    let parent = UIViewController()
    let child = UIViewController()
    let stage = shown(parent)
    addChild(child, to: parent)
    child.view.frame = CGRect(x: 0, y: 12, width: 60, height: 68)
    parent.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
    stage.settle()
    #expect(child.view.safeAreaInsets.top == 11)
  }

  @Test("Margins lie inside the safe area unless that is turned off")
  func margins() {
    let screen = Screen()
    screen.additionalSafeAreaInsets = insets
    let stage = shown(screen)
    screen.inner.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(screen.inner.layoutMargins == UIEdgeInsets(top: 11, left: 2, bottom: 7, right: 24))
    #expect(screen.inner.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 11, width: 14, height: 42))
    let told = screen.inner.margins
    screen.inner.insetsLayoutMarginsFromSafeArea = false
    #expect(screen.inner.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(screen.inner.margins == told + 1)
    #expect(
      screen.inner.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    stage.settle()
  }

  @Test("Margins that preserve the superview's are never narrower than those reach in")
  func preservedMargins() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 0, width: 90, height: 100))
    outer.addSubview(inner)
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 16, bottom: 2, right: 16)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 11, bottom: 8, right: 11))
    inner.preservesSuperviewLayoutMargins = false
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("Insets larger than the view leave an empty frame, not a negative one")
  func tooLargeInsets() {
    let screen = Screen()
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 500, left: 500, bottom: 500, right: 500)
    let stage = shown(screen)
    stage.settle()
    #expect(screen.view.safeAreaLayoutGuide.layoutFrame.size == .zero)
  }
}
