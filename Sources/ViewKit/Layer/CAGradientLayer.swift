import Compositor
public import Foundation
import Geometry
import Raster

/// A layer that shows a gradient over its background, within its rounded bounds.
open class CAGradientLayer: CALayer {
  /// `CGColor`s; anything else counts as clear.
  open var colors: [Any]? { didSet { mark(.render) } }
  /// Where each colour stands, 0…1; evenly spread where there are none.
  open var locations: [NSNumber]? { didSet { if locations != oldValue { mark(.render) } } }
  /// Ends of the axis, as fractions of the bounds. A radial gradient begins at the first and reaches as far as the
  /// second lies from it.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { if startPoint != oldValue { mark(.render) } } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { if endPoint != oldValue { mark(.render) } } }
  open var type = CAGradientLayerType.axial { didSet { if type != oldValue { mark(.render) } } }

  deinit {}

  open override var hasOwnRenderContent: Bool { !(colors ?? []).isEmpty }

  open override func appendRenderContent(to list: inout LayerContentList) {
    list.append(.fill(list.state.outline, .gradient(gradient(in: list.bounds.geometry))), key: 0)
  }

  private func gradient(in bounds: Rect) -> Gradient {
    func place(_ p: CGPoint) -> Point { Point(bounds.x + p.x * bounds.width, bounds.y + p.y * bounds.height) }
    let (start, end) = (place(startPoint), place(endPoint))
    let axis: Gradient.Axis =
      type == .radial ? .radial(center: start, radius: (end - start).length) : .linear(from: start, to: end)
    return Gradient(axis, stops: stops)
  }

  private var stops: [Gradient.Stop] {
    let colors = colors ?? []
    return colors.enumerated().map { i, color in
      let even = colors.count > 1 ? Double(i) / Double(colors.count - 1) : 0
      let place = locations.flatMap { i < $0.count ? $0[i].doubleValue : nil } ?? even
      return Gradient.Stop(place, (color as? CGColor)?.color ?? .clear)
    }
  }
}

public nonisolated enum CAGradientLayerType: Sendable {
  case axial, radial
}
