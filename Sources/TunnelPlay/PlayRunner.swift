public import HeadlessHost
import Maps
import Pictures
public import TunnelKit
import ViewKit

/// Plays a script: the whole app on a virtual clock, with no window.
///
/// Time moves only in `wait`, `settle` and the gestures, a frame at a time; every frame is checked against the
/// laws that the script has set.
public final class PlayRunner {
  let app: TunnelRootViewController
  let stage: HeadlessStage
  let statistics: FrameStatistics
  private let script: PlayScript
  private let outputDirectory: String
  private let write: (String) -> Void
  var laws: [PlayCommand.Law] = []
  /// The figure in hand, and from its tip to the pointer.
  var hand: Hand?
  /// The line being played, which errors name.
  private(set) var line = 0

  /// - Parameters:
  ///   - app: the root controller, shown in `stage`'s window.
  ///   - outputDirectory: where snapshots go.
  ///   - write: takes what `print` says.
  public init(
    _ script: PlayScript, app: TunnelRootViewController, stage: HeadlessStage, outputDirectory: String,
    statistics: FrameStatistics = FrameStatistics(), write: @escaping (String) -> Void
  ) {
    self.script = script
    self.app = app
    self.stage = stage
    self.outputDirectory = outputDirectory
    self.statistics = statistics
    self.write = write
  }

  deinit {}

  /// Plays all lines. Throws a `PlayError` at the first that cannot be carried out or does not hold.
  public func run() throws {
    try turn { stage.advanceFrame() }
    for entry in script.lines {
      line = entry.number
      try play(entry.command)
    }
  }

  // MARK: Time

  /// One frame, measured and checked.
  func frame() throws { try turn { stage.advanceFrame() } }

  func wait(_ seconds: TimeInterval) throws {
    let end = StageTime(seconds: stage.time + seconds)
    while StageTime(seconds: stage.time) < end {
      let next = min(StageTime(seconds: stage.time) + .frame, end)
      try turn { stage.advance(to: next.seconds) }
    }
  }

  func settle() throws {
    let end = stage.time + 10
    // A first click that waits for a second one, and a turn that waits for its moment, are not at rest.
    repeat { try frame() } while !(stage.isIdle && stage.stage.nextWakeTime() == nil) && stage.time < end
    guard stage.isIdle else { throw failure("something still moves after 10 s") }
  }

  private func turn(_ advance: () -> Void) throws {
    statistics.measure(kind, stage: stage, advance)
    try checkLaws()
  }

  private var kind: FrameStatistics.Kind {
    if statistics.isEmpty { return .first }
    if app.isTurning { return .flip }
    if app.startMap.isCarrying || app.exitMap.isCarrying { return .drag }
    return app.startMap.mapView.isMoving || app.exitMap.mapView.isMoving ? .movement : .other
  }

  // MARK: Errors

  func failure(_ message: String) -> PlayError { PlayError(.expectation, line: line, message) }
  func unable(_ message: String) -> PlayError { PlayError(.script, line: line, message) }

  // MARK: Commands

  private func play(_ command: PlayCommand) throws {
    switch command {
    case .at(let place): app.go(to: place, animated: false)
    case .wait(let seconds): try wait(seconds)
    case .settle: try settle()
    case .move, .press, .release, .click, .doubleClick, .drag, .dragFigure, .grab, .carry, .drop, .scroll:
      try point(command)
    case .view(let side, let place, let kilometres):
      let end: TunnelEnd = side == .start ? .start : .exit
      app.map(end).mapView.show(CLLocationCoordinate2D(place), kilometres: kilometres, animated: false)
    case .key(let key, let modifiers): stage.key(key, modifiers: modifiers)
    case .type(let text): stage.type(text)
    case .pressControl(let id): stage.tap(at: try middle(ofControl: id))
    case .resize(let size): stage.resize(to: size)
    case .scale(let scale): stage.setScale(scale)
    case .set(let setting): try set(setting)
    case .focus(let has): stage.setFocus(has)
    case .memoryWarning: stage.memoryWarning()
    case .snapshot(let name): try snapshot(name)
    case .frames(let pattern, let seconds): try frames(pattern, seconds)
    case .expect(let expectation): try check(expectation)
    case .always(let law):
      laws.append(law)
      try checkLaws()
    case .print(let what): write(printout(what))
    }
  }

  private func set(_ setting: PlayCommand.Setting) throws {
    switch setting {
    case .theme(let name): app.settings.theme = name == "dark" ? .dark : .light
    case .motion(let name): app.settings.reducesMotion = name == "reduced"
    case .transition(let name): app.settings.transition = name == "fade" ? .fade : .flip
    case .units(let name): app.settings.units = name == "imperial" ? .imperial : .metric
    case .map(let name):
      guard name == "standard" else { throw unable("the map type \(name) is not available in this version") }
    case .globe(let state):
      guard state == "off" else { throw unable("the globe is not available in this version") }
    case .language(let code):
      guard code == "en" else { throw unable("the language \(code) is not available in this version") }
    }
  }

  // MARK: Pictures

  private func snapshot(_ name: String) throws {
    // What a command since the last frame changed shows with the next: bring the frame up to date first.
    stage.refresh()
    do {
      try PNG.write(stage.bitmap, to: outputDirectory + "/" + name)
    } catch {
      throw PlayError(.file, line: line, error.description)
    }
  }

  private func frames(_ pattern: String, _ seconds: TimeInterval) throws {
    guard let format = FramePattern(pattern) else {
      throw unable("NAME needs one place for the number, such as %04d, not \u{201C}\(pattern)\u{201D}")
    }
    let count = Int((seconds * 60).rounded(.up))
    for number in 0..<count {
      try frame()
      try snapshot(format.name(number))
    }
  }
}
