import Foundation
import RecipeModel
import Testing

@testable import RecipeStore
@testable import recipes

/// Recipes that are read as `show` prints them.
@Suite struct PrintedRecipeTests {
  private static let draft = RecipeDraft(
    title: "Onion tart", prepTime: 2400, cookTime: 2700, servings: "one tart",
    ingredients:
      "For the dough:\n200 g flour, sifted once or twice until no lumps are left\nFor the filling:\n1 kg onions",
    directions: "Knead the flour and the butter until they no longer stick.\nFor the filling:\nFry.\nBake.",
    notes: "Good cold.\n\nFreezes well.", source: "my aunt", isFavorite: true, collections: ["Dinner", "Quick"])

  private static func page(of draft: RecipeDraft, width: Int?) -> String {
    RecipePage(recipe: Recipe(id: 12, uuid: UUID(), draft), width: width).lines.map { $0.plain + "\n" }.joined()
  }

  @Test(arguments: [nil, 80, 40])
  func `a page is read as the recipe that it shows, whatever its width`(width: Int?) {
    #expect(PrintedRecipe(Self.page(of: Self.draft, width: width))?.draft == Self.draft)
  }

  @Test func `steps with numbers of their own, and a line that is one time, are read as well`() {
    var draft = RecipeDraft(title: "Toast", cookTime: 180, servings: "2", directions: "1) Slice.\n2) Toast.")
    #expect(PrintedRecipe(Self.page(of: draft, width: nil))?.draft == draft)
    draft.servings = "about 3"
    #expect(PrintedRecipe(Self.page(of: draft, width: nil))?.draft == draft)
  }

  @Test func `a number, a date, cookings, pictures, and variants are left out`() {
    var recipe = Recipe(id: 12, uuid: UUID(), RecipeDraft(title: "Soup", ingredients: "salt"))
    recipe.addedOn = try? AddedOn("2026-11-02")
    recipe.log = CookingLog(rating: 4, cookings: [Cooking(on: CalendarDay("2026-11-01")!, stars: 4, note: "good")])
    let page = RecipePage(
      recipe: recipe, width: nil, pictures: ["a.jpg"],
      variants: RecipeVariants(original: LinkedRecipe(id: 1, title: "In haste"), copies: []))
    let text = page.lines.map(\.plain).joined(separator: "\n")
    #expect(PrintedRecipe(text)?.draft == RecipeDraft(title: "Soup", ingredients: "salt"))
  }

  @Test(arguments: ["", "Soup", "Soup\n\nIngredients\nsalt", "recipe 12", "Soup\nfrom recipe 12 of a book"])
  func `another text is no page`(text: String) {
    #expect(PrintedRecipe(text) == nil)
  }

  @Test func `each sample recipe that is shown and added again is shown as before`() throws {
    let box = try TestBox()
    try SampleLibrary.load(into: box)
    let count = box.run(["list"]).output.split(separator: "\n").count
    func sections(_ id: Int) -> [Substring] {
      let lines = box.run(["show", "\(id)"]).output.split(separator: "\n", omittingEmptySubsequences: false)
      return [lines[0]] + lines.drop { !["Ingredients", "Directions", "Notes"].contains($0) }
    }
    for id in 1...count {
      let shown = box.run(["show", "\(id)"]).output
      #expect(box.run(["add"], input: shown).status == .done)
      #expect(sections(count + id) == sections(id), "\(id)")
    }
  }
}
