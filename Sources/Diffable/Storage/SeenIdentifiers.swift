/// Tells whether an identifier is certainly new, by 32 bits of its hash in a place that other bits name.
///
/// The cheapest check for duplicates: it looks at no other identifier, and answers wrongly, by "perhaps not", about once
/// in 2³² times the number of places. Whoever gets that answer looks closely. Four bytes a place, filled to seven tenths
/// at most: what counts in a snapshot that is built from nothing is how much memory is touched first. The benchmark
/// "built again and applied" shows what it brings.
@usableFromInline
struct SeenIdentifiers<Identifier: Hashable> {
  /// Zero where there is no identifier.
  @usableFromInline var places: ContiguousArray<UInt32> = []
  @usableFromInline var count = 0

  /// How many places are looked at before a bad hash is assumed.
  @inlinable static var reach: Int { 256 }

  @inlinable init() {}

  /// Creates an empty table with room for a number of identifiers.
  @inlinable
  init(capacity: Int) {
    places = ContiguousArray(repeating: 0, count: capacity + capacity / 2 + 8)
  }

  @inlinable
  func hasRoom(for additional: Int) -> Bool {
    10 * (count + additional) <= 7 * places.count
  }

  /// Enters identifiers up to the first that may be there already; returns whether there was none. There must be room.
  @inlinable
  mutating func insert(_ identifiers: UnsafeBufferPointer<Identifier>) -> Bool {
    let hasher = IdentifierHasher()
    let end = places.count
    let areNew = places.withUnsafeMutableBufferPointer { places in
      for index in identifiers.indices {
        let hash = hasher.hash(of: identifiers[index])
        var place = Int(truncatingIfNeeded: hash.multipliedFullWidth(by: UInt64(truncatingIfNeeded: end)).high)
        let bits = max(UInt32(truncatingIfNeeded: hash), 1)
        var steps = 0
        while places[place] != 0 {
          steps &+= 1
          if places[place] == bits || steps == Self.reach { return false }
          place = place &+ 1 == end ? 0 : place &+ 1
        }
        places[place] = bits
      }
      return true
    }
    count += identifiers.count
    return areNew
  }
}
