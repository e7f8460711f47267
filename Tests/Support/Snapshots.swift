public import HeadlessHost
import Pictures
public import Raster
public import Testing

// Goldens: small PNG files beside the tests, `Tests/<Module>/Goldens/<File>.<test>[.<name>].png`.
//
// SNAPSHOT_RECORD=1 writes them anew, and the run fails, so that nobody mistakes it for a test; where CI is set
// nothing is ever written. A failure leaves expected | difference | actual under `Tests/<Module>/Failures`.

/// How far a picture may lie from its golden. Give the reason where anything but `exact` is asked for.
public struct SnapshotTolerance: Sendable {
  /// Of any component of any pixel, of 255.
  public var largestDifference: Int
  /// How many pixels may differ at all.
  public var pixels: Int

  public init(largestDifference: Int, pixels: Int) {
    self.largestDifference = largestDifference
    self.pixels = pixels
  }

  public static let exact = SnapshotTolerance(largestDifference: 0, pixels: 0)
}

/// Compares the last frame of `stage` with its golden.
public func assertSnapshot(
  of stage: HeadlessStage, named name: String? = nil, tolerance: SnapshotTolerance = .exact,
  filePath: String = #filePath, testName: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  assertSnapshot(
    of: stage.bitmap, named: name, tolerance: tolerance, filePath: filePath, testName: testName,
    sourceLocation: sourceLocation)
}

/// Compares `bitmap` with its golden.
public func assertSnapshot(
  of bitmap: Bitmap, named name: String? = nil, tolerance: SnapshotTolerance = .exact,
  filePath: String = #filePath, testName: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let place = SnapshotPlace(filePath: filePath, testName: testName, name: name)
  let environment = ProcessInfo.processInfo.environment
  do {
    if environment["SNAPSHOT_RECORD"] == "1", environment["CI"] == nil {
      try place.write(bitmap, to: place.golden)
      Issue.record(
        "Recorded \(place.golden); run again without SNAPSHOT_RECORD.", sourceLocation: sourceLocation)
      return
    }
    guard FileManager.default.fileExists(atPath: place.golden) else {
      try place.write(bitmap, to: place.failure)
      Issue.record(
        "There is no golden \(place.golden); the picture is in \(place.failure).",
        sourceLocation: sourceLocation)
      return
    }
    let difference = BitmapDifference(expected: try PNG.read(place.golden), actual: bitmap)
    guard !difference.isWithin(tolerance) else { return }
    try place.write(difference.panel, to: place.failure)
    Issue.record(
      "\(place.stem): \(difference.summary). Expected | difference | actual: \(place.failure)",
      sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(place.stem): \(error)", sourceLocation: sourceLocation)
  }
}

/// Where the pictures of one snapshot lie.
private struct SnapshotPlace {
  let stem: String
  private let module: String

  init(filePath: String, testName: String, name: String?) {
    let parts = filePath.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let tests = parts.lastIndex(of: "Tests") ?? parts.count - 2
    module = parts[...min(tests + 1, parts.count - 1)].joined(separator: "/")
    let file = parts[parts.count - 1].replacingOccurrences(of: ".swift", with: "")
    let test = testName.prefix { $0 != "(" }
    stem = ([file, String(test)] + (name.map { [$0] } ?? [])).joined(separator: ".")
  }

  var golden: String { "\(module)/Goldens/\(stem).png" }
  var failure: String { "\(module)/Failures/\(stem).png" }

  func write(_ bitmap: Bitmap, to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try PNG.write(bitmap, to: path)
  }
}
