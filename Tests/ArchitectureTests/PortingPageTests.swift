import Foundation
import Testing

/// `Documentation/porting.md` says what is true.
@Suite("The page about porting")
struct PortingPageTests {
  private static let root = Sources.root.deletingLastPathComponent()

  private let page: String

  init() throws {
    page = try String(contentsOf: Self.root.appending(path: "Documentation/porting.md"), encoding: .utf8)
  }

  @Test("Its code stands in a program that is compiled")
  func codeIsCompiled() throws {
    let parts = page.components(separatedBy: "```")
    let blocks = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
    #expect(parts.count % 2 == 1 && !blocks.isEmpty)
    let programs = try text(of: ["Snippets"])
    for block in blocks {
      let code = try #require(block.hasPrefix("swift\n") ? block.dropFirst(6) : nil, "\(block)")
      #expect(programs.contains(code), "\(code)")
    }
  }

  @Test("What it says is not there is not there")
  func missingIsMissing() throws {
    let sources = try text(of: ["ViewKit", "Maps", "Compat"])
    let section = try #require(
      page.components(separatedBy: "\n## ").first { $0.hasPrefix("What is not there") })
    let names = section.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      .filter { $0.first?.isUppercase == true }
    #expect(names.count > 30)
    for name in names {
      let last = name.components(separatedBy: ".").last ?? name
      guard name == last else { continue }
      for kind in ["class", "struct", "enum", "protocol", "typealias"] {
        let isThere = sources.contains(try Regex("\\b\(kind) \(name)\\b"))
        #expect(!isThere, "\(name) is there")
      }
    }
  }

  @Test("What it says is there by another name is there")
  func namesExist() throws {
    let sources = try text(of: ["ViewKit", "HeadlessHost", "Compat"])
    let section = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix("What there is") })
    let names = section.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    for name in names {
      let stem = name.prefix { $0 != "(" }
      #expect(sources.contains(stem), "\(name)")
    }
  }

  private func text(of rooms: [String]) throws -> String {
    var text = ""
    for room in rooms {
      for file in try Sources.files(of: room) {
        text += try String(contentsOf: Sources.root.appending(path: file.path), encoding: .utf8)
      }
    }
    return text
  }
}
