import AtlasCore
import Geometry
import Testing

@Suite struct MercatorFlightTests {
  private func view(_ x: Double, _ y: Double, _ width: Double) -> Flight.View {
    Flight.View(center: Point(x, y), width: width)
  }

  @Test func endsAreExact() {
    let (a, b) = (view(0.1, 0.3, 0.01), view(0.4, 0.6, 0.2))
    let flight = Flight(from: a, to: b)
    #expect(flight.view(at: 0) == a)
    #expect(flight.view(at: -1) == a)
    #expect(flight.view(at: flight.length) == b)
    #expect(flight.view(at: flight.length + 1) == b)
  }

  @Test func nearTheEndsNothingJumps() {
    let flights = [
      Flight(from: view(0.1, 0.3, 0.01), to: view(0.4, 0.6, 0.2)),
      Flight(from: view(0.1, 0.3, 1e-5), to: view(0.3, 0.6, 1e-5)),
      Flight(from: view(0.5, 0.5, 1), to: view(0.500_000_1, 0.5, 1e-4)),
      Flight(from: view(0.2, 0.2, 0.3), to: view(0.2, 0.2, 0.001)),
    ]
    for flight in flights {
      let near = flight.view(at: flight.length * (1 - 1e-9))
      #expect((near.center - flight.end.center).length < 1e-6 * flight.end.width)
      #expect(abs(near.width / flight.end.width - 1) < 1e-6)
    }
  }

  /// The path's defining property: its speed, (ρ²/w² u̇² + ẇ²/(ρ² w²)) in the paper's metric, is 1
  /// everywhere.
  @Test func theGroundPassesAtAnEvenPace() {
    let flights = [
      Flight(from: view(0.1, 0.3, 0.01), to: view(0.4, 0.6, 0.2)),
      Flight(from: view(0.5, 0.5, 0.001), to: view(0.9, 0.2, 0.001)),
      Flight(from: view(0.2, 0.2, 0.3), to: view(0.2, 0.2, 0.001)),
    ]
    for flight in flights {
      for i in 1..<40 {
        let s = flight.length * Double(i) / 40
        let h = flight.length * 1e-5
        let (p, q, here) = (flight.view(at: s - h), flight.view(at: s + h), flight.view(at: s))
        let pan = (q.center - p.center).length / (2 * h)
        let zoom = (q.width - p.width) / (2 * h)
        let rho = Flight.rho
        let (panning, zooming) = (rho * pan / here.width, zoom / (rho * here.width))
        #expect(abs((panning * panning + zooming * zooming).squareRoot() - 1) < 1e-4)
      }
    }
  }

  @Test func overTheDateLine() {
    let flight = Flight(from: view(0.95, 0.5, 0.01), to: view(0.05, 0.5, 0.01))
    #expect(abs(flight.end.center.x - 1.05) < 1e-12)
    let back = Flight(from: view(0.05, 0.5, 0.01), to: view(0.95, 0.5, 0.01))
    #expect(abs(back.end.center.x + 0.05) < 1e-12)
    let middle = flight.view(at: flight.length / 2)
    #expect(abs(middle.center.x - 1) < 1e-9)
    #expect(middle.width > 0.1)
  }

  @Test func theWayBackIsTheSamePath() {
    let (a, b) = (view(0.1, 0.3, 0.01), view(0.4, 0.6, 0.2))
    let (there, back) = (Flight(from: a, to: b), Flight(from: b, to: a))
    #expect(abs(there.length - back.length) < 1e-12)
    for i in 0...20 {
      let s = there.length * Double(i) / 20
      let (p, q) = (there.view(at: s), back.view(at: there.length - s))
      #expect((p.center - q.center).length < 1e-12)
      #expect(abs(p.width - q.width) < 1e-12)
    }
  }

  @Test func pureZoomAndNoFlightAtAll() {
    let zoom = Flight(from: view(0.2, 0.2, 1), to: view(0.2, 0.2, 0.25))
    #expect(abs(zoom.length - logarithm(4) / Flight.rho) < 1e-12)
    #expect(abs(zoom.view(at: zoom.length / 2).width - 0.5) < 1e-12)
    let none = Flight(from: view(0.2, 0.2, 1), to: view(1.2, 0.2, 1))
    #expect(none.length == 0)
    #expect(none.view(at: 0) == view(0.2, 0.2, 1))
  }

  /// A pan of next to nothing under a great change of scale is where the textbook formula loses all its
  /// digits.
  @Test func tinyPansKeepTheirDigits() {
    for u in [1e-4, 1e-7, 1e-10, 1e-13] {
      let flight = Flight(from: view(0.5, 0.5, 1), to: view(0.5 + u, 0.5, 1e-5))
      var last = flight.start
      for i in 1...100 {
        let view = flight.view(at: flight.length * Double(i) / 100)
        #expect(view.center.x >= last.center.x && view.center.x <= 0.5 + u)
        #expect(view.width <= last.width + 1e-9)
        last = view
      }
    }
  }
}
