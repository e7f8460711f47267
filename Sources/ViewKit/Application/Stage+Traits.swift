import Foundation

extension Stage {
  /// Whether things are light or dark here. A host sets it, or the program; a change asks every dynamic colour
  /// again and tells views and controllers.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { screen.userInterfaceStyle }
    set {
      guard newValue != screen.userInterfaceStyle else { return }
      let previous = traits
      screen.userInterfaceStyle = newValue
      if Stage.current === self { UITraitCollection.setAmbient(traits) }
      traits.performAsCurrent {
        for window in windows { window.adoptTraits(insteadOf: previous) }
      }
    }
  }

  var traits: UITraitCollection { traits(ofSize: size) }

  /// The size classes are those of phones and tablets of that size: narrower than 600 points is compact; lower than
  /// 480 is compact where it also is wider than high, as a phone on its side.
  func traits(ofSize size: CGSize) -> UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: screen.userInterfaceStyle, displayScale: scale,
      horizontalSizeClass: size.width < 600 ? .compact : .regular,
      verticalSizeClass: size.height < 480 && size.height < size.width ? .compact : .regular)
  }
}

/// What is shown in some appearance.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {
  /// The appearance that this controller is shown in: its stage's.
  public var traitCollection: UITraitCollection {
    (viewIfLoaded?.window ?? hostWindow)?.traitCollection ?? parent?.traitCollection ?? .current
  }
}

extension UIView {
  func overrideStageStyle() {
    guard let window = self as? UIWindow else { return }
    window.stage?.userInterfaceStyle = overrideUserInterfaceStyle
  }

  /// The appearance that this view is shown in: its stage's.
  public var traitCollection: UITraitCollection { window?.stage?.traits ?? .current }

  /// Asks dynamic colours again, here and below, then tells those concerned, the outer ones first.
  func adoptTraits(insteadOf previous: UITraitCollection) {
    if let color = dynamicBackgroundColor { layer.backgroundColor = color.cgColor }
    setNeedsDisplay()
    viewController?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
    for subview in subviews { subview.adoptTraits(insteadOf: previous) }
  }
}
