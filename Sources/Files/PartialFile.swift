import Glibc

/// A file while it is written, under another name in the folder of the file that it becomes.
///
/// The name is `.NAME.recipes-partial`, with a number at its end where several programs write the same file at once. It
/// is hidden, so that no import of the folder takes it for a recipe. While it is written a lock is held on it, which ends
/// with the process: so one that is not locked was left by a program that was stopped, and the next that writes the same
/// file, or `doctor`, removes it.
package struct PartialFile {
  /// Where the file is until it is complete.
  package let path: String

  /// Open for reading and writing.
  package let descriptor: Int32

  /// Who may read and write the file.
  package enum Access {
    /// Its owner, whatever the umask.
    case owner
    /// Anyone whom the umask allows.
    case umask
  }

  /// Writes a file so that its name always leads to what was there before or to all of the new content.
  ///
  /// The content is on the disk before the file gets its name, and the name is when this returns.
  ///
  /// - Parameters:
  ///   - target: The path of the file. A link is replaced, rather than followed.
  ///   - isReplacing: Whether a file of that name is replaced. If not, none is, even one that appears meanwhile.
  ///   - fill: Writes the content, by `write(_:)` or through another descriptor.
  /// - Throws: What `fill` throws, or `FileError`; with `EEXIST` for a file that is not to be replaced. Nothing is
  ///   changed or left then, unless `FileError.isInPlace` says so.
  package static func write(
    _ target: String, access: Access, isReplacing: Bool, _ fill: (PartialFile) throws -> Void
  ) throws {
    let folder = FileName.folder(of: target)
    // Opened first, so that nothing but the sync itself can fail once the file has its name.
    let folderDescriptor = try Folder.open(folder)
    defer { close(folderDescriptor) }
    try withTemporary(for: target, access: access) { file in
      try fill(file)
      if fsync(file.descriptor) != 0 { throw FileError(at: target) }
      let hasReplaced = try file.giveName(target, isReplacing: isReplacing)
      do throws(FileError) {
        try Folder.sync(folderDescriptor, of: folder)
      } catch {
        if !hasReplaced { unlink(target) }
        throw FileError(error.number, at: target, isInPlace: hasReplaced)
      }
    }
  }

  /// Calls `body` with an empty file that is removed afterwards, unless `body` has given it another name.
  ///
  /// - Parameter target: The path of the file in whose folder it is, and after which it is named.
  package static func withTemporary<R>(
    for target: String, access: Access = .owner, _ body: (PartialFile) throws -> R
  ) throws -> R {
    let file = try PartialFile(for: target, access)
    defer {
      unlink(file.path)
      close(file.descriptor)
    }
    return try body(file)
  }

  /// Writes bytes at the end of what was written this way.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    let number = bytes.withUnsafeBytes { write($0) }
    if number != 0 { throw FileError(number, at: path) }
  }

  /// Returns `errno`, 0 where all is written.
  private func write(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    var written = 0
    while written < bytes.count {
      let count = Glibc.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
      if count < 0, errno != EINTR { return errno }
      written += max(0, count)
    }
    return 0
  }

  /// Writes what `read` delivers, until it delivers nothing.
  package func writeChunks(_ read: (_ into: UnsafeMutableRawBufferPointer, _ offset: Int) throws -> Int) throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
    defer { buffer.deallocate() }
    var offset = 0
    while case let count = try read(buffer, offset), count > 0 {
      let number = write(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      if number != 0 { throw FileError(number, at: path) }
      offset += count
    }
  }

  /// Returns whether a file of that name was replaced.
  ///
  /// - Source: link(2): it never replaces a file; EPERM and EOPNOTSUPP where there are no hard links. There an empty file
  ///   is made first, which no other program can make at the same time, and that one is replaced.
  private func giveName(_ target: String, isReplacing: Bool) throws(FileError) -> Bool {
    if link(path, target) == 0 {
      unlink(path)
      return false
    }
    switch errno {
    case EEXIST where isReplacing:
      try rename(to: target)
      return true
    case EPERM, EOPNOTSUPP:
      let placeholder = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      let isTaken = placeholder < 0 && errno == EEXIST
      if placeholder < 0, !(isTaken && isReplacing) { throw FileError(at: target) }
      close(placeholder)
      do throws(FileError) {
        try rename(to: target)
      } catch {
        if !isTaken { unlink(target) }
        throw error
      }
      return isTaken
    default: throw FileError(at: target)
    }
  }

  private func rename(to target: String) throws(FileError) {
    if Glibc.rename(path, target) != 0 { throw FileError(at: target) }
  }
}
