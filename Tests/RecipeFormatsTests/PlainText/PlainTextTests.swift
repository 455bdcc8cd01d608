import RecipeModel
import Testing

@testable import RecipeFormats

@Suite struct PlainTextTests {
  @Test func `headings separate the parts`() throws {
    let text = """
      Onion tart

      A tart for October.
      Serves: 6
      Prep time: 20 min
      Cooking time: 1 h
      Source: Oma
      Tags: Tarts, Autumn

      INGREDIENTS

      - 1 kg onions
      - 3 eggs
      For the dough:
      - 250 g flour

      Method:

      1. Slice the onions.
      2) Fry them slowly until they are soft and golden,
         which takes half an hour.

      Notes
      Best warm.
      """
    let draft = RecipeDraft(
      title: "Onion tart", prepTime: 1200, cookTime: 3600, servings: "6",
      ingredients: "1 kg onions\n3 eggs\nFor the dough:\n250 g flour",
      directions: "Slice the onions.\nFry them slowly until they are soft and golden, which takes half an hour.",
      notes: "A tart for October.\n\nBest warm.", source: "Oma", collections: ["Tarts", "Autumn"])
    #expect(try read(text) == draft)
  }

  @Test(arguments: [
    "Suppe\n\nPortionen: 4\n\nZutaten:\n1 Lauch\n\nZubereitung\nKochen.\n\nTipp:\nGut.",
    "Suppe\n\nPour : 4\n\nIngrédients\n1 Lauch\n\nPréparation\nKochen.\n\nRemarques\nGut.",
    "Suppe\n\nRaciones: 4\n\nINGREDIENTES\n1 Lauch\n\nModo de preparación\nKochen.\n\nConsejos\nGut.",
    "Suppe\n\nDosi: 4\n\nIngredienti:\n1 Lauch\n\nProcedimento:\nKochen.\n\nNote:\nGut.",
    "Suppe\n\nZutaten für 4\n1 Lauch\n\nAnleitung\nKochen.\n\n**Notizen**\nGut.",
    "# Suppe\n\nServes 4\n\n## Ingredients\n\n* 1 Lauch\n\n## Directions\n\n1. Kochen.\n\n## Notes\n\nGut.\n",
    "Suppe\n=====\n\nMakes 4\n\nIngredients\n-----------\n\n1 Lauch\n\nSteps\n-----\n\nKochen.\n\nNotes\n-----\n\nGut.\n",
    "---\ntitle: Suppe\nservings: 4\n---\n\n## Zutaten\n- [ ] 1 Lauch\n\n## Zubereitung\nKochen.\n\n## Notizen\nGut.",
    "title: Suppe\nserves: 4\nfavorite: no\n\nIngredients\n1 Lauch\n\nDirections\nKochen.\n\nNotes\nGut.\n",
  ])
  func `headings in several languages and styles`(text: String) throws {
    let draft = RecipeDraft(
      title: "Suppe", servings: "4", ingredients: "1 Lauch", directions: "Kochen.", notes: "Gut.")
    #expect(try read(text) == draft)
  }

  @Test(arguments: [
    "Soup\n\nServes 4 | Prep: 10 min | Cook: 1 h\n\nIngredients\n1 leek",
    "Soup\n\n**Servings:** 4\n**Prep time:** 10 Minuten\n**Kochzeit:** 1 Stunde\n\n**Ingredients**\n1 leek",
    "Soup\n\nZubereitung: 10 Min.\nCook time: 60 minutes\n\nIngredients (serves 4)\n1 leek",
    "Soup\n\nPrep time: 10 min\nCook time: 1:00\n\nIngredients for 4:\n1 leek",
    "Soup\nYield 4 · Prep time: 10m\nCooking time: 1h\n\nIngredients: 1 leek",
  ])
  func `facts are found in every notation`(text: String) throws {
    let draft = RecipeDraft(title: "Soup", prepTime: 600, cookTime: 3600, servings: "4", ingredients: "1 leek")
    #expect(try read(text) == draft)
  }

  @Test func `what is said on the line of a heading counts, an address is the source`() throws {
    let text =
      "Soup\n\nhttps://soup.example/leek\n\nIngredients: 1 leek\n1 l water\n\nMethod: Slice.\nBoil.\nNote: hot.\n"
    let draft = RecipeDraft(
      title: "Soup", ingredients: "1 leek\n1 l water", directions: "Slice.\nBoil.\nNote: hot.",
      source: "https://soup.example/leek")
    #expect(try read(text) == draft)
  }

  @Test func `the shape of lines separates the parts where there are no headings`() throws {
    let text = """
      Three bean salad

      From my aunt.

      400 g kidney beans
      400 g white beans
      salt
      For the dressing:
      2 tbsp vinegar

      Drain the beans and rinse them well.

      Mix everything and let it stand for an hour.
      """
    let draft = RecipeDraft(
      title: "Three bean salad",
      ingredients: "400 g kidney beans\n400 g white beans\nsalt\nFor the dressing:\n2 tbsp vinegar",
      directions: "Drain the beans and rinse them well.\nMix everything and let it stand for an hour.",
      notes: "From my aunt.")
    #expect(try read(text) == draft)
  }

  @Test func `a list under no heading above directions under one`() throws {
    let text = "3 bean salad\n\n1 can beans\n1 can more beans\n\nDirections\n3. Mix.\n5. Wait."
    let draft = RecipeDraft(
      title: "3 bean salad", ingredients: "1 can beans\n1 can more beans", directions: "3. Mix.\n5. Wait.")
    #expect(try read(text) == draft)
  }

  @Test func `a text that begins with ingredients is named after its file`() throws {
    #expect(
      try read("1 egg\n1 slice of toast\n\nFry.")
        == RecipeDraft(
          title: "File", ingredients: "1 egg\n1 slice of toast", directions: "Fry."))
  }

  @Test func `lines broken at a margin are whole again`() throws {
    let text = """
      A

      Directions

      Cut the leeks into rings as wide as a finger and wash
      them twice, since sand is never far from a leek that
      comes from a garden.
      Boil.
      """
    let directions = """
      Cut the leeks into rings as wide as a finger and wash them twice, since sand is never far from a leek that comes \
      from a garden.
      Boil.
      """
    #expect(try read(text).directions == directions)
  }

  @Test(arguments: ["hello", "hello\nworld", "Dear Sir,\n\nplease find enclosed what you asked for.\n"])
  func `text that is not a recipe is reported`(text: String) {
    #expect(throws: RecipeFileError.noRecipe(found: "a text without ingredients or directions")) {
      try PlainText.read(Array(text.utf8))
    }
  }

  @Test func `other encodings are read and named`() throws {
    let latin = Array("Br\u{F6}tchen\n\nZutaten\n1 Ei".unicodeScalars.map { UInt8($0.value) })
    #expect(
      try PlainText.read(latin)
        == ReadResult(
          drafts: [RecipeDraft(title: "Brötchen", ingredients: "1 Ei")],
          warnings: ["the text seems to be in Windows-1252, and was converted"]))
    let units = "\u{FEFF}Brötchen\r\nZutaten\r\n1 Ei".utf16
    let wide = units.flatMap { (unit: UInt16) -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try PlainText.read(wide).drafts == [RecipeDraft(title: "Brötchen", ingredients: "1 Ei")])
  }

  @Test func `a recipe is written as people write`() {
    let draft = RecipeDraft(
      title: "Onion tart", prepTime: 1200, servings: "6", ingredients: "1 kg onions\n\nFor the dough:\n250 g flour",
      directions: "Slice.\nBake.", notes: "Best warm.", source: "Oma", isFavorite: true, collections: ["Tarts"])
    let text = """
      Onion tart

      servings: 6
      prep time: 20 min
      source: Oma
      tags: Tarts
      favorite: yes

      Ingredients

      1 kg onions

      For the dough:
      250 g flour

      Directions

      Slice.
      Bake.

      Notes

      Best warm.

      """
    #expect(PlainText.write(draft) == text)
  }

  @Test(arguments: 31...33 as ClosedRange<UInt64>)
  func `what is written is read as it was, whatever it is`(seed: UInt64) throws {
    try expectRoundTrips(seed: seed, count: 100, as: \.withoutUUID) { draft in
      try PlainText.read(OutputFormat.text.file([draft])).drafts
    }
  }

  @Test(
    .enabled(if: SharedFiles.exist("data"), "no ../shared/data"),
    arguments: ["data/public-domain-recipes.json", "data/howtocook-zh.json"])
  func `every fourth recipe of a real collection comes back as it went in`(path: String) throws {
    var reader = try RecipeJSONReader(ByteSource(SharedFiles.bytes(path)))
    for (number, result) in try reader.drafts().enumerated() where number.isMultiple(of: 4) {
      let draft = try result.get().withoutUUID
      for format in [OutputFormat.text, .recipeMD, .mealMaster, .cooklang] {
        var reader = try RecipeFileReader(ByteSource(format.file([draft])))
        #expect(try reader.drafts() == [.success(draft)], "\(format) of \(draft.title)")
      }
    }
  }

  @Test func `marks of a list are removed line by line, and what has none among them names a group`() throws {
    let draft = try read(
      """
      Apple cake

      Ingredients

      Dough

      - 200 g flour
      - 100 g butter

      Filling (for later)

      - 3 apples

      Directions

      Dough

      1. Knead it.
      2. Let it rest.

      Filling

      1. Cut the apples.
      """)
    #expect(draft.ingredients == "Dough:\n200 g flour\n100 g butter\nFilling (for later):\n3 apples")
    #expect(draft.directions == "Dough\n\nKnead it.\nLet it rest.\n\nFilling\n\nCut the apples.")
  }

  @Test func `a single mark among lines without one is the author's`() throws {
    let draft = try read("Cake\n\nIngredients\n\n200 g flour\n- or rye\n2 eggs\n\nDirections\n\nMix.\n2. Bake.\nEat.")
    #expect(draft.ingredients == "200 g flour\n- or rye\n2 eggs")
    #expect(draft.directions == "Mix.\n2. Bake.\nEat.")
  }

  @Test func `what a bullet is read as in a photograph is a mark`() throws {
    let draft = try read("Cake\n\nIngredients\n\n¢ 200 g flour\n© 2 eggs\n° salt\ne 1 apple\n\nDirections\n\nBake.")
    #expect(draft.ingredients == "200 g flour\n2 eggs\nsalt\n1 apple")
  }

  @Test func `facts are read from sentences on one line`() throws {
    let draft = try read(
      "Cake\n\nServes 8. Prep time: 20 min. Cook time: 1 hour.\n\nIngredients\n\n2 eggs\n\nDirections\n\nBake.")
    #expect(draft.servings == "8" && draft.prepTime == 1200 && draft.cookTime == 3600 && draft.notes.isEmpty)
  }

  @Test func `recipes one below the other are several`() throws {
    let text = """
      Tomato soup
      Serves 4

      Ingredients

      1 kg tomatoes
      salt

      Directions

      Simmer for an hour.

      Rye bread

      Makes 2 loaves
      Prep: 10 min

      Ingredients:
      500 g rye flour

      Method:
      1. Knead.
      2. Bake.

      Notes
      Keeps a week.

      Tea
      Ingredients
      1 bag
      Method
      Steep it.
      """
    let drafts = [
      RecipeDraft(
        title: "Tomato soup", servings: "4", ingredients: "1 kg tomatoes\nsalt", directions: "Simmer for an hour."),
      RecipeDraft(
        title: "Rye bread", prepTime: 600, servings: "2 loaves", ingredients: "500 g rye flour",
        directions: "Knead.\nBake.", notes: "Keeps a week."),
      RecipeDraft(title: "Tea", ingredients: "1 bag", directions: "Steep it."),
    ]
    #expect(try PlainText.read(Array(text.utf8)) == ReadResult(drafts: drafts))
  }

  @Test(arguments: [
    // A group of the same recipe.
    "Pie\n\nIngredients\n1 egg\n\nMethod\nBeat it.\n\nFor the cream:\n\nIngredients\n2 cups cream\n\nMethod\nWhip it.",
    "# Pie\n\n## Ingredients\n1 egg\n\n## Method\nBeat it.\n\n## Cream\n\n### Ingredients\n2 cups cream\n\n### Method\nWhip it.",
    "Pie\n\nIngredients\n1 egg\n\nMethod\nBeat it.\n\nThen make the cream as well.\n\nIngredients\n2 cups cream\n\nMethod\nWhip.",
    "Pie\n\nIngredients\n1 egg\n\nMethod\nBeat it.\nIngredients\n2 cups cream\nMethod\nWhip it.",
  ])
  func `a recipe with several lists stays one`(text: String) throws {
    let result = try PlainText.read(Array(text.utf8))
    #expect(result.drafts.map(\.title) == ["Pie"])
    #expect(result.drafts[0].ingredients.contains("2 cups cream"))
  }

  @Test func `further ingredients below the directions of a text without headings are reported`() throws {
    let text = """
      Pancakes

      2 cups flour
      3 tbsp sugar
      2 cups milk

      Mix all of it and fry it.

      Waffles

      4 cups flour
      2 tbsp butter
      3 cups milk

      Mix and bake them.
      """
    let result = try PlainText.read(Array(text.utf8))
    #expect(result.drafts.map(\.title) == ["Pancakes"])
    #expect(result.warnings == ["another list of ingredients, from \"4 cups flour\" on, is in the directions"])
  }

  @Test func `ingredients of another recipe under no heading are reported below the directions of the first`() throws {
    let text = """
      Tomato soup

      Ingredients
      2 tomatoes
      1 onion

      Directions
      Chop the onion. Boil the tomatoes for 10 minutes.

      Onion tart

      6 onions
      200 g flour
      1 egg

      Roll out the dough. Bake it for 30 minutes.
      """
    let result = try PlainText.read(Array(text.utf8))
    #expect(result.drafts.map(\.title) == ["Tomato soup"])
    #expect(result.warnings == ["another list of ingredients, from \"6 onions\" on, is in the directions"])
  }

  private func read(_ text: String) throws -> RecipeDraft {
    try PlainText.read(Array(text.utf8), named: "File").drafts[0]
  }
}
