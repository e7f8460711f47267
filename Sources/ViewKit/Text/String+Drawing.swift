public import Foundation
import Geometry
import Glyphs

/// How text is measured and drawn in a rectangle.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Held for programs that pass one; nothing is adjusted.
public nonisolated final class NSStringDrawingContext: NSObject {}

nonisolated extension NSAttributedString {
  /// The text's size with no limit to its width.
  public func size() -> CGSize { measured(width: .infinity) }

  /// The box around the text when it is set within `size`; one line unless `usesLineFragmentOrigin` is given.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    return CGRect(origin: .zero, size: measured(width: isWrapped ? Double(size.width) : .infinity))
  }

  private func measured(width: Double) -> CGSize {
    let size = set(width: width).size
    return CGSize(width: size.width, height: size.height)
  }

  func set(width: Double) -> SetText {
    AttributedText(self).set(TextStyle(font: Font(size: 12), lineBreakMode: .wordWrap), width: width)
  }
}

extension NSAttributedString {
  /// Draws one line, or as many as there are line breaks, with its top left corner at `point`.
  @preconcurrency @MainActor public func draw(at point: CGPoint) { draw(at: point, width: .infinity) }

  /// Draws from the top of `rect`, breaking lines at its width.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    draw(at: rect.origin, width: Double(rect.width))
  }

  private func draw(at point: CGPoint, width: Double) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    set(width: width).draw(in: context, at: point.geometry, color: .black)
  }
}

nonisolated extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// Draws with the top left corner at `point`.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws from the top of `rect`, breaking lines at its width.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
}

extension NSString {
  public nonisolated func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }
}
