public import Foundation

/// A plane with coordinates of its own: a view's, or the screen's, which is the stage's.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
}

extension UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let place = (self as? UIView)?.convertToStage(point) ?? point
    return (coordinateSpace as? UIView)?.convertFromStage(place) ?? place
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  public var coordinateSpace: any UICoordinateSpace { screen }
}
