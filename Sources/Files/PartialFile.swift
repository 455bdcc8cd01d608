import Glibc

/// A file while it is written, under another name in the folder of the file that it becomes.
///
/// The name is `.NAME.recipes-partial`, with a number at its end where several programs write the same file at once. It
/// is hidden, so that no import of the folder takes it for a recipe. While it is written a lock is held on it, which ends
/// with the process: so one that is not locked was left by a program that was stopped, and the next that writes the same
/// file, or `doctor`, removes it.
package struct PartialFile {
  /// The path of the file until it is complete.
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

extension PartialFile {
  /// Makes an empty file and locks it, having removed what a stopped program left of the same target.
  init(for target: String, _ access: Access) throws(FileError) {
    var number = 1
    // Only programs that make and remove such files at the same moment can use up the attempts.
    for _ in 1...1_000 {
      let path = Self.path(for: target, number: number)
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, access == .owner ? 0o600 : 0o666)
      if descriptor >= 0 {
        if access == .owner { fchmod(descriptor, 0o600) }
        if Self.lock(descriptor) != .taken, Self.isFile(descriptor, at: path) {
          (self.path, self.descriptor) = (path, descriptor)
          return
        }
        // Another program took it for a leftover before it was locked.
        close(descriptor)
      } else if errno != EEXIST {
        throw FileError(at: target)
      }
      if !Self.isLeftover(path, isRemoving: true), FileKind(ofLink: path) != .missing { number += 1 }
    }
    throw FileError(EBUSY, at: target)
  }

  /// The paths of the files in a folder that were being written when a program was stopped, sorted: nothing in them is
  /// needed.
  package static func leftovers(in folder: String) -> [String] {
    paths(in: folder).filter { isLeftover($0, isRemoving: false) }
  }

  /// Removes what `leftovers(in:)` names, and returns how many files that were.
  @discardableResult
  package static func removeLeftovers(in folder: String) -> Int {
    paths(in: folder).filter { isLeftover($0, isRemoving: true) }.count
  }

  /// Returns whether a file of that name is one that is being written, or a leftover.
  package static func isName(_ name: some StringProtocol) -> Bool {
    var stem = name[...]
    while let last = stem.last, last.isASCII, last.isNumber { stem = stem.dropLast() }
    if stem.endIndex < name.endIndex, stem.last == "-" { stem = stem.dropLast() }
    return stem.hasPrefix(".") && stem.hasSuffix(mark) && stem.count > mark.count + 1
  }

  private static let mark = ".recipes-partial"

  private static func paths(in folder: String) -> [String] {
    FileName.names(in: folder).filter { isName($0) }.sorted().map { "\(folder)/\($0)" }
  }

  /// - Source: limits.h: a name has at most 255 bytes, so of a long one the beginning must do.
  private static func path(for target: String, number: Int) -> String {
    let start = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    var name = target[start...]
    while name.utf8.count > 255 - mark.utf8.count - 5 { name.removeLast() }
    return "\(target[..<start]).\(name)\(mark)\(number == 1 ? "" : "-\(number)")"
  }

  /// Returns whether a file is left over from a stopped program.
  ///
  /// One with a second name is complete and has its final name, and is not opened: that could be an open database, which
  /// would lose its locks when another descriptor of it is closed (sqlite.org/howtocorrupt.html, section 2.2).
  private static func isLeftover(_ path: String, isRemoving: Bool) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    if status.st_nlink > 1 { return !isRemoving || unlink(path) == 0 }
    let descriptor = open(path, O_RDWR | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard lock(descriptor) == .locked, isFile(descriptor, at: path) else { return false }
    return !isRemoving || unlink(path) == 0
  }

  private enum LockResult {
    case locked
    /// Another descriptor has it locked.
    case taken
    /// The file system has no locks.
    case unsupported
  }

  /// Locks a file without waiting.
  ///
  /// The lock is of one byte far from those that SQLite locks (sqlite.org/fileformat2.html, the lock-byte page), and
  /// belongs to the descriptor.
  ///
  /// - Source: fcntl(2), open file description locks.
  private static func lock(_ descriptor: Int32) -> LockResult {
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    (lock.l_start, lock.l_len) = (1 << 62, 1)
    if fcntl(descriptor, setOpenFileLock, &lock) == 0 { return .locked }
    return errno == EAGAIN || errno == EACCES ? .taken : .unsupported
  }

  /// `F_OFD_SETLK`, which glibc declares for GNU programs only; the kernel's number is the same everywhere.
  private static let setOpenFileLock: Int32 = 37

  private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && lstat(path, &named) == 0 && opened.st_dev == named.st_dev
      && opened.st_ino == named.st_ino
  }
}
