// Users of ViewKit need CGRect, TimeInterval and NotificationCenter as UIKit's users do, so ViewKit brings
// Foundation along.

@_exported public import Foundation

// CGAffineTransform and CATransform3D are the engine's own values under Core Graphics' names.
@_exported public import struct Geometry.AffineTransform
// What a stage's frames are made of.
@_exported public import struct Geometry.PixelRect
@_exported public import struct Geometry.Transform3D
@_exported public import struct Raster.Bitmap
@_exported public import struct Raster.Pixel
