import RecipeFormats
import RecipeModel
import Testing

@Suite struct RecipeTemplateTests {
  @Test func `a blank draft is a form to fill in`() throws {
    let form = """
      title:
      prep:
      cook:
      serves:
      collections:
      favorite: no
      source:

      Ingredients

      Directions

      Notes

      """
    #expect(RecipeTemplate.write(RecipeDraft(title: "")) == form)
    #expect(try RecipeTemplate.read(form) == RecipeDraft(title: ""))
  }

  @Test func `a whole recipe, with what needs a backslash`() throws {
    let draft = RecipeDraft(
      title: "Soup: hot", prepTime: 600, cookTime: 4815, servings: "4", ingredients: "For the dough:\n\n1 egg",
      directions: "\nNotes\n\\a\n ", notes: "directions:", source: "https://example.org", isFavorite: true,
      collections: ["Soups, hot", "C:\\", "d"])
    let text = #"""
      title: Soup: hot
      prep: 10 min
      cook: 1 hr 20 min 15 sec
      serves: 4
      collections: Soups\, hot, C:\\, d
      favorite: yes
      source: https://example.org

      Ingredients
      For the dough:

      1 egg

      Directions
      \
      \Notes
      \\a
      \\#u{20}

      Notes
      \directions:

      """#
    #expect(RecipeTemplate.write(draft) == text)
    #expect(try RecipeTemplate.read(text) == draft)
  }

  @Test func `what people write themselves is read`() throws {
    let text =
      "\u{FEFF}\r\n  Title :  Soup \r\nPREP: 1h30\r\nfavorite:\r\n\r\nINGREDIENTS:\r\n\r\n  1 egg\r\n\r\n\r\n  notes\r\nHot.\r\n"
    let draft = RecipeDraft(title: "Soup", prepTime: 5400, ingredients: "  1 egg", notes: "Hot.")
    #expect(try RecipeTemplate.read(text) == draft)
  }

  @Test func `what a template cannot say stays, what it leaves out is not stated`() throws {
    let original = try RecipeDraft(
      title: "a", servings: "4", notes: "n", isFavorite: true, addedOn: AddedOn("2021-03-11"), imageNames: ["i"],
      log: CookingLog(rating: 4))
    let expected = try RecipeDraft(
      title: "b", addedOn: AddedOn("2021-03-11"), imageNames: ["i"], log: CookingLog(rating: 4))
    #expect(RecipeTemplate.fields == RecipeField.allCases.filter { ![.addedOn, .imageNames].contains($0) })
    #expect(try RecipeTemplate.read("title: b", into: original) == expected)
  }

  @Test(arguments: [
    ("title: a\nprep: soon", "line 2: \"soon\" is not a time; write 10m, 1h30m, or 1:30"),
    ("title: a\n\ncook: -5", "line 3: \"-5\" is not a time; write 10m, 1h30m, or 1:30"),
    (
      "titel: a", "line 1: unknown key \"titel\"; the keys are title, prep, cook, serves, collections, favorite, source"
    ),
    (
      "Tomato soup\n1 kg tomatoes",
      "line 1: expected a key and a value such as \"serves: 4\", or a heading, found \"Tomato soup\""
    ),
    ("title: a\nfavorite: maybe", "line 2: favorite is yes or no, not \"maybe\""),
    ("title: a\ntitle: b", "line 2: a second \"title\""),
    ("title: a\nNotes\nx\nNotes\ny", "line 4: a second \"Notes\"; a line of text is written \\Notes"),
    ("\0", "line 1: expected a key and a value such as \"serves: 4\", or a heading, found \"\u{FFFD}\""),
  ])
  func `what cannot be understood is named with its line`(text: String, message: String) {
    let failure = #expect(throws: RecipeTemplate.SyntaxError.self) { try RecipeTemplate.read(text) }
    #expect(failure?.description == message)
  }

  @Test func `a template explains itself in comments, which are not read`() throws {
    let template = """
      # Lines that begin with # are left out. Save and close to add the recipe;
      # close without saving, or with an empty title, to cancel.
      # Times: 10m, 1h30m, 1:30. Collections: Soups, Quick (commas between).
      title:
      prep:
      cook:
      serves:
      collections:
      favorite: no
      source:

      Ingredients
      # One per line; a line that ends in : is a subheading.

      Directions
      # One step per line; numbers are not needed.

      Notes

      """
    #expect(RecipeTemplate.write(RecipeDraft(title: ""), for: .adding) == template)
    #expect(try RecipeTemplate.read(template) == RecipeDraft(title: ""))
    #expect(RecipeTemplate.isLikely(template))
    let editing = RecipeTemplate.write(RecipeDraft(title: ""), for: .editing)
    #expect(
      editing.hasPrefix(
        "# Lines that begin with # are left out. Save and close to save the changes;\n# close without a change to leave it.\n"
      ))
  }

  @Test func `lines that begin with a number sign, bullets, and numbers come back as they went in`() throws {
    let draft = RecipeDraft(title: "a", ingredients: "- egg\n- milk", directions: "1. Whisk.\n2. Fry.", notes: "# hot")
    let text = RecipeTemplate.write(draft)
    #expect(text.hasSuffix("Ingredients\n\\- egg\n- milk\n\nDirections\n\\1. Whisk.\n2. Fry.\n\nNotes\n\\# hot\n"))
    #expect(try RecipeTemplate.read(text) == draft)
  }

  @Test(arguments: [
    ("title: Bread", true), ("# mine\n\nserves: 4", true), ("titel: Bread", true), ("", true),
    ("Bread\n\nflour", false), ("# Bread\n\n- flour", false), ("## Ingredients\n- flour", false),
    ("[{\"title\": \"Bread\"}]", false), ("Ingredients:\n- flour", false), ("https://example.org", false),
    ("title: Bread\n\n## Ingredients\n- flour", false), ("Tomato soup: the best\n", false),
  ])
  func `a text is a template if its first line is a key and a value`(text: String, isTemplate: Bool) {
    #expect(RecipeTemplate.isLikely(text) == isTemplate)
  }

  @Test func `nothing at all is a draft without a title`() throws {
    #expect(try RecipeTemplate.read("") == RecipeDraft(title: ""))
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `every draft comes back as it went in`(seed: UInt64) throws {
    var drafts = HostileDrafts(seed: seed)
    for _ in 0..<1000 {
      let draft = try drafts.next()
      #expect(try RecipeTemplate.read(RecipeTemplate.write(draft), into: draft) == draft)
    }
  }

  @Test(
    .enabled(if: SharedFiles.exist("data"), "no ../shared/data"),
    arguments: ["data/public-domain-recipes.json", "data/howtocook-zh.json"])
  func `every recipe of a real collection comes back as it went in`(path: String) throws {
    var reader = try RecipeJSONReader(ByteSource(SharedFiles.bytes(path)))
    for result in try reader.drafts() {
      let draft = try result.get()
      #expect(try RecipeTemplate.read(RecipeTemplate.write(draft), into: draft) == draft)
    }
  }
}
