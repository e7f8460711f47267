import AtlasCore
import Geometry
import HeadlessHost
import Maps
import TunnelKit
import Testing
import ViewKit

@Suite("The talk between the two ends")
struct RootTalkTests {
  private let scene = AppOnStage()
  private var stage: HeadlessStage { scene.stage }

  @Test("The exit is the start's antipode from the first frame on, longitude and latitude 0 included")
  func antipodes() {
    #expect(scene.app.exit == Coordinate(latitude: -56.55, longitude: -171.683333))
    for (place, exit) in [((0.0, 0.0), (0.0, 180.0)), ((0, 180), (0, 0)), ((12, 400), (-12, -140))] {
      scene.app.go(to: Coordinate(latitude: place.0, longitude: place.1), animated: false)
      #expect(scene.app.exit == Coordinate(latitude: exit.0, longitude: exit.1))
      #expect(scene.app.exit.latitude.sign == .plus || scene.app.exit.latitude != 0)
      #expect(scene.app.exit.antipode == scene.app.digger)
    }
  }

  @Test("Each movement of one map takes the other's centre along, and its scale bar")
  func centresFollow() {
    scene.start.setCenter(CLLocationCoordinate2D(latitude: 10, longitude: 20), animated: true)
    repeat {
      stage.advanceFrame()
      #expect(scene.centresOff < 1e-9)
    } while scene.start.isMoving
    #expect(abs(scene.exit.camera.metresPerPoint / scene.start.camera.metresPerPoint - 1) < 1e-9)
  }

  @Test("Of two movements that want the centre, the one that began last has it")
  func lastMovementWins() {
    scene.start.setCenter(CLLocationCoordinate2D(latitude: 10, longitude: 20), animated: true)
    stage.advance(by: 0.1)
    scene.exit.setCenter(CLLocationCoordinate2D(latitude: -30, longitude: 150), animated: true)
    #expect(!scene.start.isMoving)
    stage.settle()
    #expect(abs(scene.exit.centerCoordinate.latitude + 30) < 1e-9)
    #expect(scene.centresOff < 1e-9)
  }

  @Test("Plus and minus zoom both maps about their middles")
  func zoomKeys() {
    let (a, b) = (scene.start.camera, scene.exit.camera)
    stage.key(.character("+"))
    stage.settle()
    #expect(abs(scene.start.camera.zoom - a.zoom - 1) < 1e-9)
    #expect(abs(scene.exit.camera.zoom - b.zoom - 1) < 1e-9)
    #expect(scene.start.camera.center == a.center)
  }

  @Test("A window that becomes larger while the maps show the whole world keeps the centres opposite")
  func resizing() {
    for size in [(360, 480), (1600, 1000), (360, 900), (900, 480)] {
      stage.resize(to: CGSize(width: size.0, height: size.1))
      stage.settle()
      for map in [scene.start, scene.exit] {
        map.setCamera(MapCamera(center: Point(0.4, 0.2), zoom: 0), animated: false)
        #expect(scene.centresOff < 1e-9)
      }
    }
    scene.exit.setCamera(MapCamera(center: Point(0.5, 0.5), zoom: 2), animated: false)
    scene.start.show(CLLocationCoordinate2D(latitude: 80, longitude: 0), kilometres: 500, animated: false)
    stage.resize(to: CGSize(width: 700, height: 1400))
    stage.settle()
    #expect(scene.centresOff < 1e-9)
    #expect(scene.start.centerCoordinate.latitude > 40)
  }

  @Test("At the poles both figures stand at the map's edge, wholly in sight", arguments: [90.0, -90, 88])
  func poles(latitude: Double) {
    stage.resize(to: CGSize(width: 420, height: 760))
    scene.app.go(to: Coordinate(latitude: latitude, longitude: 8), animated: false)
    stage.settle()
    for end in [scene.app.startMap, scene.app.exitMap] {
      let figure = end.figure?.frame ?? .zero
      #expect(end.mapView.bounds.contains(figure))
      #expect(end.mapView.areasWithoutLabels.allSatisfy { !$0.intersects(figure) })
    }
    #expect(scene.says(latitude == 88 ? "88.0000° N" : "any longitude"))
  }

  @Test("While the names show, they tell of the place that the keys went to")
  func namesFollow() {
    scene.app.go(to: Coordinate(latitude: -10, longitude: 5), animated: false)
    scene.pressRadar()
    stage.settle()
    #expect(scene.says("South Pacific Ocean") && scene.says("Bonnet"))
    stage.key(.home)
    stage.settle()
    #expect(scene.says("8.316667° E") && !scene.says("Thinking…"))
  }

  @Test("Lost focus in the middle of a drag puts both ends and both views back")
  func focusLost() {
    let (place, camera) = (scene.app.digger, scene.start.camera)
    let tip = scene.start.convert(CLLocationCoordinate2D(place), toPointTo: nil)
    let hand = scene.start.convert(CGPoint(x: tip.x, y: tip.y - 20), to: nil)
    stage.touchDown(at: hand)
    stage.touchMove(to: CGPoint(x: scene.containers[0].maxX - 1, y: hand.y))
    stage.advance(by: 0.4)
    #expect(scene.app.digger != place && scene.start.camera != camera)
    #expect(scene.app.exit == scene.app.digger.antipode)
    stage.setFocus(false)
    #expect(scene.app.digger == place && scene.app.exit == place.antipode)
    #expect(scene.start.camera == camera && scene.centresOff < 1e-9)
  }
}
