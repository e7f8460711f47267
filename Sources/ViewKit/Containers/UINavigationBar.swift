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
public final class UIImage: NSObject {}
public final class UIAction: NSObject { var title = ""; var image: UIImage? }
public struct Selector {}
extension UIApplication { var unloadsViewsOnMemoryWarning: Bool { false } }
extension UINavigationController { final class InteractivePop { init(of: UINavigationController) {}; var recognizer: UIGestureRecognizer? } }
open class UIGestureRecognizer: NSObject {}
extension UIView { func addGestureRecognizer(_ r: UIGestureRecognizer) {} }
public struct UIRectEdge: OptionSet { public let rawValue: Int; public nonisolated init(rawValue: Int) {self.rawValue = rawValue}; public static let all = UIRectEdge(rawValue: 15) }
