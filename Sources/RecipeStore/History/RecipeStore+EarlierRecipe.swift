package import RecipeModel
import SQLite

extension RecipeStore {
  /// The recipe as a step of the history left it: the newest state that is wanted, of those that the steps which stand and
  /// those that were undone say of it.
  ///
  /// - Returns: nil if no state is wanted, as far as the history can be read.
  /// - Complexity: O(*n*) for *n* bytes of changes kept since that state.
  package func earlierDraft(
    of id: Recipe.ID, where isWanted: (RecipeDraft) -> Bool
  ) throws -> RecipeDraft? {
    guard environment.keepsHistory else { return nil }
    return try read {
      let present = try RecipeState(of: id, in: connection)
      guard present.isThere else { throw RecipeStoreError.noSuchRecipe(id) }
      if isWanted(present.draft) { return present.draft }
      let steps = try history()
      let (undone, done) = (steps.filter(\.isUndone).reversed(), steps.filter { !$0.isUndone })
      do {
        return try state(after: done, from: present, inverted: true, where: isWanted)
          ?? state(after: Array(undone), from: present, inverted: false, where: isWanted)
      } catch let error as SQLiteError where error.code == .corrupt {
        return nil
      }
    }
  }

  private func state(
    after steps: [HistoryStep], from present: RecipeState, inverted: Bool, where isWanted: (RecipeDraft) -> Bool
  ) throws -> RecipeDraft? {
    var state = present
    for step in steps {
      let before = state.draft
      guard try state.apply(step, inverted: inverted, on: connection) else { return nil }
      if state.isThere, state.draft != before, isWanted(state.draft) { return state.draft }
    }
    return nil
  }
}
