/// Writes a zip file by file. The same files give the same bytes, since no time is noted.
///
/// Within the limits of the format from before its 64-bit extension: 65,535 files, 4 GiB.
struct ZipWriter {
  /// How many bytes of the archive were given out.
  private(set) var length = 0
  private(set) var count = 0
  private var directory: [UInt8] = []

  mutating func add(_ name: String, _ content: [UInt8], to bytes: inout [UInt8]) {
    let packed = Deflate.pack(content, .none)
    let start = bytes.count
    let offset = length
    // Version 2.0; names are UTF-8; deflate; midnight on 1 January 1980, the earliest there is.
    var facts: [UInt8] = []
    Self.append([(20, 2), (0x0800, 2), (8, 2), (0, 2), (0x21, 2)], to: &facts)
    let sizes = [(Int(Deflate.checksum(content)), 4), (packed.count, 4), (content.count, 4)]
    Self.append(sizes + [(name.utf8.count, 2), (0, 2)], to: &facts)

    Self.append([(0x0403_4B50, 4)], to: &bytes)
    bytes += facts + Array(name.utf8) + packed

    Self.append([(0x0201_4B50, 4), (20, 2)], to: &directory)
    directory += facts
    Self.append([(0, 2), (0, 2), (0, 2), (0, 4), (offset, 4)], to: &directory)
    directory += name.utf8
    count += 1
    length += bytes.count - start
  }

  /// Appends the list of all that was added, which ends the archive.
  func finish(_ bytes: inout [UInt8]) {
    bytes += directory
    Self.append([(0x0605_4B50, 4), (0, 2), (0, 2), (count, 2), (count, 2)], to: &bytes)
    Self.append([(directory.count, 4), (length, 4), (0, 2)], to: &bytes)
  }

  /// Appends numbers of so many bytes each, lowest byte first.
  private static func append(_ numbers: [(value: Int, count: Int)], to bytes: inout [UInt8]) {
    for (value, count) in numbers {
      for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
    }
  }
}
