import Foundation
import Glyphs
import Raster
import Testing

@Suite struct FallbackTests {
  @Test(arguments: ownNames)
  func everyNameIsDrawnWithItsOwnLetters(name: String) throws {
    let set = try typesetter()
    let box = set.masks(of: set.line(missing, font: body), scale: 2).ink
    #expect(!box.isEmpty)
    for character in name where !character.isWhitespace {
      let ink = set.masks(of: set.line(String(character), font: body), scale: 2).ink
      #expect(!ink.isEmpty)
      #expect(ink.mask.coverage != box.mask.coverage)
    }
    let boxes = set.line(String(repeating: missing, count: name.count), font: body)
    let whole = set.masks(of: set.line(name, font: body), scale: 2).ink
    #expect(whole.mask.coverage != set.masks(of: boxes, scale: 2).ink.mask.coverage)
  }

  @Test func everyWeightHasEveryScript() throws {
    let set = try typesetter()
    for weight in Font.Weight.allCases {
      for isItalic in [false, true] {
        let font = Font(size: 13, weight: weight, isItalic: isItalic)
        let box = set.masks(of: set.line(missing, font: font), scale: 1).ink
        for name in ownNames {
          let ink = set.masks(of: set.line(String(name.first!), font: font), scale: 1).ink
          #expect(ink.mask.coverage != box.mask.coverage)
        }
      }
    }
  }

  @Test func mixedTextIsAsWideAsItsParts() throws {
    let set = try typesetter()
    func width(_ text: String) -> Double { set.line(text, font: body).width }
    #expect(abs(width("東京Tokyo") - width("東京") - width("Tokyo")) < 0.05)
  }

  @Test func noFontAtAllSaysWhatToInstall() {
    do {
      _ = try Typesetter(catalog: FontCatalog(directories: ["/nowhere"]))
      Issue.record("A typesetter was made without any font.")
    } catch {
      #expect(error == .noSystemFont(searched: ["/nowhere"]))
      #expect(error.description.contains("fonts-inter"))
    }
  }

  @Test func aBrokenFontIsNamed() throws {
    try withFonts([:]) { directory in
      let path = directory + "/truetype/dejavu/DejaVuSans.ttf"
      try Data("This is no font.".utf8).write(to: URL(filePath: path))
      do {
        _ = try Typesetter(catalog: FontCatalog(directories: [directory]))
        Issue.record("A typesetter was made of a file that is no font.")
      } catch let error as GlyphError {
        #expect(error.description.contains(path))
      }
    }
  }

  /// With one face only, the rest still works and missing characters show that face's box.
  @Test func missingFacesLeaveBoxes() throws {
    let face = "truetype/dejavu/DejaVuSans.ttf"
    try withFonts([face: "/usr/share/fonts/" + face]) { directory in
      let set = try Typesetter(catalog: FontCatalog(directories: [directory]))
      func ink(_ text: String, _ font: Font = body) -> PlacedMask {
        set.masks(of: set.line(text, font: font), scale: 2).ink
      }
      let box = ink(missing).mask.coverage
      #expect(ink("中").mask.coverage == box)
      #expect(ink("A").mask.coverage != box)
      #expect(ink("Ж").mask.coverage != box)
      #expect(!ink("A", Font(size: 13, weight: .bold, isItalic: true)).isEmpty)
    }
  }

  private func withFonts(_ links: [String: String], _ test: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(
      at: root.appending(path: "truetype/dejavu"), withIntermediateDirectories: true)
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: root.appending(path: name).path(percentEncoded: false), withDestinationPath: target)
    }
    try test(root.path(percentEncoded: false).trimmingSuffix("/"))
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
