public import AtlasCore
import Geometry
import Maps
public import ViewKit

/// The app's root: two containers, the radar between them, and the talk between the children.
///
/// Each container hosts one child at a time: a map or the names of its place. The children know neither
/// their container nor each other: this controller observes where each map's figure is and hands the
/// opposite place to the other.
public final class TunnelRootViewController: UIViewController {
  public enum Face: String, Sendable {
    case maps
    case names

    var other: Face { self == .maps ? .names : .maps }
  }

  public let world: TunnelWorld
  public var settings: TunnelSettings { didSet { if settings != oldValue { settingsDidChange() } } }

  public let startMap: TunnelMapViewController
  public let exitMap: TunnelMapViewController
  public let startNames: PlaceNameViewController
  public let exitNames: PlaceNameViewController
  public let radar = RadarButton()

  /// What the containers show, or are turning to show.
  public private(set) var face: Face

  private var containers: [Container] = []
  private var observations: [UIObservation] = []
  private var resignations: (any NSObjectProtocol)?
  private lazy var commands = makeKeyCommands()

  /// - Parameters:
  ///   - place: where the digger stands at first.
  ///   - face: what the containers show at first.
  public init(
    world: TunnelWorld, place: Coordinate = TunnelSettings.startPlace, settings: TunnelSettings = .init(),
    face: Face = .maps
  ) {
    self.world = world
    self.settings = settings
    self.face = face
    startMap = TunnelMapViewController(end: .start, world: world, location: place.canonical)
    exitMap = TunnelMapViewController(end: .exit, world: world, location: place.antipode)
    startNames = PlaceNameViewController(end: .start, world: world)
    exitNames = PlaceNameViewController(end: .exit, world: world)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  // MARK: The view

  public override func viewDidLoad() {
    super.viewDidLoad()
    containers = [
      Container(map: startMap, names: startNames), Container(map: exitMap, names: exitNames),
    ]
    for container in containers {
      view.addSubview(container.view)
      let child = container.child(face)
      addChild(child)
      child.view.frame = container.view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    radar.addAction(UIAction { [weak self] _ in self?.flip() }, for: .touchUpInside)
    view.addSubview(radar)
    observeChildren()
    if face == .names { tellNames() }
    settingsDidChange()
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Whoever loses the focus loses the mouse button's release, too.
    resignations = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: UIApplication.shared, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { _ = self?.cancelDrag() }
    }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let resignations { NotificationCenter.default.removeObserver(resignations) }
    resignations = nil
  }

  public override var keyCommands: [UIKeyCommand]? { commands }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let layout = TunnelLayout(bounds: view.bounds)
    for (container, frame) in zip(containers, layout.containers) where container.view.frame != frame {
      container.view.frame = frame
    }
    radar.frame = layout.radar
  }

  /// The area that each container's child fills.
  public override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    TunnelLayout(bounds: CGRect(origin: .zero, size: parentSize)).containers[0].size
  }

  private func settingsDidChange() {
    let theme = Theme(settings.theme)
    for map in [startMap, exitMap] {
      map.reducesMotion = settings.reducesMotion
      map.applyTheme(theme)
    }
    for names in [startNames, exitNames] {
      names.units = settings.units
      names.applyTheme(theme)
    }
    guard isViewLoaded else { return }
    view.backgroundColor = theme.window
    radar.apply(theme)
    radar.reducesMotion = settings.reducesMotion
    containers.forEach { $0.apply(theme) }
  }

  // MARK: The talk between the children

  /// One update each way: a map that is told where the other's figure went does not tell it back.
  private func observeChildren() {
    for (mine, other) in [(startMap, exitMap), (exitMap, startMap)] {
      mine.loadViewIfNeeded()
      observations.append(
        mine.$currentLocation.observe { [weak self, weak mine, weak other] location in
          if let self, let mine, self.face == .names { self.names(mine.end).show(location) }
          let opposite = location.coordinate.atlas.antipode
          guard let other, other.currentLocation.coordinate.atlas.antipode != location.coordinate.atlas else {
            return
          }
          other.follow(opposite)
        })
      observations.append(
        mine.$camera.observe { [weak other] camera in
          other?.follow(center: Point(camera.center.x + 0.5, 1 - camera.center.y))
        })
      mine.keepOpposite(of: other)
    }
  }

  /// Where the digger stands.
  public var digger: Coordinate { startMap.currentLocation.coordinate.atlas }
  /// Where the tunnel comes out.
  public var exit: Coordinate { exitMap.currentLocation.coordinate.atlas }

  public func map(_ end: TunnelEnd) -> TunnelMapViewController { end == .start ? startMap : exitMap }
  public func names(_ end: TunnelEnd) -> PlaceNameViewController { end == .start ? startNames : exitNames }

  /// Puts the digger at a place and shows it, at once or by a flight; the other end follows.
  public func go(to place: Coordinate, animated: Bool) { startMap.go(to: place, animated: animated) }

  // MARK: The radar

  /// Turns both containers over, one after the other. In the middle of a turn, what has begun turns back from
  /// the angle it has, and what has not begun does not begin.
  public func flip() {
    cancelDrag()
    face = face.other
    if face == .names { tellNames() }
    let now = view.window?.stage?.time ?? 0
    var next = now
    for container in containers {
      if container.cancelPending() { continue }
      if isTransitioning(container.map) || isTransitioning(container.names) {
        reverseTransition(of: container.map)
        // The way back takes as long as the way there took.
        container.end = now + settings.duration - (container.end - now)
      } else {
        let start = max(now, next)
        container.end = start + settings.duration
        turn(container, after: start - now)
      }
      next = container.end - settings.duration + settings.stagger
    }
  }

  private func tellNames() {
    startNames.show(startMap.currentLocation)
    exitNames.show(exitMap.currentLocation)
  }

  private func turn(_ container: Container, after delay: TimeInterval) {
    guard delay > 0, let stage = view.window?.stage else {
      turn(container, to: face)
      return
    }
    container.pending = stage.schedule(at: stage.time + delay) { [weak self] in
      guard let self else { return }
      container.pending = nil
      self.turn(container, to: self.face)
    }
  }

  private func turn(_ container: Container, to face: Face) {
    let old = container.child(face.other)
    let new = container.child(face)
    guard old.parent === self, new.parent == nil else { return }
    new.view.frame = container.view.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addChild(new)
    old.willMove(toParent: nil)
    transition(
      from: old, to: new, duration: settings.duration, options: options(to: face), animations: nil
    ) { finished in
      if finished {
        new.didMove(toParent: self)
        old.removeFromParent()
      } else {
        new.willMove(toParent: nil)
        new.removeFromParent()
        old.didMove(toParent: self)
      }
    }
  }

  /// From the top to the names, from the bottom back; a fade where that was asked for or motion is reduced.
  private func options(to face: Face) -> UIView.AnimationOptions {
    if settings.transition == .fade || settings.reducesMotion {
      return [.transitionCrossDissolve, .curveEaseIn]
    }
    return [face == .names ? .transitionFlipFromTop : .transitionFlipFromBottom, .curveEaseIn]
  }

  /// Whether a container is turning over or waits for its turn.
  public var isTurning: Bool {
    containers.contains { $0.pending != nil || isTransitioning($0.map) || isTransitioning($0.names) }
  }

  /// What both containers show, once neither turns; nil in between.
  public var shownFace: Face? { isTurning ? nil : face }

  // MARK: Putting back

  /// Puts both ends back to where a drag that is under way began. Returns whether one was.
  @discardableResult
  public func cancelDrag() -> Bool {
    let start = startMap.cancelDrag()
    return exitMap.cancelDrag() || start
  }
}
