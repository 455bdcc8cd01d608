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

  /// The pointers are the ends of the stretches, as are the results counted from there.
  @usableFromInline
  static func suffix(_ leftEnd: UnsafeRawPointer, _ rightEnd: UnsafeRawPointer, atMost limit: Int) -> Int {
    var count = bytesPerBlock
    while count <= limit, blocksAreEqual(leftEnd - count, rightEnd - count) {
      count &+= bytesPerBlock
    }
    return count &- bytesPerBlock
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
