import RecipeFormats
import RecipeModel
import Testing

/// One recipe with groups, lists, and numbered steps, as the documents of each kind give it.
@Suite struct DocumentKindsTests {
  private static let draft = RecipeDraft(
    title: "Apple cake", prepTime: 1200, cookTime: 2700, servings: "8",
    ingredients: "For the dough:\n300 g flour\n150 g cold butter\n1 egg\nFor the filling:\n1 kg apples\n2 tbsp sugar",
    directions: "Knead the dough and chill it for an hour.\nSlice the apples.\nBake until golden.",
    notes: "Best on the next day.")

  private static let facts = "Serves 8. Prep time: 20 minutes. Cook time: 45 minutes."

  /// Returns the text with marks of a kind, the lines of each part apart, and a blank line around names of groups.
  private static func text(
    heading: (Int, String) -> String, item: String, step: (Int) -> String, lineSpace: String = "",
    space: String = "\n", facts: String = facts
  ) -> String {
    let group = { (lines: [String]) in lines.map { "\(item)\($0)\n" }.joined(separator: lineSpace) }
    let steps = draft.directions.split(separator: "\n").enumerated().map { "\(step($0 + 1))\($1)\n" }
    return [
      "\(heading(1, "Apple cake"))\n\n\(facts)\n\n\(heading(2, "Ingredients"))\n\(space)",
      "\(heading(3, "For the dough"))\n\(space)\(group(["300 g flour", "150 g cold butter", "1 egg"]))\n",
      "\(heading(3, "For the filling"))\n\(space)\(group(["1 kg apples", "2 tbsp sugar"]))\n",
      "\(heading(2, "Directions"))\n\(space)\(steps.joined(separator: lineSpace))\n",
      "\(heading(2, "Notes"))\n\(space)Best on the next day.\n",
    ].joined()
  }

  private static func plain(_ level: Int, _ text: String) -> String { text }

  /// The texts of the documents by their kinds: what pandoc 2.17 prints of Word's, OpenDocument's, EPUB's, and RTF's, pdftotext of
  /// a PDF, and tesseract of a photograph.
  static let kinds: [(kind: String, text: String)] = [
    ("txt", text(heading: { $0 == 3 ? "\($1):" : $1 }, item: "", step: { _ in "" })),
    ("txt with bullets", text(heading: plain, item: "• ", step: { "\($0)) " })),
    (
      "txt with a fact per line",
      text(
        heading: { $0 == 1 ? $1 : "\($1):" }, item: "* ", step: { "Step \($0): " }, space: "",
        facts: "Serves: 8\nPrep time: 20 min\nCook time: 45 min")
    ),
    (
      "md",
      text(heading: { "\(String(repeating: "#", count: $0)) \($1)" }, item: "- ", step: { "\($0). " })
    ),
    (
      "md with groups in bold",
      text(
        heading: { $0 == 3 ? "**\($1)**" : "\(String(repeating: "#", count: $0)) \($1)" }, item: "* ",
        step: { "\($0). " })
    ),
    (
      "md with boxes",
      text(
        heading: { $0 == 3 ? "__\($1):__" : "\(String(repeating: "#", count: $0)) \($1)" }, item: "- [ ] ",
        step: { _ in "1. " }, facts: "**Serves:** 8 | **Prep time:** 20 min | **Cook time:** 45 min")
    ),
    ("docx, odt", text(heading: plain, item: "-   ", step: { "\($0).  " })),
    ("epub", text(heading: plain, item: "-   ", step: { "\($0).  " }, facts: facts)),
    ("rtf", text(heading: plain, item: "• ", step: { "\($0). " }, lineSpace: "\n")),
    ("pdf", text(heading: plain, item: "• ", step: { "\($0). " }, space: "")),
    ("jpg", text(heading: plain, item: "¢ ", step: { "\($0). " }, space: "")),
    ("png", text(heading: plain, item: "e ", step: { "\($0). " }, space: "")),
    ("tif", text(heading: plain, item: "° ", step: { "\($0). " }, lineSpace: "\n")),
  ]

  @Test(arguments: kinds)
  func `documents of all kinds give one and the same recipe`(kind: String, text: String) throws {
    #expect(try PlainText.read(Array(text.utf8), named: "scan 12") == ReadResult(drafts: [Self.draft]))
  }

  @Test func `a page gives the same lists`() throws {
    let items = { (lines: String) in lines.split(separator: "\n").map { "<li>\($0)</li>" }.joined(separator: "\n") }
    let page = """
      <h1>Apple cake</h1>
      <h2 id="ingredients">Ingredients</h2>
      <h3 id="for-the-dough">For the dough</h3>
      <ul>
      \(items("300 g flour\n150 g cold butter\n1 egg"))
      </ul>
      <h3 id="for-the-filling">For the filling</h3>
      <ul>
      \(items("1 kg apples\n2 tbsp sugar"))
      </ul>
      <h2 id="directions">Directions</h2>
      <ol type="1">
      \(items(Self.draft.directions))
      </ol>
      """
    let draft = try #require(SchemaOrg.read(Array(page.utf8)).drafts.first)
    #expect(
      [draft.title, draft.ingredients, draft.directions] == [
        Self.draft.title, Self.draft.ingredients, Self.draft.directions,
      ])
  }
}
