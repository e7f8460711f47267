import AtlasCore
import Testing

@Suite struct AtlasTests {
  @Test func theCommittedAtlasOpensAndGivesItsCredits() throws {
    let atlas = try WorldAtlas.atlas.get()
    #expect(atlas.credits == "Made with Natural Earth. Place names: GeoNames (CC BY 4.0).")
    #expect(atlas.countryCount > 250)
  }

  @Test func aMissingFileIsOneClearSentence() {
    let error = #expect(throws: AtlasError.self) { try Atlas(contentsOf: "/nowhere/world.atlas") }
    #expect(
      error?.description
        == "The atlas /nowhere/world.atlas cannot be read: No such file or directory.")
  }

  @Test func aFolderIsNoAtlas() {
    let error = #expect(throws: AtlasError.self) { try Atlas(contentsOf: "/") }
    #expect(error == .unreadable(path: "/", reason: "it is not a regular file"))
  }

  @Test func aFileThatIsSomethingElseIsForeign() {
    let error = #expect(throws: AtlasError.self) { try Atlas(contentsOf: #filePath) }
    #expect(error == .foreign(path: #filePath, reason: "it does not begin as an atlas does"))
  }
}
