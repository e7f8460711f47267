import AtlasCore
import HeadlessHost
import Maps
import Support
import Testing
import TunnelKit
import ViewKit

/// The map controllers as they are, in a navigation stack and in a tab.
@Suite struct MapsInContainersTests {
  /// A child of a map: it hears of every appearance that the map hears of.
  private final class Witness: UIViewController {
    let log: EventLog

    init(_ log: EventLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.note("willApp(\(animated))")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.note("didApp(\(animated))")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.note("willDis(\(animated))")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.note("didDis(\(animated))")
    }
  }

  private let log = EventLog()

  private func map(atlas: Atlas? = nil, _ settings: TunnelSettings = .init()) -> TunnelMapViewController {
    let world =
      atlas.map { TunnelWorld(atlas: $0, date: { novemberEvening }) }
      ?? TunnelWorld(atlas: nil, lookup: smallWorld, date: { novemberEvening })
    let map = TunnelMapViewController(
      end: .start, world: world, location: TunnelSettings.startPlace.canonical)
    map.applyTheme(Theme(settings.theme))
    return map
  }

  private func watch(_ map: TunnelMapViewController) {
    let witness = Witness(log)
    map.addChild(witness)
    witness.view.frame = .zero
    map.view.addSubview(witness.view)
    witness.didMove(toParent: map)
  }

  private func shown(_ root: UIViewController, _ size: CGSize) -> HeadlessStage {
    let stage = HeadlessStage(size: size)
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.settle()
    return stage
  }

  // MARK: Callbacks

  @Test(
    "pushed, dragged, popped, left for another tab and come back to, resized: callbacks come in their order")
  func callbacks() {
    let map = map()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let other = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    let stage = shown(tabs, CGSize(width: 240, height: 320))
    watch(map)

    navigation.pushViewController(map, animated: true)
    stage.settle()
    #expect(log.take() == ["willApp(true)", "didApp(true)"])

    let before = map.mapView.centerCoordinate
    stage.drag(from: CGPoint(x: 60, y: 220), to: CGPoint(x: 120, y: 240))
    stage.settle()
    #expect(map.mapView.centerCoordinate != before && log.take() == [])

    tabs.selectedIndex = 1
    stage.settle()
    #expect(log.take() == ["willDis(false)", "didDis(false)"])
    let center = map.mapView.centerCoordinate
    tabs.selectedIndex = 0
    stage.settle()
    #expect(log.take() == ["willApp(false)", "didApp(false)"])
    #expect(map.mapView.centerCoordinate == center)

    stage.resize(to: CGSize(width: 300, height: 260))
    stage.settle()
    #expect(log.take() == [])
    #expect(map.mapView.bounds.size == CGSize(width: 300, height: 260 - 44 - 49))

    navigation.popViewController(animated: true)
    stage.settle()
    #expect(log.take() == ["willDis(true)", "didDis(true)"])
    #expect(map.parent == nil && map.view.window == nil)
    navigation.pushViewController(map, animated: false)
    stage.settle()
    #expect(log.take() == ["willApp(false)", "didApp(false)"])
  }

  @Test("the figure can be carried in a stack, and a drag from the edge goes back instead of moving the map")
  func carriedInAStack() throws {
    let map = map()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = shown(navigation, CGSize(width: 240, height: 320))
    navigation.pushViewController(map, animated: false)
    stage.settle()
    let figure = try #require(map.figure)
    let hand = figure.convert(CGPoint(x: figure.bounds.midX, y: figure.bounds.midY), to: nil)
    let place = map.currentLocation.coordinate
    stage.touchDown(at: hand)
    for step in 1...6 {
      stage.advanceFrame()
      stage.touchMove(to: CGPoint(x: hand.x + CGFloat(step) * 5, y: hand.y))
    }
    #expect(map.isCarrying)
    stage.touchUp()
    stage.settle()
    #expect(!map.isCarrying && map.currentLocation.coordinate != place)

    let center = map.mapView.centerCoordinate
    stage.drag(from: CGPoint(x: 3, y: 250), to: CGPoint(x: 200, y: 250))
    stage.settle()
    #expect(map.parent == nil && map.mapView.centerCoordinate == center)
  }

  // MARK: Pixels

  /// Compares what the app shows in its first container with what `stage` shows at `corner`, the rounded corners
  /// left out.
  private func differences(_ app: AppOnStage, _ stage: HeadlessStage, at corner: CGPoint) -> Int {
    let place = app.containers[0]
    let radar = app.app.radar.frame
    let (mine, theirs) = (stage.bitmap, app.stage.bitmap)
    var count = 0
    for y in 12..<Int(place.height) - 12 {
      for x in 12..<Int(place.width) - 12 {
        let (appX, appY) = (Int(place.minX) + x, Int(place.minY) + y)
        if radar.insetBy(dx: -12, dy: -12).contains(CGPoint(x: appX, y: appY)) { continue }
        if theirs[appX, appY] != mine[Int(corner.x) + x, Int(corner.y) + y] { count += 1 }
      }
    }
    return count
  }

  @Test("a map draws the same pixels in a stack in a tab as in the app, before a drag and after it")
  func samePixels() throws {
    let atlas = try #require(worldAtlas)
    let app = AppOnStage(atlas: atlas)
    let place = app.containers[0]
    #expect(place == place.integral)
    let map = map(atlas: atlas, app.app.settings)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let stage = shown(tabs, CGSize(width: place.width, height: place.height + 44 + 49))
    navigation.pushViewController(map, animated: false)
    stage.settle()
    let corner = CGPoint(x: 0, y: 44)
    #expect(map.view.convert(map.view.bounds, to: nil).origin == corner)
    #expect(differences(app, stage, at: corner) == 0)

    func both(_ body: (HeadlessStage, CGPoint) -> Void) {
      body(app.stage, place.origin)
      body(stage, corner)
    }
    both { $0.touchDown(at: CGPoint(x: $1.x + 80, y: $1.y + 40)) }
    for step in 1...8 {
      both { stage, origin in
        stage.advanceFrame()
        stage.touchMove(
          to: CGPoint(x: origin.x + 80 + CGFloat(step) * 6, y: origin.y + 40 + CGFloat(step) * 2))
        stage.refresh()
      }
    }
    both { stage, _ in stage.touchUp() }
    for _ in 0..<12 { both { stage, _ in stage.advanceFrame() } }
    #expect(differences(app, stage, at: corner) == 0)
  }
}
