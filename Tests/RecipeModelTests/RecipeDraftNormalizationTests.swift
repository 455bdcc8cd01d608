import RecipeModel
import Testing

@Suite struct RecipeDraftNormalizationTests {
  @Test func `a field of one line is trimmed and stays on one line`() throws {
    let draft = RecipeDraft(
      title: " Tomato\tsoup\r\nwith\nrice\0 ", servings: " 4\n", source: "\u{3000}https://example.org\r",
      imageNames: [" a.jpg", "\n"])
    let expected = RecipeDraft(
      title: "Tomato soup with rice\u{FFFD}", servings: "4", source: "https://example.org", imageNames: ["a.jpg"])
    #expect(try draft.normalized() == expected)
  }

  @Test func `a text keeps its lines and gets plain line ends`() throws {
    let draft = RecipeDraft(
      title: "t", ingredients: "\n 1 egg\r\n\tsalt\0\n\n", directions: "a\rb\r\r\nc", notes: "\r\n")
    let expected = RecipeDraft(
      title: "t", ingredients: "\n 1 egg\n\tsalt\u{FFFD}\n\n", directions: "a\nb\n\nc", notes: "\n")
    #expect(try draft.normalized() == expected)
  }

  @Test func `hostile but harmless characters stay`() throws {
    let hostile =
      "\u{1B}[31mred\u{7} \u{202E}txt\u{2069} \u{9B}2J \u{200B}\u{FEFF}x\u{301}\u{301}\u{301}\u{85}\u{2028}y"
    let draft = RecipeDraft(
      title: hostile, ingredients: hostile, notes: hostile, source: hostile, collections: [hostile])
    #expect(try draft.normalized() == draft)
  }

  @Test func `what passed once passes again unchanged`() throws {
    let draft = RecipeDraft(
      title: "\t a \r b", ingredients: "x\r\ny\r", collections: ["B ", "b", "", "A"], imageNames: ["", "i\n"])
    let normalized = try draft.normalized()
    #expect(try normalized.normalized() == normalized)
  }

  @Test(arguments: ["", "  ", "\n", "\u{A0}\u{2003}\u{3000}", "\u{200B}", "\u{1}\u{FEFF} \u{2060}"])
  func `a title needs a character that can be seen`(title: String) {
    #expect(throws: RecipeError.emptyTitle) { try RecipeDraft(title: title).normalized() }
  }

  @Test(arguments: [
    (RecipeDraft(title: "t", prepTime: -1), RecipeError.negativeTime(.prepTime, seconds: -1)),
    (RecipeDraft(title: "t", cookTime: .min), .negativeTime(.cookTime, seconds: .min)),
    (RecipeDraft(title: "t", cookTime: 3_153_600_001), .timeTooLong(.cookTime, seconds: 3_153_600_001)),
    (RecipeDraft(title: "t", prepTime: .max), .timeTooLong(.prepTime, seconds: .max)),
    (RecipeDraft(title: "t", collections: ["All"]), .reservedCollectionName("All")),
  ])
  func `a rule broken is named`(draft: RecipeDraft, violation: RecipeError) {
    #expect(throws: violation) { try draft.normalized() }
  }

  /// Fields of one line with their limits, and how to fill one.
  static let lines: [(RecipeField, Int, @Sendable (String) -> RecipeDraft)] = [
    (.title, 500, { RecipeDraft(title: $0) }),
    (.servings, 10_000, { RecipeDraft(title: "t", servings: $0) }),
    (.source, 10_000, { RecipeDraft(title: "t", source: $0) }),
    (.imageNames, 10_000, { RecipeDraft(title: "t", imageNames: [$0]) }),
    (.collections, 10_000, { RecipeDraft(title: "t", collections: [$0]) }),
  ]

  @Test(arguments: lines)
  func `a field of one line fits to the byte`(
    field: RecipeField, limit: Int, draft: @Sendable (String) -> RecipeDraft
  ) throws {
    let fitting = String(repeating: "é", count: limit / 2)
    #expect(try draft(fitting).normalized() == draft(fitting))
    #expect(throws: RecipeError.tooLong(field, bytes: limit + 1, limit: limit)) {
      try draft(fitting + "x").normalized()
    }
  }

  static let texts: [(RecipeField, @Sendable (String) -> RecipeDraft)] = [
    (.ingredients, { RecipeDraft(title: "t", ingredients: $0) }),
    (.directions, { RecipeDraft(title: "t", directions: $0) }),
    (.notes, { RecipeDraft(title: "t", notes: $0) }),
  ]

  @Test(arguments: texts)
  func `a text and its lines fit to the byte`(field: RecipeField, draft: @Sendable (String) -> RecipeDraft) throws {
    let line = String(repeating: "x", count: 9_999) + "\n"
    let fitting = String(repeating: line, count: 100)
    #expect(try draft(fitting).normalized() == draft(fitting))
    #expect(throws: RecipeError.tooLong(field, bytes: 1_000_001, limit: 1_000_000)) {
      try draft(fitting + "x").normalized()
    }
    #expect(try draft("a\nx" + line).normalized() == draft("a\nx" + line))
    #expect(throws: RecipeError.lineTooLong(field, line: 2, bytes: 10_001, limit: 10_000)) {
      try draft("a\nxx" + line).normalized()
    }
  }

  @Test(arguments: [
    (RecipeError.emptyTitle, "the title is empty"),
    (.tooLong(.title, bytes: 10_485_760, limit: 500), "the title is 10485760 bytes long; at most 500 fit"),
    (.tooLong(.notes, bytes: 2_000_000, limit: 1_000_000), "the notes are 2000000 bytes long; at most 1000000 fit"),
    (
      .lineTooLong(.directions, line: 3, bytes: 20_000, limit: 10_000),
      "line 3 of the directions is 20000 bytes long; at most 10000 fit"
    ),
    (.negativeTime(.prepTime, seconds: -60), "the preparation time is negative: -60 seconds"),
    (
      .timeTooLong(.cookTime, seconds: 9_000_000_000),
      "the cooking time is 9000000000 seconds long; at most 3153600000 fit"
    ),
    (.emptyCollectionName, "a collection needs a name"),
    (.reservedCollectionName("All"), "\"All\" is a reserved name; choose another"),
  ])
  func `a violation is one lowercase line`(violation: RecipeError, line: String) {
    #expect(violation.description == line)
  }
}
