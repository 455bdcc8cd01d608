extension Picture {
  /// Takes a picture that someone hands in, and who can be told if it did not arrive whole. What other programs have exported
  /// is stored as it is.
  ///
  /// - Throws: `PictureError`
  package init(handedIn bytes: [UInt8]) throws(PictureError) {
    try self.init(bytes)
    if !kind.isWhole(bytes) { throw .cut(kind) }
  }
}

extension Picture.Kind {
  /// Returns whether a picture goes on to its end; what is between is not unpacked.
  fileprivate func isWhole(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .jpeg: Self.isWholeJPEG(bytes)
    case .png: Self.isWholePNG(bytes)
    case .webp: bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) } + 8 <= bytes.count
    }
  }

  /// Goes from chunk to chunk to the one that ends the picture.
  ///
  /// - Source: The PNG specification, 5.3 and 11.2.5.
  private static func isWholePNG(_ bytes: [UInt8]) -> Bool {
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 12 + length
      if end <= bytes.count, bytes[place + 4..<place + 8].elementsEqual("IEND".utf8) { return true }
      place = end
    }
    return false
  }

  /// Goes from segment to segment, and through the data after each scan's header, to the marker that ends the picture.
  ///
  /// - Source: ITU-T T.81, B.1.1.2, B.1.1.5, and B.2.1.
  private static func isWholeJPEG(_ bytes: [UInt8]) -> Bool {
    var place = 2
    var isInScan = false
    while place + 1 < bytes.count {
      let marker = bytes[place + 1]
      switch (bytes[place], marker) {
      case (0xFF, 0xFF): place += 1
      // In a scan, a byte of data that is FF, and markers to begin again after a fault.
      case (0xFF, 0x00), (0xFF, 0x01), (0xFF, 0xD0...0xD7): place += 2
      case (0xFF, 0xD9): return true
      case (0xFF, _):
        guard place + 4 <= bytes.count else { return false }
        isInScan = marker == 0xDA
        place += 2 + max(2, Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
      default:
        guard isInScan else { return false }
        place += 1
      }
    }
    return false
  }
}
