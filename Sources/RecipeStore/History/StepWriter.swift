import SQLite

/// Writes a step down as it is recorded: its row, and its changesets in pieces.
///
/// Nothing is written before there is something to write, so a command that changes nothing leaves no trace. All state
/// that matters is in the tables, as a nested transaction may roll back a part of it.
final class StepWriter: ChangesetOutput {
  private static let pieceSize = 1 << 16

  let id: Int
  private let connection: Connection
  private let now: Int
  private let command: String
  private let schemaVersion: Int
  private let revertedStep: Int?

  private var changeset = 0
  private var piece = 0
  private var bytes: [UInt8] = []

  init(
    _ command: String, reverting revertedStep: Int?, schemaVersion: Int, at now: Int, on connection: Connection
  ) throws {
    self.connection = connection
    self.now = now
    self.command = command
    self.revertedStep = revertedStep
    self.schemaVersion = schemaVersion
    id = try connection.nextStepID()
  }

  func append(_ more: UnsafeRawBufferPointer) throws(SQLiteError) {
    bytes += more
    if bytes.count >= Self.pieceSize { try writePiece() }
  }

  func endChangeset() throws(SQLiteError) {
    if !bytes.isEmpty { try writePiece() }
    changeset += 1
    piece = 0
  }

  /// Completes the step, if there is one: what was undone before it cannot be done again, and the oldest steps leave.
  func finish(limits: HistoryLimits) throws {
    guard changeset > 0 else { return }
    try connection.run(HistoryStepsTable.setSize, id)
    while let (oldest, bytes, newest) = try extent(), oldest < newest,
      oldest <= newest - limits.steps || bytes > limits.bytes
    {
      try connection.run(HistoryPiecesTable.delete, oldest)
      try connection.run(HistoryStepsTable.delete, oldest)
    }
  }

  private func writePiece() throws(SQLiteError) {
    if piece == 0 { try writeStep() }
    try connection.run(HistoryPiecesTable.insert, id, changeset, piece, bytes, Checksum.of(bytes))
    piece += 1
    bytes.removeAll(keepingCapacity: true)
  }

  private func writeStep() throws(SQLiteError) {
    try connection.run(HistoryPiecesTable.deleteUndone)
    try connection.run(HistoryStepsTable.deleteUndone)
    try connection.run(HistoryStepsTable.insert, id, now, command, schemaVersion, revertedStep)
  }

  private func extent() throws -> (oldest: Int, bytes: Int, newest: Int)? {
    try connection.first(HistoryStepsTable.extent) { ($0.int(at: 0), $0.int(at: 1), $0.int(at: 2)) }
  }
}
