/// Makes tags: 32 well mixed bits of an identifier, the same for equal identifiers throughout a process.
///
/// Integers are mixed by one multiplication of full width under a seed that differs from process to process, about ten
/// times as fast as the standard library's hashing; all other types bring their own `hashValue`, which some programs
/// still write themselves, so that it is mixed too.
///
/// - Source: The folded multiplication is that of wyhash (Wang Yi, 2019).
@usableFromInline
struct IdentifierHasher {
  @usableFromInline let seed: UInt64

  @inlinable
  init() {
    seed = identifierSeed
  }

  @inlinable @inline(__always)
  func tag<Identifier: Hashable>(of identifier: Identifier) -> UInt32 {
    UInt32(truncatingIfNeeded: hash(of: identifier) &>> 32)
  }

  /// Returns 64 bits of an identifier, of which the highest and the lowest half are well mixed each.
  @inlinable @inline(__always)
  func hash<Identifier: Hashable>(of identifier: Identifier) -> UInt64 {
    let word = IdentifierHash.word(of: identifier) ?? UInt64(truncatingIfNeeded: identifier.hashValue)
    let (high, low) = (word ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return high ^ low
  }
}

/// A number that nobody outside the process can foresee, drawn from the standard library's own random seed.
@usableFromInline
let identifierSeed = UInt64(truncatingIfNeeded: 0.hashValue)
