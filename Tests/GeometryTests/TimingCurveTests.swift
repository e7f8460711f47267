import Geometry
import Testing

struct TimingCurveTests {
  static let curves: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .standard]

  @Test("Curves run from 0 to 1 and hold outside")
  func ends() {
    for curve in TimingCurveTests.curves {
      #expect(curve.progress(at: 0) == 0 && curve.progress(at: -3) == 0)
      #expect(curve.progress(at: 1) == 1 && curve.progress(at: 7) == 1)
    }
  }

  @Test("Curves rise, and time is the inverse of progress")
  func inverse() {
    for curve in TimingCurveTests.curves {
      var last = 0.0
      for i in 1..<100 {
        let t = Double(i) / 100
        let p = curve.progress(at: t)
        #expect(p > last)
        #expect(abs(curve.time(at: p) - t) < 1e-9)
        last = p
      }
    }
  }

  @Test("Easing in and out are mirror images; in-out is its own")
  func symmetry() {
    for i in 0...50 {
      let t = Double(i) / 50
      #expect(abs(TimingCurve.easeIn.progress(at: t) + TimingCurve.easeOut.progress(at: 1 - t) - 1) < 1e-12)
      #expect(
        abs(TimingCurve.easeInOut.progress(at: t) + TimingCurve.easeInOut.progress(at: 1 - t) - 1) < 1e-12)
    }
    #expect(abs(TimingCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-12)
  }

  @Test("The known samples of the five curves")
  func samples() {
    let times = [0.1, 0.25, 0.5, 0.75, 0.9]
    let table: [(curve: TimingCurve, values: [Double], half: Double)] = [
      (.linear, [0.1, 0.25, 0.5, 0.75, 0.9], 0.5),
      (.easeIn, [0.017, 0.0935, 0.3154, 0.6219, 0.8394], 0.6575),
      (.easeOut, [0.1606, 0.3781, 0.6846, 0.9065, 0.983], 0.3425),
      (.easeInOut, [0.0197, 0.1292, 0.5, 0.8708, 0.9803], 0.5),
      (.standard, [0.0948, 0.4085, 0.8024, 0.9605, 0.9943], 0.2933),
    ]
    for row in table {
      for (t, value) in zip(times, row.values) { #expect(abs(row.curve.progress(at: t) - value) < 0.000_051) }
      #expect(abs(row.curve.time(at: 0.5) - row.half) < 0.000_051)
    }
  }
}
