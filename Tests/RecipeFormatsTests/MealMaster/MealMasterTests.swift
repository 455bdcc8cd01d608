import RecipeModel
import Testing

@testable import RecipeFormats

@Suite struct MealMasterTests {
  static let loaf = """
    MMMMM----- Recipe via Meal-Master (tm) v8.05

          Title: Barley loaf
     Categories: Breads, Gifts
          Yield: 2 Loaves

          2 pk Dry yeast                           2 tb Oil
      1 1/2 c  Warm water                          1 ts Salt
          5 c  Barley flour; sifted once                Poppy seeds, or sesame,
               -or twice                                -to sprinkle
    MMMMM--------------------------GLAZE-------------------------------
          1    Egg
        1/4 c  Milk

      Dissolve the yeast in the water. Knead in the rest
      and let it rise.

      1. Shape two loaves.
      2. Bake at 400 degrees until they
         sound hollow.

    -----------------------------TO SERVE------------------------------
      Butter.

      Source: Aunt Vi
    MMMMM

    """

  static let loafDraft = RecipeDraft(
    title: "Barley loaf", servings: "2 Loaves",
    ingredients: """
      2 pk Dry yeast
      1 1/2 c Warm water
      5 c Barley flour; sifted once or twice
      2 tb Oil
      1 ts Salt
      Poppy seeds, or sesame, to sprinkle
      GLAZE:
      1 Egg
      1/4 c Milk
      """,
    directions: """
      Dissolve the yeast in the water. Knead in the rest and let it rise.
      1. Shape two loaves.
      2. Bake at 400 degrees until they sound hollow.
      TO SERVE:
      Butter.
      """,
    source: "Aunt Vi", collections: ["Breads", "Gifts"])

  @Test func `two lists side by side are read one after the other`() throws {
    #expect(try read(Self.loaf).drafts == [Self.loafDraft])
  }

  @Test func `many recipes a file, with dashes for letters, and what is between them`() throws {
    let text = """
      From: somebody

      ---------- Recipe via UNREGISTERED Meal-Master (tm) v8.02

            Title: Toast
       Categories: None
         Servings: 1

            1 sl Bread

        Toast it.

      -----
      MMMMM-----Meal-Master recipe exported by another program-----
           Title: Tea
      Categories:
           Yield: 4 cups

      MMMMM---------------POT---------------
            4 ts Tea
      MMMMM---------------STEEP-------------
      Pour over.
      """
    let (drafts, diagnostics) = try read(text)
    #expect(
      drafts == [
        RecipeDraft(
          title: "Toast", servings: "1", ingredients: "1 sl Bread", directions: "Toast it.", collections: ["None"]),
        RecipeDraft(title: "Tea", servings: "4 cups", ingredients: "POT:\n4 ts Tea", directions: "STEEP:\nPour over."),
      ])
    #expect(
      diagnostics == [
        "a line outside of recipes was left out", "the last recipe has no end mark and may be incomplete",
      ])
  }

  @Test func `a second list may be alone, or a blank further left or right`() throws {
    for gap in ["", " ", "  "] {
      let text = recipe(
        "      1 lb \(padded("Butter", 28))\(gap)      2 oz Salt\n\(padded("", 39))\(gap)           Oil")
      #expect(try read(text).drafts[0].ingredients == "1 lb Butter\n2 oz Salt\nOil", "\(gap.count) blanks")
    }
  }

  @Test func `units of other languages and tabs keep the columns`() throws {
    let text = recipe("      2 EL Zucker\n\t   Salz\n    1/2 Tl Zimt")
    #expect(try read(text).drafts[0].ingredients == "2 EL Zucker\nSalz\n1/2 Tl Zimt")
  }

  @Test func `a long name is no second list`() throws {
    let text = recipe("      1 c  Cream cheese at room temperature, 2 days out of date")
    #expect(try read(text).drafts[0].ingredients == "1 c Cream cheese at room temperature, 2 days out of date")
  }

  @Test(
    arguments: [
      ([0x84, 0x94, 0x81, 0xE1, 0x82], "äöüßé", "code page 437"), ([0xF8], "°", "code page 437"),
      ([0x6E, 0x9B, 0x72], "nør", "code page 850"), ([0xE4, 0xF6, 0xFC, 0xDF], "äöüß", "Windows-1252"),
      ([0xC3, 0xA4], "ä", nil), ([0xEF, 0xBB, 0xBF, 0x41, 0x1A], "A", nil),
    ] as [([UInt8], String, String?)])
  func `letters show their encoding`(bytes: [UInt8], text: String, encoding: String?) {
    let result = DOSText.decoded(bytes)
    #expect(result.text == text)
    #expect(result.encoding == encoding)
  }

  @Test func `recipes in different encodings are read each in its own`() throws {
    let first = Array(recipe("      1    K", title: "A").utf8.prefix { $0 != UInt8(ascii: "K") }) + [0x94]
    let bytes = first + Array("\n\n  Mix.\nMMMMM\n\(recipe("      1    Öl", title: "B"))".utf8)
    var reader = MealMasterReader(ByteSource(bytes))
    #expect(try reader.drafts().map { try $0.get().ingredients } == ["1 ö", "1 Öl"])
    #expect(reader.diagnostics.lines == ["a recipe seems to be in code page 437, and was converted"])
  }

  @Test func `one recipe that cannot be kept leaves the others`() throws {
    let bytes = Array((recipe("      1    a", title: "") + recipe("      1    b", title: "B")).utf8)
    var reader = MealMasterReader(ByteSource(bytes))
    let results = try reader.drafts()
    #expect(results.count == 2)
    #expect(results[0] == .failure(InvalidRecipeError(number: 1, title: "", reason: .missingTitle)))
  }

  @Test func `a recipe is written in its columns`() {
    let draft = RecipeDraft(
      title: "Barley loaf", prepTime: 600, servings: "2 loaves",
      ingredients: "500 g barley flour, sifted once or twice\n1 1/2 dl water\n½–1 tb oil\nGlaze:\n1 egg\nsalt",
      directions: String(repeating: "Knead the dough. ", count: 6) + "Rest.\n1. Bake.", notes: "Keeps a week.",
      isFavorite: true, collections: ["Breads", "Gifts"])
    let text = """
      MMMMM-----------------Meal-Master recipe exported by recipes-----------------
           Title: Barley loaf
      Categories: Breads, Gifts
           Yield: 2 loaves

          500 g  barley flour, sifted once or
                 -twice
        1 1/2 dl water
          ½–1 tb oil
      MMMMM---------------------------------Glaze----------------------------------
            1    egg
                 salt

        Knead the dough. Knead the dough. Knead the dough. Knead the dough. Knead
        the dough. Knead the dough. Rest.

        1. Bake.

      MMMMM---------------------------------NOTES----------------------------------

        Keeps a week.

      MMMMM--------------------------------DETAILS---------------------------------

        prep time: 10 min
        favorite: yes

      MMMMM

      """
    #expect(MealMaster.write(draft) == text)
  }

  @Test(arguments: 21...23 as ClosedRange<UInt64>)
  func `what is written is read as it was, whatever it is`(seed: UInt64) throws {
    try expectRoundTrips(seed: seed, count: 100, as: \.withoutUUID) { draft in
      var reader = try RecipeFileReader(ByteSource(OutputFormat.mealMaster.file([draft])))
      return try reader.drafts().map { try $0.get() }
    }
  }

  @Test func `what is read is written and read the same, many in one file`() throws {
    let drafts = try read(Self.loaf).drafts + [RecipeDraft(title: "MMMMM----- Meal-Master", directions: "MMMMM")]
    #expect(try read(String(decoding: OutputFormat.mealMaster.file(drafts), as: UTF8.self)).drafts == drafts)
  }

  @Test func `memory is bounded by a recipe and not by the file`() throws {
    let piece = Array(recipe("      1    egg").utf8)
    var left = 2_000
    var reader = MealMasterReader(
      ByteSource {
        left -= 1
        return left >= 0 ? piece : []
      })
    var count = 0
    while try reader.next() != nil {
      count += 1
      #expect(left >= 2_000 - count - 2, "the file is read no further than the recipe")
    }
    #expect(count == 2_000)
  }

  @Test func `a recipe without end is refused in time`() throws {
    var pieces = 0
    var reader = MealMasterReader(
      ByteSource {
        pieces += 1
        return pieces == 1 ? Array("MMMMM-----Meal-Master\nTitle: A\n".utf8) : [UInt8](repeating: 0x41, count: 65_536)
      })
    #expect(throws: RecipeFileError.recipeTooLong(number: 1, limit: 10_485_760)) { try reader.next() }
    #expect(pieces < 200)
  }

  private func read(_ text: String) throws -> (drafts: [RecipeDraft], diagnostics: [String]) {
    var reader = RecipeFileReader(ByteSource(Array(text.utf8)))
    return try (reader.drafts().map { try $0.get() }, reader.diagnostics.lines)
  }

  private func recipe(_ ingredients: String, title: String = "A") -> String {
    "MMMMM-----Meal-Master-----\n  Title: \(title)\n\n\(ingredients)\n\n  Mix.\nMMMMM\n"
  }

  private func padded(_ text: String, _ count: Int) -> String {
    text + String(repeating: " ", count: count - text.count)
  }
}
