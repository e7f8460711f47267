import Foundation
import HeadlessHost
import Testing
import ViewKit

/// Showing a controller without knowing what is around.
struct ShowTests {
  private final class Drawer: UIViewController {
    var shown: [UIViewController] = []
    var details: [UIViewController] = []
    func open() {}
    override func show(_ viewController: UIViewController, sender: Any?) { shown.append(viewController) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) { details.append(vc) }
  }

  @Test("In a stack it is pushed, through whatever lies between")
  func pushed() {
    let (a, inner, b) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: a)
    let stage = shown(navigation)
    addChild(inner, to: a)
    inner.show(b, sender: nil)
    #expect(navigation.topViewController === b)
    stage.settle()
    #expect(b.view.window != nil)
  }

  @Test("A container of one's own that overrides show is asked; so for details")
  func ownContainer() {
    let (drawer, middle, inner) = (Drawer(), UIViewController(), UIViewController())
    let stage = shown(drawer)
    addChild(middle, to: drawer)
    addChild(inner, to: middle)
    let (b, c) = (UIViewController(), UIViewController())
    inner.show(b, sender: nil)
    inner.showDetailViewController(c, sender: inner)
    stage.settle()
    #expect(drawer.shown == [b])
    #expect(drawer.details == [c])
    #expect(drawer.presentedViewController == nil)
    #expect(inner.targetViewController(forAction: Selector(Drawer.open), sender: nil) === drawer)
    #expect(
      inner.targetViewController(forAction: Selector(UIViewController.loadViewIfNeeded), sender: nil)
        === inner)
    #expect(
      inner.targetViewController(forAction: Selector(UINavigationController.loadView), sender: nil) == nil)
  }

  @Test("Otherwise it is presented, by the one that asked")
  func presented() {
    let (root, inner, b) = (UIViewController(), UIViewController(), UIViewController())
    let stage = shown(root)
    addChild(inner, to: root)
    inner.definesPresentationContext = true
    b.modalPresentationStyle = .overCurrentContext
    inner.show(b, sender: nil)
    stage.settle()
    #expect(b.presentingViewController === inner)
    b.dismiss(animated: false)
    stage.settle()
    inner.showDetailViewController(b, sender: inner)
    stage.settle()
    #expect(b.presentingViewController === inner)
  }

  @Test("The way back is named by the item below; leading buttons take its place or stand beside it")
  func wayBack() {
    let (a, b) = (UIViewController(), UIViewController())
    a.title = "Mountains"
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    let stage = shown(navigation, size: CGSize(width: 300, height: 100))
    func back() -> UIButton? {
      func find(_ view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.accessibilityIdentifier == "back" { return button }
        return view.subviews.lazy.compactMap(find).first
      }
      return find(navigation.navigationBar)
    }
    #expect(back()?.accessibilityLabel == "Mountains")
    a.navigationItem.backButtonTitle = "All"
    b.title = "B"
    #expect(back()?.accessibilityLabel == "All")
    a.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Up", target: nil, action: nil)
    b.title = "Peak"
    #expect(back()?.accessibilityLabel == "Up")
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu", target: nil, action: nil)
    stage.settle()
    #expect(back()?.isHidden == true)
    b.navigationItem.leftItemsSupplementBackButton = true
    stage.settle()
    #expect(back()?.isHidden == false)
    stage.tap(at: CGPoint(x: 20, y: 22))
    stage.settle()
    #expect(navigation.topViewController === a)
  }
}
