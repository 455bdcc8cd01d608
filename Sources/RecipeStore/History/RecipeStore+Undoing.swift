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
  /// - Parameter last: The step that was the last one where someone asked for this; nil for whichever is.
  /// - Throws: `RecipeStoreError.history` if there are not so many, another step is the last one, or something that the
  ///   history does not know is in the way.
  @discardableResult
  package func undo(_ count: Int = 1, ifLastIs last: HistoryStep.ID? = nil) throws -> HistoryMove {
    try move(undoing: true, ifLastIs: last) {
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
  package func redo(_ count: Int = 1, ifLastIs last: HistoryStep.ID? = nil) throws -> HistoryMove {
    try move(undoing: false, ifLastIs: last) {
      let steps = try connection.query(HistoryStepsTable.undoneOldestFirst, count) { HistoryStepsTable.step($0) }
      if steps.isEmpty { throw HistoryError.nothingToRedo }
      if steps.count < count { throw HistoryError.onlySoManyToRedo(steps.count) }
      return steps
    }
  }

  /// Undoes the steps that `steps` finds, or does them again, in one transaction.
  func move(
    undoing: Bool, ifLastIs last: HistoryStep.ID? = nil, _ steps: () throws -> [HistoryStep]
  ) throws -> HistoryMove {
    let move = try write {
      guard environment.keepsHistory else { throw HistoryError.notKept }
      _ = try presentSchemaVersion()
      if let last {
        let present = try connection.first(HistoryStepsTable.doneNewestFirst, 1) { HistoryStepsTable.step($0).id }
        if present != last { throw HistoryError.isNotLast(last) }
      }
      let steps = try steps()
      var changes = ChangeCollector()
      for step in steps {
        try replay(step, inverted: undoing, into: &changes) { conflict in
          throw conflict.refusal(ofStep: step.id)
        }
        try connection.run(HistoryStepsTable.setUndone, step.id, undoing)
      }
      try numberShoppingFoods(after: changes.change, hasNewTexts: true)
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
    let version = step.schemaVersion
    let lacksChecksums = LibraryTable.recorded.contains { $0.hasChecksumsAdded(after: version) }
    if lacksChecksums { try connection.checkRowsAreUnaltered(updatedByStep: step.id, addedAfter: version) }
    let changesets = try connection.changesets(ofStep: step.id)
    for changeset in inverted ? changesets.reversed() : changesets {
      try connection.apply(
        ChunkReader(changeset, ofStep: step.id, on: connection), inverted: inverted, onConflict: onConflict)
      try summarize(changeset, of: step, inverted: inverted, into: &changes)
    }
    if lacksChecksums { try connection.recomputeChecksums(ofStep: step.id, addedAfter: version) }
  }

  func checkSchema(of step: HistoryStep) throws {
    guard try connection.hasTables(of: step) else { throw HistoryError.isFromOlderSchema(step.id) }
  }

  /// Undoes one step by itself and leaves the later ones as they are.
  ///
  /// The last step is undone as by `undo(_:)`. An older one is undone by a new step, which can be undone in turn.
  ///
  /// - Parameter command: What the new step is called.
  /// - Throws: `RecipeStoreError.history` if there is no such step, it is undone already, or a later step has touched
  ///   what it changed, field by field; `.altered` or `.alteredRows` if something that it changed is not what was saved.
  /// - Complexity: O(*n*) for *n* bytes of changes from the step on.
  @discardableResult
  package func undo(step id: Int, command: String) throws -> HistoryMove {
    let last = try move(undoing: true) {
      try connection.query(HistoryStepsTable.doneNewestFirst, 1) { HistoryStepsTable.step($0) }.filter { $0.id == id }
    }
    if !last.steps.isEmpty { return last }
    let (step, change) = try step(command, reverting: id) {
      var step = try revertible(id)
      // Read now: once it is committed, nothing may fail.
      step.revertedBy = try connection.nextStepID()
      try connection.checkAreUnaltered(connection.recipesUpdated(byStep: id))
      try connection.checkRowsAreUnaltered(updatedByStep: id)
      var changes = ChangeCollector()
      try replay(step, inverted: true, into: &changes) { conflict in
        if !conflict.concernsChecksumAlone { throw conflict.refusal(ofStep: id) }
      }
      for recipe in changes.change.updated { try connection.run(RecipesTable.rehash, recipe) }
      try connection.recomputeChecksums(ofStep: id)
      openStep?.add(changes.change)
      return (step, changes.change)
    }
    return HistoryMove(steps: [step], change: change)
  }

  /// Returns a step that can be undone by itself.
  private func revertible(_ id: Int) throws -> HistoryStep {
    let steps = try history()
    guard let step = steps.first(where: { $0.id == id }) else { throw HistoryError.noSuchStep(id) }
    if step.isUndone { throw HistoryError.isUndone(id) }
    if let other = step.revertedBy { throw HistoryError.isReverted(id, by: other) }
    try checkSchema(of: step)
    var traces = StepTraces()
    try connection.forEachChange(ofStep: step.id) { traces.add($0) }
    for later in steps.prefix(while: { $0.id > id }) where later.counts(among: steps) {
      try connection.forEachChange(ofStep: later.id) { change in
        if let what = traces.touched(by: change) {
          throw HistoryError.changedLater(id, what, by: later.id, command: later.command)
        }
      }
    }
    return step
  }
}

extension HistoryStep {
  /// Returns whether what the step has changed still stands: a step and another that undid it come to nothing.
  fileprivate func counts(among steps: [HistoryStep]) -> Bool {
    !isUndone && revertedBy == nil && !steps.contains { $0.id == revertedStep && $0.revertedBy == id }
  }
}
