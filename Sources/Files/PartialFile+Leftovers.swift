import Glibc

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

  /// Whether a file of that name is one that is being written, or a leftover.
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
