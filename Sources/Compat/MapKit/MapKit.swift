// For programs that import MapKit, which brings UIKit and Core Location along.

@_exported public import Maps
@_exported public import ViewKit
