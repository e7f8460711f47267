import Compositor
import Foundation
import Geometry
import Raster

/// The animatable facts of a layer as one value: the model is one, and what is on the screen at some moment
/// is another, made from the model by adding what running animations still owe.
nonisolated struct LayerState: Sendable {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = Transform3D.identity
  var sublayerTransform = Transform3D.identity
  var zPosition: CGFloat = 0
  var opacity: Float = 1
  var backgroundColor: Color?
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: Color? = .black
  var shadowColor: Color? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  /// The outline that casts the shadow, in place of the layer's own.
  var shadowPath: SharedPath?
  var contents: LayerContents?
  /// What an animation mixes with `contents`, and how much of it shows.
  var incomingContents: (contents: LayerContents?, progress: Double)?
  /// The part of `contents` that shows, as fractions of its size.
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  // Of shape layers.
  var path: SharedPath?
  var fillColor: Color? = .black
  var strokeColor: Color?
  var lineWidth: CGFloat = 1
  var lineDashPattern: [Double] = []
  var lineDashPhase: CGFloat = 0
  var miterLimit: CGFloat = 10
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1

  // Of gradient layers.
  var colors: [Color] = []
  var locations: [Double] = []
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A picture and the colour that takes the place of its own, if any.
nonisolated struct LayerContents: Sendable {
  let image: Raster.Image
  let tint: Color?

  /// From a `UIImage` or a `Raster.Image`; nil from anything else.
  init?(_ any: Any?) {
    if let image = any as? UIImage {
      self.image = image.image
      tint = image.tint?.color
    } else if let image = any as? Raster.Image {
      self.image = image
      tint = nil
    } else {
      return nil
    }
  }
}

/// The names of a layer's animatable facts.
nonisolated enum LayerProperty: String, Hashable, Sendable {
  case bounds, position, anchorPoint, transform, sublayerTransform, zPosition, opacity, backgroundColor
  case cornerRadius, borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius
  case shadowPath, contents, contentsRect
  case path, fillColor, strokeColor, lineWidth, lineDashPattern, lineDashPhase, miterLimit, strokeStart,
    strokeEnd
  case colors, locations, startPoint, endPoint
}

nonisolated extension LayerState {
  /// The property as up to four numbers that may be added and scaled: colours premultiplied, so that a fade
  /// from nothing keeps its hue. The two transforms have their own arithmetic (`TransformDelta`); lists, paths and
  /// contents are in `value(of:)` only.
  subscript(property: LayerProperty) -> SIMD4<Double> {
    get {
      switch property {
      case .bounds: SIMD4(bounds.minX, bounds.minY, bounds.width, bounds.height)
      case .position: SIMD4(position.x, position.y, 0, 0)
      case .anchorPoint: SIMD4(anchorPoint.x, anchorPoint.y, 0, 0)
      case .transform, .sublayerTransform, .shadowPath, .contents, .path, .lineDashPattern, .colors,
        .locations:
        .zero
      case .zPosition: SIMD4(zPosition, 0, 0, 0)
      case .opacity: SIMD4(Double(opacity), 0, 0, 0)
      case .backgroundColor: LayerState.premultiplied(backgroundColor)
      case .cornerRadius: SIMD4(cornerRadius, 0, 0, 0)
      case .borderWidth: SIMD4(borderWidth, 0, 0, 0)
      case .borderColor: LayerState.premultiplied(borderColor)
      case .shadowColor: LayerState.premultiplied(shadowColor)
      case .shadowOpacity: SIMD4(Double(shadowOpacity), 0, 0, 0)
      case .shadowOffset: SIMD4(shadowOffset.width, shadowOffset.height, 0, 0)
      case .shadowRadius: SIMD4(shadowRadius, 0, 0, 0)
      case .fillColor: LayerState.premultiplied(fillColor)
      case .strokeColor: LayerState.premultiplied(strokeColor)
      case .lineWidth: SIMD4(lineWidth, 0, 0, 0)
      case .lineDashPhase: SIMD4(lineDashPhase, 0, 0, 0)
      case .strokeStart: SIMD4(strokeStart, 0, 0, 0)
      case .strokeEnd: SIMD4(strokeEnd, 0, 0, 0)
      case .miterLimit: SIMD4(miterLimit, 0, 0, 0)
      case .contentsRect:
        SIMD4(contentsRect.minX, contentsRect.minY, contentsRect.width, contentsRect.height)
      case .startPoint: SIMD4(startPoint.x, startPoint.y, 0, 0)
      case .endPoint: SIMD4(endPoint.x, endPoint.y, 0, 0)
      }
    }
    set {
      switch property {
      case .bounds:
        bounds = CGRect(x: newValue[0], y: newValue[1], width: newValue[2], height: newValue[3])
      case .position: position = CGPoint(x: newValue[0], y: newValue[1])
      case .anchorPoint: anchorPoint = CGPoint(x: newValue[0], y: newValue[1])
      case .transform, .sublayerTransform, .shadowPath, .contents, .path, .lineDashPattern, .colors,
        .locations:
        break
      case .zPosition: zPosition = newValue[0]
      case .opacity: opacity = Float(newValue[0])
      case .backgroundColor: backgroundColor = LayerState.straight(newValue)
      case .cornerRadius: cornerRadius = newValue[0]
      case .borderWidth: borderWidth = newValue[0]
      case .borderColor: borderColor = LayerState.straight(newValue)
      case .shadowColor: shadowColor = LayerState.straight(newValue)
      case .shadowOpacity: shadowOpacity = Float(newValue[0])
      case .shadowOffset: shadowOffset = CGSize(width: newValue[0], height: newValue[1])
      case .shadowRadius: shadowRadius = newValue[0]
      case .fillColor: fillColor = LayerState.straight(newValue)
      case .strokeColor: strokeColor = LayerState.straight(newValue)
      case .lineWidth: lineWidth = newValue[0]
      case .lineDashPhase: lineDashPhase = newValue[0]
      case .strokeStart: strokeStart = newValue[0]
      case .strokeEnd: strokeEnd = newValue[0]
      case .miterLimit: miterLimit = newValue[0]
      case .contentsRect:
        contentsRect = CGRect(x: newValue[0], y: newValue[1], width: newValue[2], height: newValue[3])
      case .startPoint: startPoint = CGPoint(x: newValue[0], y: newValue[1])
      case .endPoint: endPoint = CGPoint(x: newValue[0], y: newValue[1])
      }
    }
  }

  static func premultiplied(_ color: Color?) -> SIMD4<Double> {
    guard let c = color else { return .zero }
    return SIMD4(c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, c.alpha)
  }

  static func straight(_ v: SIMD4<Double>) -> Color? {
    guard v[3] > 0 else { return nil }
    return Color(red: v[0] / v[3], green: v[1] / v[3], blue: v[2] / v[3], alpha: v[3])
  }
}
