import Commands
import Testing

@Suite("Reading a command line")
struct ArgumentReaderTests {
  private func items(_ arguments: [String]) throws -> [ArgumentReader.Item] {
    var reader = ArgumentReader(arguments, program: "p")
    var items: [ArgumentReader.Item] = []
    while let item = try reader.next() { items.append(item) }
    return items
  }

  /// Reads the first option and then what `read` makes of it.
  private func first<Value>(
    _ arguments: String..., read: (inout ArgumentReader) throws -> Value
  ) throws -> Value {
    var reader = ArgumentReader(arguments, program: "p")
    _ = try reader.next()
    return try read(&reader)
  }

  @Test(
    "Words and options in any order; a number below zero is a word, and so is all that follows two dashes")
  func order() throws {
    #expect(
      try items(["a", "--b", "-1,2", "-", "-.5", "-x", "--", "--c", "--"])
        == [
          .word("a"), .option("--b"), .word("-1,2"), .word("-"), .word("-.5"), .option("-x"), .word("--c"),
          .word("--"),
        ])
  }

  @Test("A value is the next argument, or follows an equals sign")
  func values() throws {
    #expect(try first("--a", "b") { try $0.value("c") } == "b")
    #expect(try first("--a=b=c", "d") { try $0.value("c") } == "b=c")
    let missing = ArgumentError.valueMissing(option: "--a", expected: "c")
    #expect(throws: missing) { try first("--a") { try $0.value("c") } }
    #expect(throws: missing) { try first("--a", "--b") { try $0.value("c") } }
    #expect(throws: missing) { try first("--a=") { try $0.value("c") } }
    #expect(try first("--a") { try $0.flag() })
    #expect(throws: ArgumentError.valueNotTaken(option: "--a")) { try first("--a=1") { try $0.flag() } }
  }

  @Test("Sizes, factors and choices, and the limits of each")
  func kinds() throws {
    let size = try first("--s", "100x10000") { try $0.size() }
    #expect(size.width == 100 && size.height == 10_000)
    for text in ["99x100", "100", "100x", "+100x100", "100x10001", "1e3x100", "100x100x100"] {
      #expect(throws: ArgumentError.self) { try first("--s", text) { try $0.size() } }
    }
    #expect(try first("--f", "0.5") { try $0.factor(in: 0.5...8) } == 0.5)
    for text in ["0.49", "8.1", "nan", "0x1", "1e0", "+1", "٣"] {
      #expect(throws: ArgumentError.self) { try first("--f", text) { try $0.factor(in: 0.5...8) } }
    }
    #expect(try first("--c", "blue") { reader -> Shade in try reader.choice() } == .blue)
    let error = #expect(throws: ArgumentError.self) {
      try first("--c", "Blue") { reader -> Shade in try reader.choice() }
    }
    #expect(error?.description == "--c needs red, green or blue, not “Blue”")
  }

  @Test("An option given twice, and one of another command")
  func refused() throws {
    #expect(throws: ArgumentError.repeated(option: "--a")) { try items(["--a", "b", "--a=c"]) }
    var reader = ArgumentReader(["--a"], program: "p")
    _ = try reader.next()
    try reader.refuse(["--b"], of: "c")
    let error = #expect(throws: ArgumentError.self) { try reader.refuse(["--b", "--a"], of: "c") }
    #expect(error?.description == "--a is no option of c; see p --help")
  }

  private enum Shade: String, CaseIterable { case red, green, blue }
}
