/// Makes tags: 32 well mixed bits of an identifier, the same for equal identifiers throughout a process.
///
/// Integers are mixed by one multiplication of full width under a seed that differs from process to process, about ten
/// times as fast as the standard library's hashing; all other types bring their own `hashValue`.
///
/// - Source: The folded multiplication is that of wyhash (Wang Yi, 2019).
@usableFromInline
struct IdentifierHasher {
  @usableFromInline let seed: UInt64

  @inlinable
  init() {
    seed = identifierSeed
  }

  @inlinable
  func tag<Identifier: Hashable>(of identifier: Identifier) -> UInt32 {
    if Identifier.self == Int.self { return tag(of: unsafeBitCast(identifier, to: Int.self)) }
    if Identifier.self == UInt.self { return tag(of: unsafeBitCast(identifier, to: UInt.self)) }
    if Identifier.self == Int64.self { return tag(of: unsafeBitCast(identifier, to: Int64.self)) }
    if Identifier.self == UInt64.self { return tag(of: unsafeBitCast(identifier, to: UInt64.self)) }
    if Identifier.self == Int32.self { return tag(of: unsafeBitCast(identifier, to: Int32.self)) }
    if Identifier.self == UInt32.self { return tag(of: unsafeBitCast(identifier, to: UInt32.self)) }
    let hash = UInt64(truncatingIfNeeded: identifier.hashValue)
    return UInt32(truncatingIfNeeded: hash ^ (hash &>> 32))
  }

  @inlinable
  func tag(of integer: some FixedWidthInteger) -> UInt32 {
    let (high, low) = (UInt64(truncatingIfNeeded: integer) ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return UInt32(truncatingIfNeeded: (high ^ low) &>> 32)
  }
}

/// A number that nobody outside the process can foresee, drawn from the standard library's own random seed.
@usableFromInline
let identifierSeed = UInt64(truncatingIfNeeded: 0.hashValue)
