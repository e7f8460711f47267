public import Foundation

/// One finger, or the mouse with its first button down, from its touch-down to its end.
@preconcurrency @MainActor public final class UITouch: NSObject {
  public nonisolated enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }

  public nonisolated enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  public internal(set) var phase = Phase.began
  /// How many times in a row the finger came down at about this place.
  public internal(set) var tapCount = 1
  /// When the touch last changed, on the stage's clock.
  public internal(set) var timestamp: TimeInterval
  /// The mouse is an indirect pointer, fingers are direct.
  public let type: TouchType
  /// Fixed at touch-down, wherever the finger goes; kept alive by the touch.
  public internal(set) var view: UIView?
  public internal(set) var window: UIWindow?
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  // MARK: What a mouse and most touch screens do not measure

  /// Zero, with a largest force of zero: it is not measured.
  public var force: CGFloat { 0 }
  public var maximumPossibleForce: CGFloat { 0 }
  /// Zero: the size of what touches is not measured.
  public var majorRadius: CGFloat { 0 }
  public var majorRadiusTolerance: CGFloat { 0 }
  /// A finger counts as upright, as in UIKit.
  public var altitudeAngle: CGFloat { .pi / 2 }
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// In the stage's coordinates.
  var place: CGPoint
  var previousPlace: CGPoint
  let startPlace: CGPoint
  let startTime: TimeInterval
  /// What the view has been told so far.
  var delivery = Delivery.none

  enum Delivery {
    /// Not told yet, because a recogniser delays the beginning.
    case none
    case begun
    /// The lift is held back by a recogniser that may still recognise.
    case endHeld
    /// Nothing more goes to the view.
    case over
  }

  init(type: TouchType, at place: CGPoint, time: TimeInterval) {
    self.type = type
    self.place = place
    previousPlace = place
    startPlace = place
    startTime = time
    timestamp = time
    super.init()
  }

  /// Where the finger is, in the coordinates of `view`, or of the window when it is nil.
  public func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Where it was before the last change.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousPlace, to: view) }

  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? window)?.convertFromStage(place) ?? place
  }
}

extension UIView {
  /// From the stage's coordinates to this view's, by model values; windows lie in the stage by their frames.
  func convertFromStage(_ place: CGPoint) -> CGPoint {
    let above = superview?.convertFromStage(place) ?? place
    return CGPoint(layer.pointFromSuperlayer(above.geometry))
  }

  /// From this view's coordinates to the stage's.
  func convertToStage(_ point: CGPoint) -> CGPoint {
    let above = layer.toSuperlayer.apply(point.geometry).map { CGPoint($0) } ?? point
    return superview?.convertToStage(above) ?? above
  }
}
