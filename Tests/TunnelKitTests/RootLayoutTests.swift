import TunnelKit
import Testing
import ViewKit

@Suite("Where the containers and the radar lie")
struct RootLayoutTests {
  @Test(
    "42 % of the length each, above each other or side by side, with the radar between them",
    arguments: [(360.0, 480.0), (420, 760), (1000, 760), (1600, 1000), (800, 641), (800, 640)])
  func shares(width: Double, height: Double) {
    let layout = TunnelLayout(bounds: CGRect(x: 0, y: 0, width: width, height: height))
    let isWide = width / height >= 1.25
    let (first, second) = (layout.containers[0], layout.containers[1])
    let length = isWide ? width : height
    for container in [first, second] {
      let extent = (isWide ? container.width : container.height) + 2 * TunnelLayout.gap
      #expect(abs(extent - 0.42 * length) <= 0.5)
    }
    #expect(first.size == second.size)
    #expect(isWide ? first.maxX < layout.radar.minX : first.maxY < layout.radar.minY)
    #expect(isWide ? second.minX > layout.radar.maxX : second.minY > layout.radar.maxY)
    #expect(layout.radar.width >= 44 && layout.radar.width == layout.radar.height)
    let middle = isWide ? layout.radar.midX - width / 2 : layout.radar.midY - height / 2
    #expect(abs(middle) <= 1)
  }
}
