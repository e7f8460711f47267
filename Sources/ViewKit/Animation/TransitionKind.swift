import Geometry

/// The movements between two faces.
enum TransitionKind: Equatable {
  case flip(FlipSide)
  case dissolve
  /// The old page leaves upwards and uncovers the new one (a stand-in for a page that curls).
  case pageUp
  /// The new page comes down over the old one.
  case pageDown

  /// Nil for no transition.
  init?(_ options: UIView.AnimationOptions) {
    switch options.intersection(.transitionMask) {
    case .transitionFlipFromLeft: self = .flip(.left)
    case .transitionFlipFromRight: self = .flip(.right)
    case .transitionFlipFromTop: self = .flip(.top)
    case .transitionFlipFromBottom: self = .flip(.bottom)
    case .transitionCrossDissolve: self = .dissolve
    case .transitionCurlUp: self = .pageUp
    case .transitionCurlDown: self = .pageDown
    default: return nil
    }
  }
}

/// The edge that comes towards the viewer.
enum FlipSide {
  case left, right, top, bottom

  /// About (x, y) in a space whose z points at the viewer.
  fileprivate var axis: (x: Double, y: Double) {
    switch self {
    case .left: (0, 1)
    case .right: (0, -1)
    case .top: (-1, 0)
    case .bottom: (1, 0)
    }
  }

  fileprivate var isVertical: Bool { self == .left || self == .right }
}

/// How a container stands in space while it turns over.
///
/// One angle, 180° × progress, drives both faces; the back is half a turn ahead of the front, so that it is
/// never seen mirrored. The eye is `eyeDistance` container extents away. The whole recedes by as much as its
/// nearer edge comes forward, so that this edge is always as long as the container, and the other one shorter.
struct FlipPose {
  enum Face { case front, back }

  /// In extents of the container, the larger counting.
  static let eyeDistance = 2.0
  /// How dark the face is when it stands on edge.
  static let deepestShade = 0.25

  /// The face that is seen; nil where the container stands on edge, thinner than a pixel.
  let face: Face?
  /// From the container's points to the same plane as it shows.
  let map: Homography
  let shade: Double

  init(side: FlipSide, progress: Double, bounds: Rect, scale: Double) {
    let front = Double.pi * progress
    let isFront = progress < 0.5
    let angle = isFront ? front : front - .pi
    let extent = side.isVertical ? bounds.width : bounds.height
    let thickness = abs(cosine(front)) * extent * scale
    face = thickness < 1 ? nil : isFront ? .front : .back
    shade = FlipPose.deepestShade * abs(sine(front))

    let mid = bounds.mid
    let advance = abs(sine(front)) * extent / 2
    var eye = Transform3D.identity
    eye.m34 = -1 / (FlipPose.eyeDistance * max(bounds.width, bounds.height, 1))
    map =
      Transform3D.translation(-mid.x, -mid.y, 0)
      .then(angle == 0 ? .identity : .rotation(angle, side.axis.x, side.axis.y, 0))
      .then(.translation(0, 0, -advance))
      .then(eye)
      .then(.translation(mid.x, mid.y, 0)).homography
  }
}
