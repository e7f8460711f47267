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
}
