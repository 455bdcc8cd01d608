import CZlib

/// Unpacks gzip as it is read, so that a file of any length takes little memory.
///
/// Several packed files in a row are one, as for gzip itself; whatever else follows the last one is ignored.
///
/// - Source: RFC 1952.
final class GzipSource {
  /// The most bytes that come out: 1 GiB, which is also the most that is read of a file that is not packed.
  private static let mostBytes = 1 << 30

  private let source: ByteSource
  /// On the heap, since zlib remembers where it is.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var packed: [UInt8] = []
  /// The number of packed bytes that were taken in.
  private var index = 0
  private var packedCount = 0
  private var unpackedCount = 0
  /// `true` if zlib may have more to give without being given more.
  private var hasMore = false
  private var hasEnded = false

  /// Returns whether a file is packed by gzip, by its first bytes.
  static func isLikely(_ head: [UInt8]) -> Bool { head.starts(with: [0x1F, 0x8B]) }

  init(_ source: ByteSource) throws(ArchiveError) {
    self.source = source
    stream.initialize(to: z_stream())
    guard czlib_inflate_init(stream, Deflate.Wrapping.gzip.rawValue) == Z_OK else { throw .damaged }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Returns the next unpacked bytes; none at the end.
  ///
  /// - Throws: `ArchiveError.damaged`, also if the data ends too early; `.tooLarge` beyond 1 GiB, or where it grows as no
  ///   text does; and what the source throws.
  func next() throws -> [UInt8] {
    while !hasEnded {
      if index == packed.count, !hasMore { try fill() }
      let unpacked = try unpackSome()
      guard unpackedCount <= Self.mostBytes, unpackedCount <= ArchiveLimits.most(ofPacked: packedCount) else {
        throw ArchiveError.tooLarge
      }
      if !unpacked.isEmpty { return unpacked }
    }
    return []
  }

  private func fill() throws {
    packed = try source.next()
    index = 0
    packedCount += packed.count
    guard !packed.isEmpty else { throw ArchiveError.damaged }
  }

  private func unpackSome() throws -> [UInt8] {
    let chunkSize = 262_144
    var status = Z_OK
    let unpacked = packed.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: chunkSize) { output, count in
        stream.pointee.next_in = input.baseAddress.map { $0 + index }
        stream.pointee.avail_in = uInt(input.count - index)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = uInt(chunkSize)
        status = inflate(stream, Z_NO_FLUSH)
        count = chunkSize - Int(stream.pointee.avail_out)
        index = input.count - Int(stream.pointee.avail_in)
      }
    }
    unpackedCount += unpacked.count
    hasMore = unpacked.count == chunkSize
    switch status {
    case Z_OK, Z_BUF_ERROR: break
    case Z_STREAM_END: try beginNext()
    default: throw ArchiveError.damaged
    }
    return unpacked
  }

  /// Begins the next packed file if there is one.
  private func beginNext() throws {
    var rest = Array(packed[index...])
    while rest.count < 2 {
      let more = try source.next()
      if more.isEmpty { break }
      packedCount += more.count
      rest += more
    }
    (packed, index) = (rest, 0)
    hasEnded = !Self.isLikely(rest)
    if !hasEnded, inflateReset(stream) != Z_OK { throw ArchiveError.damaged }
  }
}

extension GzipSource {
  /// A source of what comes out.
  var bytes: ByteSource { ByteSource { try self.next() } }
}
