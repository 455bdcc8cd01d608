/// The limits of an archive, counted while it is unpacked, since its headers cannot be trusted.
struct ArchiveLimits {
  /// The most bytes of one entry: 20 MiB.
  static let entryBytes = 20 * 1_048_576
  /// The most entries.
  static let entries = 10_000
  /// The most bytes unpacked per byte packed; deflate reaches 1,029 with nothing but zeros.
  static let ratio = 200
  /// Up to this size the ratio does not matter: small texts may be packed as tightly as they like.
  static let harmlessBytes = 1_048_576

  /// The bytes that may still be unpacked, of 200 MiB for all entries and what is packed in them.
  private(set) var bytesLeft = 200 * 1_048_576

  /// The most bytes that an entry of so many packed bytes may have.
  func limit(ofPacked count: Int) -> Int {
    min(Self.entryBytes, bytesLeft, Self.most(ofPacked: count))
  }

  /// The most bytes that so many packed ones may become, in any format.
  static func most(ofPacked count: Int) -> Int { max(count * ratio, harmlessBytes) }

  mutating func spend(_ count: Int) { bytesLeft -= count }
}

/// Why an archive cannot be unpacked.
enum ArchiveError: Error, Equatable {
  case damaged
  /// It unpacks to more than any file of recipes would.
  case tooLarge
  case tooManyEntries
  case encrypted
  /// It is packed in a way that few programs use.
  case unknownMethod(Int)
}

extension ArchiveError: CustomStringConvertible {
  /// One lowercase line.
  var description: String {
    switch self {
    case .damaged: "the archive is damaged"
    case .tooLarge: "the archive unpacks to more than recipes need"
    case .tooManyEntries: "the archive has more than \(ArchiveLimits.entries) entries"
    case .encrypted: "the archive is encrypted"
    case .unknownMethod(let number): "the archive is packed by method \(number), which is not known"
    }
  }
}
