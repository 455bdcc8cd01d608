/// Where a reader's bytes come from: a whole file in memory, or pieces of a stream.
package struct ByteSource {
  private let read: () throws -> [UInt8]

  /// - Parameter read: Returns the next piece, of any size; an empty one is the end, and may be asked for again.
  package init(_ read: @escaping () throws -> [UInt8]) {
    self.read = read
  }

  package init(_ bytes: [UInt8]) {
    var rest = bytes
    self.init {
      defer { rest = [] }
      return rest
    }
  }

  func next() throws -> [UInt8] { try read() }

  /// Returns a source that gives some bytes that were taken off before the rest.
  func preceded(by bytes: [UInt8]) -> ByteSource {
    var first = bytes
    return ByteSource {
      guard !first.isEmpty else { return try read() }
      defer { first = [] }
      return first
    }
  }
}
