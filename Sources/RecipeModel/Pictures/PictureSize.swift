/// The size that a picture says it has, in pixels.
package struct PictureSize: Equatable, Sendable {
  package let width: Int
  package let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Reads the size without unpacking the picture; nil where it is not where it must be.
  init?(of bytes: [UInt8], as kind: Picture.Kind) {
    let size =
      switch kind {
      case .jpeg: Self.inJPEG(bytes)
      case .png: Self.inPNG(bytes)
      case .webp: Self.inWebP(bytes)
      }
    guard let size else { return nil }
    self = size
  }

  /// - Source: The PNG specification, 11.2.2: the first chunk is IHDR.
  private static func inPNG(_ bytes: [UInt8]) -> PictureSize? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    return PictureSize(width: bigEndian(bytes[16..<20]), height: bigEndian(bytes[20..<24]))
  }

  /// Goes from segment to segment to the one that begins the frame.
  ///
  /// - Source: ITU-T T.81, B.1.1.4 and B.2.2.
  private static func inJPEG(_ bytes: [UInt8]) -> PictureSize? {
    var place = 2
    while place + 9 <= bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      switch marker {
      // Bytes that fill, and markers that stand alone.
      case 0xFF: place += 1
      case 0x01, 0xD0...0xD7: place += 2
      // The frame, but for the tables and extensions numbered among its kinds.
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        let (height, width) = (bytes[place + 5..<place + 7], bytes[place + 7..<place + 9])
        return PictureSize(width: bigEndian(width), height: bigEndian(height))
      case 0xD9, 0xDA: return nil
      default: place += 2 + max(2, bigEndian(bytes[place + 2..<place + 4]))
      }
    }
    return nil
  }

  /// - Source: The WebP container specification, "Extended file format"; RFC 6386, 9.1, for VP8; the WebP lossless
  ///   specification, 3, for VP8L.
  private static func inWebP(_ bytes: [UInt8]) -> PictureSize? {
    guard bytes.count >= 30 else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X":
      return PictureSize(width: littleEndian(bytes[24..<27]) + 1, height: littleEndian(bytes[27..<30]) + 1)
    case "VP8L":
      guard bytes[20] == 0x2F else { return nil }
      let bits = littleEndian(bytes[21..<25])
      return PictureSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    case "VP8 ":
      guard bytes[23..<26].elementsEqual([0x9D, 0x01, 0x2A]) else { return nil }
      return PictureSize(
        width: littleEndian(bytes[26..<28]) & 0x3FFF, height: littleEndian(bytes[28..<30]) & 0x3FFF)
    default: return nil
    }
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
