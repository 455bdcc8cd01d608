import SQLite

extension RecipeStore {
  /// Undoes one step by itself and leaves the later ones as they are.
  ///
  /// The last step is undone as by `undo(_:)`. An older one is undone by a new step, which can be undone in turn.
  ///
  /// - Parameter command: What the new step is called.
  /// - Throws: `RecipeStoreError.history` if there is no such step, it is undone already, or a later step has touched
  ///   what it changed, field by field; `.altered` if a recipe that it changed is not what was saved.
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
      var changes = ChangeCollector()
      try replay(step, inverted: true, into: &changes) { conflict in
        if !conflict.concernsHashAlone { throw conflict.refusal(ofStep: id) }
      }
      for recipe in changes.change.updated { try connection.run(RecipesTable.rehash, recipe) }
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
  /// Whether what the step has changed still stands: a step and another that undid it come to nothing.
  fileprivate func counts(among steps: [HistoryStep]) -> Bool {
    !isUndone && revertedBy == nil && !steps.contains { $0.id == revertedStep && $0.revertedBy == id }
  }
}
