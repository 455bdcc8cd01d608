package import RecipeKitchen
package import RecipeModel
import SQLite

/// Recipes that name others in their ingredients: `1 batch [[Pizza dough]]`.
///
/// - Source: Documentation/Cooking.md.
extension RecipeStore {
  /// The lines of a recipe's ingredients, each followed by those of the recipe that it names.
  ///
  /// Empty lines of the recipe itself are among them, so that its lines are those of the text.
  ///
  /// - Parameter factor: How many times the recipe is needed.
  /// - Complexity: O(*n*) for *n* bytes of lines, of which there are at most 10,000.
  package func expandedLines(of recipe: Recipe, times factor: Rational = .one) throws -> [ExpandedLine] {
    try read {
      try LinkReader(connection: connection).lines(
        of: recipe.ingredients, in: LinkedRecipe(id: recipe.id, title: recipe.title), times: factor)
    }
  }

  /// The recipes that name one of some others, which are left out, in the order of their titles.
  ///
  /// - Complexity: O(*n*) for *n* recipes that name any.
  package func recipes(naming ids: [Recipe.ID]) throws -> [LinkedRecipe] {
    let wanted = RecipeIDSet(ids)
    return try read {
      let reader = LinkReader(connection: connection)
      return try reader.linkingRecipes().filter { recipe, ingredients in
        try !wanted.contains(recipe.id) && reader.recipes(namedIn: ingredients).contains { wanted.contains($0.id) }
      }.map(\.recipe)
    }
  }

  /// The links of all recipes that lead nowhere, each with the recipe that it stands in.
  ///
  /// - Complexity: O(*n*) for *n* recipes that name any.
  package func linkProblems() throws -> [(recipe: LinkedRecipe, problem: LinkProblem)] {
    try read { try LinkReader(connection: connection).problems() }
  }

  /// Makes the recipes that named one by its old title name it by its new one; by its number where that title means
  /// another recipe as well, or cannot stand between brackets.
  ///
  /// - Returns: The recipes whose lines are others now.
  func rewriteLinks(to id: Recipe.ID, calledBefore oldTitle: String) throws -> [Recipe.ID] {
    let key = LinkReader.key(of: oldTitle)
    let title = try connection.first(RecipesTable.titleWithID, id) { $0.text(at: 0) } ?? ""
    let reader = LinkReader(connection: connection)
    // Another recipe of the old title is what the links mean now, or meant as well.
    guard LinkReader.key(of: title) != key, case .failure(.noRecipe) = try reader.recipe(named: oldTitle) else {
      return []
    }
    return try rewriteLinks(with: [key], to: id)
  }

  /// The keys of all links that lead to some recipes and to no others.
  ///
  /// - Complexity: O(*n*) for *n* recipes that name any.
  func linkKeys(of ids: [Recipe.ID]) throws -> Set<String> {
    let reader = LinkReader(connection: connection)
    var keys: Set<String> = []
    for (_, ingredients) in try reader.linkingRecipes() {
      for line in ingredients.split(separator: "\n") {
        _ = RecipeLink.replaced(in: String(line)) { link in
          keys.insert(LinkReader.key(of: link.target))
          return nil
        }
      }
    }
    return try keys.filter { key in
      switch try reader.recipe(named: key) {
      case .success(let recipe): ids.contains(recipe.id)
      case .failure(.severalRecipes(_, let found)): found.allSatisfy(ids.contains)
      case .failure: false
      }
    }
  }

  /// Rewrites the links with some keys so that they lead to a recipe.
  ///
  /// - Returns: The recipes in which they stood.
  func rewriteLinks(with keys: Set<String>, to id: Recipe.ID) throws -> [Recipe.ID] {
    if keys.isEmpty { return [] }
    let title = try connection.first(RecipesTable.titleWithID, id) { $0.text(at: 0) } ?? ""
    let reader = LinkReader(connection: connection)
    let found = try reader.recipe(named: title)
    let target = RecipeLink.canHold(title) && found == .success(LinkedRecipe(id: id, title: title)) ? title : "\(id)"
    var rewritten: [Recipe.ID] = []
    for (recipe, ingredients) in try reader.linkingRecipes() {
      let lines = ingredients.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        RecipeLink.replaced(in: String(line)) { keys.contains(LinkReader.key(of: $0.target)) ? target : nil }
      }
      let changed = lines.joined(separator: "\n")
      guard changed != ingredients, let stored = try self.recipe(with: recipe.id) else { continue }
      var draft = RecipeDraft(stored)
      draft.ingredients = changed
      if try setContent(of: stored, to: draft.normalized()) { rewritten.append(recipe.id) }
    }
    return rewritten
  }
}
