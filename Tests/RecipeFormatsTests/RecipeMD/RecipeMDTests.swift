import RecipeModel
import Testing

@testable import RecipeFormats

@Suite struct RecipeMDTests {
  static let stew = #"""
    # Lentil & leek stew

    Warms two, or one twice.\
    Better the next day.

    - Freezes well.

    prep time: 15 min
    cook time: 1 hr 10 min
    source: https://stew.example/lentil_stew?a=1&b=2
    favorite: yes
    added: 2023-02-04

    *Soup, winter\, cold*

    **2 bowls, 1,5 l**

    ---

    - *200 g* lentils,
      rinsed
    - *1 1/2* leeks
    - [stock](./stock.md)
    * salt

    ## To serve

    1. *¼* lemon

    ---

    Simmer the lentils
    until soft.

    ## Finish

    1. Add the leeks.
    2. Taste:
       - for salt
       - for lemon

    ```
    Keep  this   as it is.
    ```

    """#

  static let stewDraft = RecipeDraft(
    title: "Lentil & leek stew", prepTime: 900, cookTime: 4200, servings: "2 bowls, 1,5 l",
    ingredients: "200 g lentils, rinsed\n1 1/2 leeks\n[[stock]]\nsalt\nTo serve:\n¼ lemon",
    directions: """
      Simmer the lentils until soft.
      Finish:
      Add the leeks.
      Taste:
      for salt
      for lemon
      Keep  this   as it is.
      """,
    notes: "Warms two, or one twice.\nBetter the next day.\n\n- Freezes well.",
    source: "https://stew.example/lentil_stew?a=1&b=2", isFavorite: true, addedOn: try? AddedOn("2023-02-04"),
    collections: ["Soup", "winter, cold"])

  @Test func `all parts of a recipe have their places`() throws {
    #expect(try RecipeMD.read(Array(Self.stew.utf8)) == ReadResult(drafts: [Self.stewDraft]))
  }

  @Test func `a whole recipe is written as a user would write it`() {
    let text = #"""
      # Lentil & leek stew

      Warms two, or one twice.\
      Better the next day.

      \- Freezes well.

      prep time: 15 min\
      cook time: 1 hr 10 min\
      source: https://stew.example/lentil_stew?a=1&b=2\
      favorite: yes\
      added: 2023-02-04

      *Soup, winter\, cold*

      **2 bowls, 1,5 l**

      ---

      - *200 g* lentils, rinsed
      - *1 1/2* leeks
      - [stock](stock.md)
      - salt

      ## To serve

      - *¼* lemon

      ---

      Simmer the lentils until soft.

      Finish:

      Add the leeks.

      Taste:

      for salt

      for lemon

      Keep  this   as it is.

      """#
    #expect(RecipeMD.write(Self.stewDraft) == text)
  }

  @Test func `a title alone is a short file`() {
    #expect(RecipeMD.write(RecipeDraft(title: "# 1. *Soup* #")) == "# \\# 1. \\*Soup\\* \\#\n\n---\n\n")
  }

  @Test func `empty lines that are meant are kept`() throws {
    let text = "# A\n\n---\n\n\n- a\n- b\n\n\n## C\n\n- d\n\n\n---\n\ne\n\n\n\nf\n"
    let draft = RecipeDraft(title: "A", ingredients: "\na\nb\n\nC:\nd\n", directions: "e\n\n\nf")
    #expect(try RecipeMD.read(Array(text.utf8)).drafts == [draft])
    #expect(RecipeMD.write(draft) == text)
  }

  @Test func `keys that are not understood stay in the notes`() throws {
    let text = "# A\n\nprep time: soon\nsource: B\n\nCook time: 1 h\nand more\n\nsource\\: C\n\n---\n"
    let draft = RecipeDraft(title: "A", notes: "prep time: soon\n\nCook time: 1 h and more\n\nsource: C", source: "B")
    #expect(try RecipeMD.read(Array(text.utf8)).drafts == [draft])
  }

  @Test(arguments: [
    ("text", "malformed RecipeMD at line 1, column 1: expected a title such as \"# Soup\""),
    ("## A\n\n---\n", "malformed RecipeMD at line 1, column 1: expected a title such as \"# Soup\""),
    (
      "# A\n\nb\n---\n",
      "malformed RecipeMD at line 5, column 1: expected a line \"---\" before the ingredients, found the end"
    ),
    ("# A\n\n*a*\n\n*b*\n\n---\n", "malformed RecipeMD at line 5, column 1: a second line of tags"),
    ("# A\n\n---\n\n- *5 g*\n", "malformed RecipeMD at line 5, column 1: an ingredient has no name"),
    (
      "# A\n\n---\n\nSalt.\n",
      "malformed RecipeMD at line 5, column 1: expected ingredients as a list, and a line \"---\" after them"
    ),
  ])
  func `what breaks the rules is named with its line`(text: String, message: String) {
    let error = #expect(throws: RecipeFileError.self) { try RecipeMD.read(Array(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    ("# A\n\n---\n", true), ("A\n=\n\n* * *\n", true), ("# A\n\nb\n---\n", false), ("# A\n\n## B\n\n- c\n", false),
    ("# A\n\n```\n---\n```\n", false), ("---\ntitle: A\n---\n", false), ("A\n\n---\n", false),
  ])
  func `a title and a break show the format`(text: String, isLikely: Bool) {
    #expect(RecipeMD.isLikely(text.lines) == isLikely)
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `what is written is read as it was, whatever it is`(seed: UInt64) throws {
    try expectRoundTrips(seed: seed, count: 200, as: \.withoutUUID) { draft in
      try RecipeMD.read(OutputFormat.recipeMD.file([draft])).drafts
    }
  }

  @Test(arguments: ["- ", "> ", "# a\n", "*", "[", "![", "- a\n  ", "`", "<", "&", "\\", "1. a\n\n"])
  func `floods take no time to speak of`(piece: String) throws {
    let flood = String(repeating: piece, count: 100_000 / piece.utf8.count)
    for text in ["# A\n\n\(flood)\n\n---\n", "# A\n\n---\n\n- \(flood)\n", "# A\n\n---\n\n---\n\n\(flood)"] {
      _ = try? RecipeMD.read(Array(text.utf8))
    }
  }
}
