/// Who may import whom: the house's plan. A room that is not listed here may not exist.
///
/// The compiler's own check lets transitive and system-library imports through, so the sources are read.
enum ImportTable {
  static let rooms: [String: Set<String>] = [
    "Geometry": ["Glibc"],
    "Workers": ["Dispatch"],
    "Raster": ["Geometry", "Workers"],
    "Compositor": ["Geometry", "Raster", "Workers"],
    "Glyphs": ["Geometry", "Raster", "CSDL2TTF", "Synchronization", "Glibc"],
    "Pictures": ["Raster", "CPNG", "Glibc", "Synchronization"],
    "ViewKit": ["Geometry", "Raster", "Compositor", "Glyphs", "Pictures", "Foundation"],
    "HeadlessHost": ["ViewKit", "Raster", "Pictures", "Dispatch", "Foundation"],
    "SDLHost": ["ViewKit", "Raster", "CSDL2", "Foundation", "Dispatch", "Glibc"],
    "AtlasCore": ["Geometry", "Glibc", "Synchronization"],
    "AtlasBuild": ["Geometry", "AtlasCore", "Foundation"],
    "atlasc": ["Geometry", "AtlasCore", "AtlasBuild", "Foundation"],
    "Maps": ["ViewKit", "Geometry", "Raster", "Compositor", "Glyphs", "AtlasCore", "Foundation"],
    "Commands": ["Foundation"],
    "TunnelKit": ["ViewKit", "Maps", "AtlasCore", "Geometry", "Commands", "Foundation"],
    "TunnelPlay": [
      "TunnelKit", "Maps", "ViewKit", "HeadlessHost", "Pictures", "AtlasCore", "Geometry", "Foundation",
    ],
    "Tunnel": [
      "TunnelKit", "TunnelPlay", "SDLHost", "HeadlessHost", "Pictures", "ViewKit", "AtlasCore", "Commands",
      "Foundation", "Glibc",
    ],
    "HypnosisKit": ["ViewKit", "Commands", "Foundation"],
    "Hypnosis": [
      "HypnosisKit", "SDLHost", "HeadlessHost", "Pictures", "ViewKit", "Commands", "Foundation", "Glibc",
    ],
    "Compat": ["ViewKit", "Maps", "SDLHost"],
    "Snippets": ["UIKit", "QuartzCore", "CoreGraphics"],
    "SnippetApp": ["UIKit"],
    "CSDL2": [],
    "CSDL2TTF": [],
    "CPNG": [],
  ]

  /// Imports that one file of a room alone may have: the place where the platform comes in.
  static let onlyInOneFile: [String: String] = [
    "Geometry": "Glibc",
    "AtlasCore": "Glibc",
    "Pictures": "Glibc",
  ]
}
