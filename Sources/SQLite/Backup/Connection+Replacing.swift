import CSQLite
import Files

extension Connection {
  /// Replaces the content by that of another database, all or nothing, under this one's lock.
  ///
  /// The file stays the same one, so others that have it open go on with the new content. A process that dies meanwhile
  /// leaves a journal, by which SQLite brings the old content back.
  ///
  /// - Parameters:
  ///   - keep: Called with the lock held and before anything is written; it may call `writeBytes(to:)`.
  ///   - onProgress: Told now and then how many of how many pages are copied; what it throws takes all back.
  /// - Throws: `.busy` after the wait that the connection's policy allows; what `keep` throws, or `SQLiteError`. The
  ///   content is then what it was.
  /// - Source: sqlite.org/c3ref/backup_finish.html: the target is locked from the first step on, which may copy nothing.
  package func replaceContent(
    with source: Connection, keep: () throws -> Void = {},
    onProgress: (_ copied: Int, _ total: Int) throws -> Void = { _, _ in }
  ) throws {
    clearStatementCache()
    let pages = try PageCopy(from: source, to: self)
    _ = try pages.copy(atMost: 0)
    try keep()
    while try pages.copy(atMost: PageCopy.chunk) { try onProgress(pages.copied, pages.total) }
  }

  /// Writes the file's bytes as they are to a file of that name, for its owner only, which must not be there yet.
  ///
  /// That works for a damaged database too. The bytes are those of one moment only while a lock is held under which
  /// nothing else writes, and before this connection has written anything.
  ///
  /// They come through SQLite's own file handle, as any other would drop the locks when it is closed
  /// (sqlite.org/howtocorrupt.html, section 2.2).
  ///
  /// - Throws: `SQLiteError` where the bytes cannot be read; `FileError`. Nothing is left then.
  package func writeBytes(to path: String) throws {
    try PartialFile.write(path, access: .owner, isReplacing: false) { file in
      try file.writeChunks { buffer, offset in try readBytes(into: buffer, at: offset) }
    }
  }

  /// Returns the size of the file, in bytes.
  package func fileSize() throws(SQLiteError) -> Int {
    guard let (file, methods) = openFile else { return 0 }
    var size: sqlite3_int64 = 0
    let code = methods.pointee.xFileSize(file, &size)
    guard code == SQLITE_OK else { throw SQLiteError(ResultCode(rawValue: code)) }
    return Int(size)
  }

  /// Reads bytes of the file; returns fewer than there is room for at its end.
  private func readBytes(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SQLiteError) -> Int {
    let count = max(0, min(buffer.count, try fileSize() - offset))
    guard count > 0, let (file, methods) = openFile else { return 0 }
    let code = methods.pointee.xRead(file, buffer.baseAddress, Int32(count), sqlite3_int64(offset))
    guard code == SQLITE_OK else { throw SQLiteError(ResultCode(rawValue: code)) }
    return count
  }

  private var openFile: (UnsafeMutablePointer<sqlite3_file>, UnsafePointer<sqlite3_io_methods>)? {
    var file: UnsafeMutablePointer<sqlite3_file>?
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file)
    guard let file, let methods = file.pointee.pMethods else { return nil }
    return (file, methods)
  }
}
