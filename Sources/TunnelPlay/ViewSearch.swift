import AtlasCore
import Maps
import ViewKit

/// Looks through a tree of views for what a person would see.
enum ViewSearch {
  static func first(in view: UIView, where matches: (UIView) -> Bool) -> UIView? {
    guard !view.isHidden, view.alpha >= 0.01 else { return nil }
    if matches(view) { return view }
    for subview in view.subviews {
      if let found = first(in: subview, where: matches) { return found }
    }
    return nil
  }

  /// The text of every visible label, the map's own names included.
  static func texts(in view: UIView) -> [String] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    var found = view.subviews.flatMap(texts)
    if let label = view as? UILabel, let text = label.text { found.append(text) }
    if let map = view as? MKMapView { found += map.visibleLabels.map(\.text) }
    return found
  }

  /// One line a view, indented by its depth.
  static func tree(_ view: UIView, depth: Int = 0) -> String {
    let f = view.frame
    var line = String(repeating: "  ", count: depth) + "\(type(of: view))"
    line += " (\(number(f.minX)) \(number(f.minY)) \(number(f.width)) \(number(f.height)))"
    if let id = view.accessibilityIdentifier { line += " #\(id)" }
    if let label = view as? UILabel, let text = label.text { line += " \u{201C}\(text)\u{201D}" }
    if view.isHidden { line += " hidden" }
    return line + "\n" + view.subviews.map { tree($0, depth: depth + 1) }.joined()
  }

  private static func number(_ v: CGFloat) -> String {
    abs(v) < 1e9 ? DecimalText.trimmed(Double(v), digits: 2) : "\(v)"
  }
}
