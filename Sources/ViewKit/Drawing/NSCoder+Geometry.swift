// The names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Geometry as text, in the form that property lists and logs have it: {{x, y}, {width, height}}.

nonisolated extension NSCoder {
  public static func string(for point: CGPoint) -> String { "{\(short(point.x)), \(short(point.y))}" }
  public static func string(for size: CGSize) -> String { "{\(short(size.width)), \(short(size.height))}" }
  public static func string(for vector: CGVector) -> String { "{\(short(vector.dx)), \(short(vector.dy))}" }

  public static func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  public static func string(for transform: CGAffineTransform) -> String {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + parts.map { short(CGFloat($0)) }.joined(separator: ", ") + "]"
  }

  public static func string(for insets: UIEdgeInsets) -> String {
    let parts = [insets.top, insets.left, insets.bottom, insets.right]
    return "{" + parts.map(short).joined(separator: ", ") + "}"
  }

  /// Zero where the text is no point.
  public static func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Zero where the text is no size.
  public static func cgSize(for string: String) -> CGSize {
    numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Zero where the text is no rectangle.
  public static func cgRect(for string: String) -> CGRect {
    numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// Whole numbers without a point.
  private static func short(_ value: CGFloat) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func numbers(in text: String, _ count: Int) -> [CGFloat]? {
    let values = text.split { "{}, ".contains($0) }.map { Double($0).map { CGFloat($0) } }
    let numbers = values.compactMap { $0 }
    return numbers.count == count && values.count == count ? numbers : nil
  }
}

public nonisolated func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
public nonisolated func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
public nonisolated func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
public nonisolated func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}
