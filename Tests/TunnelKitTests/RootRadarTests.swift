import AtlasCore
import Geometry
import HeadlessHost
import Maps
import TunnelKit
import Testing
import ViewKit

@Suite("The radar")
struct RootRadarTests {
  private let scene = AppOnStage()
  private var stage: HeadlessStage { scene.stage }

  /// Pixels of the last frame that differ from `before`, by where they lie: in either container or outside.
  private func changes(since before: [UInt32]) -> (first: Int, second: Int, outside: Int) {
    let bitmap = stage.bitmap
    var counts = (0, 0, 0)
    // The radar itself sweeps.
    let radar = scene.app.radar.frame
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap.pixels[y * bitmap.width + x] != before[y * bitmap.width + x] {
        let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        if scene.containers[0].contains(p) {
          counts.0 += 1
        } else if scene.containers[1].contains(p) {
          counts.1 += 1
        } else if !radar.contains(p) {
          counts.2 += 1
        }
      }
    }
    return counts
  }

  @Test("First the one container turns, then the other; neighbour and window stay as they are")
  func oneAfterTheOther() {
    let before = stage.bitmap.pixels
    scene.pressRadar()
    stage.advance(by: 0.15)
    var changed = changes(since: before)
    #expect(changed.first > 5000 && changed.second == 0 && changed.outside == 0)
    #expect(scene.app.isTurning && scene.app.shownFace == nil)
    stage.advance(by: 0.05)
    let half = stage.bitmap.pixels
    stage.advance(by: 0.15)
    changed = changes(since: half)
    #expect(changed.first == 0 && changed.second > 5000 && changed.outside == 0)
    stage.settle()
    #expect(scene.app.shownFace == .names)
  }

  @Test("Edge on, in the middle of the turn's progress, nothing of either face is left")
  func edgeOn() {
    scene.pressRadar()
    let begin = stage.time
    stage.advance(to: begin + 0.2 * TimingCurve.easeIn.time(at: 0.5))
    let bitmap = stage.bitmap
    let box = scene.containers[0]
    let colors = Set(
      (Int(box.minY)..<Int(box.maxY)).map { bitmap.pixels[$0 * bitmap.width + Int(box.midX)] })
    #expect(colors.count <= 2, "the container's ground, and at most one line of the faces' edge")
  }

  @Test("A press in the middle turns the turn round: the way back takes as long as the way there took")
  func turnsRound() {
    scene.pressRadar()
    stage.advance(by: 0.12)
    let middle = stage.bitmap.pixels
    scene.pressRadar()
    #expect(changes(since: middle).first == 0)
    stage.advance(by: 0.1)
    #expect(scene.app.isTurning)
    stage.advance(by: 0.04)
    #expect(scene.app.shownFace == .maps)
    #expect(scene.app.startMap.parent === scene.app && scene.app.startNames.parent == nil)
  }

  @Test("Turned round and round again, the second container still waits for the first")
  func secondWaits() {
    scene.pressRadar()
    stage.advance(by: 0.1)
    scene.pressRadar()
    scene.pressRadar()
    let before = stage.bitmap.pixels
    stage.advance(by: 0.08)
    #expect(changes(since: before).second == 0)
    stage.advance(by: 0.15)
    #expect(changes(since: before).second > 0)
    stage.settle()
    #expect(scene.app.shownFace == .names)
  }

  @Test("However often it is pressed, every callback is balanced and the last press counts", arguments: 1...9)
  func manyPresses(seed: Int) {
    var dice = SeededDice(seed)
    var warnings: [String] = []
    let presses = 3 + seed % 4
    UIDiagnostics.withHandlers(
      failure: { warnings.append($0.message) }, warning: { warnings.append($0.message) },
      perform: {
        for _ in 0..<presses {
          scene.pressRadar()
          stage.advance(by: dice.roll(0...0.35))
          if seed % 3 == 0 { stage.resize(to: CGSize(width: dice.roll(360...700), height: 480)) }
          if seed % 4 == 0 { stage.memoryWarning() }
        }
        stage.settle()
      })
    #expect(warnings.isEmpty)
    let showsNames = presses % 2 == 1
    #expect(scene.app.shownFace == (showsNames ? .names : .maps))
    #expect(scene.app.children.count == 2)
    for (map, names) in [
      (scene.app.startMap, scene.app.startNames), (scene.app.exitMap, scene.app.exitNames),
    ] {
      #expect((names.viewIfLoaded?.window != nil) == showsNames)
      #expect((map.viewIfLoaded?.window != nil) == !showsNames)
      let shown = showsNames ? names.view : map.view
      #expect(shown?.frame == shown?.superview?.bounds)
    }
    #expect(!scene.says("Thinking…") && stage.isIdle)
  }

  @Test("A double click on the radar zooms no map below it")
  func doubleClick() {
    let camera = scene.start.camera
    for _ in 0..<2 {
      scene.pressRadar()
      stage.advance(by: 0.1)
    }
    stage.settle()
    #expect(scene.start.camera == camera && scene.app.shownFace == .maps)
  }

  @Test("Half of a fade's progress is the mean of both pictures")
  func fadeIsTheMean() {
    var settings = TunnelSettings()
    settings.transition = .fade
    let scene = AppOnStage(settings: settings)
    let stage = scene.stage
    let maps = stage.bitmap
    scene.pressRadar()
    let begin = stage.time
    stage.advance(to: begin + 0.2 * TimingCurve.easeIn.time(at: 0.5))
    let middle = stage.bitmap
    stage.settle()
    let names = stage.bitmap
    let box = scene.containers[0].insetBy(dx: 14, dy: 14)
    var worst = 0
    for y in Int(box.minY)..<Int(box.maxY) {
      for x in Int(box.minX)..<Int(box.maxX) {
        let (a, b, m) = (maps[x, y], names[x, y], middle[x, y])
        for (a, b, m) in [(a.r, b.r, m.r), (a.g, b.g, m.g), (a.b, b.b, m.b)] {
          worst = max(worst, abs((Int(a) + Int(b)) / 2 - Int(m)))
        }
      }
    }
    #expect(worst <= 2)
  }

  @Test("Where motion is reduced nothing turns: the children fade, and a drop jumps")
  func reducedMotion() {
    scene.app.settings.reducesMotion = true
    scene.app.go(to: Coordinate(latitude: 10, longitude: 10), animated: true)
    #expect(abs(scene.start.centerCoordinate.latitude - 10) < 1e-9)
    scene.pressRadar()
    stage.advance(by: 0.1)
    // A turning face would leave the container's corners bare.
    let ground = stage.bitmap[Int(scene.containers[0].midX), Int(scene.containers[0].minY) + 3]
    stage.settle()
    #expect(ground != stage.bitmap[Int(scene.containers[0].minX) - 5, 5])
    #expect(scene.app.shownFace == .names)
  }
}

/// A repeatable source of numbers.
private struct SeededDice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) }

  mutating func roll(_ range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + (range.upperBound - range.lowerBound) * Double(state >> 33) / Double(1 << 31)
  }
}
