import RecipeModel
import Testing

@testable import RecipeFormats

@Suite struct CooklangTests {
  @Test func `a whole recipe as people write it`() throws {
    let text = """
      ---
      title: Crêpes
      servings: 2
      time:
        prep: 10 min
      cook time: half an hour
      source: https://example.org
      tags: [French, "sweet"]
      author: Ann # who else
      difficulty: 'isn''t hard'
      description: |
        Thin ones.
        And many.
      images: crepes.jpg
      ---
      > Never salt
      > the milk.

      = Batter

      -- the batter first
      Whisk @eggs{3} with @flour{125%g}(sifted) and @milk{1/4 %l} [- cold
      or warm -] in a #large bowl{}.
      Rest ~{30%minutes}.

      == Frying ==
      Fry in a #frying pan{2} with @butter and more @butter for ~each side{1%min},\\
      then serve with @./sauces/Hollandaise{150%g}.
      """
    let draft = RecipeDraft(
      title: "Crêpes", prepTime: 600, servings: "2",
      ingredients: "Batter:\n3 eggs\n125 g flour, sifted\n1/4 l milk\nFrying:\nbutter\n150 g [[Hollandaise]]",
      directions: """
        Batter:
        Whisk eggs with flour and milk  in a large bowl. Rest 30 minutes.
        Frying:
        Fry in a frying pan with butter and more butter for 1 min,
        then serve with Hollandaise.
        """,
      notes: """
        cook time: half an hour
        author: Ann
        difficulty: isn't hard
        Thin ones.
        And many.
        cookware: 2 frying pan
        Never salt
        the milk.
        """,
      source: "https://example.org", collections: ["French", "sweet"], imageNames: ["crepes.jpg"])
    let result = try Cooklang.read(Array(text.utf8))
    #expect(result.drafts == [draft])
    #expect(result.warnings == ["comments were left out"])
  }

  @Test func `the file's name is the title where the file has none`() throws {
    #expect(try Cooklang.read(Array("Boil @water.".utf8), named: "Tea").drafts.map(\.title) == ["Tea"])
    #expect(throws: InvalidRecipeError(number: 1, title: "", reason: .missingTitle)) {
      try Cooklang.read(Array("Boil @water.".utf8))
    }
  }

  @Test func `metadata of older files is on lines of its own`() throws {
    let text = ">> servings: 4\n>> prep time: 1h\n>> rating: 5\n>> difficulty: none\nBoil."
    let draft = RecipeDraft(
      title: "t", prepTime: 3600, servings: "4", directions: "Boil.", notes: "difficulty: none",
      log: CookingLog(rating: 5))
    #expect(try Cooklang.read(Array(text.utf8), named: "t").drafts == [draft])
  }

  @Test(arguments: [
    ("@", "@"), ("@ {}", "@ {}"), ("@{}", "@{}"), ("a@b.com", "ab.com"), ("@salt{", "salt{"), ("@salt{1%g", "salt{1%g"),
    ("\\@salt", "@salt"), ("@a\\{b{1}", "a{b"), ("~", "~"), ("#1 pan", "1 pan"), ("a -- b", "a"),
    ("a --- b", "a --- b"),
    ("[- a", "[- a"), ("[- [- [- é", "[- [- [- é"),
    ("\\é - \\-- é", "\\é - -- é"), ("a [- b -] c", "a  c"), ("\\-\\- a", "-- a"), ("a\\", "a"), ("@{1%g}", "@{1%g}"),
    ("C:\\dir", "C:\\dir"),
  ])
  func `what is no markup is text`(text: String, directions: String) throws {
    #expect(try Cooklang.read(Array(text.utf8), named: "t").drafts.map(\.directions) == [directions])
  }

  @Test func `a recipe is written as a file`() throws {
    let draft = try RecipeDraft(
      title: "Soup: hot", prepTime: 600, cookTime: 4815, servings: "4",
      ingredients: "1 kg tomatoes\nFor later:\nsalt {fine}",
      directions: "Chop @ home.\n\n= Boil =", notes: "Nice.\n\n-- really", source: "https://example.org",
      isFavorite: true,
      addedOn: AddedOn("2021-03-11"), collections: ["Soups, hot", "b"], imageNames: ["a.jpg"])
    let text = """
      ---
      title: "Soup: hot"
      servings: 4
      prep time: 10 min
      cook time: 1 hr 20 min 15 sec
      source: "https://example.org"
      tags: "Soups\\\\, hot, b"
      favorite: yes
      added: 2021-03-11
      images: a.jpg
      ---

      == Ingredients ==

      @tomatoes{1%kg}\\
      For later:\\
      @salt \\{fine\\}{}

      == Directions ==

      Chop \\@ home.

      \\

      \\= Boil =

      > Nice.
      >
      > \\-\\- really

      """
    #expect(Cooklang.write(draft) == text)
    #expect(try Cooklang.read(Array(text.utf8)) == ReadResult(drafts: [draft]))
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `every draft comes back as it went in, UUID apart`(seed: UInt64) throws {
    try expectRoundTrips(seed: seed, count: 400, as: \.withoutUUID) { draft in
      try Cooklang.read(Array(Cooklang.write(draft).utf8)).drafts
    }
  }

  @Test(arguments: ["@a{", "[-", "@", "\\", "~{", "(", "@a{}(", "== ", "---\n", "- ", "\"", "-- ", ">> :", "[--]"])
  func `a flood of openings takes linear time and no stack`(opening: String) throws {
    let text = String(repeating: opening, count: 200_000 / opening.utf8.count)
    // Most floods break a limit or come to nothing; none may hang or crash.
    _ = try? Cooklang.read(Array(text.utf8), named: "t")
    _ = Cooklang.isLikely(text.lines)
  }

  @Test func `too large, empty, or not Unicode`() throws {
    #expect(throws: RecipeFileError.recipeTooLong(number: 1, limit: 10_485_760)) {
      try Cooklang.read([UInt8](repeating: 0x61, count: 10_485_761))
    }
    #expect(throws: RecipeFileError.noRecipe(found: "an empty file")) { try Cooklang.read(Array(" \n".utf8)) }
    let result = try Cooklang.read([0x61, 0xFF], named: "t")
    #expect(result.drafts.map(\.directions) == ["a\u{FFFD}"])
    #expect(result.warnings == ["characters that are not valid Unicode were replaced by U+FFFD"])
  }

  @Test func `tags that are names of our own lists are left out`() throws {
    let result = try Cooklang.read(Array("---\ntags: [All, soup]\n---\nBoil.".utf8), named: "t")
    #expect(result.drafts.map(\.collections) == [["soup"]])
    #expect(result.warnings == ["the tag \"All\" is the name of a built-in list and was left out"])
  }

  @Test(arguments: [
    ("Add @salt{1%tsp}.", true), ("Bake ~{25%minutes}.", true), ("In a #frying pan{}.", true), (">> servings: 4", true),
    ("Write to a@b.com", false), ("# Heading\n\n- *1* egg", false), ("{\"a\": 1}", false), ("", false),
  ])
  func `Cooklang is recognized by its markup`(head: String, isLikely: Bool) {
    #expect(Cooklang.isLikely(head.lines) == isLikely)
  }
}
