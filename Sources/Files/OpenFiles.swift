import Glibc

/// The files that this process may have open at once.
package enum OpenFiles {
  /// As many as saving anything takes, those of a backup and of a transaction that needs temporary files included.
  ///
  /// With fewer SQLite might change the database all the same, but not sync its folder: it passes over a folder that it
  /// cannot open.
  package static let needed = 16

  /// As many as the system allows; see `ulimit -n`.
  package static var limit: Int {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 ? Int(clamping: limit.rlim_cur) : .max
  }
}
