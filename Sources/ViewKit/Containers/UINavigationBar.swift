import Foundation
open class UINavigationBar: UIView {
  static let height: CGFloat = 44
  var onBack: (() -> Void)?
  func show(_ stack: [UIViewController]) {}
}
open class UITabBar: UIView {
  static let height: CGFloat = 49
  var onSelect: ((Int) -> Void)?
  var items: [UITabBarItem?] = []
  var selectedItem: UITabBarItem?
}
