import Foundation

extension Console {
  /// The streams of this process.
  public static func ofProcess(program: String) -> Console {
    Console(
      program: program, readLine: { Swift.readLine() },
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) })
  }
}
