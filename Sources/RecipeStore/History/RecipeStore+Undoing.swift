import SQLite

/// Steps that were undone or done again, in the order in which that happened.
package struct HistoryMove: Equatable, Sendable {
  package let steps: [HistoryStep]
  package let change: RecipeChange
}

extension RecipeStore {
  /// Undoes the last steps that are not undone, the newest first, all or none.
  ///
  /// Everything is then as it was before them, orders included; what is undone can be done again until something else
  /// changes. It is not a step itself.
  ///
  /// - Throws: `RecipeStoreError.history` if there are not so many, or something that the history does not know is in
  ///   the way.
  @discardableResult
  package func undo(_ count: Int = 1) throws -> HistoryMove {
    try move(undoing: true) {
      let steps = try connection.query(HistoryStepsTable.doneNewestFirst, count) { HistoryStepsTable.step($0) }
      if steps.isEmpty { throw HistoryError.nothingToUndo }
      if steps.count < count { throw HistoryError.onlySoManyToUndo(steps.count) }
      return steps
    }
  }

  /// Does the last steps that were undone again, the oldest first, all or none.
  ///
  /// - Throws: As `undo(_:)`.
  @discardableResult
  package func redo(_ count: Int = 1) throws -> HistoryMove {
    try move(undoing: false) {
      let steps = try connection.query(HistoryStepsTable.undoneOldestFirst, count) { HistoryStepsTable.step($0) }
      if steps.isEmpty { throw HistoryError.nothingToRedo }
      if steps.count < count { throw HistoryError.onlySoManyToRedo(steps.count) }
      return steps
    }
  }

  /// Undoes the steps that `steps` finds, or does them again, in one transaction.
  func move(undoing: Bool, _ steps: () throws -> [HistoryStep]) throws -> HistoryMove {
    let move = try write {
      guard environment.keepsHistory else { throw HistoryError.notKept }
      _ = try presentSchemaVersion()
      let steps = try steps()
      var changes = ChangeCollector()
      for step in steps {
        try replay(step, inverted: undoing, into: &changes) { conflict in
          throw conflict.refusal(ofStep: step.id)
        }
        try connection.run(HistoryStepsTable.setUndone, step.id, undoing)
      }
      return HistoryMove(steps: steps.map { $0.undone(undoing) }, change: changes.change)
    }
    publish(move.change)
    return move
  }

  /// Makes a step's changes, or undoes them, changeset by changeset.
  func replay(
    _ step: HistoryStep, inverted: Bool, into changes: inout ChangeCollector,
    onConflict: (borrowing ChangesetConflict) throws -> Void
  ) throws {
    try checkSchema(of: step)
    let changesets = try connection.changesets(ofStep: step.id)
    for changeset in inverted ? changesets.reversed() : changesets {
      try connection.apply(
        ChunkReader(changeset, ofStep: step.id, on: connection), inverted: inverted, onConflict: onConflict)
      var summary = ChangesetSummary()
      try Changeset.forEachChange(in: ChunkReader(changeset, ofStep: step.id, on: connection), inverted: inverted) {
        summary.add($0)
      }
      try summary.collect(into: &changes, from: self)
    }
  }

  func checkSchema(of step: HistoryStep) throws {
    guard try connection.hasTables(of: step) else { throw HistoryError.isFromOlderSchema(step.id) }
  }
}
