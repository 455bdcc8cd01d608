import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeFormats

/// Recipes that name others in their ingredients, in the formats that have links for that.
@Suite struct NamedRecipeTests {
  private static let titles = [
    "Pizza dough", "Crème pâtissière", "番茄炒蛋", "5-minute bread", "Stock, 2 l (brown)", "Ann's *best* dough", "50 % rye",
    "Sauce_1", "🍕",
  ]

  @Test(arguments: titles)
  func `a link comes back as it was from Cooklang and RecipeMD`(title: String) throws {
    let draft = RecipeDraft(
      title: "Pizza", ingredients: "1 batch [[\(title)]]\n[[\(title)]]\n200 g [[\(title)]], rested\nsalt",
      directions: "Bake.")
    #expect(try Cooklang.read(Array(Cooklang.write(draft).utf8)).drafts == [draft])
    #expect(try RecipeMD.read(Array(RecipeMD.write(draft).utf8)).drafts == [draft])
  }

  @Test func `a link is written as each format has it`() {
    let draft = RecipeDraft(title: "Pizza", ingredients: "1 batch [[Pizza dough]]\n[[Pesto]]")
    #expect(Cooklang.write(draft).contains("@./Pizza dough{1%batch}\\\n@./Pesto{}"))
    #expect(RecipeMD.write(draft).contains("- *1 batch* [Pizza dough](Pizza%20dough.md)\n- [Pesto](Pesto.md)\n"))
  }

  @Test(arguments: [
    "[Pizza dough](pizza-dough.md)", "[Pizza dough](../doughs/Pizza%20Dough.md)", "[Pizza dough](./pizza_dough.MD)",
    "[Pizza dough](<Pizza dough.md>)",
  ])
  func `a RecipeMD link to a file of its title is a link`(markdown: String) throws {
    let draft = try RecipeMD.read(Array("# Pizza\n\n---\n\n- *1* \(markdown)\n".utf8)).drafts[0]
    #expect(draft.ingredients == "1 [[Pizza dough]]" && draft.notes == "")
  }

  @Test(arguments: ["https://example.org/dough.md", "dough-2.md", "#dough", "dough.html", "//example.org/dough.md"])
  func `where a RecipeMD link leads elsewhere the notes say where`(destination: String) throws {
    let draft = try RecipeMD.read(Array("# Pizza\n\n---\n\n- [dough](\(destination))\n".utf8)).drafts[0]
    #expect(draft.ingredients == "dough" && draft.notes == "dough: \(destination)")
  }

  @Test(arguments: [
    "./a/b", ". x", "...", "../x", "[[a]b]]", "[[]]", "[[ a ]]", "1 [[a/b]]", "[[.a]]", "1 [[a]] and [[b]]",
  ])
  func `a line that is no link of a file comes back as it was`(line: String) throws {
    let draft = RecipeDraft(title: "Pizza", ingredients: line)
    #expect(try Cooklang.read(Array(Cooklang.write(draft).utf8)).drafts == [draft])
    #expect(try RecipeMD.read(Array(RecipeMD.write(draft).utf8)).drafts == [draft])
  }
}
