import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

@Suite struct StagedRecipesTests {
  private let staged: StagedRecipes

  init() throws { staged = try StagedRecipes() }

  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 1, 0, 0, 0, 1, 8, 2]

  @Test func `a recipe comes back with all that it had`() throws {
    let draft = RecipeDraft(
      uuid: UUID(), title: "Soup", prepTime: 60, cookTime: 120, servings: "4 bowls", ingredients: "salt\n\npepper",
      directions: "Stir.\n\n", notes: "hot", source: "Grandmother", isFavorite: true,
      addedOn: try AddedOn("2026-11-21"),
      collections: ["Soups", "Winter, cold"], imageNames: ["a.png", "b, c.png"],
      log: CookingLog(
        rating: 4, cookings: [Cooking(on: CalendarDay("2026-11-20")!, servings: "2", stars: 4, note: "less, \"salt\"")])
    )
    let picture = try Picture(Self.png + [0, 0, 0])
    try staged.append(
      StagedRecipe(
        draft, pictures: [picture, picture], pictureFiles: ["a/b.jpg", "c.jpg"], cleared: [.notes, .prepTime]))
    try staged.append(StagedRecipe(RecipeDraft(title: "Bread")))
    let recipe = try #require(try staged.recipe(at: 0))
    #expect(recipe.draft == draft)
    #expect(recipe.pictures == [picture, picture] && recipe.pictureFiles == ["a/b.jpg", "c.jpg"])
    #expect(recipe.cleared == [.notes, .prepTime])
    let second = try #require(try staged.recipe(at: 1))
    #expect(second.draft == RecipeDraft(title: "Bread") && second.pictures.isEmpty && second.pictureFiles.isEmpty)
    #expect(try staged.recipe(at: 2) == nil)
  }

  @Test func `hostile texts come back as they may be stored`() throws {
    var generator = SeededGenerator(seed: 27)
    for number in 0..<200 {
      var texts = (0..<8).map { _ in
        String(String.UnicodeScalarView(HostileText.random(using: &generator).unicodeScalars.prefix(100)))
      }
      texts[0] += "x"
      let draft = RecipeDraft(
        title: texts[0], servings: texts[1], ingredients: texts[2], directions: texts[3], notes: texts[4],
        source: texts[5], collections: [texts[6] + "y"], imageNames: [texts[6]],
        log: CookingLog(cookings: [Cooking(on: CalendarDay("2026-11-20")!, servings: texts[6], note: texts[7])]))
      try staged.append(StagedRecipe(draft))
      #expect(try staged.recipe(at: number)?.draft == draft.normalized())
    }
  }

  @Test func `a draft that breaks a rule is refused`() throws {
    #expect(throws: RecipeStoreError.invalid(.emptyTitle)) { try staged.append(StagedRecipe(RecipeDraft(title: " "))) }
    #expect(staged.count == 0)
  }
}
