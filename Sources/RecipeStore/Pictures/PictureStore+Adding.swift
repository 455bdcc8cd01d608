import Glibc
package import RecipeModel

extension PictureStore {
  /// Stores a picture, unless it is there, so that it is whole and on the disk when this returns.
  ///
  /// - Throws: `RecipeStoreError` where it cannot be written; nothing is left of it then.
  package func add(_ picture: Picture) throws(RecipeStoreError) {
    let name = picture.name
    if contains(name) { return }
    try makeFolder()
    try write(picture.bytes, to: path(of: name))
  }

  /// Deletes a picture, if it is there and may be deleted.
  func delete(_ name: String) {
    if Picture.isName(name) { unlink(path(of: name)) }
  }

  /// Makes the folder, for its owner alone whatever the umask.
  private func makeFolder() throws(RecipeStoreError) {
    if mkdir(folder, 0o700) == 0 {
      chmod(folder, 0o700)
      try Self.sync(folder.lastIndex(of: "/").map { String(folder[...$0]) } ?? ".")
    } else if errno != EEXIST {
      throw RecipeStoreError(errno: errno, at: folder)
    }
  }

  /// Writes a file beside the one that it is to be, and puts it in its place once it is on the disk.
  private func write(_ bytes: [UInt8], to path: String) throws(RecipeStoreError) {
    let partial = "\(path).\(getpid()).partial"
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw RecipeStoreError(errno: errno, at: path) }
    var number = Self.writeAndSync(bytes, to: descriptor)
    close(descriptor)
    if number == 0, rename(partial, path) != 0 { number = errno }
    if number != 0 {
      unlink(partial)
      throw RecipeStoreError(errno: number, at: path)
    }
    try Self.sync(folder)
  }

  /// Returns `errno`, 0 where all went well.
  private static func writeAndSync(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written) }
      if count < 0, errno != EINTR { return errno }
      written += max(0, count)
    }
    return fsync(descriptor) == 0 ? 0 : errno
  }

  /// Makes the names in a folder durable.
  private static func sync(_ folder: String) throws(RecipeStoreError) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { throw RecipeStoreError(errno: errno, at: folder) }
    defer { close(descriptor) }
    if fsync(descriptor) != 0 { throw RecipeStoreError(errno: errno, at: folder) }
  }
}

extension RecipeStoreError {
  /// The store's word for a failed call of the operating system.
  fileprivate init(errno: Int32, at path: String) {
    self =
      switch errno {
      case ENOSPC, EDQUOT: .diskFull
      case EACCES, EPERM, EROFS: .noPermission(path)
      case ENOENT, ENOTDIR, EEXIST: .cannotCreate(path)
      default: .inputOutput(path)
      }
  }
}
