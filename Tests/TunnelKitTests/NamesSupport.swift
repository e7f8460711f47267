import AtlasCore
import HeadlessHost
import Maps
import TunnelKit
import ViewKit

/// A names controller on a stage, whose geocoder takes a second and writes down what it is asked.
final class NameTeller {
  struct Unreachable: Error, CustomStringConvertible {
    var description: String { "the atlas is being mended" }
  }

  let stage: HeadlessStage
  let controller: PlaceNameViewController
  private(set) var questions: [Coordinate] = []
  /// Whether the geocoder finds nothing from now on.
  var fails = false

  init(end: TunnelEnd = .start, size: CGSize = CGSize(width: 340, height: 240), delay: TimeInterval = 1) {
    stage = HeadlessStage(size: size)
    let world = TunnelWorld(atlas: nil, lookup: smallWorld, date: { novemberEvening })
    controller = PlaceNameViewController(end: end, world: world)
    let geocoder = CLGeocoder(
      lookup: { [unowned self] place in
        questions.append(place)
        if fails { throw Unreachable() }
        return smallWorld(place)
      }, stage: stage.stage)
    geocoder.delay = delay
    controller.geocoder = geocoder
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    stage.advanceFrame()
  }

  func show(_ latitude: Double, _ longitude: Double) {
    controller.show(CLLocation(latitude: latitude, longitude: longitude))
  }

  /// Everything the card says, in the order of its labels.
  var words: [String] {
    controller.view.layoutIfNeeded()
    return visibleLabels(in: controller.view).compactMap(\.text).filter { !$0.isEmpty }
  }

  func says(_ part: String) -> Bool { words.contains { $0.contains(part) } }
}

/// The labels below a view that are not hidden.
func visibleLabels(in view: UIView) -> [UILabel] {
  view.subviews.filter { !$0.isHidden }.flatMap { subview in
    (subview as? UILabel).map { [$0] } ?? visibleLabels(in: subview)
  }
}
