import AtlasCore
import Geometry
import HeadlessHost
import Maps
import Testing
import ViewKit

@Suite("Flights of a map")
struct MapFlightTests {
  private let scene = MapOnStage()
  private var stage: HeadlessStage { scene.stage }

  private func land(within seconds: Double = 2.6) {
    let end = stage.time + seconds
    while scene.map.isMoving && stage.time < end { stage.advanceFrame() }
    #expect(!scene.map.isMoving)
  }

  @Test("A flight ends exactly where it was sent, in 2.5 seconds at most, however far that is")
  func endsExactly() {
    for (latitude, longitude, zoom) in [(10.0, 5.0, 4.0), (-33.9, 151.2, 12), (64, -21, 3)] {
      scene.show(latitude, longitude, zoom: zoom, animated: true)
      land()
      #expect(abs(scene.map.centerCoordinate.latitude - latitude) < 1e-9)
      #expect(abs(scene.map.centerCoordinate.longitude - longitude) < 1e-9)
      #expect(abs(scene.map.camera.zoom - zoom) < 1e-9)
    }
  }

  @Test("Over the date line the short way")
  func shortWay() {
    scene.show(0, 179, zoom: 6)
    scene.show(0, -179, zoom: 6, animated: true)
    while scene.map.isMoving {
      stage.advanceFrame()
      let longitude = scene.map.centerCoordinate.longitude
      #expect(abs(longitude) > 178.9)
    }
    #expect(abs(scene.map.centerCoordinate.longitude + 179) < 1e-9)
  }

  @Test("A flight goes on while the map is out of the window, and ends")
  func outOfTheWindow() {
    scene.show(20, 20, zoom: 6, animated: true)
    stage.advance(by: 0.1)
    scene.map.removeFromSuperview()
    stage.advance(by: 3)
    #expect(!scene.map.isMoving && stage.isIdle)
    #expect(abs(scene.map.centerCoordinate.latitude - 20) < 1e-9)
  }

  @Test("What is linked with a moving map lets its own centre go, and keeps a zoom about its middle")
  func stopTravelling() {
    scene.show(20, 20, zoom: 6, animated: true)
    stage.advance(by: 0.1)
    scene.map.stopTravelling()
    #expect(!scene.map.isMoving)
    scene.map.zoom(byLevels: 1)
    stage.advanceFrame()
    scene.map.stopTravelling()
    #expect(scene.map.isMoving)
    stage.scroll(at: CGPoint(x: 1, y: 1), deltaY: 1)
    stage.advanceFrame()
    scene.map.stopTravelling()
    #expect(!scene.map.isMoving)
  }
}
