import RecipeModel
import SQLite

/// A moment of the history, from which on other programs' changes can be read.
package struct HistoryMark: Hashable, Sendable {
  /// The last step that stands; `nil` if none does.
  let step: StepIdentity?

  /// The last number that a step was given.
  let lastID: Int
}

/// The identity of a step: another one may have its number in a database that was restored.
struct StepIdentity: Hashable, Sendable {
  let id: Int
  let madeAt: Int
  let command: String
  let totalSize: Int
  let checksum: Int64

  init(_ row: borrowing Statement) {
    (id, madeAt, command) = (row.int(at: 0), row.int(at: 1), row.text(at: 2))
    (totalSize, checksum) = (row.int(at: 3), row.int64(at: 4))
  }
}

extension RecipeStore {
  /// The present moment of the history.
  package func historyMark() throws -> HistoryMark {
    try read {
      HistoryMark(
        step: try connection.first(StepIdentityTable.lastStanding) { StepIdentity($0) },
        lastID: try connection.first(HistoryStepsTable.lastID) { $0.int(at: 0) } ?? 0)
    }
  }

  /// Returns the changes since a moment, by any program, from the steps that were made, undone, or redone since.
  ///
  /// It may name what has changed back, and it names what was renamed, merged, or moved as the verbs do.
  ///
  /// - Returns: `nil` where the history does not say it all: the database was restored or repaired, a program without a
  ///   history has changed it, steps are gone or cannot be read, or they are longer than a megabyte.
  /// - Complexity: O(*n*) for *n* bytes of changes since.
  package func changes(since mark: HistoryMark) throws -> RecipeChange? {
    guard environment.keepsHistory, let last = mark.step else { return nil }
    return try read {
      guard try connection.first(StepIdentityTable.withID, last.id, row: { StepIdentity($0) }) == last else {
        return nil
      }
      let now = try historyMark()
      let made = try connection.first(HistoryStepsTable.countAfter, mark.lastID) { $0.int(at: 0) }
      guard made == now.lastID - mark.lastID else { return nil }
      // Undone steps stand after all others, so either some up to the last one were undone, or some after it were made.
      let isUndone = (now.step?.id ?? 0) < last.id
      let steps = try connection.query(
        isUndone ? HistoryStepsTable.undoneUpTo : HistoryStepsTable.doneAfter, last.id
      ) { (step: HistoryStepsTable.step($0), size: $0.int(at: 6)) }
      guard steps.reduce(0, { $0 + $1.size }) <= Self.longestChanges else { return nil }
      var changes = ChangeCollector()
      for (step, _) in steps {
        guard try connection.hasTables(of: step) else { return nil }
        let changesets = try connection.changesets(ofStep: step.id)
        for changeset in isUndone ? changesets.reversed() : changesets {
          try summarize(changeset, of: step, inverted: isUndone, into: &changes)
        }
      }
      return changes.change
    }
  }

  /// Past this many bytes another query of what is shown is faster.
  private static let longestChanges = 1 << 20

  /// Adds what a changeset means for those who show recipes and collections.
  func summarize(
    _ changeset: Int, of step: HistoryStep, inverted: Bool, into changes: inout ChangeCollector
  ) throws {
    var summary = ChangesetSummary()
    try Changeset.forEachChange(in: ChunkReader(changeset, ofStep: step.id, on: connection), inverted: inverted) {
      summary.add($0)
    }
    try summary.collect(into: &changes, from: self)
  }
}

extension Connection {
  /// Leaves out a number of the history's steps, by which other programs see that something has changed that no step records.
  func skipStepNumber() throws {
    let next = try nextStepID()
    try run(RowNumber.forget, "history_steps")
    try run(RowNumber.remember, "history_steps", next)
  }
}
