import Files

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
      let result = try PartialFile.withTemporary(for: target) { copy in
        try copy.writePieces { buffer, offset in
          let count = try file.read(into: buffer, at: offset)
          if offset < first.bytes.count {
            buffer.copyBytes(from: first.bytes[offset..<min(first.bytes.count, offset + count)])
          }
          return count
        }
        do {
          return try body(copy.connect(shouldStop: shouldStop))
        } catch let error as SQLiteError where ResultCode.corrupt ~= error.code {
          // Of another size, or without another page of the schema.
          return nil
        }
      }
      if let result { return result }
    }
    return nil
  }
}

extension Connection {
  /// Returns what the pages of the schema call tables, indexes, views and triggers in a file whose first page is not that
  /// of a database.
  ///
  /// Only the beginning of a large file is looked at, which is where a schema is made.
  ///
  /// - Parameter path: As for `withFirstPageMadeAnew(of:beside:applicationID:shouldStop:_:)`. The file is only read.
  /// - Returns: Nothing for a database, and for a file that cannot be read.
  package static func namesWithoutFirstPage(of path: String) -> Set<String> {
    var names: Set<String> = []
    guard let file = try? PageFile(path), (try? file.isDatabase()) == false else { return [] }
    _ = try? file.forEachSchemaPage(upTo: 16 << 20) { names.formUnion($0.names) }
    return names
  }
}
