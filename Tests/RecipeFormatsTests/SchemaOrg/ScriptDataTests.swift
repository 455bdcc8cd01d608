import RecipeFormats
import RecipeModel
import Testing

/// Recipes in the data that pages carry for their own scripts.
@Suite struct ScriptDataTests {
  private static let recipe = """
    {"title":"Cake","servings":4,"ingredients":[{"quantity":"1","unit":{"name":"cup"},"name":"flour"},"2 eggs"],
    "steps":[{"step":1,"text":"Mix."},{"step":2,"text":"Bake."}]}
    """
  private static let diagnostic = "the page marks no recipe; this is what the data for its scripts says"

  static let scripts = [
    #"<script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"recipe":\#(recipe)}}}</script>"#,
    "<script>window.__STATE__ = {\"recipes\":[\(recipe)]};(function(){var a=[];})()</script>",
    "<script>var a = {\"b\":1}, state = JSON.parse(\(quoted(recipe)));</script>",
    "<script>self.__next_f.push([1,\(quoted("4:[\"$\",{\"a\":"))])</script><script>self.__next_f.push([0])</script>"
      + "<script>self.__next_f.push([1,\(quoted(recipe + "}]"))])</script>",
  ]

  @Test(arguments: scripts)
  func `a recipe is found in the data for the page's scripts`(script: String) throws {
    let result = try SchemaOrg.read(Array("<h1>Cake</h1>\(script)".utf8))
    let draft = RecipeDraft(title: "Cake", servings: "4", ingredients: "1 cup flour\n2 eggs", directions: "Mix.\nBake.")
    #expect(result == ReadResult(drafts: [draft], warnings: [Self.diagnostic]))
  }

  @Test func `of several recipes the one that the page is about is taken`() throws {
    let page = """
      <meta property="og:title" content="Tea"><script type="application/json">{"related":[\(Self.recipe),
      {"name":"Tea","ingredientGroups":[{"title":"Pot","ingredients":["1 bag","1 l water"]}],"method":"<p>Boil.</p><p>Steep.</p>"}]}
      </script>
      """
    let draft = try #require(SchemaOrg.read(Array(page.utf8)).drafts.first)
    #expect(draft == RecipeDraft(title: "Tea", ingredients: "Pot:\n1 bag\n1 l water", directions: "Boil.\nSteep."))
  }

  @Test func `data with an empty list is completed from the scripts of the same recipe`() throws {
    let page = """
      <script type="application/ld+json">{"@type":"Recipe","name":"Cake","recipeIngredient":["flour"],"recipeInstructions":[]}
      </script><script>x = [\(Self.recipe)]</script>
      """
    let result = try SchemaOrg.read(Array(page.utf8))
    #expect(result.drafts.map(\.directions) == ["Mix.\nBake."])
    #expect(result.drafts.map(\.ingredients) == ["flour"])
    #expect(
      result.warnings == ["the page does not mark the directions; this is what the data for its scripts says"])
  }

  @Test(arguments: [
    #"{"ingredients_list_style":"disc","instructions_list_style":"decimal"}"#,
    #"{"ingredients":{"style":"disc","tag":"ul"},"instructions":{"style":"decimal","tag":"ol"}}"#,
    #"{"ingredients":["disc","ul"],"instructions":["decimal","ol"]}"#,
    #"{"labels":{"ingredients":"Ingredients","directions":"Directions"}}"#,
    #"{"ingredients":"Ingredients","directions":"Add your directions here."}"#,
  ])
  func `the settings of a plug-in are no recipe`(settings: String) {
    let page = "<h1>Cake</h1><p>It was good.</p><script>var settings = \(settings);</script>"
    #expect(throws: RecipeFileError.self) { try SchemaOrg.read(Array(page.utf8)) }
  }

  /// Returns a text as JSON has it.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}
