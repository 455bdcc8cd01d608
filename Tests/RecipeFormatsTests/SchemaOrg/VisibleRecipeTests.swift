import RecipeFormats
import RecipeModel
import Testing

@Suite struct VisibleRecipeTests {
  private let page = """
    <html><head><title>Leek tart - Hob</title><meta property="og:title" content="Leek tart"></head><body>
    <nav><h2>Ingredients</h2><ul><li>Leeks</li><li>Eggs</li><li>Cream</li><li>All</li></ul></nav>
    <h1>Leek tart</h1><h2>Ingredients</h2><p>The leeks must be young, and the cream must be thick.</p>
    <h2>Why it works</h2><ul><li>It does</li></ul>
    <div class="card"><h3><strong>Ingredients</strong> (serves 6)</h3><h4>Pastry</h4>
      <ul><li><input type=checkbox> 200&nbsp;g <a href="/flour">flour</a></li><li>100 g butter</ul>
      <h4>Filling:</h4><ul><li><label>3 leeks<li>2 eggs</ul><button>Print</button>
      <h3>Method</h3><ol><li><p>Rub the butter into the flour.</p><p>Add water.</p></li><li>Bake.<script>no()</script></ol>
      <p>Serve<br>warm.</p></div>
    <h3>More recipes</h3><ul><li>Onion tart</li></ul></body></html>
    """

  @Test func `a page without marks gives the recipe that its headings and lists show`() throws {
    let draft = RecipeDraft(
      title: "Leek tart", servings: "6",
      ingredients: "Pastry:\n200 g flour\n100 g butter\nFilling:\n3 leeks\n2 eggs",
      directions: "Rub the butter into the flour.\nAdd water.\nBake.\nServe\nwarm.")
    #expect(
      try SchemaOrg.read(Array(page.utf8))
        == ReadResult(
          drafts: [draft], warnings: ["the page marks no recipe; this is what its headings show"]))
  }

  @Test func `what data without content says is kept`() throws {
    let data = """
      <script type="application/ld+json">{"@type": "Recipe", "name": "Tart of leeks", "recipeYield": "8",
      "recipeIngredient": [], "cookTime": "PT40M"}</script>
      """
    let draft = try #require(SchemaOrg.read(Array((data + page).utf8)).drafts.first)
    #expect([draft.title, draft.servings, "\(draft.cookTime)"] == ["Tart of leeks", "8", "2400"])
    #expect(draft.directions.hasPrefix("Rub the butter"))
  }

  @Test func `data with names alone takes the amounts that the page shows`() throws {
    let data = """
      <script type="application/ld+json">{"@type": "Recipe", "name": "Leek tart",
      "recipeIngredient": ["flour", "butter", "leeks", "eggs"], "recipeInstructions": ["Do as the data says."]}</script>
      """
    let result = try SchemaOrg.read(Array((data + page).utf8))
    #expect(
      result.drafts.map(\.ingredients) == ["Pastry:\n200 g flour\n100 g butter\nFilling:\n3 leeks\n2 eggs"])
    #expect(result.warnings == ["the data of the page has no amounts; the ingredients are those that it shows"])
  }

  @Test func `amounts that are nowhere to be found are missed`() throws {
    let data = """
      <script type="application/ld+json">{"@type": "Recipe", "name": "Onion tart",
      "recipeIngredient": ["rye", "lard", "onions"], "recipeInstructions": ["Do as the data says."]}</script>
      """
    let result = try SchemaOrg.read(Array((data + page).utf8))
    #expect(result.drafts.map(\.ingredients) == ["rye\nlard\nonions"])
    #expect(result.warnings == ["no ingredient has an amount; compare them with the page"])
  }

  @Test func `data without ingredients takes those below the headings and keeps its own directions`() throws {
    let data = """
      <script type="application/ld+json">{"@type": "Recipe", "name": "Leek tart",
      "recipeInstructions": ["Do as the data says."]}</script>
      """
    let result = try SchemaOrg.read(Array((data + page).utf8))
    let draft = try #require(result.drafts.first)
    #expect(draft.ingredients == "Pastry:\n200 g flour\n100 g butter\nFilling:\n3 leeks\n2 eggs")
    #expect(draft.directions == "Do as the data says.")
    #expect(result.warnings == ["the page does not mark the ingredients; this is what its headings show"])
  }

  @Test func `data without directions takes those that the page marks for the same recipe`() throws {
    let page = """
      <script type="application/ld+json">{"@type": "Recipe", "name": "Tea", "ingredients": ["1 bag"]}</script>
      <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Tea</h1>
      <p itemprop="recipeIngredient">1 tea bag</p><p itemprop="recipeInstructions">Steep.</p></div>
      """
    let result = try SchemaOrg.read(Array(page.utf8))
    #expect(result == ReadResult(drafts: [RecipeDraft(title: "Tea", ingredients: "1 bag", directions: "Steep.")]))
  }

  @Test func `data counts more than headings`() throws {
    let data = """
      <script type="application/ld+json">{"@type": "Recipe", "name": "Tart", "recipeIngredient": ["1 tart"],
      "recipeInstructions": "Buy it."}</script>
      """
    let result = try SchemaOrg.read(Array((data + page).utf8))
    #expect(result.drafts.map(\.ingredients) == ["1 tart"] && result.warnings.isEmpty)
  }

  @Test(arguments: [
    "<h1>Soup</h1><h2>Ingredients</h2><p>We talk about them.</p><h2>Method</h2><p>And that.</p>",
    "<h1>Shop</h1><h2>Ingredients</h2><ul><li>Water<li>Scent</ul><h2>Delivery</h2><p>Two days.</p>",
    "<h1>Soap</h1><h2>Method</h2><ol><li>Wash.</ol><h2>Ingredients</h2><ul><li>Fat<li>Lye</ul>",
    "<h1>Cream</h1><h2>Ingredients</h2><ul><li>Fat</ul><h2>Directions</h2><p>Rub in.</p>",
  ])
  func `headings alone make no recipe`(body: String) {
    #expect(throws: RecipeFileError.noRecipe(found: "an HTML page without recipe data")) {
      try SchemaOrg.read(Array("<html><body>\(body)</body></html>".utf8))
    }
  }
}
