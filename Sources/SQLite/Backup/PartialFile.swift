import Glibc

/// A file in the making, under another name beside the one that it is to have.
struct PartialFile {
  let path: String
  private let finalPath: String

  /// Creates an empty file with a name of its own, which only its owner may read or write.
  init(for finalPath: String) throws(SQLiteError) {
    self.finalPath = finalPath
    var template = Array((finalPath + ".partial-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    if descriptor < 0 { throw SQLiteError(errno: errno, doing: "creating a file beside \(finalPath)") }
    fchmod(descriptor, 0o600)
    close(descriptor)
    path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  /// Writes what `read` delivers, piece by piece, until it delivers nothing.
  func write(
    _ read: (_ into: UnsafeMutableRawBufferPointer, _ offset: Int) throws(SQLiteError) -> Int
  ) throws(SQLiteError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    if descriptor < 0 { throw SQLiteError(errno: errno, doing: "opening \(path)") }
    defer { close(descriptor) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
    defer { buffer.deallocate() }
    var offset = 0
    while true {
      let count = try read(buffer, offset)
      if count == 0 { return }
      try writeAll(UnsafeRawBufferPointer(buffer)[..<count], to: descriptor)
      offset += count
    }
  }

  private func writeAll(_ bytes: Slice<UnsafeRawBufferPointer>, to descriptor: Int32) throws(SQLiteError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw SQLiteError(errno: errno, doing: "writing \(path)")
      }
    }
  }

  /// Makes the content durable, then gives the file its name and makes that durable.
  ///
  /// - Parameter replacing: Whether a file of that name is replaced, rather than an error.
  func syncAndRename(replacing: Bool) throws(SQLiteError) {
    try sync(path)
    if replacing { try rename() } else { try link() }
    do throws(SQLiteError) {
      try sync(folder)
    } catch {
      // Where it has replaced another file, that one is gone, and this one is better than none.
      if !replacing { unlink(finalPath) }
      throw error
    }
  }

  private func rename() throws(SQLiteError) {
    if Glibc.rename(path, finalPath) != 0 { throw SQLiteError(errno: errno, doing: "renaming to \(finalPath)") }
  }

  /// Gives the file its name unless a file has it, even one that came this moment.
  ///
  /// - Source: link(2): EPERM where there are no hard links.
  private func link() throws(SQLiteError) {
    if Glibc.link(path, finalPath) == 0 {
      unlink(path)
    } else if errno == EEXIST {
      throw SQLiteError(errno: errno, doing: "making \(finalPath)")
    } else {
      try rename()
    }
  }

  func remove() {
    unlink(path)
    unlink(path + "-journal")
  }

  private var folder: String {
    guard let slash = finalPath.lastIndex(of: "/") else { return "." }
    return slash == finalPath.startIndex ? "/" : String(finalPath[..<slash])
  }

  private func sync(_ path: String) throws(SQLiteError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw SQLiteError(errno: errno, doing: "opening \(path)") }
    defer { close(descriptor) }
    if fsync(descriptor) != 0 { throw SQLiteError(errno: errno, doing: "syncing \(path)") }
  }
}
