/// The files in a zip, read in memory and never unpacked by name.
///
/// The list at the archive's end counts, as in every other program; folders, links and what macOS adds are passed over.
///
/// - Source: PKWARE's APPNOTE.TXT 6.3, sections 4.3.7 (local file header), 4.3.12 (central directory), 4.3.16 (its end).
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

  /// Whether a file is a zip by its first bytes.
  static func isLikely(_ head: [UInt8]) -> Bool { head.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

  init(_ bytes: [UInt8]) throws(ArchiveError) {
    self.bytes = bytes
    guard let end = endOfDirectory else { throw .damaged }
    let count = number(at: end + 10, bytes: 2)
    guard count <= ArchiveLimits.entries else { throw .tooManyEntries }
    var place = number(at: end + 16, bytes: 4)
    for _ in 0..<count {
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
  /// The place of the record that ends the archive, behind which only a comment may stand.
  private var endOfDirectory: Int? {
    let recordSize = 22
    let longestComment = 0xFFFF
    guard bytes.count >= recordSize else { return nil }
    let last = bytes.count - recordSize
    return stride(from: last, through: max(0, last - longestComment), by: -1).first { place in
      bytes[place] == 0x50 && number(at: place, bytes: 4) == 0x0605_4B50
    }
  }

  /// Adds the entry whose record in the directory is at a place; returns the place behind it, `nil` if there is none.
  private mutating func addEntry(at place: Int) throws(ArchiveError) -> Int? {
    let recordSize = 46
    guard place >= 0, place + recordSize <= bytes.count, number(at: place, bytes: 4) == 0x0201_4B50 else { return nil }
    let nameSize = number(at: place + 28, bytes: 2)
    let next = place + recordSize + nameSize + number(at: place + 30, bytes: 2) + number(at: place + 32, bytes: 2)
    guard next <= bytes.count else { return nil }
    let name = String(decoding: bytes[place + recordSize..<place + recordSize + nameSize], as: UTF8.self)
    let fileMode = number(at: place + 40, bytes: 2)
    let isLink = fileMode & 0o170000 == 0o120000
    guard !name.hasSuffix("/"), !isLink, !Self.isMacOSMetadata(name) else { return next }
    guard number(at: place + 8, bytes: 2) & 1 == 0 else { throw .encrypted }
    guard
      let packedBytes = packedBytes(
        behindHeaderAt: number(at: place + 42, bytes: 4), count: number(at: place + 20, bytes: 4))
    else { return nil }
    entries.append(
      Entry(
        name: name, packedBytes: packedBytes, method: number(at: place + 10, bytes: 2),
        checksum: UInt32(number(at: place + 16, bytes: 4))))
    return next
  }

  private static func isMacOSMetadata(_ name: String) -> Bool {
    name.hasPrefix("__MACOSX/") || name.split(separator: "/").last?.hasPrefix("._") == true
  }

  private func packedBytes(behindHeaderAt header: Int, count: Int) -> Range<Int>? {
    let headerSize = 30
    guard header + headerSize <= bytes.count, number(at: header, bytes: 4) == 0x0403_4B50 else { return nil }
    let start = header + headerSize + number(at: header + 26, bytes: 2) + number(at: header + 28, bytes: 2)
    return start + count <= bytes.count ? start..<start + count : nil
  }

  /// Returns the number at a place, its lowest byte first; what lies behind the end counts as zero.
  private func number(at place: Int, bytes count: Int) -> Int {
    (0..<count).reduce(0) { $0 | (place + $1 < bytes.count ? Int(bytes[place + $1]) << (8 * $1) : 0) }
  }
}
