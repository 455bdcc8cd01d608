/// The files in a zip, read in memory and never unpacked by name.
///
/// The list at the archive's end counts, as in every other program; folders, links and what macOS adds are skipped.
///
/// - Source: PKWARE's APPNOTE.TXT 6.3, sections 4.3.7 (local file header), 4.3.12 (central directory), 4.3.14 to 4.3.16
///   (its end, with and without the 64-bit extension), 4.5.3 (the extension's field of an entry).
struct ZipArchive {
  struct Entry {
    /// The name with its folders.
    let name: String
    fileprivate let packedBytes: Range<Int>
    fileprivate let method: Int
    fileprivate let checksum: UInt32
  }

  let bytes: [UInt8]
  private(set) var entries: [Entry] = []

  /// Returns whether a file is a zip by its first bytes: those of its first entry, or of its end if it has none.
  static func isLikely(_ head: [UInt8]) -> Bool {
    head.starts(with: [0x50, 0x4B, 0x03, 0x04]) || head.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  init(_ bytes: [UInt8]) throws(ArchiveError) {
    self.bytes = bytes
    guard let directory else { throw .damaged }
    guard directory.count <= ArchiveLimits.entries else { throw .tooManyEntries }
    var place = directory.start
    for _ in 0..<directory.count {
      guard let next = try addEntry(at: place) else { throw .damaged }
      place = next
    }
  }

  /// Returns the bytes of an entry.
  func unpack(_ entry: Entry, _ limits: inout ArchiveLimits) throws(ArchiveError) -> [UInt8] {
    let packed = bytes[entry.packedBytes]
    let limit = limits.limit(ofPacked: packed.count)
    let unpacked: [UInt8]
    switch entry.method {
    case 0:
      guard packed.count <= limit else { throw .tooLarge }
      unpacked = Array(packed)
    case 8: unpacked = try Deflate.unpack(packed, .none, limit: limit)
    default: throw .unknownMethod(entry.method)
    }
    limits.spend(unpacked.count)
    guard Deflate.checksum(unpacked) == entry.checksum else { throw .damaged }
    return unpacked
  }
}

// MARK: - The directory

extension ZipArchive {
  /// The number of entries of the directory, and its beginning; `nil` if the archive does not say so.
  private var directory: (count: Int, start: Int)? {
    guard let end = endOfDirectory else { return nil }
    let directory = (count: number(at: end + 10, bytes: 2), start: number(at: end + 16, bytes: 4))
    let locatorSize = 20
    let locator = end - locatorSize
    guard directory.count == 0xFFFF || directory.start == Self.isElsewhere,
      locator >= 0, number(at: locator, bytes: 4) == 0x0706_4B50
    else { return directory }
    let wideEnd = number(at: locator + 8, bytes: 8)
    guard wideEnd >= 0, wideEnd < locator, number(at: wideEnd, bytes: 4) == 0x0606_4B50 else { return nil }
    let count = number(at: wideEnd + 32, bytes: 8)
    return count < 0 ? nil : (count, number(at: wideEnd + 48, bytes: 8))
  }

  /// The place of the record that ends the archive; only a comment may follow it.
  private var endOfDirectory: Int? {
    let recordSize = 22
    let longestComment = 0xFFFF
    guard bytes.count >= recordSize else { return nil }
    let last = bytes.count - recordSize
    return stride(from: last, through: max(0, last - longestComment), by: -1).first { place in
      bytes[place] == 0x50 && number(at: place, bytes: 4) == 0x0605_4B50
    }
  }

  /// Adds the entry whose record in the directory is at a place; returns the next place, `nil` if there is no record.
  private mutating func addEntry(at place: Int) throws(ArchiveError) -> Int? {
    let recordSize = 46
    guard place >= 0, place <= bytes.count - recordSize, number(at: place, bytes: 4) == 0x0201_4B50 else { return nil }
    let extra = place + recordSize + number(at: place + 28, bytes: 2)
    let endOfExtra = extra + number(at: place + 30, bytes: 2)
    let next = endOfExtra + number(at: place + 32, bytes: 2)
    guard next <= bytes.count else { return nil }
    let name = String(decoding: bytes[place + recordSize..<extra], as: UTF8.self)
    let fileMode = number(at: place + 40, bytes: 2)
    let isLink = fileMode & 0o170000 == 0o120000
    guard !name.hasSuffix("/"), !isLink, !Self.isMacOSMetadata(name) else { return next }
    guard number(at: place + 8, bytes: 2) & 1 == 0 else { throw .encrypted }
    guard let packedBytes = packedBytes(ofEntryAt: place, extra: extra..<endOfExtra) else { return nil }
    entries.append(
      Entry(
        name: name, packedBytes: packedBytes, method: number(at: place + 10, bytes: 2),
        checksum: UInt32(number(at: place + 16, bytes: 4))))
    return next
  }

  private static func isMacOSMetadata(_ name: String) -> Bool {
    name.hasPrefix("__MACOSX/") || name.split(separator: "/").last?.hasPrefix("._") == true
  }

  /// The value of a field of 32 bits whose number is in the 64-bit extension.
  private static let isElsewhere = 0xFFFF_FFFF

  /// Returns where an entry's packed bytes are; `nil` if that is outside of the archive.
  private func packedBytes(ofEntryAt place: Int, extra: Range<Int>) -> Range<Int>? {
    var wide = wideNumbers(in: extra)[...]
    // The extension has only the numbers that did not fit, in this order: unpacked size, packed size, header.
    if number(at: place + 24, bytes: 4) == Self.isElsewhere { wide = wide.dropFirst() }
    guard let count = self.wide(number(at: place + 20, bytes: 4), or: &wide),
      let header = self.wide(number(at: place + 42, bytes: 4), or: &wide)
    else { return nil }
    let headerSize = 30
    guard header <= bytes.count - headerSize, number(at: header, bytes: 4) == 0x0403_4B50 else { return nil }
    let start = header + headerSize + number(at: header + 26, bytes: 2) + number(at: header + 28, bytes: 2)
    return start <= bytes.count && count <= bytes.count - start ? start..<start + count : nil
  }

  private func wide(_ number: Int, or wide: inout ArraySlice<Int>) -> Int? {
    guard number == Self.isElsewhere else { return number }
    return wide.popFirst().flatMap { $0 < 0 ? nil : $0 }
  }

  /// Returns the numbers of an entry's field 0x0001, none if it has no such field.
  private func wideNumbers(in extra: Range<Int>) -> [Int] {
    var place = extra.lowerBound
    while place + 4 <= extra.upperBound {
      let start = place + 4
      let end = min(start + number(at: place + 2, bytes: 2), extra.upperBound)
      if number(at: place, bytes: 2) == 0x0001 {
        return stride(from: start, through: end - 8, by: 8).prefix(3).map { number(at: $0, bytes: 8) }
      }
      place = end
    }
    return []
  }

  /// Returns the number at a place, its lowest byte first; beyond the end all bytes are zero.
  private func number(at place: Int, bytes count: Int) -> Int {
    (0..<count).reduce(0) { $0 | (place + $1 < bytes.count ? Int(bytes[place + $1]) << (8 * $1) : 0) }
  }
}

/// Writes a zip file by file. The same files give the same bytes, since no time is noted.
///
/// Within the limits of the format from before its 64-bit extension: 65,535 files, 4 GiB.
struct ZipWriter {
  /// The number of bytes of the archive that were given out.
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
