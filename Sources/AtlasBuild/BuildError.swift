/// Why a world could not be compiled: one sentence.
public struct BuildError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }
}
