import CZlib

/// Packing and unpacking by zlib (zlib.net/manual.html), in memory.
package enum Deflate {
  /// The version of zlib, such as `1.2.13`.
  package static var libraryVersion: String { String(cString: zlibVersion()) }

  enum Wrapping: Int32 {
    /// Nothing around the packed data, as in a zip.
    case none = -15
    /// RFC 1952.
    case gzip = 31
  }

  /// Returns unpacked bytes.
  ///
  /// - Throws: `.damaged`, also if the data ends too early; `.tooLarge` as soon as more than `limit` bytes come out.
  static func unpack(
    _ packed: ArraySlice<UInt8>, _ wrapping: Wrapping, limit: Int
  ) throws(ArchiveError) -> [UInt8] {
    var stream = z_stream()
    guard czlib_inflate_init(&stream, wrapping.rawValue) == Z_OK else { throw .damaged }
    defer { inflateEnd(&stream) }
    var unpacked: [UInt8] = []
    let status = run(&stream, packed, into: &unpacked, limit: limit) { inflate($0, Z_NO_FLUSH) }
    guard unpacked.count <= limit else { throw .tooLarge }
    guard status == Z_STREAM_END else { throw .damaged }
    return unpacked
  }

  /// Returns packed bytes.
  static func pack(_ bytes: [UInt8], _ wrapping: Wrapping) -> [UInt8] {
    var stream = z_stream()
    guard czlib_deflate_init(&stream, wrapping.rawValue) == Z_OK else { preconditionFailure("zlib has no memory") }
    defer { deflateEnd(&stream) }
    var packed: [UInt8] = []
    _ = run(&stream, bytes[...], into: &packed, limit: .max) { deflate($0, Z_FINISH) }
    return packed
  }

  /// Returns the checksum that zips and gzip use.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count)) }
  }

  /// Feeds all input to a stream and appends what comes out, until it ends, fails or has given more than the limit.
  private static func run(
    _ stream: inout z_stream, _ input: ArraySlice<UInt8>, into output: inout [UInt8], limit: Int,
    step: (UnsafeMutablePointer<z_stream>) -> Int32
  ) -> Int32 {
    let pieceSize = 65_536
    var input = Array(input)
    return input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = uInt(input.count)
      var status = Z_OK
      while status == Z_OK, output.count <= limit {
        let piece = [UInt8](unsafeUninitializedCapacity: pieceSize) { buffer, count in
          stream.next_out = buffer.baseAddress
          stream.avail_out = uInt(pieceSize)
          status = step(&stream)
          count = pieceSize - Int(stream.avail_out)
        }
        output += piece
      }
      return status
    }
  }
}
