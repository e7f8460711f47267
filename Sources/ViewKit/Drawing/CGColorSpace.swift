public import Foundation

/// Named for programs that hand one over: every colour here is sRGB.
public nonisolated final class CGColorSpace: Sendable {
  /// How many numbers a colour of this space has besides its alpha.
  public let numberOfComponents: Int

  init(components: Int) { numberOfComponents = components }
}

public nonisolated func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(components: 3) }
public nonisolated func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(components: 1) }

nonisolated extension CGColor {
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The space's components and the alpha; nil where that is not the count of `components`.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count == space.numberOfComponents + 1 else { return nil }
    let alpha = components[components.count - 1]
    if space.numberOfComponents == 1 {
      self.init(gray: components[0], alpha: alpha)
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)
}

nonisolated extension CGGradient {
  public convenience init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    self.init(colors: colors, locations: locations)
  }
}
