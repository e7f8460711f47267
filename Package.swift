// swift-tools-version: 6.2
//
// The package is the diagram: each room is a target, and its `dependencies` are the rooms it may import.
// ArchitectureTests holds the sources to the same table.

import PackageDescription

/// What every room is compiled with: Swift 6, warnings as errors, no import that leaks.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Rooms whose loops visit pixels or vertices are optimised in debug builds too (asserts stay on):
/// unoptimised they are 60–300 times slower, and the tests draw real frames.
let hot: [SwiftSetting] =
  strict + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// UIKit's isolation: everything on the main actor unless it says otherwise.
let ui: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// How programs are compiled that were not written for this package.
let foreign: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "tunnel",
  products: [
    .library(name: "ViewKit", targets: ["ViewKit"]),
    .library(name: "HeadlessHost", targets: ["HeadlessHost"]),
    .library(name: "Maps", targets: ["Maps"]),
    .library(name: "AtlasCore", targets: ["AtlasCore"]),
    .library(name: "TunnelKit", targets: ["TunnelKit"]),
    .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics"]),
    .library(name: "MapKit", targets: ["MapKit", "CoreLocation"]),
    .executable(name: "tunnel", targets: ["Tunnel"]),
    .executable(name: "hypnosis", targets: ["Hypnosis"]),
    .executable(name: "atlasc", targets: ["atlasc"]),
  ],
  targets: [
    // System libraries.
    .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CSDL2TTF", pkgConfig: "SDL2_ttf", providers: [.apt(["libsdl2-ttf-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),

    // The engine.
    .target(name: "Geometry", swiftSettings: hot),
    .target(name: "Workers", swiftSettings: hot),
    .target(name: "Raster", dependencies: ["Geometry", "Workers"], swiftSettings: hot),
    .target(
      name: "Compositor", dependencies: ["Geometry", "Raster", "Workers"], swiftSettings: hot),
    .target(name: "Glyphs", dependencies: ["Geometry", "Raster", "CSDL2TTF"], swiftSettings: hot),
    .target(name: "Pictures", dependencies: ["Raster", "CPNG"], swiftSettings: hot),

    // The toolkit and its two hosts.
    .target(
      name: "ViewKit", dependencies: ["Geometry", "Raster", "Compositor", "Glyphs", "Pictures"],
      swiftSettings: ui),
    .target(
      name: "HeadlessHost", dependencies: ["ViewKit", "Raster", "Pictures"], swiftSettings: ui),
    .target(name: "SDLHost", dependencies: ["ViewKit", "Raster", "CSDL2"], swiftSettings: ui),

    // The world.
    .target(name: "AtlasCore", dependencies: ["Geometry"], swiftSettings: hot),
    .target(name: "AtlasBuild", dependencies: ["Geometry", "AtlasCore"], swiftSettings: hot),
    .executableTarget(
      name: "atlasc", dependencies: ["AtlasBuild", "AtlasCore", "Geometry"], swiftSettings: strict),
    .target(
      name: "Maps",
      dependencies: ["ViewKit", "Geometry", "Raster", "Compositor", "Glyphs", "AtlasCore"],
      swiftSettings: ui),

    // What the programs' command lines have in common.
    .target(name: "Commands", swiftSettings: strict),

    // What programs written for Apple's platforms import.
    .target(
      name: "UIKit", dependencies: ["ViewKit", "SDLHost"], path: "Sources/Compat/UIKit", swiftSettings: strict
    ),
    .target(
      name: "QuartzCore", dependencies: ["ViewKit"], path: "Sources/Compat/QuartzCore", swiftSettings: strict),
    .target(
      name: "CoreGraphics", dependencies: ["ViewKit"], path: "Sources/Compat/CoreGraphics",
      swiftSettings: strict),
    .target(
      name: "MapKit", dependencies: ["Maps", "ViewKit"], path: "Sources/Compat/MapKit", swiftSettings: strict),
    .target(
      name: "CoreLocation", dependencies: ["Maps"], path: "Sources/Compat/CoreLocation", swiftSettings: strict
    ),

    // The app: a library behind a thin executable.
    .target(
      name: "TunnelKit", dependencies: ["ViewKit", "Maps", "AtlasCore", "Geometry", "Commands"],
      swiftSettings: ui),
    .target(
      name: "TunnelPlay",
      dependencies: [
        "TunnelKit", "Maps", "ViewKit", "HeadlessHost", "Pictures", "AtlasCore", "Geometry",
      ],
      swiftSettings: ui),
    .executableTarget(
      name: "Tunnel",
      dependencies: [
        "TunnelKit", "TunnelPlay", "SDLHost", "HeadlessHost", "Pictures", "ViewKit", "AtlasCore",
        "Commands",
      ],
      swiftSettings: ui),

    // The second sample, built the same way.
    .target(
      name: "HypnosisKit", dependencies: ["ViewKit", "Commands"], swiftSettings: ui),
    .executableTarget(
      name: "Hypnosis",
      dependencies: ["HypnosisKit", "SDLHost", "HeadlessHost", "Pictures", "ViewKit", "Commands"],
      swiftSettings: ui),

    // Programs as others write them: compiled as theirs are. They import UIKit only, but a build that goes on from
    // the last one has to know that what they derive from lies in ViewKit.
    .target(
      name: "Snippets", dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "ViewKit"],
      swiftSettings: foreign),
    .executableTarget(name: "SnippetApp", dependencies: ["UIKit", "ViewKit"], swiftSettings: foreign),

    // Tests.
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .target(
      name: "Support",
      dependencies: ["HeadlessHost", "ViewKit", "Pictures", "Raster", "Geometry", "CAllocations"],
      path: "Tests/Support", swiftSettings: ui),
    .target(
      name: "Processes", dependencies: ["Pictures", "Raster"], path: "Tests/Processes", swiftSettings: strict),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: strict),
    .testTarget(
      name: "RasterTests", dependencies: ["Raster", "Geometry", "Workers", "Pictures"],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "CompositorTests",
      dependencies: ["Compositor", "Raster", "Geometry", "Workers", "Pictures"],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "GlyphsTests", dependencies: ["Glyphs", "Raster", "Geometry"], swiftSettings: strict),
    .testTarget(
      name: "PicturesTests", dependencies: ["Pictures", "Raster"], swiftSettings: strict),
    .testTarget(
      name: "ViewKitTests",
      dependencies: ["ViewKit", "HeadlessHost", "Support", "Compositor", "Raster", "Geometry"],
      exclude: ["Goldens"], swiftSettings: ui),
    .testTarget(
      name: "HeadlessHostTests", dependencies: ["HeadlessHost", "ViewKit", "Support"],
      swiftSettings: ui),
    .testTarget(
      name: "AtlasCoreTests", dependencies: ["AtlasCore", "Geometry"], swiftSettings: strict),
    .testTarget(
      name: "AtlasBuildTests", dependencies: ["AtlasBuild", "AtlasCore", "Geometry"],
      swiftSettings: strict),
    .testTarget(
      name: "MapsTests",
      dependencies: ["Maps", "ViewKit", "HeadlessHost", "AtlasCore", "Geometry", "Support"],
      exclude: ["Goldens"], swiftSettings: ui),
    .testTarget(
      name: "TunnelKitTests",
      dependencies: [
        "TunnelKit", "Maps", "ViewKit", "HeadlessHost", "AtlasCore", "Commands", "Support",
      ],
      exclude: ["Goldens"], swiftSettings: ui),
    .testTarget(
      name: "TunnelPlayTests",
      dependencies: ["TunnelPlay", "TunnelKit", "HeadlessHost", "ViewKit", "Support"],
      exclude: ["Stories"], swiftSettings: ui),
    .testTarget(
      name: "TunnelTests", dependencies: ["Pictures", "Raster", "Processes"], swiftSettings: strict),
    .testTarget(name: "CommandsTests", dependencies: ["Commands"], swiftSettings: strict),
    .testTarget(
      name: "HypnosisKitTests",
      dependencies: ["HypnosisKit", "ViewKit", "HeadlessHost", "Commands", "Support"],
      exclude: ["Goldens"], swiftSettings: ui),
    .testTarget(
      name: "HypnosisTests", dependencies: ["Pictures", "Raster", "Processes"], swiftSettings: strict),
    .testTarget(
      name: "GuideTests", dependencies: ["ViewKit", "HeadlessHost", "Support", "Pictures", "Raster"],
      swiftSettings: ui),
    .testTarget(
      name: "SnippetsTests",
      dependencies: ["Snippets", "SnippetApp", "UIKit", "HeadlessHost", "Support", "Processes"],
      exclude: ["Goldens"], swiftSettings: ui),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
  ]
)
