import RecipeModel
import Testing

@testable import RecipeFormats

@Suite struct RecipeFileReaderTests {
  static let page = """
    <!DOCTYPE html><html><head><title>Soup</title><script type="application/ld+json">
    {"@context": "https://schema.org", "@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 leek"]}
    </script></head></html>
    """

  @Test(arguments: [
    ("[{\"title\": \"Soup\", \"ingredients\": \"1 leek\"}]", RecipeDraft(title: "Soup", ingredients: "1 leek")),
    (page, RecipeDraft(title: "Soup", ingredients: "1 leek")),
    ("Cut @leek{1}.", RecipeDraft(title: "Soup", ingredients: "1 leek", directions: "Cut leek.")),
  ])
  func `a file of any format gives its recipe`(text: String, draft: RecipeDraft) throws {
    for pieceSize in [1, 100_000] {
      var rest = Array(text.utf8)[...]
      let source = ByteSource {
        defer { rest = rest.dropFirst(pieceSize) }
        return Array(rest.prefix(pieceSize))
      }
      var reader = RecipeFileReader(source, named: "Soup")
      #expect(try reader.drafts() == [.success(draft)])
      #expect(try reader.next() == nil)
    }
  }

  @Test(arguments: [
    (InputFormat.text, "a\n", "lines"), (.recipeMD, "\n", "lines"), (.cooklang, "\r", "lines"),
    (.cooklang, "@a", "marks"), (.mealMaster, "\n", "lines"),
  ])
  func `a recipe with more than a million entries is refused before they are read`(
    format: InputFormat, piece: String, things: String
  ) {
    let beginning = format == .mealMaster ? "MMMMM----- Recipe via Meal-Master (tm) v8.05\n" : "a\n"
    let text = beginning + String(repeating: piece, count: 1_000_001)
    var reader = RecipeFileReader(ByteSource(Array(text.utf8)), as: format)
    #expect(throws: RecipeFileError.tooMany(things, number: 1, limit: 1_000_000)) { try reader.next() }
  }

  @Test(arguments: [OutputFormat.markdown, .csv])
  func `what is exported for reading is named where it comes back, rather than taken for one text`(
    format: OutputFormat
  ) throws {
    let drafts = ["A", "B"].map { RecipeDraft(title: $0, ingredients: "1 egg", directions: "Boil.") }
    var reader = RecipeFileReader(ByteSource(try format.file(drafts)))
    let found =
      format == .csv
      ? "a table, which import does not read; export as JSON instead"
      : "several recipes in one Markdown; give each its file, or export as JSON"
    #expect(throws: RecipeFileError.noRecipe(found: found)) { try reader.next() }
  }

  @Test(arguments: ["Recipe;Ingredients;Method;Serves\n", "\"Name\"\t\"Zutaten\"\t\"Quelle\"\n"])
  func `a table of another program is one as well`(header: String) {
    var reader = RecipeFileReader(ByteSource(Array((header + "Soup;1 leek;Boil;4").utf8)))
    #expect(throws: RecipeFileError.self) { try reader.next() }
  }

  @Test func `many recipes pass through as from our own reader`() throws {
    let lines = (0..<5000).map { "{\"title\": \"\($0)\", \"x\": 1}\n" }.joined()
    var reader = RecipeFileReader(ByteSource(Array(lines.utf8)))
    #expect(try reader.drafts().map { try $0.get().title } == (0..<5000).map(String.init))
    #expect(reader.diagnostics.lines == ["unknown key \"x\" was left out (5000 times)"])
  }

  @Test func `what a format's reader warns of is a diagnostic`() throws {
    var reader = RecipeFileReader(ByteSource(Array("Add @salt{1%tsp}. -- really".utf8)), named: "t")
    #expect(try reader.drafts().count == 1)
    #expect(reader.diagnostics.lines == ["comments were left out"])
  }

  @Test func `a recipe without a title is that recipe's failure`() throws {
    var reader = RecipeFileReader(ByteSource(Array("Add @salt{1%tsp}.".utf8)))
    #expect(try reader.drafts() == [.failure(InvalidRecipeError(number: 1, title: "", reason: .missingTitle))])
  }

  @Test func `a page without a recipe and a document without end are errors`() throws {
    var page = RecipeFileReader(ByteSource(Array("<html><p>Hello</p></html>".utf8)))
    #expect(throws: RecipeFileError.noRecipe(found: "an HTML page without recipe data")) { try page.next() }
    var pieces = 0
    var endless = RecipeFileReader(
      ByteSource {
        pieces += 1
        return Array(String(repeating: "<p>@salt{1}\n", count: 100_000).utf8)
      })
    #expect(throws: RecipeFileError.recipeTooLong(number: 1, limit: 10_485_760)) { try endless.next() }
    #expect(pieces <= 10)
  }
}
