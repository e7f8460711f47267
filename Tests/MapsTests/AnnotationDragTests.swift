import AtlasCore
import Geometry
import HeadlessHost
import Maps
import Testing
import ViewKit

@Suite("Carrying an annotation")
struct AnnotationDragTests {
  private let scene = MapOnStage()
  private var stage: HeadlessStage { scene.stage }

  private func middle(_ pin: MKPointAnnotation) -> CGPoint {
    scene.map.convert(pin.coordinate, toPointTo: scene.map)
  }

  @Test("The states of a drag, in their order; the offset between pointer and place is kept")
  func states() {
    let pin = scene.addPin(0, 0)
    let start = middle(pin)
    stage.touchDown(at: CGPoint(x: start.x + 9, y: start.y - 5))
    stage.touchMove(to: CGPoint(x: start.x + 49, y: start.y + 25))
    #expect(scene.dragStates == [.starting, .dragging])
    #expect(scene.map.isCarryingAnnotation)
    #expect(abs(middle(pin).x - (start.x + 40)) < 1e-6)
    #expect(abs(middle(pin).y - (start.y + 30)) < 1e-6)
    stage.touchUp()
    #expect(scene.dragStates == [.starting, .dragging, .ending, .none])
    #expect(!scene.map.isCarryingAnnotation)
  }

  @Test("A press that moves by two points neither drags nor clicks the map, and later clicks work")
  func smallMovement() {
    let pin = scene.addPin(0, 0)
    let p = middle(pin)
    stage.touchDown(at: p)
    stage.touchMove(to: CGPoint(x: p.x + 2, y: p.y))
    stage.touchUp()
    stage.advance(by: 1)
    #expect(scene.dragStates.isEmpty && scene.clicks.isEmpty)
    #expect(pin.coordinate == CLLocationCoordinate2D(latitude: 0, longitude: 0))
    stage.drag(from: p, to: CGPoint(x: p.x + 5, y: p.y), duration: 0.1)
    stage.advance(by: 1)
    #expect(scene.dragStates.last == MKAnnotationView.DragState.none && scene.clicks.isEmpty)
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.advance(by: 1)
    #expect(scene.clicks.count == 1)
  }

  @Test("A second button, a lost focus, a call: each puts the annotation and the map back", arguments: 0..<4)
  func puttingBack(how: Int) {
    let pin = scene.addPin(10, 10)
    let (place, camera) = (pin.coordinate, scene.map.camera)
    stage.drag(from: middle(pin), to: CGPoint(x: 319, y: 120), duration: 0.1)
    // The first drag was let go; the second one is held at the edge until the map has followed.
    pin.coordinate = place
    scene.map.setCamera(camera, animated: false)
    scene.forget()
    stage.touchDown(at: middle(pin))
    stage.touchMove(to: CGPoint(x: 318, y: 120))
    stage.advance(by: 0.5)
    #expect(scene.map.camera.center.x > camera.center.x + 0.001)
    switch how {
    case 0: stage.otherClick(at: CGPoint(x: 318, y: 120))
    case 1: stage.setFocus(false)
    case 2: scene.map.cancelAnnotationDrag()
    default: stage.touchCancel()
    }
    #expect(pin.coordinate == place)
    #expect(scene.map.camera == camera)
    #expect(scene.dragStates == [.starting, .dragging, .canceling, .none])
    stage.touchMove(to: CGPoint(x: 100, y: 100))
    stage.touchUp()
    stage.settle()
    #expect(pin.coordinate == place && scene.map.camera == camera)
  }

  @Test("Held at the edge, the map follows all the way round the world, and the annotation stays in the hand")
  func followsRoundTheWorld() {
    let pin = scene.addPin(0, 0)
    scene.show(0, 0, zoom: 2)
    stage.touchDown(at: middle(pin))
    stage.touchMove(to: CGPoint(x: 319, y: 120))
    var travelled = 0.0
    var last = pin.coordinate.longitude
    for _ in 0..<200 {
      stage.advanceFrame()
      let step = pin.coordinate.longitude - last
      let short = step - (step / 360).rounded() * 360
      #expect(short >= -1e-9 && short < 10)
      travelled += short
      last = pin.coordinate.longitude
      #expect(abs(middle(pin).x - 319) < 1e-6)
    }
    #expect(travelled > 360)
  }

  @Test("Across the date line and back in one stroke, by the short way")
  func acrossTheDateLine() {
    scene.show(-16.8001, 179.9927, zoom: 8)
    let pin = scene.addPin(-16.8001, 179.9927)
    let p = middle(pin)
    stage.touchDown(at: p)
    for dx in [4.0, 30, 60, 30, 0] {
      stage.touchMove(to: CGPoint(x: p.x + dx, y: p.y))
      let longitude = pin.coordinate.longitude
      let turned = longitude < 0 ? longitude + 360 : longitude
      #expect(abs(turned - (179.9927 + dx * 360 / scene.map.camera.pointsPerUnit)) < 1e-6)
      #expect(abs(middle(pin).x - (p.x + dx)) < 1e-6)
    }
    stage.touchUp()
    #expect(abs(pin.coordinate.longitude - 179.9927) < 1e-6)
  }

  @Test("The wheel over an annotation zooms; one that is carried stays in the hand")
  func wheelOverAnnotation() {
    let pin = scene.addPin(0, 0)
    stage.scroll(at: middle(pin), deltaY: 2)
    stage.settle()
    #expect(abs(scene.map.camera.zoom - 4.5) < 1e-9)
    let p = middle(pin)
    stage.touchDown(at: CGPoint(x: p.x + 10, y: p.y))
    stage.touchMove(to: CGPoint(x: p.x + 60, y: p.y))
    stage.scroll(at: CGPoint(x: p.x + 60, y: p.y), deltaY: 2)
    for _ in 0..<20 {
      stage.advanceFrame()
      #expect(abs(middle(pin).x - (p.x + 50)) < 1e-6)
    }
    #expect(abs(scene.map.camera.zoom - 5) < 1e-9)
  }

  @Test("An annotation stands on every turn of the world, and moves the short way where it is set")
  func everyTurn() {
    let pin = scene.addPin(51.5, -0.1)
    for turn in 0..<36 {
      scene.map.follow(center: Point(0.5 + Double(turn) / 36, 0.34))
      let x = middle(pin).x - scene.map.bounds.midX
      let half = scene.map.camera.pointsPerUnit / 2
      #expect(abs(x) <= half + 1e-6)
    }
    scene.show(0, 179.9, zoom: 6)
    pin.coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 179.9)
    let before = middle(pin)
    pin.coordinate = CLLocationCoordinate2D(latitude: 0, longitude: -179.9)
    #expect(abs(middle(pin).x - before.x - 0.2 / 360 * scene.map.camera.pointsPerUnit) < 1e-6)
  }

  @Test("At a pole an annotation has a finite place, at the map's edge")
  func poles() {
    scene.show(89, 0, zoom: 3)
    for latitude in [90.0, -90] {
      let pin = scene.addPin(latitude, 0)
      #expect(middle(pin).x.isFinite && middle(pin).y.isFinite)
    }
    stage.advanceFrame()
  }
}
