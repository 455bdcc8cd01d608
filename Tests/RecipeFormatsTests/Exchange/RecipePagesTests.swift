import FoundationEssentials
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeFormats

/// The exports that are pages: Recipe Keeper's and Copy Me That's.
@Suite struct RecipePagesTests {
  @Test func `Recipe Keeper is read with its lists, times, stars, notes, nutrition and pictures`() throws {
    let recipes = try imported(Self.recipeKeeper)
    #expect(recipes.map(\.draft.title) == ["Fish & chips", "Tea"])
    let draft = recipes[0].draft
    #expect(draft.uuid == UUID(uuidString: "0B6A3A52-5F0C-4C0C-9A60-0C6E2C5E7B11"))
    #expect(draft.isFavorite)
    #expect(draft.log.rating == 4)
    #expect(draft.servings == "4 plates")
    #expect(draft.prepTime == 20 * 60)
    #expect(draft.cookTime == 65 * 60)
    #expect(draft.source == "https://example.org/fish?a=1&copy=2")
    #expect(draft.collections == ["Main Dish", "Fried", "Friday"])
    #expect(draft.ingredients == "BATTER:\n200 g flour\n1/2 cup beer < cold\nFISH:\n4 fillets of cod")
    #expect(draft.directions == "Stir the batter.\nFry the fish at 180 °C.")
    #expect(
      draft.notes
        == "Serve with vinegar.\nMushy peas, too.\n\nNutrition: serving size 1 plate, calories 610, total fat 24")
    #expect(recipes[0].pictureFiles == ["images/fish 0.jpg", "images/fish_1.jpg"])
    #expect(recipes[1].draft.notes == "")
    #expect(recipes[1].draft.cookTime == 0)
    #expect(recipes[1].pictureFiles == [])
  }

  @Test func `a picture of Recipe Keeper's is known by its class, and comes once`() throws {
    let pictures = #"<img src="images/1_0.jpg" class="recipe-photo"/><img itemprop="photo0" src="images/1_0.jpg"/>"#
    for (tags, files) in [
      (#"<img src="images/a.jpg" class="recipe-photo"/>"#, ["images/a.jpg"]), (pictures, ["images/1_0.jpg"]),
      (pictures + #"<img itemprop="photo1" src="images/1_1.jpg"/>"#, ["images/1_0.jpg", "images/1_1.jpg"]),
    ] {
      let page = """
        <html><body><div class="recipe-details"><meta itemprop="recipeId" content="1"><h2 itemprop="name">Tea</h2>
        <div itemprop="recipeDirections"><p>Steep.</p></div>\(tags)</div></body></html>
        """
      #expect(try imported(page).map(\.pictureFiles) == [files])
    }
  }

  @Test func `Copy Me That is read with its groups, steps, tags, stars and address`() throws {
    let recipes = try imported(Self.copyMeThat)
    #expect(recipes.map(\.draft.title) == ["Sushi rolls", "Toast"])
    let draft = recipes[0].draft
    #expect(draft.source == "https://example.org/rolls?a=1&copy=2")
    #expect(draft.isFavorite)
    #expect(draft.log.rating == 5)
    #expect(draft.servings == "6 rolls")
    #expect(draft.collections == ["Dinner", "Fish & rice"])
    #expect(draft.ingredients == "2 cups rice\nRoll:\n4 sheets nori\nor as many as you like")
    #expect(draft.directions == "Boil the rice.\nLet it cool.\nRolling:\nRoll it up.")
    #expect(draft.notes == "Not hard at all.\n\nKeep a wet knife at hand.\nEat at once.\n\nI made this")
    #expect(recipes[0].pictureFiles == ["images/rolls.jpg"])
    #expect(recipes[1].draft.servings == "Servings: 2")
    #expect(!recipes[1].draft.isFavorite)
  }

  @Test(arguments: [
    "<div id=\"link\"><a id=\"original_link\" href=\"https://example.org\">here</a></div>",
    "<meta name=\"copymethat_class_id_version\" content=\"2\">",
  ])
  func `an export of Copy Me That shows by either of two signs`(sign: String) {
    let page = "<html><body>\(sign)<div class=\"recipe\"><li class=\"recipeIngredient\">1 egg</li></div></body></html>"
    #expect(ExchangeFormat(head: page) == .copyMeThat)
  }

  @Test func `a page around what another program exports is not looked at`() {
    let page = "<html><pre>\n      *  Exported from  MasterCook  *\n\n      Soup\n</pre></html>"
    #expect(ExchangeFormat(head: page) == .masterCook)
  }

  @Test(arguments: [
    "<html><div class=\"recipe\"><ul id=\"recipeIngredients\"><li class=\"recipeIngredient\">1 egg</li></ul></div></html>",
    "<html><script>{\"original_link\": 1, \"recipeIngredient\": []}</script></html>",
    "<html><a id=\"original_link\">a</a><script>{\"recipeIngredient\": []}</script></html>",
    "<html><meta itemprop=\"recipeId\" content=\"1\"></html>",
    "<html><div itemscope itemtype=\"https://schema.org/Recipe\"><p itemprop=\"recipeIngredient\">1 egg</p></div></html>",
  ])
  func `another page is not one of these exports`(page: String) {
    #expect(ExchangeFormat(head: page) == nil)
  }

  @Test func `an export of many recipes is read whole`() throws {
    let marks = String(repeating: "<meta content=\"\" itemprop=\"recipeShareId\">", count: 100)
    let recipe =
      "<div class=\"recipe-details\"><meta content=\"1\" itemprop=\"recipeId\"><h2 itemprop=\"name\">Soup</h2>\(marks)</div>"
    let page = "<html><body>" + String(repeating: recipe, count: 1_001) + "</body></html>"
    let count = try imported(page).count
    #expect(count == 1_001)
  }

  @Test func `a zip gives each recipe the pictures that it names, in their order`() throws {
    let pictures = (0..<3).map { Array("picture \($0)".utf8) }
    var zip = TestZip()
    zip.add("RecipeKeeper/images\\fish_1.jpg", pictures[1])
    zip.add("RecipeKeeper/images/fish 0.jpg", pictures[0])
    zip.add("RecipeKeeper/images/stray.png", pictures[2])
    zip.add("RecipeKeeper/recipes.html", Array(Self.recipeKeeper.utf8))
    let result = try AppArchive.read(zip.finished()) { bytes, name in
      try #require(ExchangeFormat(head: String(decoding: bytes, as: UTF8.self))).read(bytes)
    }
    #expect(result.recipes.map(\.pictures) == [[pictures[0], pictures[1]], []])
    #expect(result.recipes.map(\.pictureFiles) == [[], []])
    #expect(result.warnings == ["1 picture was left out"])
  }

  @Test func `a picture that a zip lacks is counted`() throws {
    var zip = TestZip()
    zip.add("recipes.html", Array(Self.copyMeThat.utf8))
    let result = try AppArchive.read(zip.finished()) { bytes, name in
      try #require(ExchangeFormat(head: String(decoding: bytes, as: UTF8.self))).read(bytes)
    }
    #expect(result.warnings == ["1 picture was left out"])
  }

  @Test(
    arguments: [
      ("images/a.jpg", "images/a.jpg"), ("./images//a%20b.jpg", "images/a b.jpg"), ("images\\a.jpg", "images/a.jpg"),
      ("../a.jpg", nil), ("images/../../a.jpg", nil), ("images/%2e%2e/a.jpg", nil), ("/etc/a.jpg", nil),
      ("https://example.org/a.jpg", nil), ("data:image/png;base64,AA", nil), ("", nil), (".", nil), ("a%00.jpg", nil),
    ] as [(String, String?)])
  func `no reference leads out of the folder`(reference: String, path: String?) {
    #expect(NeighborFile.path(reference) == path)
  }

  private func imported(_ text: String) throws -> [FileRecipe] {
    var reader = RecipeFileReader(ByteSource(Array(text.utf8)))
    var recipes: [FileRecipe] = []
    while let recipe = try reader.next() { recipes.append(try recipe.get()) }
    return recipes
  }
}

extension RecipePagesTests {
  private static let recipeKeeper = """
    <!DOCTYPE html><html><head><meta charset="UTF-8"><title>Recipes</title></head><body>
    <div class="recipe-details"><table><tbody><tr><td>
    <div class="recipe-photos-div"><img src="images/fish%200.jpg" class="recipe-photo" itemprop="photo0" />
    <img src="images/fish_1.jpg" class="recipe-photos" itemprop="photo1" /></div></td><td>
    <meta content="0b6a3a52-5f0c-4c0c-9a60-0c6e2c5e7b11" itemprop="recipeId">
    <meta content="" itemprop="recipeShareId">
    <meta content="True" itemprop="recipeIsFavourite">
    <meta content="4" itemprop="recipeRating">
    <h2 itemprop="name">Fish &amp; chips</h2>
    <div>Courses: <span itemprop="recipeCourse">Main Dish</span></div>
    <div>Categories: <span>Fried</span><meta content="Fried" itemprop="recipeCategory"></div>
    <div>Collections: <span>Friday</span><meta content="Friday" itemprop="recipeCollection"></div>
    <div>Source: <a href="https://example.org/fish?a=1&amp;copy=2"><span itemprop="recipeSource"
      >https://example.org/fish?a=1&amp;copy=2</span></a></div>
    <div>Serving size: <span itemprop="recipeYield">4 plates</span></div>
    <div>Preparation time: <span>20 mins</span><meta content="PT20M" itemprop="prepTime"></div>
    <div>Cooking time: <span>1 hour 5 mins</span><meta content="PT1H5M" itemprop="cookTime"></div>
    <h3>Ingredients</h3><div class="recipe-ingredients" itemprop="recipeIngredients">
    <p>BATTER:</p><p>• 200 g flour</p><p>1/2 cup beer &lt; cold</p><p></p><p>FISH:</p><p>4 fillets of
     cod</p></div>
    <h3>Directions</h3><div itemprop="recipeDirections"><p>Stir the <b>batter</b>.</p><p>Fry the fish at 180 °C.</p></div>
    <h3>Notes</h3><div class="recipe-notes" itemprop="recipeNotes"><p>Serve with vinegar.</p><p>Mushy peas, too.</p></div>
    <meta content="1 plate" itemprop="recipeNutServingSize"><meta content="610" itemprop="recipeNutCalories">
    <meta content="24" itemprop="recipeNutTotalFat"><meta content="0" itemprop="recipeNutSodium">
    <meta content="" itemprop="recipeNutProtein">
    </td></tr></tbody></table></div>
    <div class="recipe-details">
    <meta content="x1" itemprop="recipeId"><meta content="False" itemprop="recipeIsFavourite">
    <meta content="0" itemprop="recipeRating"><h2 itemprop="name">Tea</h2>
    <div>Source: <span itemprop="recipeSource"></span></div>
    <div>Cooking time: <meta content="PT0S" itemprop="cookTime"></div>
    <div itemprop="recipeIngredients"><p>1 tsp tea</p></div><div itemprop="recipeDirections"><p>Pour.</p></div>
    <div itemprop="recipeNotes"></div>
    </div></body></html>
    """

  private static let copyMeThat = """
    <!DOCTYPE html><head><meta name="copymethat_class_id_version" content="2"></head><html><style>.recipe{}</style><body>
    <div class="recipe"><div id="name">Sushi rolls</div>
    <div id="link">Adapted from <a id="original_link" href="https://example.org/rolls?a=1&amp;copy=2">example.org</a></div>
    <img class="recipeImage" src="images/rolls.jpg" width="120px">
    <div id="categories">Tags: <span class="recipeCategory">Dinner</span>, <span class="recipeCategory">Fish &amp; rice</span>
    </div><div id="description">Not hard at all.</div>
    <div id="extra_info"><span id="made_this">I made this</span> <span id="starred">Starred</span>
    <span id="rating">Rated <span id="ratingValue">5</span>/5</span></div>
    <div id="servings">Servings: <a id="recipeYield">6 rolls</a></div>
    <div id="recipeIngredient_header">Ingredients</div>
    <ul id="recipeIngredients"><li class="recipeIngredient">2 cups rice</li><div class="recipeIngredient_spacer"></div>
    <div class="recipeIngredient recipeIngredient_subheader">Roll</div><li class="recipeIngredient">4 sheets nori</li>
    <div class="recipeIngredient_note">or as many as you like</div></ul>
    <div id="recipeInstructions_header">Steps</div>
    <ol id="recipeInstructions"><li class="instruction" value="1">Boil the rice.</li>
    <div class="instruction_next">Let it cool.</div><div class="instruction instruction_subheader">Rolling:</div>
    <li class="instruction" value="2">Roll it up.</li></ol>
    <div id="recipeNotes_header">Notes</div><ul id="recipeNotes"><li class="recipeNote">Keep a wet knife at hand.</li>
    <li class="recipeNote">Eat at once.</li></ul></div>
    <div class="recipe"><div id="name">Toast</div><div id="servings">Servings: 2</div>
    <ul id="recipeIngredients"><li class="recipeIngredient">2 slices bread</li></ul></div>
    </body></html>
    """
}
