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
      title: "a", servings: "4", notes: "n", isFavorite: true, addedOn: AddedOn("2021-03-11"), imageNames: ["i"])
    let expected = try RecipeDraft(title: "b", addedOn: AddedOn("2021-03-11"), imageNames: ["i"])
    #expect(try RecipeTemplate.read("title: b", into: original) == expected)
  }

  @Test(arguments: [
    ("title: a\nprep: soon", "line 2: not a time: \"soon\""),
    ("title: a\n\ncook: -5", "line 3: not a time: \"-5\""),
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
