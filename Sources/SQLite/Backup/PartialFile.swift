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

  /// Makes the content durable, then gives the file its name and makes that durable.
  func syncAndRename() throws(SQLiteError) {
    try sync(path)
    if rename(path, finalPath) != 0 { throw SQLiteError(errno: errno, doing: "renaming to \(finalPath)") }
    try sync(folder)
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
