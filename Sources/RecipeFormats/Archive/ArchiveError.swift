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
