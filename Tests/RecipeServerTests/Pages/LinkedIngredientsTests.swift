import RecipeModel
import RecipeStore
import RecipeTestSupport
import RecipeViewModels
import Testing

@testable import RecipeServer

/// Recipes that a recipe's page names in its ingredients.
@Suite struct LinkedIngredientsTests {
  @Test(arguments: [
    ("1 batch [[Pizza dough]], rested", #"<b>1 batch</b> <a href="/recipes/1">Pizza dough</a>, rested"#),
    ("[[pizza dough]]", #"<a href="/recipes/1">pizza dough</a>"#),
    ("2 [[1]]", #"<b>2</b> <a href="/recipes/1">Pizza dough</a>"#),
    ("200 g [[Pesto]]", "<b>200 g</b> Pesto"),
    ("1 [[<i>]] & [[Pizza dough]]", #"<b>1</b> &lt;i&gt; &amp; Pizza dough"#),
    ("500 g flour", "<b>500 g</b> flour"),
  ])
  func `a recipe that is named is a link, and one that is not there is text`(line: String, markup: String) throws {
    let store = try RecipeStore(at: .memory, environment: StoreEnvironment(now: { 0 }))
    try store.add([
      RecipeDraft(title: "Pizza dough", ingredients: "flour"), RecipeDraft(title: "Pizza", ingredients: line),
    ])
    let adapted = try AdaptedRecipe(try #require(try store.recipe(with: 2)), in: store)
    #expect(IngredientText(line, adapted.links).markup.text == markup)
  }
}
