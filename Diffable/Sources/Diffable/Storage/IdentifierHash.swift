/// The hash by which the difference finds unmatched identifiers again: Fibonacci hashing.
///
/// The standard library's integers are spread by one multiplication, which is a fraction of the cost of `Hasher`.
/// Anyone who knows the factor can make such hashes collide, so `ChainedHashTable` counts its steps and gives up. The
/// benchmark row "replace all" shows what it brings.
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

  /// Returns whether the hash is no more than a multiplication.
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

/// A number that cannot be foreseen outside the process, drawn from the standard library's own random seed.
@usableFromInline
let identifierSeed = UInt64(truncatingIfNeeded: 0.hashValue)
