import Pictures
import Raster
import Support
import Testing
import ViewKit

@Suite struct UIImageTests {
  private let red = Pixel(r: 255, g: 0, b: 0, a: 255)

  @Test func sizesAreInPoints() {
    let image = UIImage(Image(Bitmap(width: 30, height: 20, fill: red)), scale: 2)
    #expect(image.size == CGSize(width: 15, height: 10))
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(image.withTintColor(.blue) != image && image == UIImage(image.image, scale: 2))
  }

  @Test func pngsComeAndGo() throws {
    let image = UIImage(Image(Bitmap(width: 3, height: 2, fill: red)))
    let data = try #require(image.pngData())
    #expect(UIImage(data: data)?.image.bitmap == image.image.bitmap)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
  }

  @Test func namesAreLookedUpInTheSearchPath() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let before = UIImage.searchPath
    defer {
      UIImage.searchPath = before
      try? FileManager.default.removeItem(at: folder)
    }
    let image = UIImage(Image(Bitmap(width: 4, height: 4, fill: red)))
    try #require(image.pngData()).write(to: folder.appendingPathComponent("boy@2x.png"))
    #expect(UIImage(named: "boy") == nil)
    UIImage.searchPath = [folder.path]
    let boy = try #require(UIImage(named: "boy"))
    #expect(boy.scale == 2 && boy.size == CGSize(width: 2, height: 2))
    #expect(UIImage(named: "boy.png")?.image === UIImage(named: "boy.png")?.image)
    #expect(UIImage(named: "girl") == nil)
  }
}
