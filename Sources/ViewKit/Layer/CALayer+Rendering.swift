import Compositor
public import Foundation
import Geometry

extension CALayer {
  /// Draws the layer and all below it into a context, in the layer's own coordinates: by the properties' values, whatever
  /// animations show, and without the layer's own opacity and transform.
  public func render(in context: CGContext) {
    context.draw(face(inPixelsOf: context, asModel: true), .identity)
  }

  fileprivate func face(inPixelsOf context: CGContext, asModel: Bool) -> TransitionFace {
    DisplayPass.run(self)
    let scale = Double(context.scale)
    let plane = TransitionFace.Plane(.init(transform: .scale(scale, scale), clip: .everywhere, scale: scale))
    let time = (stage ?? Stage.current)?.now ?? .zero
    return TransitionFace.capture(self, at: time, on: plane, asShown: !asModel, asModel: asModel)
  }
}

extension CGContext {
  /// Draws a face whose pixels are this context's; `map` leads from the layer's points to the user's.
  fileprivate func draw(_ face: TransitionFace, _ map: AffineTransform) {
    guard !face.extent.isEmpty else { return }
    let (scale, extent) = (Double(scale), face.extent.rect)
    let area = Rect(extent.x / scale, extent.y / scale, extent.width / scale, extent.height / scale)
    openGroup(area, scale: scale, opacity: state.alpha, map: map.then(state.transform))
    append(face.nodes)
    closeGroup()
  }
}

extension UIView {
  /// Draws what the view shows now, animations and all, into the current graphics context, stretched over `rect`. With
  /// `afterScreenUpdates` what waits for layout is laid out first.
  ///
  /// - Returns: whether there is a context to draw into.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterScreenUpdates { layoutIfNeeded() }
    let map = AffineTransform.translation(-bounds.minX, -bounds.minY)
      .then(.scale(rect.width / bounds.width, rect.height / bounds.height))
      .then(.translation(rect.minX, rect.minY))
    context.draw(layer.face(inPixelsOf: context, asModel: false), map)
    return true
  }

  /// A view that shows what a part of this one shows now. It stretches as a whole: `capInsets` are not kept apart.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let shot = snapshotView(afterScreenUpdates: afterScreenUpdates) as? SnapshotView else { return nil }
    shot.show(part: rect)
    return shot
  }
}
