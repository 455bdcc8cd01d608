import SQLite

/// The table `history_steps`: a row a step, the steps that are undone after all others.
enum HistoryStepsTable {
  private static let columns = "id, made_at, command, is_undone, reverted_step, schema_version"

  static let newestFirst = "SELECT \(columns) FROM history_steps ORDER BY id DESC LIMIT ?1"
  /// Without the step that is being made.
  static let completeNewestFirst =
    "SELECT \(columns) FROM history_steps WHERE is_undone = 0 AND size > 0 ORDER BY id DESC"
  static let doneNewestFirst = "SELECT \(columns) FROM history_steps WHERE is_undone = 0 ORDER BY id DESC LIMIT ?1"
  static let undoneOldestFirst = "SELECT \(columns) FROM history_steps WHERE is_undone = 1 ORDER BY id LIMIT ?1"

  /// Finds the number that the next step's is more than.
  static let lastID = """
    SELECT max(
      coalesce((SELECT max(CAST(seq AS INTEGER)) FROM sqlite_sequence WHERE name = 'history_steps'), 0),
      coalesce((SELECT max(id) FROM history_steps), 0))
    """

  /// The row is written again where a nested transaction that was rolled back has taken it along.
  static let insert = LibraryTable.historySteps.inserting(
    "id", "made_at", "command", "schema_version", "reverted_step", "size", "total_size",
    clause: "ON CONFLICT DO NOTHING")

  static let setUndone = LibraryTable.historySteps.updating(["is_undone": "?2"], where: "id = ?1")

  /// The steps that something else has changed.
  static let altered = "SELECT id FROM history_steps WHERE NOT (\(LibraryTable.historySteps.isUnaltered))"

  static let setSize = """
    UPDATE history_steps SET
      size = (SELECT sum(length(content)) FROM history_pieces WHERE step_id = ?1),
      total_size = (SELECT sum(length(content)) FROM history_pieces WHERE step_id = ?1)
        + coalesce((SELECT total_size FROM history_steps WHERE id < ?1 ORDER BY id DESC LIMIT 1), 0)
    WHERE id = ?1
    """

  /// The oldest step, the bytes of everything from it to the newest, and the newest.
  static let extent = """
    SELECT oldest.id, newest.total_size - oldest.total_size + oldest.size, newest.id
    FROM (SELECT id, size, total_size FROM history_steps ORDER BY id LIMIT 1) AS oldest,
      (SELECT id, total_size FROM history_steps ORDER BY id DESC LIMIT 1) AS newest
    """

  /// A row if the bytes of all steps up to one are not those up to the one before and its own, or are more than ?1.
  static let wrongTotals = """
    SELECT 1 FROM (
      SELECT size, total_size, lag(total_size, 1, total_size - size) OVER (ORDER BY id) AS before FROM history_steps)
    WHERE total_size <> before + size OR size < 0 OR total_size NOT BETWEEN size AND ?1 LIMIT 1
    """
  static let sizes = "SELECT id, size FROM history_steps ORDER BY id"
  static let setTotal = "UPDATE history_steps SET total_size = ?2 WHERE id = ?1"

  static let delete = "DELETE FROM history_steps WHERE id = ?1"
  static let deleteUndone = "DELETE FROM history_steps WHERE id > \(lastDone)"
  fileprivate static let lastDone = """
    coalesce((SELECT id FROM history_steps WHERE is_undone = 0 ORDER BY id DESC LIMIT 1), 0)
    """

  static let countAfter = "SELECT count(*) FROM history_steps WHERE id > ?1"

  /// The steps that stand and were made after one, the oldest first, each with its size.
  static let doneAfter = "SELECT \(columns), size FROM history_steps WHERE is_undone = 0 AND id > ?1 ORDER BY id"

  /// The steps up to one that are undone, the newest first, each with its size.
  static let undoneUpTo =
    "SELECT \(columns), size FROM history_steps WHERE is_undone = 1 AND id <= ?1 ORDER BY id DESC"

  static func step(_ row: borrowing Statement) -> HistoryStep {
    HistoryStep(
      id: row.int(at: 0), madeAt: row.int(at: 1), command: row.text(at: 2), isUndone: row.bool(at: 3),
      revertedStep: row.isNull(at: 4) ? nil : row.int(at: 4), schemaVersion: row.int(at: 5))
  }
}

/// The identity of a step: its row, and the checksum of the last chunk recorded of it.
enum StepIdentityTable {
  private static let columns = """
    id, made_at, command, total_size, coalesce((
      SELECT checksum FROM history_pieces WHERE step_id = history_steps.id ORDER BY changeset DESC, piece DESC LIMIT 1
    ), 0)
    """
  static let withID = "SELECT \(columns) FROM history_steps WHERE id = ?1"
  static let lastStanding = "SELECT \(columns) FROM history_steps WHERE is_undone = 0 ORDER BY id DESC LIMIT 1"
}

/// The table `history_pieces`: the changesets of the steps, in chunks.
enum HistoryPiecesTable {
  static let insert = """
    INSERT INTO history_pieces (step_id, changeset, piece, content, checksum) VALUES (?1, ?2, ?3, ?4, ?5)
    """
  static let changesets = "SELECT DISTINCT changeset FROM history_pieces WHERE step_id = ?1 ORDER BY changeset"
  static let content =
    "SELECT content, checksum FROM history_pieces WHERE step_id = ?1 AND changeset = ?2 AND piece = ?3"
  static let all = "SELECT content FROM history_pieces ORDER BY step_id, changeset, piece"
  /// A row if all that was recorded of a step is there, and is found by its number: of each changeset from 0 on.
  static let isComplete = """
    SELECT 1 FROM history_steps
    WHERE id = ?1 AND size = (SELECT sum(length(content)) FROM history_pieces WHERE step_id = ?1)
      AND NOT EXISTS (
        SELECT 1 FROM history_pieces WHERE step_id = ?1
        GROUP BY changeset HAVING min(piece) <> 0 OR max(piece) <> count(*) - 1)
    """

  static let delete = "DELETE FROM history_pieces WHERE step_id = ?1"
  static let deleteUndone = "DELETE FROM history_pieces WHERE step_id > \(HistoryStepsTable.lastDone)"
}

extension LibraryTable {
  static let historySteps = LibraryTable(
    name: "history_steps", noun: RowNoun("step of the history", "steps of the history"),
    columns: [
      .integer("id"), .integer("made_at"), .text("command"), .integer("schema_version"),
      .integer("is_undone", default: "0"), .integer("reverted_step", default: "NULL", isNullable: true),
      .integer("size"), .integer("total_size"),
    ],
    isNumbered: true, checksummedSince: 16, columnsHeldElsewhere: ["size", "total_size"],
    subject: { value in "step \(value("id")?.int ?? 0) of the history" })

  static let historyPieces = LibraryTable(
    name: "history_pieces", noun: RowNoun("change of a step", "changes of a step"),
    columns: [
      .integer("step_id"), .integer("changeset"), .integer("piece"), .blob("content"), .integer("checksum"),
    ],
    keyLength: 3, refersTo: [Reference(column: "step_id", table: "history_steps")],
    subject: { value in "step \(value("step_id")?.int ?? 0) of the history" })
}
