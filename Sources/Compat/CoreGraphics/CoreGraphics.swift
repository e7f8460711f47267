// For programs that import Core Graphics by itself.

@_exported public import ViewKit
