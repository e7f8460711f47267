import Foundation
import HeadlessHost
import Pictures
import Support
import Testing
import ViewKit

/// The guide cannot go stale: its code, its logs and its pictures are those of the steps in this target.
///
/// SNAPSHOT_RECORD=1 writes them into the guide, and the run fails; read what has changed before you commit it.
@Suite("The guide to containment", .serialized)
struct GuideTests {
  private static let records: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["SNAPSHOT_RECORD"] == "1" && environment["CI"] == nil
  }()

  private func played(_ step: Step) -> Page {
    let page = Page()
    step.play(page)
    return page
  }

  /// Compares, or records, the text of one block.
  private func check(_ block: Guide.Block, is expected: String) throws {
    var guide = try Guide()
    let text = try #require(guide.text(of: block), "The guide has no block “\(block.kind): \(block.name)”.")
    guard text != expected else { return }
    if GuideTests.records {
      guide.setText(expected, of: block)
      try guide.write()
    }
    Issue.record("“\(block.kind): \(block.name)” is:\n\(expected)\nbut the guide says:\n\(text)")
  }

  @Test("Each code block is the source that is compiled and run")
  func code() throws {
    let stretches = try SourceStretches.all()
    let shown = try Guide().blocks.filter { $0.kind == .code }.map(\.name)
    #expect(Set(shown) == Set(stretches.keys) && shown.count == stretches.count)
    for (name, text) in stretches { try check(.init(kind: .code, name: name), is: text) }
  }

  @Test("Each log is what the program said", arguments: Step.all.map(\.name))
  func log(name: String) throws {
    let step = try #require(Step.all.first { $0.name == name })
    let log = played(step).log
    let block = Guide.Block(kind: .log, name: name)
    // A step that is there for its picture alone has nothing to say.
    if try Guide().blocks.contains(block) || !step.isPictureAlone {
      try check(block, is: log.joined(separator: "\n"))
    }
  }

  @Test("Each picture is the frame that the program drew", arguments: Step.all.map(\.name))
  func pictures(name: String) throws {
    let step = try #require(Step.all.first { $0.name == name })
    for (name, bitmap) in played(step).pictures {
      #expect(try Guide().pictures.contains(name), "The guide does not show \(name).")
      let path = Guide.folder.appendingPathComponent("pictures/\(name).png").path
      let kept = try? PNG.read(path)
      guard kept != bitmap else { continue }
      if GuideTests.records { try PNG.write(bitmap, to: path) }
      let summary = kept.map { BitmapDifference(expected: $0, actual: bitmap).summary }
      Issue.record("\(name): \(summary ?? "there is no such picture")")
    }
  }

  @Test("Nothing in the guide is without its step, and no picture without its place")
  func completeness() throws {
    let guide = try Guide()
    let logs = guide.blocks.filter { $0.kind == .log }.map(\.name)
    #expect(Set(logs).isSubset(of: Step.all.map(\.name)) && Set(logs).count == logs.count)
    let drawn = Step.all.flatMap { played($0).pictures.map(\.name) }
    #expect(Set(guide.pictures) == Set(drawn) && guide.pictures.count == drawn.count)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Guide.folder.appendingPathComponent("pictures").path)
    #expect(Set(files) == Set(drawn.map { "\($0).png" }))
    for link in guide.links {
      let file = Guide.folder.appendingPathComponent(link).path
      #expect(FileManager.default.fileExists(atPath: file), "\(link) leads nowhere.")
    }
  }
}

extension Step {
  /// The two that show what a container view is for: what is said in them was shown before.
  fileprivate var isPictureAlone: Bool { ["container", "noContainer"].contains(name) }
}
