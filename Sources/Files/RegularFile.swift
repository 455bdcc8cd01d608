import Glibc

/// Files that anyone may have put there: they are opened without waiting, whatever they are.
///
/// A pipe without a writer would keep open(2) waiting for ever, and a device could do anything when it is read.
package enum RegularFile {
  /// Opens a file to read it.
  ///
  /// - Returns: A descriptor that the caller closes, or -1 with `errno` set: to `ENXIO` where a pipe, a socket, a device
  ///   or a folder has that name.
  /// - Source: open(2), `O_NONBLOCK`: no pipe is waited for; for a regular file it has no effect.
  package static func open(_ path: String) -> Int32 {
    let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return -1 }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return descriptor }
    close(descriptor)
    errno = ENXIO
    return -1
  }

  /// Returns all bytes of a file; nil where it cannot be read, is no regular file or is longer than `limit`.
  package static func content(of path: String, upTo limit: Int) -> [UInt8]? {
    let descriptor = open(path)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size <= limit else { return nil }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: status.st_size) { buffer, initialized in
      while count < buffer.count {
        let added = read(descriptor, buffer.baseAddress! + count, buffer.count - count)
        if added < 0, errno == EINTR { continue }
        if added <= 0 { break }
        count += added
      }
      initialized = count
    }
    return count == status.st_size ? bytes : nil
  }
}
