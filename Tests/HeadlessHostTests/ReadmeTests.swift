import Foundation
import HeadlessHost
import Testing
import ViewKit

@Suite("The README")
struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("Its code is the code below, which compiles and does what it says")
  func exampleCompiles() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let block = try #require(readme.components(separatedBy: "```swift\n").dropFirst().first)
    let code = try #require(block.components(separatedBy: "```").first)
    for line in code.split(separator: "\n") where !line.hasPrefix("import") {
      #expect(source.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)")
    }

    let stage = HeadlessStage(size: CGSize(width: 320, height: 480))
    let parent = UIViewController(), front = UIViewController(), back = UIViewController()
    parent.addChild(front)
    parent.view.addSubview(front.view)
    front.didMove(toParent: parent)
    stage.window.rootViewController = parent
    stage.window.makeKeyAndVisible()

    parent.addChild(back)
    front.willMove(toParent: nil)
    parent.transition(
      from: front, to: back, duration: 0.2, options: .transitionFlipFromTop, animations: nil
    ) { _ in
      back.didMove(toParent: parent)
      front.removeFromParent()
    }
    stage.advance(by: 0.1)
    let pixel = stage.bitmap[160, 240]

    #expect(pixel.a == 255)
    stage.settle()
    #expect(parent.children == [back])
    #expect(back.view.superview === parent.view)
  }

  @Test("Its picture is there")
  func pictureExists() throws {
    let picture = try Data(contentsOf: Self.root.appending(path: "Assets/pictures/tunnel.png"))
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
