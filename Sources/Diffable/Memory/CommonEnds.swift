/// How far two stretches of identifiers are the same, from the front or from the back.
///
/// An identifier equals itself, so equal bytes are equal identifiers. Where identifiers are plain bytes, whole blocks
/// are compared as words; what differs there, padding perhaps, is compared by `==`.
@usableFromInline
enum CommonEnds {
  @inlinable
  static func prefix<Identifier: Equatable>(
    _ old: UnsafePointer<Identifier>, _ new: UnsafePointer<Identifier>, atMost limit: Int
  ) -> Int {
    var count = 0
    while count < limit {
      let pause = min(limit, count &+ patience)
      while count < pause {
        guard old[count] == new[count] else { return count }
        count &+= 1
      }
      if _isPOD(Identifier.self) {
        let stride = MemoryLayout<Identifier>.stride
        let rest = (limit &- count) &* stride
        let same = EqualBytes.prefix(UnsafeRawPointer(old + count), UnsafeRawPointer(new + count), atMost: rest)
        count &+= same / stride
      }
    }
    return count
  }

  /// Does the same where the stretches are expected to be the same: whole blocks come first.
  @inlinable
  static func longPrefix<Identifier: Equatable>(
    _ old: UnsafePointer<Identifier>, _ new: UnsafePointer<Identifier>, atMost limit: Int
  ) -> Int {
    guard _isPOD(Identifier.self) else { return prefix(old, new, atMost: limit) }
    let stride = MemoryLayout<Identifier>.stride
    let same = EqualBytes.prefix(UnsafeRawPointer(old), UnsafeRawPointer(new), atMost: limit &* stride)
    let count = same / stride
    return count == limit ? limit : count &+ prefix(old + count, new + count, atMost: limit &- count)
  }

  /// The pointers are the ends of the stretches: the identifiers compared first stand just before them.
  @inlinable
  static func suffix<Identifier: Equatable>(
    _ oldEnd: UnsafePointer<Identifier>, _ newEnd: UnsafePointer<Identifier>, atMost limit: Int
  ) -> Int {
    var count = 0
    while count < limit {
      let pause = min(limit, count &+ patience)
      while count < pause {
        guard oldEnd[-1 &- count] == newEnd[-1 &- count] else { return count }
        count &+= 1
      }
      if _isPOD(Identifier.self) {
        let stride = MemoryLayout<Identifier>.stride
        let rest = (limit &- count) &* stride
        let same = EqualBytes.suffix(UnsafeRawPointer(oldEnd - count), UnsafeRawPointer(newEnd - count), atMost: rest)
        count &+= same / stride
      }
    }
    return count
  }

  /// Identifiers compared one by one before blocks are tried: most runs in a busy list are shorter.
  @inlinable static var patience: Int { 16 }
}
