import CSQLite

/// The file system that a file is on, which must have locks that can be relied on.
///
/// - Source: sqlite.org/howtocorrupt.html, section 2.1.
package enum FileSystem {
  /// The name of the network file system that a file is on, `nil` if it is on this machine or unknown.
  package static func networkName(of path: String) -> String? {
    networkName(ofKind: csqlite_file_system_kind(path))
  }

  /// - Source: statfs(2), for the numbers.
  static func networkName(ofKind kind: Int) -> String? {
    switch UInt32(truncatingIfNeeded: kind) {
    case 0x6969: "NFS"
    case 0x517B, 0xFE53_4D42, 0xFF53_4D42: "SMB"
    case 0x0102_1997: "9P"
    case 0x5346_414F, 0x6B41_4653: "AFS"
    case 0x00C3_6400: "Ceph"
    case 0x7375_7245: "Coda"
    default: nil
    }
  }
}
