import Foundation
import RecipeModel
import Testing

@Suite struct RecipeTests {
  @Test(arguments: [
    ("1-2", 0, 4800, "1-2 servings | 1 hr 20 min"), ("4", 0, 14_400, "4 servings | 4 hr"),
    ("1", 60, 900, "1 serving | 16 min"), ("2 people", 0, 90, "2 people | 1 min 30 sec"), ("4", 0, 0, "4 servings"),
    ("", 600, 0, "10 min"), ("", 0, 0, ""),
  ])
  func `the subtitle names servings and total time`(servings: String, prep: Int, cook: Int, subtitle: String) {
    let draft = RecipeDraft(title: "t", prepTime: prep, cookTime: cook, servings: servings)
    #expect(Recipe(id: 1, uuid: UUID(), draft).subtitle == subtitle)
  }

  @Test func `a recipe's draft has the recipe's fields`() throws {
    let draft = try RecipeDraft(
      uuid: UUID(), title: "t", prepTime: 1, cookTime: 2, servings: "3", ingredients: "i", directions: "d", notes: "n",
      source: "s", isFavorite: true, addedOn: AddedOn("2021-03-11"), collections: ["c"], imageNames: ["j"])
    let recipe = try Recipe(id: 7, uuid: #require(draft.uuid), draft)
    #expect(RecipeDraft(recipe) == draft)
    #expect(recipe.id == 7)
    #expect(recipe.totalTime == 3)
  }
}
