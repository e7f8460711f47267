public import Foundation
public import Geometry

extension UIView {
  public var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  public var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// Where the anchor point lies in the superview.
  public var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  public var transform: CGAffineTransform {
    get { layer.transform.affine ?? .identity }
    set { layer.transform = Transform3D(newValue) }
  }

  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  public var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  public var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  public var backgroundColor: UIColor? {
    get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set { layer.backgroundColor = newValue?.cgColor }
  }
}
