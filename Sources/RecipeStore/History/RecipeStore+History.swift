package import RecipeModel
import SQLite

extension RecipeStore {
  /// The steps that are kept, the newest first, those that are undone before all others.
  ///
  /// - Throws: `RecipeStoreError.history` if this SQLite cannot read what was recorded.
  package func history() throws -> [HistoryStep] {
    guard environment.keepsHistory else { throw RecipeStoreError.history(.notKept) }
    return try read {
      var steps = try connection.query(HistoryStepsTable.newestFirst, -1) { HistoryStepsTable.step($0) }
      var reverting: [Int: Int] = [:]
      for index in steps.indices {
        steps[index].revertedBy = reverting[steps[index].id]
        // A step that has been undone itself undoes nothing.
        guard let reverted = steps[index].revertedStep, !steps[index].isUndone, steps[index].revertedBy == nil else {
          continue
        }
        reverting[reverted] = steps[index].id
      }
      return steps
    }
  }

  /// The step that was made last and stands, by this program or another; `nil` if there is none.
  package func lastStep() throws -> HistoryStep? {
    guard environment.keepsHistory else { return nil }
    return try read { try connection.first(HistoryStepsTable.doneNewestFirst, 1) { HistoryStepsTable.step($0) } }
  }

  /// Returns what the steps that are kept did to one recipe, the newest first; the recipe may be gone.
  ///
  /// - Throws: `RecipeStoreError.history` if this SQLite cannot read what was recorded.
  /// - Complexity: O(*n*) for *n* bytes of changes kept.
  package func history(of id: Recipe.ID) throws -> [RecipeHistoryEntry] {
    try read {
      let steps = try history()
      let collections = try self.collections().map { ($0.id, $0.name) }
      var names = Dictionary(uniqueKeysWithValues: collections)
      var rows = try rowsAfterUndoneSteps(among: steps)
      var entries: [RecipeHistoryEntry] = []
      for step in steps where try connection.hasTables(of: step) {
        var reader = RecipeEventReader(of: id, names: names)
        try connection.forEachChange(ofStep: step.id) { reader.add($0) }
        let events = reader.events(&rows)
        if !events.isEmpty { entries.append(RecipeHistoryEntry(step: step, events: events)) }
        if !reader.namesBefore.isEmpty { names.merge(reader.namesBefore) { $1 } }
      }
      return entries
    }
  }

  /// The rows as they were before the steps that are undone were undone, which come first in a history.
  private func rowsAfterUndoneSteps(among steps: [HistoryStep]) throws -> RecipeRows {
    var rows = try RecipeRows(in: connection)
    for step in steps.prefix(while: \.isUndone).reversed() where try connection.hasTables(of: step) {
      var changes: [RecipeRowChange] = []
      try connection.forEachChange(ofStep: step.id) { if let change = $0.recipeRow { changes.append(change) } }
      rows.apply(changes, inverted: false)
    }
    return rows
  }
}
