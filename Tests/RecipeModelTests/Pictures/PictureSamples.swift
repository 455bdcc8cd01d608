/// Beginnings of pictures, as much as tells what they are.
enum PictureSamples {
  static let zeros = [UInt8](repeating: 0, count: 40)

  static func png(width: UInt32, height: UInt32) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + bytes(width) + bytes(height)
      + [8, 2, 0, 0, 0]
  }

  /// A segment of an application, a byte that fills, then the frame.
  static func jpeg(width: UInt16, height: UInt16) -> [UInt8] {
    let frame =
      [0xFF, 0xFF, 0xC2, 0, 17, 8] + bytes(UInt32(height))[2...] + bytes(UInt32(width))[2...] + [3, 1, 0x22, 0]
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 6, 1, 2, 3, 4, 0xFF, 0xD0] + frame
  }

  /// A container with one chunk, whose first ten bytes say how large the picture is.
  static func webp(_ chunk: String, _ content: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [40, 0, 0, 0] + Array("WEBP".utf8) + Array(chunk.utf8) + [20, 0, 0, 0] + content
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
