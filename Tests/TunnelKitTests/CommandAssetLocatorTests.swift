import Testing
import TunnelKit

@Suite struct CommandAssetLocatorTests {
  private func find(_ executable: String, files: Set<String>, assets: String? = nil) throws -> String {
    try AssetLocator.directory(
      environment: assets.map { ["TUNNEL_ASSETS": $0] } ?? [:], executable: executable,
      fileExists: files.contains)
  }

  @Test func besideTheProgram() throws {
    #expect(try find("/opt/t/tunnel", files: ["/opt/t/Assets/world.atlas"]) == "/opt/t/Assets")
  }

  @Test func underThePrefix() throws {
    #expect(
      try find("/usr/local/bin/tunnel", files: ["/usr/local/share/tunnel/world.atlas"])
        == "/usr/local/share/tunnel")
    #expect(try find("/bin/tunnel", files: ["/share/tunnel/world.atlas"]) == "/share/tunnel")
  }

  @Test func inThePackage() throws {
    let files: Set = ["/home/me/t/Package.swift", "/home/me/t/Assets/world.atlas"]
    #expect(
      try find("/home/me/t/.build/x86_64-unknown-linux-gnu/debug/tunnel", files: files) == "/home/me/t/Assets"
    )
  }

  @Test func whatIsNearestToTheProgramWins() throws {
    let files: Set = ["/a/bin/Assets/world.atlas", "/a/share/tunnel/world.atlas"]
    #expect(try find("/a/bin/tunnel", files: files) == "/a/bin/Assets")
  }

  @Test func theEnvironmentWinsAndIsNeverPassedOver() throws {
    let files: Set = ["/opt/t/Assets/world.atlas", "/elsewhere/world.atlas"]
    #expect(try find("/opt/t/tunnel", files: files, assets: "/elsewhere/") == "/elsewhere/")
    #expect(try find("/opt/t/tunnel", files: files, assets: "") == "/opt/t/Assets")
    let failure = #expect(throws: AssetLocator.Failure.self) {
      try find("/opt/t/tunnel", files: files, assets: "/wrong")
    }
    #expect(failure?.description == "there is no atlas /wrong/world.atlas, where TUNNEL_ASSETS says")
  }

  @Test func aFailureNamesEveryPlace() {
    let failure = #expect(throws: AssetLocator.Failure.self) {
      try find("/p/.build/debug/tunnel", files: ["/p/Package.swift"])
    }
    #expect(
      failure?.description
        == "there is no atlas; looked for /p/.build/debug/Assets/world.atlas, "
        + "/p/.build/share/tunnel/world.atlas, /p/Assets/world.atlas")
  }
}
