// For programs that import Core Location, which brings Foundation along.

@_exported public import Maps
