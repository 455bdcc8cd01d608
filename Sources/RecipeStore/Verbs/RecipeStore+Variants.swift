import FoundationEssentials
package import RecipeModel
import SQLite

/// A recipe's original and copies, in the library as it is.
package struct RecipeVariants: Hashable, Sendable {
  /// nil for a recipe that is no copy, and if the original is gone.
  package var original: LinkedRecipe?
  /// Oldest first.
  package var copies: [LinkedRecipe]

  package init(original: LinkedRecipe? = nil, copies: [LinkedRecipe] = []) {
    self.original = original
    self.copies = copies
  }
}

extension RecipeStore {
  /// Adds a copy of a recipe, which is a variant of it: without its heart, its stars, its cookings, and what was said of
  /// diets.
  ///
  /// - Parameter title: nil for the recipe's own with the first number that makes it free, such as `Tomato soup (2)`.
  /// - Throws: `RecipeStoreError.noSuchRecipe`; `.invalid` for a title that breaks a rule of the model; `.needsItself`.
  @discardableResult
  package func copy(_ id: Recipe.ID, as title: String? = nil) throws -> RecipeChange {
    try verb("copy") {
      guard let recipe = try recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
      var draft = RecipeDraft(recipe)
      draft.uuid = nil
      draft.title = try title ?? freeTitle(like: recipe.title)
      draft.isFavorite = false
      draft.addedOn = nil
      draft.log = .empty
      draft.saidDiets = []
      draft.variantOf = recipe.uuid
      return try add(draft)
    }
  }

  /// Returns the recipes that a recipe is a variant of, and that are variants of it.
  package func variants(of recipe: Recipe) throws -> RecipeVariants {
    try read {
      func linked(_ row: borrowing Statement) -> LinkedRecipe {
        LinkedRecipe(id: row.int(at: 0), title: row.text(at: 1))
      }
      let original = try recipe.variantOf.flatMap { uuid in
        try connection.first(VariantsTable.titleWithUUID, uuid.storedBytes) { linked($0) }
      }
      let copies = try connection.query(VariantsTable.ofOriginal, recipe.uuid.storedBytes) { linked($0) }
      return RecipeVariants(original: original, copies: copies)
    }
  }

  /// Makes a recipe a variant of another, or of none.
  ///
  /// - Returns: Whether it was not so before.
  func setOriginal(of id: Recipe.ID, to uuid: UUID?, from known: UUID? = nil) throws -> Bool {
    if uuid == known { return false }
    if let uuid {
      try connection.run(VariantsTable.set, id, uuid.storedBytes)
    } else {
      try connection.run(VariantsTable.delete, id)
    }
    return true
  }

  /// `Tomato soup (2)`, or with the next number that no recipe's title has.
  private func freeTitle(like title: String) throws -> String {
    let stem = title.withoutNumberInBrackets
    for number in 2... {
      let title = "\(stem) (\(number))"
      if try connection.first(RecipesTable.idsWithTitle, TextFold.fold(title), row: { _ in }) == nil { return title }
    }
    return title
  }
}
