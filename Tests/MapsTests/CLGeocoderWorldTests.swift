import AtlasCore
import HeadlessHost
import Maps
import Testing
import ViewKit

/// What people say of a place in a big city: its quarter with the city, or the city.
@Suite("Names in big cities")
struct CLGeocoderWorldTests {
  private func name(_ latitude: Double, _ longitude: Double) throws -> String? {
    let atlas: Atlas = try #require(worldAtlas)
    let reverse = ReverseGeocoder(atlas)
    let stage = HeadlessStage(size: CGSize(width: 10, height: 10))
    let geocoder = CLGeocoder(lookup: { reverse.answer(at: $0) }, stage: stage.stage)
    var told: String?
    geocoder.reverseGeocodeLocation(CLLocation(latitude: latitude, longitude: longitude)) { found, _ in
      told = found?.first?.name
    }
    stage.advance(by: 0.1)
    return told
  }

  @Test(
    "A quarter is told with its city",
    arguments: [
      (52.5200, 13.4050, "Mitte, Berlin"), (51.5416, -0.1430, "Camden Town, London"),
      (-33.8915, 151.2767, "Bondi Beach, Sydney"), (41.4036, 2.1744, "Sagrada Família, Barcelona"),
      (53.5503, 9.9656, "St. Pauli, Hamburg"), (-22.9711, -43.1822, "Copacabana, Rio de Janeiro"),
      (19.3467, -99.1617, "Coyoacán, Mexico City"), (40.7580, -73.9855, "Times Square, New York City"),
      (40.4168, -3.7038, "Sol, Madrid"), (1.2834, 103.8607, "Marina Bay, Singapore"),
    ])
  func quarters(latitude: Double, longitude: Double, expected: String) throws {
    #expect(try name(latitude, longitude) == expected)
  }

  @Test(
    "The city leads, whatever its quarter is called",
    arguments: [
      (48.8738, 2.2950, "Paris"), (51.5074, -0.1278, "London"), (40.6782, -73.9442, "New York City"),
      (35.6595, 139.7005, "Tokyo"), (41.8902, 12.4922, "Rome"), (55.7558, 37.6173, "Moscow"),
      (48.2082, 16.3738, "Vienna"), (50.0755, 14.4378, "Prague"), (48.1609, 11.5864, "Munich"),
      (-34.6345, -58.3631, "Buenos Aires"), (30.0444, 31.2357, "Cairo"), (28.6315, 77.2167, "Delhi"),
      (37.5172, 127.0473, "Seoul"), (52.3731, 4.8922, "Amsterdam"),
    ])
  func cities(latitude: Double, longitude: Double, city: String) throws {
    let name = try #require(try name(latitude, longitude))
    #expect(name == city || name.hasSuffix(", \(city)"), "\(name)")
  }
}
