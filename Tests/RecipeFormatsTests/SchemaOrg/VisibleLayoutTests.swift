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
    // Terms of a list in bold, with the amount against the name.
    """
    <dl class=ingredients><dt><b>1 cup flour</b></dt><dt>2 <a><b>eggs</b></a></dt><dt><b>salt</b></dt></dl>
    <ul class=instructions><li>Mix it well in a bowl.<li>Bake.</ul>
    """,
    // A button next to each line, rows of buttons, and a note of a program.
    """
    <h2>Ingredients</h2><p>Scale</p><p>1/2x1x2x</p><p>Your device does not support cooking mode</p><ul>
    <li>1 cup flour <a>add it</a><li>2 eggs <a>add it</a><li>salt <a>add it</a></ul>
    <h2>Method</h2><ol><li>Mix it well in a bowl.<li>Bake.</ol><p>Post Views: 66</p>
    """,
    // Names in the classes of a site that names all of its blocks in one.
    """
    <div class="page-tabs-ingredients__list__ingredient">1 cup flour</div><div class="page-tabs-ingredients__list__ingredient">
    <span class="page-tabs-ingredients__list__ingredient__quantity">2</span> eggs</div>
    <div class="page-tabs-ingredients__list__ingredient">salt</div><div class=method><p>Mix it well in a bowl.</p><p>Bake.</p></div>
    """,
    // Steps with numbers against them, and a heading that says what the part is once more.
    """
    <h2>Ingredients</h2><h3>Ingredients in your box</h3><ul><li>1 cup flour<li>2 eggs<li>salt</ul>
    <h2>Method</h2><h3>Cooking instructions</h3><ul><li><b>1</b>Mix it well in a bowl.<li><b>2</b>Bake.</ul>
    <p>Recipe adapted from a book of cakes and tarts that the author found in a drawer of the old kitchen, and that was printed when
    few had an oven: photographs by a friend.</p>
    """,
    // No headings at all, but a list of things with amounts, and sentences.
    """
    <h3>For four</h3><ul><li>1 cup flour<li>2 tbsp. eggs<li>salt</ul><p>Mix it well in a bowl until nothing sticks to it.</p>
    <p>Bake it for an hour.</p><h3>Variation</h3><ul><li>1 cup rye<li>2 tbsp. water<li>salt</ul>
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
    var draft = RecipeDraft(
      title: "Cake", ingredients: (isNamed ? "What goes in:\n" : "") + Self.ingredients, directions: Self.directions)
    if body.contains("For four") {
      draft.ingredients = "1 cup flour\n2 tbsp. eggs\nsalt"
      draft.directions = "Mix it well in a bowl until nothing sticks to it.\nBake it for an hour."
    }
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

  @Test func `names and amounts on lines in turn are joined, whatever the units are called`() throws {
    let page = """
      <h1>Placki</h1><h2>Składniki</h2><p>ziemniaki</p><p>1 kilogram</p><p>cebula</p><p>1 sztuka</p><p>sól</p><p>2 szczypty</p>
      <h2>Przygotowanie</h2><p>Zetrzeć i usmażyć.</p>
      """
    let result = try SchemaOrg.read(Array(page.utf8))
    #expect(result.drafts.map(\.ingredients) == ["ziemniaki 1 kilogram\ncebula 1 sztuka\nsól 2 szczypty"])
  }

  @Test func `a number in an element of its own is apart from the word in front of it, and an index is not`() throws {
    let page = """
      <h1>Water</h1><h2>Ingredients</h2><ul><li><b>sugar</b><u>45 g</u><li>H<sub>2</sub>O</ul><h2>Method</h2><p>Stir it.</p>
      """
    let result = try SchemaOrg.read(Array(page.utf8))
    #expect(result.drafts.map(\.ingredients) == ["sugar 45 g\nH2O"])
  }

  @Test func `servings are read at the end of the last step, and on two lines above the ingredients`() throws {
    let above = "<p>Serves</p><p>5 servings</p>"
    let steps = "<p>Mix.</p><p>Bake it for an hour."
    let list = "<ul><li>1 cup flour<li>2 eggs</ul><h2>Method</h2>"
    for page in ["\(above)\(list)\(steps)</p>", "\(list)\(steps) <b>Serves 5 servings</b></p>"] {
      let result = try SchemaOrg.read(Array("<h1>Cake</h1><h2>Ingredients</h2>\(page)".utf8))
      let draft = RecipeDraft(
        title: "Cake", servings: "5 servings", ingredients: "1 cup flour\n2 eggs",
        directions: "Mix.\nBake it for an hour.")
      #expect(result.drafts == [draft])
    }
  }

  @Test func `lists of ingredients for a filling and a dip are groups, without an article too`() throws {
    let page = """
      <h1>Mantu</h1><h3>Ingredients for Filling</h3><ul><li>2 onions<li>1 pound lamb</ul><h3>Ingredients for Dip</h3>
      <ul><li>1 cup yogurt<li>salt</ul><h3>Method for Filling</h3><p>Fry.</p><h3>Method for Dip</h3><p>Stir.</p>
      """
    let draft = try #require(SchemaOrg.read(Array(page.utf8)).drafts.first)
    #expect(
      draft.ingredients
        == "Ingredients for Filling:\n2 onions\n1 pound lamb\nIngredients for Dip:\n1 cup yogurt\nsalt")
    #expect(draft.directions == "Method for Filling:\nFry.\nMethod for Dip:\nStir.")
  }

  @Test func `headings in a list that a line and a class announce are names of groups`() throws {
    let page = """
      <h1>Pie</h1><span>Ingredients for 10 people</span><ul class=recipe_ingredients><li><h3>Dough</h3></li><li>200 g flour</li>
      <li>100 g butter</li><li><h3>Filling</h3></li><li>1 pumpkin</li></ul><h2>Method</h2><p>Bake.</p>
      """
    let draft = try #require(SchemaOrg.read(Array(page.utf8)).drafts.first)
    #expect(draft.ingredients == "Dough:\n200 g flour\n100 g butter\nFilling:\n1 pumpkin")
    #expect(draft.servings == "10 people")
  }

  @Test func `steps below a heading with other words follow a list of measured ingredients`() throws {
    let page = """
      <h1>Kuglóf</h1><h2>Hozzávalók</h2><ul><li>250 g porcukor<li>2 dl tej<li>4 tojás</ul><h2>A recept</h2>
      <p>A tojásokat a cukorral habosra keverjük, majd hozzáadjuk a tejet és a többit.</p><h2>Receptek</h2><p>Ez is az.</p>
      """
    let result = try SchemaOrg.read(Array(page.utf8))
    #expect(result.drafts.map(\.ingredients) == ["250 g porcukor\n2 dl tej\n4 tojás"])
    #expect(
      result.drafts.map(\.directions) == [
        "A tojásokat a cukorral habosra keverjük, majd hozzáadjuk a tejet és a többit."
      ])
  }

  @Test(arguments: [
    "<ul><li>1 cup flour<li>2 tbsp oil<li>salt</ul><p>Good.</p>",
    "<ul><li>1 bicycle<li>2 bells<li>a lamp</ul><p>Ride it to the sea and back before the sun goes down, and rest.</p>",
    "<p>Ride it to the sea and back before the sun goes down, and rest.</p><ul><li>1 cup flour<li>2 tbsp oil<li>salt</ul>",
  ])
  func `a list without amounts of food, or without sentences after it, is no recipe`(body: String) {
    #expect(throws: RecipeFileError.noRecipe(found: "an HTML page without recipe data")) {
      try SchemaOrg.read(Array("<h1>Cake</h1>\(body)".utf8))
    }
  }

  @Test(arguments: [
    ("Green soup | Hob", "<h1>Green soup</h1>", "Green soup"),
    ("GREEN SOUP - all of our recipes", "<h1>Green soup</h1>", "Green soup"),
    ("Green soup | My Hob", #"<link rel=canonical href="https://www.myhob.org/7">"#, "Green soup"),
    ("Hob", #"<meta property="og:site_name" content="Hob"><h1>Green soup</h1>"#, "Green soup"),
    ("Hob | Green soup", #"<meta property="og:site_name" content="Hob"><h1>Hob</h1>"#, "Hob | Green soup"),
  ])
  func `the title is the first heading, or another without the name of the site`(
    shared: String, head: String, title: String
  ) throws {
    let page =
      "<meta property=\"og:title\" content=\"\(shared)\">\(head)<h2>Ingredients</h2><ul><li>1 cup peas<li>2 leeks</ul><h2>Method</h2><p>Boil.</p>"
    #expect(try SchemaOrg.read(Array(page.utf8)).drafts.map(\.title) == [title])
  }
}
