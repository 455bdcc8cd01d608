import Glibc

/// Folders: making them, and making durable which names are in them.
package enum Folder {
  /// Makes a folder in one that is there, unless it exists, and syncs the one that it is in.
  ///
  /// - Parameter isPrivate: Whether only its owner may enter it, whatever the umask.
  /// - Returns: Whether it was made.
  /// - Throws: `FileError`, with `EEXIST` for something else of that name. The folder may be there then.
  @discardableResult
  package static func make(_ path: String, isPrivate: Bool) throws(FileError) -> Bool {
    guard mkdir(path, isPrivate ? 0o700 : 0o777) == 0 else {
      let number = errno
      guard number == EEXIST, FileKind(of: path) == .folder else { throw FileError(number, at: path) }
      return false
    }
    if isPrivate { chmod(path, 0o700) }
    try sync(FileName.folder(of: path))
    return true
  }

  /// Makes a folder and those above it, each unless it exists.
  ///
  /// - Throws: As `make(_:isPrivate:)`, for the folder that could not be made or synced.
  package static func makeWithParents(_ path: String, isPrivate: Bool) throws(FileError) {
    if FileKind(of: path) == .folder { return }
    let parent = FileName.folder(of: path)
    if parent != path { try makeWithParents(parent, isPrivate: isPrivate) }
    try make(path, isPrivate: isPrivate)
  }

  /// Makes the names in a folder durable: without it a new file may be gone after a power failure.
  package static func sync(_ path: String) throws(FileError) {
    let descriptor = try open(path)
    defer { close(descriptor) }
    try sync(descriptor, of: path)
  }

  /// - Returns: A descriptor for `sync(_:of:)`, which the caller closes.
  static func open(_ path: String) throws(FileError) -> Int32 {
    let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { throw FileError(at: path) }
    return descriptor
  }

  /// - Source: fsync(2): EINVAL from a file system that does not sync folders.
  static func sync(_ descriptor: Int32, of path: String) throws(FileError) {
    if fsync(descriptor) != 0, errno != EINVAL { throw FileError(at: path) }
  }
}
