package import RecipeKitchen
package import RecipeModel
import SQLite

/// How recipes stand to diets, by the words of their ingredients.
///
/// - Source: Documentation/Cooking.md.
extension RecipeStore {
  /// How a recipe stands to some diets, in their order.
  ///
  /// - Complexity: O(*n*) for *n* bytes of its lines and those of the recipes that it names.
  package func dietAnswers(of recipe: Recipe, in diets: [Diet]) throws -> [DietAnswer] {
    if diets.isEmpty { return [] }
    return try read {
      let links = LinkReader(connection: connection)
      let named = LinkedRecipe(id: recipe.id, title: recipe.title)
      let foods = RecipeFoods(try links.dietLines(of: recipe.ingredients, in: named))
      return diets.map { diet in
        let answer = foods.answer(in: diet)
        return recipe.saidDiets.word(about: diet).map(answer.saying) ?? answer
      }
    }
  }

  /// The recipes of a query that keep its diets, whatever its limit.
  ///
  /// - Complexity: O(*n*) for *n* recipes that fit otherwise. Lines are read the first time only.
  func idsKeepingDiets(of query: RecipeQuery, _ sql: RecipeQuerySQL) throws -> [Recipe.ID] {
    let links = LinkReader(connection: connection)
    let columns = "recipes.id, recipes.title, recipes.ingredients, \(SaidDietsTable.lines)"
    let rows = try rows(sql.select(columns, orderedBy: nil)) {
      (
        recipe: LinkedRecipe(id: $0.int(at: 0), title: $0.text(at: 1)), ingredients: $0.text(at: 2),
        said: SaidDietsTable.said($0, at: 3, of: $0.text(at: 2))
      )
    }
    return try rows.filter { row in
      let lines = try links.dietLines(of: row.ingredients, in: row.recipe)
      let values = keptDiets.values(of: lines, in: query.diets)
      return zip(query.diets, values).allSatisfy { diet, value in
        let value = row.said.word(about: diet)?.value ?? value
        return value == .yes || value == .notKnown && query.includesUnknownDiets
      }
    }.map(\.recipe.id)
  }
}

extension [SaidDiet] {
  /// What was said of a diet, or of the food that it leaves out.
  fileprivate func word(about diet: Diet) -> DietAnswer.Word? {
    guard !isEmpty, let name = diet.asDiet?.name, let said = first(where: { $0.diet == name }) else { return nil }
    return DietAnswer.Word(isKept: said.isKept, isOfTheseLines: said.isOfThisText)
  }
}

extension LinkReader {
  /// The lines of a recipe, in which those of the recipes that it names stand for the lines that name them.
  fileprivate func dietLines(of ingredients: String, in recipe: LinkedRecipe) throws -> [RecipeFoods.Line] {
    guard RecipeLink.mayStand(in: ingredients) else { return RecipeFoods.lines(of: ingredients) }
    var number = 0
    return try lines(of: ingredients, in: recipe, times: .one).compactMap { line in
      if line.path.isEmpty { number += 1 }
      if line.isExpanded { return nil }
      return RecipeFoods.Line(number: number, text: line.text, source: line.path.last?.id ?? 0)
    }
  }
}
