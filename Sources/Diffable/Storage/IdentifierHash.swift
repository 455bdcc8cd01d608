/// The hash by which left-over identifiers are found again.
///
/// The standard library's integers are spread by one multiplication, which is a fraction of the cost of `Hasher`.
/// Whoever knows the factor can make such hashes collide, so `KeyTable` counts its steps and gives up.
///
/// - Source: The factor is 2⁶⁴ divided by the golden ratio: D. E. Knuth, The Art of Computer Programming 3, 6.4.
@usableFromInline
enum IdentifierHash {
  @inlinable
  @inline(__always)
  static func of<Identifier: Hashable>(_ identifier: Identifier) -> UInt64 {
    if let word = word(of: identifier) { return word &* 0x9E37_79B9_7F4A_7C15 }
    return UInt64(truncatingIfNeeded: identifier.hashValue)
  }

  /// Whether the hash is no more than a multiplication.
  @inlinable
  @inline(__always)
  static func isMultiplication<Identifier>(for type: Identifier.Type) -> Bool {
    type == Int.self || type == Int64.self || type == UInt64.self || type == Int32.self || type == UInt32.self
      || type == UInt.self
  }

  /// Returns an integer's bits. Which branch is taken is known when the caller is compiled.
  @inlinable
  @inline(__always)
  static func word<Identifier>(of identifier: Identifier) -> UInt64? {
    if Identifier.self == Int.self {
      return UInt64(truncatingIfNeeded: unsafeBitCast(identifier, to: Int.self))
    }
    if Identifier.self == Int64.self {
      return UInt64(truncatingIfNeeded: unsafeBitCast(identifier, to: Int64.self))
    }
    if Identifier.self == UInt.self {
      return UInt64(truncatingIfNeeded: unsafeBitCast(identifier, to: UInt.self))
    }
    if Identifier.self == UInt64.self { return unsafeBitCast(identifier, to: UInt64.self) }
    if Identifier.self == Int32.self {
      return UInt64(truncatingIfNeeded: unsafeBitCast(identifier, to: Int32.self))
    }
    if Identifier.self == UInt32.self {
      return UInt64(truncatingIfNeeded: unsafeBitCast(identifier, to: UInt32.self))
    }
    return nil
  }
}
