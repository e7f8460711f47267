import Geometry

/// Falling from one end of a tunnel to the other: no air, no rotation, no friction, a ball of even density.
public enum FreeFall {
  /// The Earth's gravitational parameter GM in km³/s² (WGS 84).
  static let gravitationalParameter = 398_600.4418

  /// Seconds from one surface to the other, 2530 s or 42.2 minutes for every tunnel.
  ///
  /// Inside an even ball gravity grows in proportion to the distance from the centre, so that the fall is
  /// one half of a harmonic oscillation: T = π √(R³ / GM) with the mean radius R. (With the real Earth's
  /// heavy core it would be about 38 minutes.)
  public static let seconds: Double = {
    let r = Sphere.radiusKilometres
    return Double.pi * (r * r * r / gravitationalParameter).squareRoot()
  }()
}
