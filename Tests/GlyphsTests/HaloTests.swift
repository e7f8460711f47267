import Geometry
import Glyphs
import Raster
import Testing

@Suite struct HaloTests {
  private func masks(_ text: String, radius: Double, scale: Double = 1) throws -> GlyphMasks {
    try typesetter().masks(of: typesetter().line(text, font: body), scale: scale, haloRadius: radius)
  }

  @Test func noRadiusNoHalo() throws {
    #expect(try masks("Oslo", radius: 0).halo == nil)
  }

  @Test(arguments: [0.5, 1, 1.5, 2, 3.25])
  func theHaloContainsTheInk(radius: Double) throws {
    for name in ownNames {
      let both = try masks(name, radius: radius)
      let halo = try #require(both.halo)
      let reach = Int(radius.rounded(.up))
      #expect(halo.bounds == both.ink.bounds.insetBy(-reach))
      for y in both.ink.bounds.minY..<both.ink.bounds.maxY {
        for x in both.ink.bounds.minX..<both.ink.bounds.maxX {
          #expect(halo[x, y] >= both.ink[x, y])
        }
      }
    }
  }

  @Test func aLargerRadiusGivesMore() throws {
    let radii = [0.5, 1, 1.5, 2, 3]
    let halos = try radii.map { try #require(masks("Quito", radius: $0).halo) }
    for (smaller, larger) in zip(halos, halos.dropFirst()) {
      #expect(larger.totalCoverage > smaller.totalCoverage)
      for y in larger.bounds.minY..<larger.bounds.maxY {
        for x in larger.bounds.minX..<larger.bounds.maxX { #expect(larger[x, y] >= smaller[x, y]) }
      }
    }
  }

  /// The halo against its definition, pixel by pixel.
  @Test(arguments: [0.5, 1.5, 2.75])
  func everyPixelSpreadsOverADisc(radius: Double) throws {
    let both = try masks("Ág", radius: radius)
    let halo = try #require(both.halo)
    let reach = Int(radius.rounded(.up))
    for y in halo.bounds.minY..<halo.bounds.maxY {
      for x in halo.bounds.minX..<halo.bounds.maxX {
        var most = 0.0
        for dy in -reach...reach {
          for dx in -reach...reach {
            let weight = max(0, min(1, radius + 1 - Double(dx * dx + dy * dy).squareRoot()))
            most = max(most, weight * Double(both.ink[x + dx, y + dy]))
          }
        }
        #expect(abs(Double(halo[x, y]) - most) <= 1)
      }
    }
  }

  /// The bold I's stem is many pixels wide here: its straight sides move out by the radius.
  @Test(arguments: [1.0, 1.5, 2.25])
  func straightEdgesMoveByTheRadius(radius: Double) throws {
    let line = try typesetter().line("I", font: Font(size: 80, weight: .bold))
    let both = try typesetter().masks(of: line, scale: 1, haloRadius: radius)
    let halo = try #require(both.halo)
    func width(_ mask: PlacedMask) -> Double {
      (mask.bounds.minX..<mask.bounds.maxX).reduce(0) { $0 + Double(mask[$1, -30]) / 255 }
    }
    #expect(abs(width(halo) - width(both.ink) - 2 * radius) < 0.3)
  }

  @Test func theRadiusIsInPoints() throws {
    let one = try masks("Lima", radius: 1, scale: 1)
    let two = try masks("Lima", radius: 1, scale: 2)
    #expect(one.halo!.bounds.width - one.ink.bounds.width == 2)
    #expect(two.halo!.bounds.width - two.ink.bounds.width == 4)
  }

  @Test func blankTextHasABlankHalo() throws {
    #expect(try #require(masks("  ", radius: 2).halo).isEmpty)
  }
}
