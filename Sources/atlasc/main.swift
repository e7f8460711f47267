import AtlasBuild
import AtlasCore
import Foundation

/// Compiles a neutral geometry file to an atlas file, and opens the result to be sure of it.
func compile(_ input: String, to output: String) throws {
  let world = try NeutralFile.parse([UInt8](try Data(contentsOf: URL(fileURLWithPath: input))))
  let bytes = try AtlasCompiler.compile(world)
  _ = try Atlas(bytes: bytes, name: output)
  try Data(bytes).write(to: URL(fileURLWithPath: output), options: .atomic)
  print("\(output): \(bytes.count) bytes, \(world.countries.count) countries, \(world.places.count) places")
}

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: atlasc GEOMETRY ATLAS\n".utf8))
  exit(2)
}
do {
  try compile(CommandLine.arguments[1], to: CommandLine.arguments[2])
} catch {
  FileHandle.standardError.write(Data("atlasc: \(error)\n".utf8))
  exit(3)
}
