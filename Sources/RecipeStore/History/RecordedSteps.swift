import RecipeModel
import SQLite

/// Reading what was recorded of the steps.
extension Connection {
  /// The number of the next step, or of the one that is being made and is not written yet.
  ///
  /// - Throws: `ChunkReader.damage` if the numbers are used up.
  func nextStepID() throws -> Int {
    let last = try first(HistoryStepsTable.lastID) { $0.int(at: 0) } ?? 0
    guard last < RowNumber.mostGiven else { throw ChunkReader.damage }
    return last + 1
  }

  /// The numbers of a step's changesets, in the order in which they were made.
  ///
  /// - Throws: `ChunkReader.damage` if not all of what was recorded is there.
  func changesets(ofStep id: Int) throws -> [Int] {
    guard try first(HistoryPiecesTable.isComplete, id, row: { _ in }) != nil else { throw ChunkReader.damage }
    return try query(HistoryPiecesTable.changesets, id) { $0.int(at: 0) }
  }

  /// The recipes that a step changed, each once.
  func recipesUpdated(byStep id: Int) throws -> [Recipe.ID] {
    var recipes = RecipeIDSet()
    var updated: [Recipe.ID] = []
    try forEachChange(ofStep: id) { change in
      guard change.libraryTable == .recipes, change.operation == .update, let recipe = change.value(of: "id")?.int,
        recipes.insert(recipe)
      else { return }
      updated.append(recipe)
    }
    return updated
  }

  /// Calls `body` with each change that a step made.
  func forEachChange(ofStep id: Int, _ body: (borrowing ChangesetChange) throws -> Void) throws {
    for changeset in try changesets(ofStep: id) {
      try Changeset.forEachChange(in: ChunkReader(changeset, ofStep: id, on: self), body)
    }
  }
}

/// Reads one changeset of a step, a chunk in memory at a time.
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
