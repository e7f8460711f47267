public import Foundation

/// The machine, as far as programs ask.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  public static let current = UIDevice()

  public let model = "Desktop"
  public let systemName = "Linux"
  public let userInterfaceIdiom = UIUserInterfaceIdiom.mac
}

/// What kind of machine it is.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
}
