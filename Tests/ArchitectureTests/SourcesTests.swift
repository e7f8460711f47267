import Testing

@Suite("Reading imports")
struct SourcesTests {
  @Test(
    "An import is found whatever stands before it",
    arguments: [
      ("import Geometry", "Geometry"), ("public import Raster", "Raster"),
      ("@_exported public import struct Geometry.Point", "Geometry"),
      ("  @preconcurrency import Foundation", "Foundation"),
      ("import func Glibc.sin", "Glibc"),
    ])
  func findsImports(line: String, module: String) {
    #expect(Sources.importedModule(line[...]) == module)
  }

  @Test(
    "Words that only look like an import are none",
    arguments: ["// import Geometry", "important()", "let x = 1"])
  func ignoresOthers(line: String) {
    #expect(Sources.importedModule(line[...]) == nil)
  }
}
