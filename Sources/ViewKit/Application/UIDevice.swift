public import Foundation

/// The machine, as far as programs ask.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  public static let current = UIDevice()

  /// The host's name.
  public var name: String { ProcessInfo.processInfo.hostName }
  public let model = "Desktop"
  public let localizedModel = "Desktop"
  public let systemName = "Linux"
  /// The kernel's, as "6.1.0".
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  public let userInterfaceIdiom = UIUserInterfaceIdiom.mac

  // MARK: How it is held: a desktop is not

  public let orientation = UIDeviceOrientation.unknown
  /// Whether somebody asked for notifications of turns, of which there are none.
  public private(set) var isGeneratingDeviceOrientationNotifications = false

  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// Never posted here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
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

/// How a device is held.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
