// Users of ViewKit need CGRect, TimeInterval and NotificationCenter as UIKit's users do, so ViewKit brings
// Foundation along.

@_exported public import Foundation
// CGAffineTransform and CATransform3D are the engine's own values under Core Graphics' names.
@_exported public import struct Geometry.AffineTransform
@_exported public import struct Geometry.Transform3D
// The parts of a frame that changed, as hosts take them.
@_exported public import struct Geometry.PixelRect
