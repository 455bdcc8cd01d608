import SQLite

extension Doctor {
  /// Reads back what was asked for when the connection was opened, and looks for bugs of this SQLite that concern us.
  func examineSettings(_ check: inout DoctorCheck) throws {
    for (pragma, wanted) in Self.wantedSettings {
      let found = try connection.first("PRAGMA \(pragma)") { $0.text(at: 0) } ?? ""
      if found != wanted { check.problems.append("\(pragma) is \(found) instead of \(wanted)") }
    }
    check.notes.append("SQLite \(Connection.libraryVersion)")
    if let name = FileSystem.networkName(of: location.path) {
      check.notes.append("the file is on a network (\(name)), where locks may fail")
    }
    if try connection.first("PRAGMA journal_mode", row: { $0.text(at: 0) }) == "wal" {
      check.notes.append("another program keeps the file in WAL mode; it leaves it when no other has it open")
      if Self.mayLoseLog(version: Connection.libraryVersion) {
        check.problems.append("in WAL mode SQLite \(Connection.libraryVersion) may lose changes; use 3.51.3 or later")
      }
    }
  }

  private static let wantedSettings = [
    ("synchronous", "3"), ("foreign_keys", "1"), ("cell_size_check", "1"), ("mmap_size", "0"),
  ]

  /// Whether a version has the bug by which a WAL that is begun anew at the wrong moment loses transactions.
  ///
  /// - Source: sqlite.org/wal.html, "the WAL-reset bug": 3.7.0 to 3.51.2 have it, 3.44.6 and 3.50.7 in their branches do
  ///   not.
  static func mayLoseLog(version: String) -> Bool {
    let parts = version.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
    let number = (parts[0], parts[1], parts[2])
    let isFixed =
      number >= (3, 51, 3) || (number >= (3, 50, 7) && number < (3, 51, 0))
      || (number >= (3, 44, 6) && number < (3, 45, 0))
    return !isFixed && number >= (3, 7, 0)
  }
}
