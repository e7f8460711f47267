import AtlasCore
import ViewKit

/// One line of words to one command.
nonisolated struct PlayParser {
  private var words: PlayWords

  init(_ words: PlayWords) { self.words = words }

  mutating func command() throws -> PlayCommand {
    let verb = try words.word("a command")
    let command = try parse(verb)
    try words.end()
    return command
  }

  private mutating func parse(_ verb: String) throws -> PlayCommand {
    switch verb {
    case "at": return .at(try coordinate())
    case "wait": return .wait(try words.number("SECONDS", atLeast: 0))
    case "settle": return .settle
    case "move": return .move(try point())
    case "release": return .release(try point())
    case "click": return .click(try point())
    case "doubleclick": return .doubleClick(try point())
    case "press":
      if words.peekNumber() != nil, words.peekNumber(ahead: 1) != nil { return .press(try point()) }
      return .pressControl(try words.word("a control's identifier"))
    case "drag": return try drag()
    case "grab": return .grab(try figure())
    case "carry": return .carry(try coordinate(), seconds: try seconds(default: 0.5))
    case "drop": return .drop
    case "view":
      let side: PlayCommand.Side = try words.choice("the map", [.start, .exit])
      let place = try coordinate()
      let kilometres = try words.number("KM")
      guard kilometres > 0 else { throw words.fail("KM must be more than 0") }
      return .view(side, place, kilometres: kilometres)
    case "scroll":
      let at = try point()
      let deltaY = try words.number("DY")
      return .scroll(at, deltaY: deltaY, deltaX: try words.optionalNumber("DX", default: 0))
    case "key": return try key()
    case "type": return .type(try text())
    case "resize":
      let width = try words.number("W", atLeast: 1)
      return .resize(CGSize(width: width, height: try words.number("H", atLeast: 1)))
    case "scale": return .scale(try words.number("S", atLeast: 0.25))
    case "theme", "motion", "transition", "map", "globe", "units", "language": return try setting(verb)
    case "focus":
      let word = try words.word("lost or gained")
      guard word == "lost" || word == "gained" else {
        throw words.fail("focus is lost or gained, not \(word)")
      }
      return .focus(word == "gained")
    case "memory":
      guard try words.word("warning") == "warning" else { throw words.fail("memory can only be a warning") }
      return .memoryWarning
    case "snapshot": return .snapshot(try fileName())
    case "frames":
      let pattern = try fileName()
      guard pattern.contains("%") else { throw words.fail("NAME needs a place for the number, such as %04d") }
      return .frames(pattern: pattern, seconds: try words.number("SECONDS", atLeast: 0))
    case "expect": return .expect(try expectation())
    case "always": return .always(try law())
    case "print": return .print(try words.choice("what to print", [.tree, .focus, .stats]))
    default: throw words.fail("\u{201C}\(verb)\u{201D} is not a command")
    }
  }

  // MARK: Parts

  private mutating func point() throws -> CGPoint {
    let x = try words.number("X")
    return CGPoint(x: x, y: try words.number("Y"))
  }

  private mutating func coordinate() throws -> Coordinate {
    let latitude = try words.number("LAT")
    guard abs(latitude) <= 90 else { throw words.fail("LAT must lie between -90 and 90, not \(latitude)") }
    return Coordinate(latitude: latitude, longitude: try words.number("LON")).canonical
  }

  private mutating func figure() throws -> PlayCommand.Figure {
    try words.choice("the figure", [.digger, .exit])
  }

  private mutating func seconds(default value: Double) throws -> Double {
    try words.optionalNumber("SECONDS", default: value, atLeast: 0)
  }

  private mutating func drag() throws -> PlayCommand {
    if words.peekNumber() == nil {
      let figure = try figure()
      return .dragFigure(figure, try coordinate(), seconds: try seconds(default: 0.5))
    }
    let from = try point()
    return .drag(from: from, to: try point(), seconds: try seconds(default: 0.2))
  }

  private mutating func text() throws -> String {
    guard words.hasMore else { throw words.fail("TEXT is missing") }
    var parts: [String] = []
    while words.hasMore { parts.append(try words.word("TEXT")) }
    return parts.joined(separator: " ")
  }

  private mutating func fileName() throws -> String {
    let name = try words.word("NAME.png")
    guard name.hasSuffix(".png"), !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
      throw words.fail("NAME must end in .png and stay below the output folder, not \u{201C}\(name)\u{201D}")
    }
    return name
  }

  private mutating func setting(_ verb: String) throws -> PlayCommand {
    let value = try words.word("a value")
    func oneOf(_ allowed: String...) throws {
      guard allowed.contains(value) else {
        throw words.fail(
          "\(verb) must be one of \(allowed.joined(separator: ", ")), not \u{201C}\(value)\u{201D}")
      }
    }
    switch verb {
    case "theme":
      try oneOf("light", "dark")
      return .set(.theme(value))
    case "motion":
      try oneOf("full", "reduced")
      return .set(.motion(value))
    case "transition":
      try oneOf("flip", "fade")
      return .set(.transition(value))
    case "map":
      try oneOf("standard", "hybrid", "muted")
      return .set(.map(value))
    case "globe":
      try oneOf("on", "off")
      return .set(.globe(value))
    case "units":
      try oneOf("metric", "imperial")
      return .set(.units(value))
    default:
      return .set(.language(value))
    }
  }

  private mutating func expectation() throws -> PlayCommand.Expectation {
    let what = try words.word("what to expect")
    switch what {
    case "digger", "exit":
      guard let figure = PlayCommand.Figure(rawValue: what) else { throw words.fail("no such figure") }
      return .figure(figure, try coordinate(), within: try words.optionalNumber("WITHIN", default: 1e-6))
    case "view":
      let side: PlayCommand.Side = try words.choice("the map", [.start, .exit])
      return .view(side, try coordinate(), within: try words.optionalNumber("WITHIN", default: 1e-6))
    case "showing": return .showing(try words.choice("what shows", [.maps, .names]))
    case "text": return .text(try text())
    case "no":
      guard try words.word("text") == "text" else {
        throw words.fail("only text can be expected not to show")
      }
      return .noText(try text())
    case "focus": return .focus(try words.word("ID"))
    case "idle": return .idle
    default: throw words.fail("\u{201C}\(what)\u{201D} cannot be expected")
    }
  }

  private mutating func law() throws -> PlayCommand.Law {
    let what = try words.word("what always holds")
    switch what {
    case "antipodal": return .antipodal(within: try words.optionalNumber("WITHIN", default: 1e-6))
    case "labels":
      guard try words.word("apart") == "apart" else { throw words.fail("labels can only be apart") }
      return .labelsApart
    case "no":
      guard try words.word("text") == "text" else { throw words.fail("only text can be ruled out") }
      return .noText(try text())
    case "tip": return .tip(pixels: try words.number("PIXELS", atLeast: 0))
    default: throw words.fail("\u{201C}\(what)\u{201D} cannot be watched")
    }
  }

  private mutating func key() throws -> PlayCommand {
    let name = try words.word("a key's name")
    guard let chord = KeyChord(name) else { throw words.fail("\u{201C}\(name)\u{201D} is not a key") }
    return .key(chord.key, chord.modifiers)
  }
}
