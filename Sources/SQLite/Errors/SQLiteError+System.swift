import Glibc

extension SQLiteError {
  /// The error that SQLite would report for a failed call of the operating system.
  init(errno: Int32, doing action: String) {
    let code: ResultCode =
      switch errno {
      case ENOSPC, EDQUOT: .full
      case EACCES, EPERM: .permissionDenied
      case EROFS: .readOnly
      case EISDIR: .cannotOpenFolder
      case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG, EMFILE, ENFILE, EEXIST: .cannotOpen
      default: .inputOutput
      }
    self.init(code: code, message: "\(action): \(String(cString: strerror(errno)))")
  }
}
