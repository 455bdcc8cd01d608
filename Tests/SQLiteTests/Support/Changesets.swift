import SQLite

/// Changesets in memory, each whole.
final class Changesets: ChangesetOutput {
  private(set) var all: [[UInt8]] = []
  private var present: [UInt8] = []
  private(set) var largestPiece = 0

  func append(_ bytes: UnsafeRawBufferPointer) {
    largestPiece = max(largestPiece, bytes.count)
    present += bytes
  }

  func endChangeset() {
    all.append(present)
    present = []
  }
}

/// Bytes that are read a few at a time.
final class Bytes: ChangesetInput {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let next = rest.prefix(min(buffer.count, 100))
    buffer.copyBytes(from: next)
    rest = rest.dropFirst(next.count)
    return next.count
  }
}
