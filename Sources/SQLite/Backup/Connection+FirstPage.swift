import Glibc

extension Connection {
  /// Calls `body` with a copy of a database whose first page cannot be read and is made anew.
  ///
  /// - Parameters:
  ///   - path: A file that is not open anywhere in this process, as closing it would drop its locks
  ///     (sqlite.org/howtocorrupt.html, section 2.2).
  ///   - target: The path beside which the copy is made, which is gone afterwards.
  /// - Returns: `nil` for a file in which no schema is found.
  package static func withFirstPageMadeAnew<R>(
    of path: String, beside target: String, applicationID: Int32, shouldStop: (() -> Bool)? = nil,
    _ body: (Connection) throws -> R
  ) throws -> R? {
    let file = try PageFile(path)
    guard let first = try file.firstPage(applicationID: applicationID) else { return nil }
    let partial = try PartialFile(for: target)
    defer { partial.remove() }
    try partial.write { buffer, offset throws(SQLiteError) in
      let count = try file.read(into: buffer, at: offset)
      if offset < first.count { buffer.copyBytes(from: first[offset..<min(first.count, offset + count)]) }
      return count
    }
    return try body(Connection(.file(partial.path), shouldStop: shouldStop))
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

  /// Returns what the first page has to say, told by all others.
  func firstPage(applicationID: Int32) throws -> [UInt8]? {
    var pages: [SchemaPage] = []
    var bytes = [UInt8](repeating: 0, count: SchemaPage.size)
    var number = 2
    while true {
      let count = try bytes.withUnsafeMutableBytes { try read(into: $0, at: (number - 1) * SchemaPage.size) }
      guard count == bytes.count else { break }
      if let page = SchemaPage(bytes, number: number) { pages.append(page) }
      number += 1
    }
    return FirstPage(applicationID: applicationID, pageCount: number - 1, pages: pages)?.bytes
  }
}
