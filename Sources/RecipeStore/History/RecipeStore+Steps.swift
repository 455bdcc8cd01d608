import SQLite

extension RecipeStore {
  /// Makes one transaction and one step of the history of everything that `body` does.
  ///
  /// What its verbs change is published as one change, once it is safe on disk. If nothing has changed, there is no
  /// step. Inside of another step it is a part of that.
  ///
  /// - Parameter command: What the step is called: what was asked for, as the person typed it.
  /// - Throws: What `body` throws, and `RecipeStoreError`; all that `body` did is then undone.
  package func step<R>(_ command: String, _ body: () throws -> R) throws -> R {
    try step(command, reverting: nil, body)
  }

  /// Makes a step that is called what `command` returns, which is asked in the transaction, before `body`.
  package func step<R>(_ command: () throws -> String, _ body: () throws -> R) throws -> R {
    try step(command(), reverting: nil, body)
  }

  /// Runs a verb's body: a step of its own, unless it is a part of a step or of another verb.
  @discardableResult
  func verb(_ name: String, _ body: () throws -> RecipeChange) throws -> RecipeChange {
    try verb(name, change: { $0 }, body)
  }

  /// Runs the body of a verb that returns more than its change.
  func verb<R>(_ name: String, change: (R) -> RecipeChange, _ body: () throws -> R) throws -> R {
    // What fails in a verb that another one uses fails that one too.
    if openStep?.isInVerb == true { return try body() }
    return try step(name) {
      openStep!.isInVerb = true
      defer { openStep?.isInVerb = false }
      let result = try body()
      openStep!.add(change(result))
      return result
    }
  }

  /// - Parameter revertedStep: The older step that this one undoes by itself.
  func step<R>(
    _ command: @autoclosure () throws -> String, reverting revertedStep: Int?, _ body: () throws -> R
  ) throws -> R {
    if let openStep {
      do { return try write(body) } catch {
        // What was read after changes that are undone now.
        openStep.shoppingList = nil
        throw error
      }
    }
    let step = OpenStep()
    step.hasNewTexts = revertedStep != nil
    openStep = step
    defer { openStep = nil }
    let result: R
    do {
      result = try write {
        try record(try command(), reverting: revertedStep) {
          let result = try body()
          try numberShoppingFoods(after: step.change, hasNewTexts: step.hasNewTexts)
          return result
        }
      }
    } catch {
      if !step.change.isEmpty { onRollBack?() }
      throw error
    }
    publish(step.change)
    return result
  }

  private func record<R>(_ command: String, reverting revertedStep: Int?, _ body: () throws -> R) throws -> R {
    let schemaVersion = try presentSchemaVersion()
    guard environment.keepsHistory else {
      let result = try body()
      if openStep?.change.isEmpty == false { try connection.skipStepNumber() }
      return result
    }
    let writer = try StepWriter(
      command, reverting: revertedStep, schemaVersion: schemaVersion, at: environment.now(), on: connection)
    let result = try connection.recordChanges(to: LibraryTable.recorded.map(\.name), in: writer, during: body)
    try writer.finish(limits: historyLimits)
    return result
  }
}

/// Writes a step down as it is recorded: its row, and its changesets in chunks.
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
    try connection.run(HistoryStepsTable.insert, id, now, command, schemaVersion, revertedStep, 0, 0)
  }

  private func extent() throws -> (oldest: Int, bytes: Int, newest: Int)? {
    try connection.first(HistoryStepsTable.extent) { ($0.int(at: 0), $0.int(at: 1), $0.int(at: 2)) }
  }
}
