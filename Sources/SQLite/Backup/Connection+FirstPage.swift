import Glibc

extension Connection {
  /// Calls `body` with a copy of a database whose first page cannot be read and is made anew.
  ///
  /// The first page says how long all pages are. Without it, a file may look as if they had one size or another; the first
  /// for which `body` returns something, and meets no damage, is taken.
  ///
  /// - Parameters:
  ///   - path: A file that is not open anywhere in this process, as closing it would drop its locks
  ///     (sqlite.org/howtocorrupt.html, section 2.2).
  ///   - target: The path beside which the copy is made, which is gone afterwards.
  ///   - body: Returns `nil` for what is not the database that was looked for.
  /// - Returns: `nil` for a file in which no schema is found.
  package static func withFirstPageMadeAnew<R>(
    of path: String, beside target: String, applicationID: Int32, shouldStop: (() -> Bool)? = nil,
    _ body: (Connection) throws -> R?
  ) throws -> R? {
    let file = try PageFile(path)
    for first in try file.firstPages(applicationID: applicationID) {
      let partial = try PartialFile(for: target)
      defer { partial.remove() }
      try partial.write { buffer, offset throws(SQLiteError) in
        let count = try file.read(into: buffer, at: offset)
        if offset < first.bytes.count {
          buffer.copyBytes(from: first.bytes[offset..<min(first.bytes.count, offset + count)])
        }
        return count
      }
      do {
        if let result = try body(Connection(.file(partial.path), shouldStop: shouldStop)) { return result }
      } catch let error as SQLiteError where ResultCode.corrupt ~= error.code {
        // Of another size, or without another page of the schema.
        continue
      }
    }
    return nil
  }
}

/// A database file as bytes.
private final class PageFile {
  private let path: String
  private let descriptor: Int32

  init(_ path: String) throws(SQLiteError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw SQLiteError(errno: errno, doing: "opening \(path)") }
  }

  deinit {
    close(descriptor)
  }

  /// Returns how many bytes were read: fewer than there is room for at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SQLiteError) -> Int {
    let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
    if count < 0 { throw SQLiteError(errno: errno, doing: "reading \(path)") }
    return count
  }

  /// Returns what the first page has to say, told by all others, for each size that pages may have.
  func firstPages(applicationID: Int32) throws -> [FirstPage] {
    var pages: [Int: [SchemaPage]] = [:]
    var block = [UInt8](repeating: 0, count: SchemaPage.sizes.last!)
    var offset = 0
    while true {
      let count = try block.withUnsafeMutableBytes { try read(into: $0, at: offset) }
      for size in SchemaPage.sizes {
        for start in stride(from: 0, through: count - size, by: size) {
          let number = (offset + start) / size + 1
          guard number > 1, let page = SchemaPage(block[start..<start + size], number: number) else { continue }
          pages[size, default: []].append(page)
        }
      }
      offset += count
      if count < block.count { break }
    }
    // The rows of a page begin at its end, so half a page is none; but a page may be taken for the first half of another.
    return SchemaPage.sizes.compactMap { size in
      FirstPage(applicationID: applicationID, fileSize: offset, pages: pages[size] ?? [])
    }
  }
}
