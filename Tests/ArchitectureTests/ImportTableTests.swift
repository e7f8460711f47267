import Foundation
import Testing

@Suite("The import table")
struct ImportTableTests {
  @Test("Every room of Sources is on the plan, and every room on the plan exists")
  func everyRoomIsListed() throws {
    let rooms = try Sources.rooms()
    #expect(Set(rooms) == Set(ImportTable.rooms.keys))
  }

  @Test("No room imports what its row does not list", arguments: ImportTable.rooms.keys.sorted())
  func importsKeepToTheTable(room: String) throws {
    let allowed = try #require(ImportTable.rooms[room])
    for file in try Sources.files(of: room) {
      let foreign = file.imports.subtracting(allowed)
      #expect(foreign.isEmpty, "\(file.path) imports \(foreign.sorted().joined(separator: ", "))")
    }
  }

  @Test(
    "The platform comes into a low room through one file", arguments: ImportTable.onlyInOneFile.keys.sorted())
  func platformIsQuarantined(room: String) throws {
    let module = try #require(ImportTable.onlyInOneFile[room])
    let files = try Sources.files(of: room).filter { $0.imports.contains(module) }
    #expect(files.count <= 1, "\(files.map(\.path)) import \(module)")
  }

  @Test("SDL's windows are known to one room, SDL's text to one other")
  func sdlIsQuarantined() throws {
    for room in try Sources.rooms() {
      for file in try Sources.files(of: room) {
        #expect(!file.imports.contains("CSDL2") || room == "SDLHost", "\(file.path)")
        #expect(!file.imports.contains("CSDL2TTF") || room == "Glyphs", "\(file.path)")
      }
    }
  }

  @Test("No file has lost its idea: none is longer than 600 lines")
  func filesStaySmall() throws {
    for room in try Sources.rooms() {
      for file in try Sources.files(of: room) {
        #expect(file.lineCount <= 600, "\(file.path) has \(file.lineCount) lines")
      }
    }
  }
}
