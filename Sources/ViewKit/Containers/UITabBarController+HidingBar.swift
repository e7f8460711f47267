import Foundation

// A controller that was pushed and wants it hides the bar for as long as it is in the stack. The bar goes and comes
// along with the push or pop; the content has the bar's room from the beginning of the one to the end of the other.

extension UITabBarController {
  static func hidesBar(_ stack: [UIViewController]?) -> Bool {
    stack?.dropFirst().contains(where: \.hidesBottomBarWhenPushed) == true
  }

  /// The stacks from and to which the selected tab is on its way, or the one that shows there; none for a tab that is no
  /// stack.
  var stacks: [[UIViewController]] { (selected as? UINavigationController)?.stacksOnTheWay ?? [] }

  /// A change of the stack in the selected tab begins.
  func stackWillChange() { placeContent() }

  /// The change moves; called inside its animation.
  func stackMoves() {
    barIsAway = Self.hidesBar(stacks.last)
    placeContent()
  }

  /// The change has ended, or was cancelled.
  func stackDidSettle() { placeContent() }
}
