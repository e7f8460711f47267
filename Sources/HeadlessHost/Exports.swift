// A test that drives a stage needs its views, its bitmaps and what these are made of.

@_exported public import ViewKit
