/// One pixel: premultiplied BGRA in sRGB bytes, blue in the lowest byte.
@frozen
public struct Pixel: Hashable, Sendable {
  public var bits: UInt32

  @inlinable
  public init(bits: UInt32) { self.bits = bits }

  /// From premultiplied components.
  @inlinable
  public init(r: UInt8, g: UInt8, b: UInt8, a: UInt8) {
    bits = UInt32(b) | UInt32(g) << 8 | UInt32(r) << 16 | UInt32(a) << 24
  }

  @inlinable public var b: UInt8 { UInt8(truncatingIfNeeded: bits) }
  @inlinable public var g: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  @inlinable public var r: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  @inlinable public var a: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  public static let clear = Pixel(bits: 0)
  public static let opaqueBlack = Pixel(bits: 0xFF00_0000)

  /// Every component times `factor`/255, each rounded to the nearest.
  public func scaled(by factor: UInt8) -> Pixel { Pixel(bits: Raster.scaled(bits, by: UInt32(factor))) }

  /// This pixel over another: each component is its own plus (255 − alpha)/255 of the other's, rounded to the
  /// nearest. What every drawing does.
  public func over(_ below: Pixel) -> Pixel { Pixel(bits: Raster.over(bits, below.bits)) }

  /// The cross-fade from this pixel (`t` = 0) to another (`t` = 256), rounded to the nearest.
  public func mixed(with other: Pixel, _ t: Int) -> Pixel {
    precondition((0...256).contains(t), "A mixture's weight lies between 0 and 256.")
    return Pixel(bits: Raster.mixed(bits, other.bits, UInt32(t)))
  }
}
