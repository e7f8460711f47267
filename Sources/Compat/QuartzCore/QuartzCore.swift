// For programs that import Core Animation by itself.

@_exported public import ViewKit
