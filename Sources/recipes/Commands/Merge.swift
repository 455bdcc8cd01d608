import RecipeModel
import RecipeStore
import RecipeVerbs

/// Merges recipes into another, once it is agreed that these are meant.
struct Merge: CommandOfVerb {
  var verb = MergeRecipes()

  func run(in session: Session) throws {
    let (kept, merged) = try find(in: session)
    if !merged.isEmpty { try agree(toMerge: merged, into: kept, in: session) }
    try session.perform(MergeRecipes(merged.isEmpty ? [kept.id] : merged.map(\.id), into: kept.id))
  }

  /// Returns the recipe that stays, and the others. The database is closed again afterwards.
  private func find(in session: Session) throws -> (kept: Recipe, merged: [Recipe]) {
    let store = try session.library.open()
    return try session.answering {
      try store.read {
        let names = LenientNames(session: session)
        let id = try names.recipe(verb.wanted(), in: store)
        let ids = try names.recipes(verb.recipes, in: store).filter { $0 != id }
        guard let kept = try store.recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
        return (kept, try store.recipes(with: ids))
      }
    }
  }

  /// Shows how the recipes differ, if there will be a question.
  private func agree(toMerge merged: [Recipe], into kept: Recipe, in session: Session) throws {
    if session.canAsk, !session.settings.isAgreed {
      for recipe in merged.prefix(RecipeReport.mostNamed) {
        for line in RecipeDifference(from: kept, to: recipe).lines(fitting: session.printer.width) {
          session.tell(line)
        }
      }
    }
    let recipes: StyledText = merged.count == 1 ? .name(merged[0]) : "these \(merged.count) recipes"
    try session.agree(to: "Merge \(recipes) into \(StyledText.name(kept))?", otherwise: "Nothing merged.")
  }
}
