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
}
