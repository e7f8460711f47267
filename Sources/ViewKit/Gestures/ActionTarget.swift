import Foundation

/// One target and what to call on it; the target is not retained, as UIKit does not.
struct ActionTarget {
  private weak var target: AnyObject?
  private let hasTarget: Bool
  private let selector: Selector?
  let action: UIAction?

  /// Without a target the action looks for one up the responder chain.
  init(_ target: AnyObject?, _ selector: Selector) {
    self.target = target
    hasTarget = target != nil
    self.selector = selector
    action = nil
  }

  init(_ action: UIAction) {
    self.action = action
    selector = nil
    hasTarget = false
  }

  /// Whether it is the target and action of a removal, where nil stands for any.
  func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
    guard action == nil else { return false }
    return (target == nil || target === self.target) && (selector == nil || selector == self.selector)
  }

  var object: AnyObject? { target }

  func send(from sender: NSObject, event: UIEvent?) {
    if let action { return action.perform(from: sender) }
    guard let selector, !hasTarget || target != nil else { return }
    if let target {
      selector.perform(on: target, with: sender, for: event)
    } else {
      UIApplication.shared.sendAction(selector, to: nil, from: sender, for: event)
    }
  }
}

/// A closure with a name, for controls, recognisers and menus.
@preconcurrency @MainActor public final class UIAction: NSObject {
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public var title: String
  public var image: UIImage?
  public let identifier: Identifier?
  /// Who performs the action, while it runs.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.handler = handler
    super.init()
  }

  func perform(from sender: NSObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
