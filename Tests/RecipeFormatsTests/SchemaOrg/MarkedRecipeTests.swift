import RecipeFormats
import RecipeModel
import Testing

@Suite struct MarkedRecipeTests {
  @Test func `microdata gives a recipe`() throws {
    let result = try read(
      """
      <html><head><title>Potato cakes | Hob</title><meta property="og:site_name" content="Hob"></head><body>
      <div itemscope itemtype="http://schema.org/Recipe">
        <h1 itemprop="name">Potato cakes | Hob</h1>
        <img itemprop="image" src="https://hob.example/cakes.jpg" alt="">
        <p>By <span itemprop="author" itemscope itemtype="http://schema.org/Person"><a itemprop="name" href="/jo">Jo
          Field</a></span>, <meta itemprop="prepTime" content="PT20M">20 minutes and
          <time itemprop="cookTime" datetime="PT15M">a quarter</time>, makes <b itemprop="recipeYield">12 cakes</b>
        <div itemprop="description">Good with <i>apples</i>.</div>
        <ul><li itemprop="recipeIngredient">500&nbsp;g
          potatoes<li itemprop="recipeIngredient">1 egg</ul>
        <div itemprop="recipeInstructions"><h3>Start</h3><ol><li>Grate.</li><li>Mix.</li></ol><p>Fry.<p>Serve.</div>
        <div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation">
          <span itemprop="calories">210 kcal</span></div>
      </div></body></html>
      """)
    let draft = RecipeDraft(
      title: "Potato cakes", prepTime: 1200, cookTime: 900, servings: "12 cakes", ingredients: "500 g potatoes\n1 egg",
      directions: "Start\nGrate.\nMix.\nFry.\nServe.",
      notes: """
        Good with apples.

        Author: Jo Field
        Nutrition: calories 210 kcal
        Picture: https://hob.example/cakes.jpg
        """)
    #expect(result == ReadResult(recipes: [FileRecipe(draft, pictureAddress: "https://hob.example/cakes.jpg")]))
  }

  @Test(arguments: [
    "<p itemprop=recipeInstructions>Mix.</p><p itemprop=recipeInstructions>Bake.</p>",
    "<p itemprop=instructions>Mix.<br>Bake.</p>",
    "<ol itemprop=recipeInstructions><li>Mix.<li>Bake.</ol>",
    """
    <div itemprop=recipeInstructions itemscope itemtype=http://schema.org/HowToStep><p itemprop=text>Mix.</p></div>
    <div itemprop=recipeInstructions itemscope itemtype=http://schema.org/HowToStep><p itemprop=text>Bake.</p></div>
    """,
    "<div itemprop=recipeInstructions>Mix.<div>Bake.<script>no()</script></div>",
  ])
  func `markup separates the steps`(html: String) throws {
    let page = "<div itemscope itemtype=https://schema.org/Recipe><b itemprop=name>A</b>\(html)</div>"
    #expect(try read(page).drafts.first?.directions == "Mix.\nBake.")
  }

  @Test(arguments: ["", "schema:", "http://schema.org/"])
  func `RDFa gives a recipe`(prefix: String) throws {
    let result = try read(
      """
      <div vocab="http://schema.org/" typeof="\(prefix)Recipe"><h1 property="\(prefix)name">Potato cakes</h1>
        <meta property="\(prefix)prepTime" content="PT20M">
        By <span property="\(prefix)author" typeof="\(prefix)Person"><b property="\(prefix)name">Jo Field</b></span>,
        <span property="\(prefix)recipeYield">12 cakes</span>
        <a property="\(prefix)url" href="https://hob.example/cakes">here</a>
        <ul><li property="\(prefix)recipeIngredient">500&nbsp;g potatoes<li property="\(prefix)recipeIngredient">1 egg</ul>
        <div property="\(prefix)recipeInstructions"><ol><li>Grate.</li><li>Fry.</li></ol></div></div>
      """)
    let draft = RecipeDraft(
      title: "Potato cakes", prepTime: 1200, servings: "12 cakes", ingredients: "500 g potatoes\n1 egg",
      directions: "Grate.\nFry.", notes: "Author: Jo Field", source: "https://hob.example/cakes")
    #expect(result == ReadResult(drafts: [draft]))
  }

  @Test func `hRecipe gives a recipe`() throws {
    let draft = try #require(
      read(
        """
        <div class="post hrecipe"><h2 class="fn">Barley soup</h2> by <span class="author vcard"><a class="fn">Jo</a></span>
        <span class="prepTime"><span class="value-title" title="PT15M"></span>fifteen minutes</span>
        <abbr class="cooktime" title="PT1H">an hour</abbr> <span class="yield">4 bowls</span>
        <p class="summary">Thick.</p><ul><li class="ingredient"><span class="value">100</span> <span class="type">g</span>
        barley</li><li class="ingredient">1 carrot</li></ul>
        <div class="instructions"><p>Boil.</p><p>Stir.</p></div></div>
        """
      ).drafts.first)
    #expect(
      draft
        == RecipeDraft(
          title: "Barley soup", prepTime: 900, cookTime: 3600, servings: "4 bowls",
          ingredients: "100 g barley\n1 carrot",
          directions: "Boil.\nStir.", notes: "Thick.\n\nAuthor: Jo"))
  }

  @Test func `h-recipe gives a recipe`() throws {
    let draft = try read(
      """
      <article class=h-recipe><h1 class=p-name>Toast</h1><a class="p-author h-card" href=/jo>Jo</a>
      <time class=dt-duration datetime=PT5M>5 min</time><ul><li class=p-ingredient>bread</ul>
      <div class=e-instructions><ol><li>Toast.<li>Butter.</ol></div></article>
      """
    ).drafts.first
    #expect(
      draft
        == RecipeDraft(title: "Toast", ingredients: "bread", directions: "Toast.\nButter.", notes: "Total time: 5 min"))
  }

  @Test func `JSON-LD counts more than markup, unless it has nothing to cook by`() throws {
    let marked = """
      <div itemscope itemtype=https://schema.org/Recipe><b itemprop=name>Marked</b><b itemprop=recipeIngredient>x</b></div>
      """
    let titles = { (members: String) in
      try read(
        #"<script type="application/ld+json">{"@type":"Recipe","name":"Data"\#(members)}</script>"# + marked
      ).drafts.map(\.title)
    }
    #expect(try titles(#","recipeIngredient":["y"]"#) == ["Data"])
    #expect(try titles("") == ["Marked"])
  }

  @Test func `end tags that are missing, stray or too many do no harm`() throws {
    let page = """
      </div></p><div itemscope itemtype=https://schema.org/Recipe></li><b itemprop=name>A</i></b></b>
      <p itemprop=recipeIngredient>x<p itemprop=recipeIngredient>y
      """
    #expect(try read(page).drafts == [RecipeDraft(title: "A", ingredients: "x\ny")])
  }
}

private func read(_ text: String) throws -> ReadResult { try SchemaOrg.read(Array(text.utf8)) }
