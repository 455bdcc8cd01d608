import RecipeFormats
import RecipeModel
import Testing

/// One recipe in the layouts that pages without marked-up data have.
@Suite struct VisibleLayoutTests {
  private static let ingredients = "1 cup flour\n2 eggs\nsalt"
  private static let directions = "Mix it well in a bowl.\nBake."

  static let layouts = [
    // Lines that end with <br>, and one without an amount.
    """
    <h2>Ingredients</h2><p>1 cup flour<br>2 eggs<br>salt</p><h2>Method</h2><p>Mix it well in a bowl.</p><p>Bake.</p>
    """,
    // Headings that are only bold.
    """
    <p><strong>Ingredients</strong></p><p>1 cup flour</p><p>2 eggs</p><p>salt</p>
    <p><strong>Directions:</strong></p><p>Mix it well in a bowl.</p><p>Bake.</p>
    """,
    """
    <div><b>Ingredients:</b><br/>1 cup flour<br/>2 eggs<br/>salt<br/><br/><b>Method:</b> Mix it well in a bowl.<br/>Bake.</div>
    """,
    // What stands around a recipe.
    """
    <div class=share><a>Share</a></div><h2>Ingredients</h2><a>Print</a><ul><li>1 cup flour<li>2 eggs<li>salt</ul>
    <h2>Steps</h2><ol><li>Mix it well in a bowl.<li>Bake.</ol><p>Share: <a>Facebook</a> <a>Twitter</a></p>
    <p><a href=/next>Our best soup</a></p><p>Rate this recipe</p><p>It is good.</p><div>© 2024 Hob. All rights reserved.</div>
    """,
    """
    <div><div><h2>Ingredients</h2></div><div><ul><li>1 cup flour<li>2 eggs<li>salt</ul></div></div>
    <div><h2>Method</h2><ol><li>Mix it well in a bowl.<li>Bake.</ol></div><div><p>Write to us whenever you like.</p></div>
    """,
    // No headings, but elements with names.
    """
    <div class="recipe__ingredients"><h3>What goes in</h3></div><div class="recipe-ingredients"><ul><li>1 cup flour<li>2 eggs
    <li>salt</ul></div><div class="col recipeInstructions"><p>Mix it well in a bowl.</p><p>Bake.</p></div><p>Buy our book.</p>
    """,
    """
    <p class=ingredient>1 cup flour</p><p class=ingredient>2 eggs</p><p class=ingredient>salt</p>
    <div class=step><h4>Step 1</h4>Mix it well in a bowl.</div><div class=step><h4>Step 2</h4>Bake.</div><p>Buy our book.</p>
    """,
    """
    <ul><li itemprop=ingredients>1 cup flour<li itemprop=ingredients>2 eggs<li itemprop=ingredients>salt</ul>
    <div itemprop=recipeInstructions><p>Mix it well in a bowl.</p><p>Bake.</p></div><p>Buy our book.</p>
    """,
    // Amounts apart from what they are of.
    """
    <h2>Ingredients</h2><table><tr><td>1 cup</td><td>flour</td></tr><tr><td>2</td><td>eggs</td></tr><tr><td></td><td>salt</td>
    </table><h2>Method</h2><table><tr><td>1</td><td>Mix it well in a bowl.</td></tr><tr><td>2</td><td>Bake.</td></tr></table>
    """,
    """
    <h2>Ingredients</h2><dl><dt>1 cup</dt><dd>flour</dd><dt>2</dt><dd>eggs</dd><dd>salt</dd></dl>
    <h2>Method</h2><ol><li><span>1</span><p>Mix it well in a bowl.</p></li><li><span>2</span><p>Bake.</p></li></ol>
    """,
    """
    <h2>Ingredients</h2><ul><li><div>1 cup</div><div>flour</div></li><li><div>2</div><div>eggs</div></li><li>salt</li></ul>
    <h2>Method</h2>Mix it well in a bowl.<br>Bake.
    """,
    // A page that is laid out by a table, in a form.
    """
    <form><table><tr><td><b>Ingredients</b><br>1 cup flour<br>2 eggs<br>salt</td><td><b>Method</b><br>Mix it well in a bowl.<br>
    Bake.</td></tr><tr><td>About us and our kitchen.</td></tr></table></form>
    """,
    // The story above the recipe has the same headings.
    """
    <h2>Ingredient notes</h2><ul><li>Flour: any<li>Eggs: large<li>Salt<li>Water</ul><h2>How to make the best cake</h2><p>Mix.</p>
    <h3>Ingredients</h3><ul><li>1 cup flour<li>2 eggs<li>salt</ul><h3>Method</h3><ol><li>Mix it well in a bowl.<li>Bake.</ol>
    <h3>Storage</h3><p>In a box.</p>
    """,
    // The list once for each size of screens.
    """
    <div class=ingredients><ul><li>1 cup flour<li>2 eggs<li>salt</ul></div><div class="ingredients mobile"><ul><li>1 cup flour
    <li>2 eggs<li>salt</ul></div><div class=method><ol><li>Mix it well in a bowl.<li>Bake.</ol></div>
    """,
  ]

  @Test(arguments: layouts)
  func `a recipe is read whole, and nothing else, however it is laid out`(body: String) throws {
    let page = "<html><body class=recipe-ingredients><h1>Cake</h1><nav><a>Ingredients</a></nav>\(body)</body></html>"
    let result = try SchemaOrg.read(Array(page.utf8))
    let isNamed = body.contains("What goes in")
    let draft = RecipeDraft(
      title: "Cake", ingredients: (isNamed ? "What goes in:\n" : "") + Self.ingredients, directions: Self.directions)
    #expect(
      result == ReadResult(drafts: [draft], warnings: ["the page marks no recipe; this is what its headings show"]))
  }

  @Test(arguments: [
    ("Zutaten für 4 Personen", "Zubereitung"), ("Ingrédients", "Préparation"), ("Ingredientes", "Elaboración"),
    ("Ingredienti", "Procedimento"), ("Ingrediënten", "Bereidingswijze"), ("Ingredienser", "Gör så här"),
    ("Ingredienser", "Fremgangsmåte"), ("Ingredienser", "Fremgangsmåde"), ("Ingredientes", "Modo de preparo"),
    ("Składniki", "Sposób przygotowania"), ("Υλικά", "Εκτέλεση"), ("Ингредиенты:", "Способ приготовления"),
    ("材料", "做法"), ("用料", "步驟"), ("材料（2人分）", "作り方"), ("재료", "만드는 법"), ("Ingredients", "How to make the cake"),
  ])
  func `headings are known in the languages that have most recipes`(ingredients: String, directions: String) throws {
    let page = """
      <h1>Cake</h1><h2>\(ingredients)</h2><ul><li>1 cup flour<li>2 eggs<li>salt</ul>
      <h2>\(directions)</h2><p>Mix it well in a bowl.<br>Bake.</p>
      """
    let draft = try #require(SchemaOrg.read(Array(page.utf8)).drafts.first)
    #expect(draft.ingredients == Self.ingredients && draft.directions == Self.directions)
  }

  @Test func `prose among the ingredients is left out and reported`() throws {
    let page = """
      <h1>Cake</h1><h2>Ingredients</h2><p>All of them should be as warm as the room they are in.</p><p>1 cup flour</p><p>2 eggs</p>
      <p>salt and pepper to taste.</p><h2>Method</h2><p>Bake.</p>
      """
    let result = try SchemaOrg.read(Array(page.utf8))
    #expect(result.drafts.map(\.ingredients) == ["1 cup flour\n2 eggs\nsalt and pepper to taste."])
    let left = "without \"All of them should be as warm as the room they are in.\""
    #expect(result.warnings == ["the page marks no recipe; this is what its headings show, \(left)"])
  }

  @Test func `headings within a part are names of groups, and those at its end are not of it`() throws {
    let page = """
      <h1>Cake</h1><h2>Ingredients</h2><h3>Dough</h3><ul><li>flour<li>eggs</ul><p><b>For the icing</b></p><ul><li>sugar</ul>
      <h2>Method</h2><h3>Preparation</h3><p>Mix.</p><h3>Baking</h3><p>Bake.</p><h3>You are here</h3><h2>News</h2><p>None.</p>
      """
    let draft = try #require(SchemaOrg.read(Array(page.utf8)).drafts.first)
    #expect(draft.ingredients == "Dough:\nflour\neggs\nFor the icing:\nsugar")
    #expect(draft.directions == "Mix.\nBaking:\nBake.")
  }

  @Test func `lists under headings of the same rank with words of their own are one list`() throws {
    let page = """
      <h1>Cake</h1><h2>Ingredients for the cake</h2><ul><li>flour<li>eggs</ul><h2>Ingredients for the icing</h2><ul><li>sugar
      <li>water</ul><p><b>How to make it all</b></p><p>Step 1 of 2</p><p>Mix.</p><p>Step 2 of 2</p><p>Bake.</p>
      """
    let draft = try #require(SchemaOrg.read(Array(page.utf8)).drafts.first)
    #expect(
      draft.ingredients == "Ingredients for the cake:\nflour\neggs\nIngredients for the icing:\nsugar\nwater")
    #expect(draft.directions == "Mix.\nBake.")
  }

  @Test func `a line with the number of servings is not an ingredient, and other lists are reported`() throws {
    let page = """
      <h1>Cake</h1><h2>Ingredients</h2><p>Serves 4</p><p>1 cup flour</p><p>2 eggs</p><p>salt</p><h2>Method</h2><p>Bake.</p>
      <h2>Ingredients</h2><p>sugar</p><p>water</p><h2>Method</h2><p>Stir.</p>
      """
    let result = try SchemaOrg.read(Array(page.utf8))
    #expect(
      result.drafts == [
        RecipeDraft(title: "Cake", servings: "4", ingredients: Self.ingredients, directions: "Bake.")
      ])
    #expect(
      result.warnings == ["the page marks no recipe; this is what its headings show, without \"sugar\""])
  }
}
