import Glibc

/// What a path leads to.
enum FileKind: Equatable {
  case file, folder, missing
  /// A pipe, a device, a socket, a link where links are not followed.
  case other

  init(of path: String) {
    var status = stat()
    self = stat(path, &status) == 0 ? Self(status) : .missing
  }

  /// Does not follow a link.
  init(ofLink path: String) {
    var status = stat()
    self = lstat(path, &status) == 0 ? Self(status) : .missing
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
