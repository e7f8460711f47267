public import Geometry

/// Draws an atlas on the flat map: appends shapes to paths, in points from a window's top left corner.
///
/// It remembers what it has decoded, so that drawing the next frame costs only the vertices that show. Maps that
/// draw on the same thread may share one; it is not to be shared between threads.
public final class AtlasDrawing {
  /// Which lines between countries.
  public enum BorderKind: Sendable {
    /// The same in every view.
    case agreed
    /// Drawn in one view and not in another.
    case disputed
  }

  public let atlas: Atlas
  private let political: LayerDrawing
  private let lakes: LayerDrawing

  public init(_ atlas: Atlas) {
    self.atlas = atlas
    political = LayerDrawing(atlas.political)
    lakes = LayerDrawing(atlas.lakes)
  }

  /// All land, as closed shapes for either fill rule; every copy of the world that shows.
  public func appendLand(in window: MercatorWindow, to path: inout Path) {
    political.appendRings(of: AtlasFormat.none, in: window, to: &path)
  }

  /// All lakes, as closed shapes for either fill rule, their islands left out.
  public func appendLakes(in window: MercatorWindow, to path: inout Path) {
    lakes.appendRings(of: AtlasFormat.none, in: window, to: &path)
  }

  /// One country's land, as closed shapes for either fill rule; `country` is an index of `Atlas.countries`.
  public func appendCountry(_ country: Int, in window: MercatorWindow, to path: inout Path) {
    political.appendRings(of: UInt16(country), in: window, to: &path)
  }

  /// The countries whose boxes meet the window, in ascending order.
  public func countries(in window: MercatorWindow) -> [Int] { political.regions(in: window) }

  /// Coast lines, to stroke. Neither the date line nor the south pole's edge is among them.
  public func appendCoast(in window: MercatorWindow, to path: inout Path) {
    political.appendArcs(of: .shore, in: window, to: &path)
  }

  /// Lake shores, to stroke.
  public func appendLakeShores(in window: MercatorWindow, to path: inout Path) {
    lakes.appendArcs(of: .shore, in: window, to: &path)
  }

  /// Lines between countries, to stroke, or where disputed to dash.
  public func appendBorders(_ kind: BorderKind, in window: MercatorWindow, to path: inout Path) {
    political.appendArcs(of: kind == .agreed ? .border : .disputed, in: window, to: &path)
  }

  /// Forgets what was decoded; it is decoded again when it shows.
  public func removeCaches() {
    political.removeCaches()
    lakes.removeCaches()
  }
}
