import SQLite

/// Reads one changeset of a step, a piece in memory at a time.
///
/// SQLite's functions do not check what they are given: bits that flipped could change a recipe or never come to an end.
final class ChunkReader: ChangesetInput {
  private let connection: Connection
  private let step: Int
  private let changeset: Int
  private var piece = 0
  private var rest: ArraySlice<UInt8> = []

  init(_ changeset: Int, ofStep step: Int, on connection: Connection) {
    self.connection = connection
    self.step = step
    self.changeset = changeset
  }

  static let damage = SQLiteError(code: .corrupt, message: "the history is damaged")

  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    if rest.isEmpty { rest = try next()[...] }
    let bytes = rest.prefix(buffer.count)
    buffer.copyBytes(from: bytes)
    rest = rest.dropFirst(bytes.count)
    return bytes.count
  }

  private func next() throws -> [UInt8] {
    defer { piece += 1 }
    return try connection.first(HistoryPiecesTable.content, step, changeset, piece) { row in
      let bytes = row.bytes(at: 0)
      guard Checksum.of(bytes) == row.int64(at: 1) else { throw Self.damage }
      return bytes
    } ?? []
  }
}
