/// A stretch of a line in one face, script and direction.
struct TextRun: Sendable {
  var text: String
  /// Its place in the face store.
  var face: Int
  var script: Script
  var isRightToLeft: Bool
  /// Whether it is set letter by letter; see `Plainness`.
  var isPlain = false
  /// The left end, in points from the line's.
  var x = 0.0
  /// The pen's travel, in points, tracking within the run included.
  var width = 0.0
  /// The clusters of the line that the run holds, counted as `Character`s.
  var clusters: Range<Int>
}
