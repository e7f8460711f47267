import Foundation

extension UIWindow {
  func show() { stage?.show(self) }

  func rootDidChange(from old: UIViewController?) {}

  func fitRoot() {}

  func resize(to size: CGSize) { frame.size = size }
}
