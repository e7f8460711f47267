import Compositor
public import Foundation
import Geometry
import Raster

/// A layer that shows a gradient over its background, within its rounded bounds.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// `CGColor`s; anything else counts as clear.
  open var colors: [Any]? {
    get { state.colors.isEmpty ? nil : state.colors.map(CGColor.init) }
    set {
      let colors = (newValue ?? []).map { ($0 as? CGColor)?.color ?? .clear }
      updateList(.colors, to: LayerState.numbers(colors))
    }
  }

  /// Where each colour stands, 0…1; evenly spread where there are none.
  open var locations: [NSNumber]? {
    get { state.locations.isEmpty ? nil : state.locations.map { NSNumber(value: $0) } }
    set { updateList(.locations, to: (newValue ?? []).map(\.doubleValue)) }
  }

  /// Ends of the axis, as fractions of the bounds. A radial gradient begins at the first and reaches as far as the
  /// second lies from it.
  open var startPoint: CGPoint {
    get { state.startPoint }
    set { update(.startPoint) { $0.startPoint = newValue } }
  }

  open var endPoint: CGPoint {
    get { state.endPoint }
    set { update(.endPoint) { $0.endPoint = newValue } }
  }

  open var type = CAGradientLayerType.axial { didSet { if type != oldValue { mark(.render) } } }

  deinit {}

  open override var hasOwnRenderContent: Bool { !state.colors.isEmpty || !explicitAnimations.isEmpty }

  open override func appendRenderContent(to list: inout LayerContentList) {
    guard !list.state.colors.isEmpty else { return }
    list.append(.fill(outline(list.state), .gradient(gradient(list.state))), key: 0)
  }

  private func gradient(_ state: LayerState) -> Gradient {
    let bounds = state.bounds.geometry
    func place(_ p: CGPoint) -> Point { Point(bounds.x + p.x * bounds.width, bounds.y + p.y * bounds.height) }
    let (start, end) = (place(state.startPoint), place(state.endPoint))
    let axis: Gradient.Axis =
      type == .radial ? .radial(center: start, radius: (end - start).length) : .linear(from: start, to: end)
    let even = 1 / Double(max(1, state.colors.count - 1))
    return Gradient(
      axis,
      stops: state.colors.enumerated().map { i, color in
        Gradient.Stop(i < state.locations.count ? state.locations[i] : Double(i) * even, color)
      })
  }
}

public nonisolated enum CAGradientLayerType: Sendable {
  case axial, radial
}
