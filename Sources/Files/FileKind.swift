import Glibc

/// What a path leads to.
package enum FileKind: Equatable {
  case file, folder, missing
  /// A pipe, a device, a socket, a link where links are not followed.
  case other
  /// Whatever it is, it is in a folder that may not be searched.
  case forbidden

  package init(of path: String) {
    var status = stat()
    self = stat(path, &status) == 0 ? Self(status) : Self.withoutStatus
  }

  /// Does not follow a link.
  package init(ofLink path: String) {
    var status = stat()
    self = lstat(path, &status) == 0 ? Self(status) : Self.withoutStatus
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }

  private static var withoutStatus: FileKind { errno == EACCES ? .forbidden : .missing }
}
