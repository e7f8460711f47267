// A ring that fills: a shape layer whose stroke's end is animated by Core Animation.

import QuartzCore
import UIKit

public class ProgressRingView: UIView {
  public private(set) var progress: CGFloat = 0
  public var lineWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }
  public var onFinish: (() -> Void)?

  private let trackLayer = CAShapeLayer()
  private let progressLayer = CAShapeLayer()
  private let label: UILabel = {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .monospacedDigitSystemFont(ofSize: 20, weight: .semibold)
    return label
  }()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    trackLayer.strokeColor = UIColor(white: 0.85, alpha: 1).cgColor
    progressLayer.strokeColor = UIColor.systemBlue.cgColor
    for ring in [trackLayer, progressLayer] {
      ring.fillColor = UIColor.clear.cgColor
      ring.lineCap = .round
      layer.addSublayer(ring)
    }
    progressLayer.strokeEnd = 0
    addSubview(label)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - lineWidth / 2
    let path = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    for ring in [trackLayer, progressLayer] {
      ring.frame = bounds
      ring.path = path.cgPath
      ring.lineWidth = lineWidth
    }
    label.frame = bounds
  }

  public func setProgress(_ newValue: CGFloat, animated: Bool) {
    let old = progressLayer.presentation()?.strokeEnd ?? progressLayer.strokeEnd
    progress = max(0, min(1, newValue))
    label.text = String(format: "%.0f%%", progress * 100)

    CATransaction.begin()
    CATransaction.setDisableActions(true)
    progressLayer.strokeEnd = progress
    CATransaction.commit()

    guard animated else { return }
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = old
    animation.toValue = progress
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.delegate = self
    progressLayer.add(animation, forKey: "progress")
  }

  /// Where the ring ends at this moment, in points from the view's corner.
  public var tip: CGPoint {
    let end = progressLayer.presentation()?.strokeEnd ?? progressLayer.strokeEnd
    let angle = -CGFloat.pi / 2 + 2 * .pi * end
    let radius = min(bounds.width, bounds.height) / 2 - lineWidth / 2
    return CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
  }
}

extension ProgressRingView: CAAnimationDelegate {
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag { onFinish?() }
  }
}
