import AtlasCore
import Foundation
import Testing
import TunnelPlay

/// Whole stories, as files: each is played on the real world, with the three laws in force.
@Suite("Stories")
struct PlayStoriesTests {
  nonisolated static let folder = package.appendingPathComponent("Tests/TunnelPlayTests/Stories")

  nonisolated static let stories: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".play") }.sorted()
  }()

  private static let laws = "always antipodal; always tip 0.5; always labels apart"

  @Test("There are stories")
  func storiesAreThere() { #expect(Self.stories.count >= 8) }

  @Test("A story", arguments: stories)
  func story(name: String) throws {
    let atlas: Atlas = try #require(worldAtlas)
    let house = Playhouse(atlas: atlas)
    let source = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    // The laws stand on the file's first line, so that lines keep their numbers.
    let first = source.split(separator: "\n").first.map(String.init) ?? ""
    #expect(first == "# \(Self.laws)", "\(name) should begin with the laws it is played under")
    let laws = Self.laws.replacingOccurrences(of: "; ", with: "\n")
    do {
      try house.play(laws + "\n" + source.dropFirst(first.count + 1))
    } catch let error as PlayError {
      // The laws take three lines, the comment in their place took one.
      Issue.record("\(name):\(error.line - 2): \(error.message)")
    }
  }
}
