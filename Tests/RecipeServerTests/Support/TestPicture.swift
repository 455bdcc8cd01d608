/// Pictures of one pixel.
enum TestPicture {
  /// A PNG of so many bytes: its header, data, and its end, without regard to what is checked when it is unpacked.
  ///
  /// - Parameter width: Another picture for each.
  static func png(bytes count: Int, width: UInt8 = 1) -> [UInt8] {
    let start: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    let header = chunk("IHDR", [0, 0, 0, width, 0, 0, 0, 1, 8, 2, 0, 0, 0])
    let end = chunk("IEND", [])
    let rest = count - start.count - header.count - end.count - 12
    return start + header + chunk("IDAT", [UInt8](repeating: 0, count: rest)) + end
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let length = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: data.count >> $0) }
    return length + Array(name.utf8) + data + [0, 0, 0, 0]
  }
}
