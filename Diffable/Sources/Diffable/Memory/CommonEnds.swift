/// How far two ranges of identifiers are the same, from the front or from the back.
///
/// An identifier equals itself, so equal bytes are equal identifiers. Where identifiers are plain bytes, whole blocks
/// are compared as words; what differs there, padding perhaps, is compared by `==`.
@usableFromInline
enum CommonEnds {
  /// Compares arrays that are expected to be the same, first from the front, then what is left from the back. Memory that they
  /// share is not read.
  @inlinable
  static func prefixAndSuffix<Identifier: Equatable>(
    of old: [Identifier], and new: [Identifier]
  ) -> (prefix: Int, suffix: Int) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return (0, 0) }
        let shorter = min(old.count, new.count)
        if oldStart == newStart { return (shorter, 0) }
        let prefix = longPrefix(oldStart, newStart, atMost: shorter)
        return (prefix, suffix(oldStart + old.count, newStart + new.count, atMost: shorter &- prefix))
      }
    }
  }

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

  /// Does the same where the ranges are expected to be the same: whole blocks come first.
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

  /// The pointers are the ends of the ranges: the identifiers compared first stand just before them.
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

/// How many whole blocks of bytes are the same in two places in memory.
///
/// A block is long enough for the processor to compare it several words at a time. Not generic, so it is compiled once,
/// in this module.
@usableFromInline
enum EqualBytes {
  private static let wordsPerBlock = 32
  private static let bytesPerBlock = wordsPerBlock * MemoryLayout<UInt64>.size

  @usableFromInline
  static func prefix(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, atMost limit: Int) -> Int {
    var count = 0
    while count &+ bytesPerBlock <= limit, blocksAreEqual(left + count, right + count) {
      count &+= bytesPerBlock
    }
    return count
  }

  /// The pointers are the ends of the ranges, as are the results counted from there.
  @usableFromInline
  static func suffix(_ leftEnd: UnsafeRawPointer, _ rightEnd: UnsafeRawPointer, atMost limit: Int) -> Int {
    var count = bytesPerBlock
    while count <= limit, blocksAreEqual(leftEnd - count, rightEnd - count) {
      count &+= bytesPerBlock
    }
    return count &- bytesPerBlock
  }

  @usableFromInline
  static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
    var start = prefix(left, right, atMost: count)
    guard count &- start < bytesPerBlock else { return false }
    while start &+ 8 <= count {
      guard
        left.loadUnaligned(fromByteOffset: start, as: UInt64.self)
          == right.loadUnaligned(fromByteOffset: start, as: UInt64.self)
      else { return false }
      start &+= 8
    }
    while start < count,
      left.load(fromByteOffset: start, as: UInt8.self) == right.load(fromByteOffset: start, as: UInt8.self)
    {
      start &+= 1
    }
    return start == count
  }

  @inline(__always)
  private static func blocksAreEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    var difference: UInt64 = 0
    for word in 0..<wordsPerBlock {
      let offset = word &* 8
      difference |=
        left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    return difference == 0
  }
}
