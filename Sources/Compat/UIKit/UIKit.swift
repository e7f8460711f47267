// For programs that import UIKit: its umbrella brings Foundation, Core Graphics and Core Animation, and so does ViewKit.

@_exported public import ViewKit
