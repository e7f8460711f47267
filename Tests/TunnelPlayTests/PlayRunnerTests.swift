import Foundation
import HeadlessHost
import Maps
import Testing
import TunnelKit
import TunnelPlay
import ViewKit

@Suite("Playing a script")
struct PlayRunnerTests {
  private let house = Playhouse()

  /// Plays lines that must fail, and gives the error.
  private func failure(_ lines: String) throws -> PlayError {
    try #require(throws: PlayError.self) { try house.play(lines) }
  }

  // MARK: Time

  @Test("Time moves only in waits, settles and gestures, to the tick")
  func time() throws {
    try house.play("at 10 10\nkey a\ntheme dark")
    // The first frame is there before the first line.
    let start = house.stage.time
    #expect(abs(start - 1.0 / 60) < 1e-9)
    try Playhouse().play("wait 0")
    try house.play("wait 0.3")
    #expect(abs(house.stage.time - start - 1.0 / 60 - 0.3) < 1e-9)
    let before = house.stage.time
    try house.play("drag 60 80 80 80 0.25")
    #expect(abs(house.stage.time - before - 1.0 / 60 - 0.25) < 1e-9)
  }

  @Test("A settle waits for a click that may become a double one")
  func settleWaitsForClick() throws {
    try house.play("click 60 60\nsettle\nexpect no text \"56.5500\"\nexpect idle")
  }

  // MARK: Figures

  @Test("A figure is dropped on its place to a millionth of a degree, near and far, in one go or in three")
  func dragFigure() throws {
    try house.play(
      """
      always antipodal
      always tip 0.5
      drag digger 57 9 0.1
      expect digger 57 9
      expect exit -57 -171
      grab exit
      carry -40 -160 0.05
      expect exit -40 -160
      drop
      expect digger 40 20
      drag digger 40.000001 20 0
      expect digger 40.000001 20 1e-7
      """)
  }

  @Test("What cannot be grabbed, carried or dropped is said")
  func handErrors() throws {
    for (lines, part) in [
      ("drop", "no figure is in hand"), ("carry 1 2", "no figure is in hand"),
      ("grab digger\ngrab exit", "in hand already"),
      ("press radar\nsettle\ngrab digger", "not showing"),
      ("view start 0 0 100\nsettle\ngrab digger", "out of view"),
    ] {
      let error = try #require(throws: PlayError.self) { try Playhouse().play(lines) }
      #expect(error.kind == .script && error.message.contains(part), "\(lines): \(error)")
      #expect(error.line == lines.split(separator: "\n").count)
    }
  }

  // MARK: Pointer and keys

  @Test("Press, move and release drag the map; click and double-click are clicks")
  func pointer() throws {
    try house.play(
      """
      press 60 80
      move 70 80
      move 100 80
      wait 0.5
      release 100 80
      settle
      expect digger 56.55 8.316667
      """)
    #expect(house.app.startMap.mapView.centerCoordinate.longitude < 8)
    let zoom = house.app.startMap.mapView.camera.zoom
    try house.play("doubleclick 60 60\nsettle")
    #expect(abs(house.app.startMap.mapView.camera.zoom - zoom - 1) < 1e-9)
    try house.play("scroll 60 60 -2\nsettle\nkey plus\nsettle\nkey minus\nsettle\ntype \"quiet\"")
    #expect(abs(house.app.startMap.mapView.camera.zoom - zoom - 0.5) < 1e-9)
  }

  @Test("A control is pressed by its identifier, in whatever place it is")
  func pressControl() throws {
    try house.play("press radar\nsettle\nexpect showing names\nresize 640 400\npress radar\nsettle")
    #expect(house.app.shownFace == .maps)
    #expect(try failure("press nothing").message.contains("\u{201C}nothing\u{201D}"))
  }

  @Test("Focus goes with Tab, and is expected by identifier")
  func focus() throws {
    try house.play("key tab\nexpect focus radar\nprint focus\nkey space\nsettle\nexpect showing names")
    #expect(house.printed == "radar\n")
    #expect(try failure("focus lost\nfocus gained\nexpect focus map.start").kind == .expectation)
  }

  // MARK: Settings

  @Test("Settings reach the app; what this version does not have is an error that says so")
  func settings() throws {
    try house.play(
      "theme dark\nmotion reduced\ntransition fade\nunits imperial\nmap standard\nglobe off\nlanguage en")
    #expect(house.app.settings.theme == .dark)
    #expect(house.app.settings.reducesMotion)
    #expect(house.app.settings.transition == .fade)
    try house.play(
      "theme light\nmotion full\ntransition flip\nunits metric\nscale 2\nresize 400 500\nwait 0.02")
    #expect(house.app.settings == TunnelSettings())
    #expect(house.stage.bitmap.width == 800)
    for line in ["map hybrid", "globe on", "language de"] {
      let error = try failure(line)
      #expect(error.kind == .script && error.message.contains("not available"))
    }
  }

  // MARK: Expectations

  @Test(
    "An expectation that does not hold fails on its line, and says what it found",
    arguments: [
      ("expect digger 0 0", "the digger is at 56.55 8.316667"), ("expect exit 0 0", "the exit is at -56.55"),
      ("expect view exit 0 0", "the exit's view is at"), ("expect showing names", "but maps is"),
      ("expect text \"Atlantis\"", "no label says \u{201C}Atlantis\u{201D}"),
      ("expect no text \"Northville\"", "Northville"), ("expect focus radar", "the focus is on nothing"),
      ("press radar\nwait 0.1\nexpect idle", "something moves"),
      ("press radar\nwait 0.1\nexpect showing maps", "a turn between the two"),
      ("always no text \"Southport\"", "Southport"),
    ])
  func failedExpectations(lines: String, part: String) throws {
    let error = try failure(lines)
    #expect(error.kind == .expectation && error.message.contains(part), "\(error)")
    #expect(error.line == lines.split(separator: "\n").count)
  }

  @Test("WITHIN is a great-circle angle")
  func within() throws {
    try house.play("at 60 0\nexpect digger 60 1 0.51\nexpect digger 61 0 1.0001")
    #expect(try failure("expect digger 60 1 0.49").kind == .expectation)
  }

  @Test("A law is checked in every frame, on the line that runs then")
  func laws() throws {
    let error = try failure("always no text \"You dig here\"\npress radar\nsettle")
    #expect(error.line == 3 && error.message.contains("You dig here"))
  }

  // MARK: Pictures and print-outs

  @Test("Snapshots and frames are written below the folder, as many as the stretch has")
  func pictures() throws {
    try house.play("snapshot now.png\npress radar\nframes turn-%02d.png 0.1")
    #expect(house.pictures == ["now.png"] + (0..<6).map { "turn-0\($0).png" })
    let error = try failure("snapshot no/such/folder/now.png")
    #expect(error.kind == .file && error.line == 1)
    #expect(try failure("frames turn-%x.png 0.1").kind == .script)
  }

  @Test("A snapshot shows what the commands before it did, with no time passing")
  func snapshotIsUpToDate() throws {
    try house.play("snapshot a.png\ntheme dark\nsnapshot b.png")
    let (a, b) = (house.folder.appendingPathComponent("a.png"), house.folder.appendingPathComponent("b.png"))
    #expect(try Data(contentsOf: a) != Data(contentsOf: b))
  }

  @Test("The tree, the focus and the statistics are printed")
  func printouts() throws {
    try house.play("click 60 60\nprint tree\nprint focus\nprint stats")
    #expect(house.printed.contains("#radar") && house.printed.contains("#map.start"))
    #expect(house.printed.contains("none\n"))
    #expect(house.printed.contains("first frames 1: median "))
  }

  // MARK: The window

  @Test("The app opens as the options have it")
  func options() throws {
    var options = WindowOptions()
    options.showsNames = true
    let house = Playhouse(options: options)
    try house.play("wait 0.1\nexpect showing names\nexpect text \"Northville\"")
  }

  @Test("Focus lost puts a carried figure back, memory warnings in mid-flight do no harm")
  func interruptions() throws {
    try house.play(
      """
      grab digger
      carry 57 9 0.05
      focus lost
      expect digger 56.55 8.316667
      focus gained
      drop
      press radar
      wait 0.1
      memory warning
      settle
      expect showing names
      """)
  }
}
