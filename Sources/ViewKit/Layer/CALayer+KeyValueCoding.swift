import Foundation
import Geometry
import Raster

// Key-value coding as far as programs use it on layers: the animatable properties and their parts, and anything under
// names of the program's own. Numbers come out as NSNumber, geometry as NSValue.

extension CALayer {
  /// A property, or a part of one: "bounds.size.width", "transform.rotation.z".
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let target = LayerKeyPath(keyPath), keyPath.contains(".") else { return value(forKey: keyPath) }
    return target.value(in: state).boxed(for: target)
  }

  /// Sets a property, or a part of one, as its setter would: with the same animation. A value that the property cannot
  /// have changes nothing.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let target = LayerKeyPath(keyPath), keyPath.contains(".") else {
      return setValue(value, forKey: keyPath)
    }
    guard let value = value.flatMap({ AnimatedValue($0, for: target) }) else { return }
    var changed = state
    target.set(value, in: &changed)
    assign(target.property, from: changed)
  }

  func keyedValue(_ key: String) -> Any? {
    switch key {
    case "contents": return contents
    case "frame": return NSValue(cgRect: frame)
    case "hidden": return NSNumber(value: isHidden)
    case "masksToBounds": return NSNumber(value: masksToBounds)
    case "name": return name
    case "speed": return NSNumber(value: speed)
    case "timeOffset": return NSNumber(value: timeOffset)
    case "beginTime": return NSNumber(value: beginTime)
    default: break
    }
    guard let property = LayerProperty(rawValue: key) else { return keyedValues[key] }
    let target = LayerKeyPath(property)
    return target.value(in: state).boxed(for: target)
  }

  func setKeyedValue(_ value: Any?, _ key: String) {
    let numbers = value.flatMap(Numbers.all)
    let number = numbers?.first ?? 0
    switch key {
    case "contents": contents = value
    case "frame":
      if let n = numbers, n.count == 4 { frame = CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) }
    case "hidden": isHidden = number != 0
    case "masksToBounds": masksToBounds = number != 0
    case "name": name = value as? String
    case "speed": speed = Float(number)
    case "timeOffset": timeOffset = number
    case "beginTime": beginTime = number
    default: setProperty(value, key)
    }
  }

  private func setProperty(_ value: Any?, _ key: String) {
    guard let property = LayerProperty(rawValue: key) else { return keyedValues[key] = value }
    let target = LayerKeyPath(property)
    var changed = state
    if let value = value.flatMap({ AnimatedValue($0, for: target) }) {
      target.set(value, in: &changed)
    } else if value == nil {
      changed.set(target.value(in: LayerState()), of: property)
    }
    assign(property, from: changed)
  }

  /// Hands one property's value to its setter, which subclasses may have overridden.
  func assign(_ property: LayerProperty, from new: LayerState) {
    func color(_ path: KeyPath<LayerState, Color?>) -> CGColor? { new[keyPath: path].map(CGColor.init) }
    let (shape, gradient) = (self as? CAShapeLayer, self as? CAGradientLayer)
    switch property {
    case .bounds: bounds = new.bounds
    case .position: position = new.position
    case .anchorPoint: anchorPoint = new.anchorPoint
    case .transform: transform = new.transform
    case .sublayerTransform: sublayerTransform = new.sublayerTransform
    case .zPosition: zPosition = new.zPosition
    case .opacity: opacity = new.opacity
    case .backgroundColor: backgroundColor = color(\.backgroundColor)
    case .cornerRadius: cornerRadius = new.cornerRadius
    case .borderWidth: borderWidth = new.borderWidth
    case .borderColor: borderColor = color(\.borderColor)
    case .shadowColor: shadowColor = color(\.shadowColor)
    case .shadowOpacity: shadowOpacity = new.shadowOpacity
    case .shadowOffset: shadowOffset = new.shadowOffset
    case .shadowRadius: shadowRadius = new.shadowRadius
    case .shadowPath: shadowPath = new.shadowPath.map(CGPath.init)
    case .contents: break
    case .contentsRect: contentsRect = new.contentsRect
    case .path: shape?.path = new.path.map(CGPath.init)
    case .fillColor: shape?.fillColor = color(\.fillColor)
    case .strokeColor: shape?.strokeColor = color(\.strokeColor)
    case .lineWidth: shape?.lineWidth = new.lineWidth
    case .lineDashPattern: shape?.lineDashPattern = new.lineDashPattern.map { NSNumber(value: $0) }
    case .lineDashPhase: shape?.lineDashPhase = new.lineDashPhase
    case .miterLimit: shape?.miterLimit = new.miterLimit
    case .strokeStart: shape?.strokeStart = new.strokeStart
    case .strokeEnd: shape?.strokeEnd = new.strokeEnd
    case .colors: gradient?.colors = new.colors.map(CGColor.init)
    case .locations: gradient?.locations = new.locations.map { NSNumber(value: $0) }
    case .startPoint: gradient?.startPoint = new.startPoint
    case .endPoint: gradient?.endPoint = new.endPoint
    }
  }
}
