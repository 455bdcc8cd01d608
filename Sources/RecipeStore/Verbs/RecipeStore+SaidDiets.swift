package import RecipeModel
import SQLite

extension RecipeStore {
  /// Notes what a person says of a recipe and diets, which holds for its ingredients as they are.
  ///
  /// - Parameter answers: By the name of the diet: whether the recipe keeps it, nil to say nothing of it any more.
  /// - Throws: `RecipeStoreError.noSuchRecipe`.
  @discardableResult
  package func say(_ answers: [String: Bool?], of id: Recipe.ID) throws -> RecipeChange {
    try verb("edit") {
      guard let recipe = try recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
      let known = Dictionary(uniqueKeysWithValues: recipe.saidDiets.map { ($0.diet, $0) })
      var isChanged = false
      for (diet, isKept) in answers.sorted(by: { $0.key < $1.key }) {
        guard let isKept else {
          if try connection.run(SaidDietsTable.delete, id, diet) > 0 { isChanged = true }
          continue
        }
        let word = SaidDiet(diet, isKept: isKept)
        if known[diet] == word { continue }
        try set(word, of: id, ingredients: recipe.ingredients)
        isChanged = true
      }
      return isChanged ? .updated([id]) : .none
    }
  }

  /// Takes over what a file knows of a recipe and diets.
  ///
  /// - Returns: Whether that changed anything.
  func add(_ said: [SaidDiet], of id: Recipe.ID, ingredients: String, besides known: [SaidDiet] = []) throws -> Bool {
    let new = said.filter { $0.isOfThisText && !known.contains($0) }
    for word in new { try set(word, of: id, ingredients: ingredients) }
    return !new.isEmpty
  }

  /// Gives what was said of a recipe to another, of which it was not said; it holds if the ingredients are the same.
  func giveSaidDiets(of recipe: Recipe, to id: Recipe.ID) throws {
    let known = Set(try self.recipe(with: id)?.saidDiets.map(\.diet) ?? [])
    for word in recipe.saidDiets where word.isOfThisText && !known.contains(word.diet) {
      try set(word, of: id, ingredients: recipe.ingredients)
    }
  }

  private func set(_ word: SaidDiet, of id: Recipe.ID, ingredients: String) throws {
    try connection.run(SaidDietsTable.set, id, word.diet, word.isKept, ContentHash(of: ingredients).value)
  }
}
