import RecipeModel
import Testing

@testable import RecipeFormats

/// What comes back of our own files, in a folder of files of all kinds as well.
@Suite struct OwnFilesTests {
  /// The formats that are read back; the others are for reading.
  static let formats = OutputFormat.allCases.filter { ![.markdown, .csv].contains($0) }

  private static let log = CookingLog(
    rating: 4,
    cookings: [
      Cooking(on: CalendarDay("2026-11-01")!, servings: "4", stars: 3, note: "less | salt, \"more\" #pepper"),
      Cooking(on: CalendarDay("2026-11-20")!, stars: 4),
    ])

  /// Returns the drafts of a file of one recipe, found among others.
  private func readBack(_ draft: RecipeDraft, from format: OutputFormat) throws -> [RecipeDraft] {
    var reader = RecipeFileReader(ByteSource(try format.file([draft])), isNamed: false)
    return try reader.drafts().map { try $0.get().withoutUUID }
  }

  @Test(arguments: formats)
  func `ratings and cookings come back`(format: OutputFormat) throws {
    let draft = RecipeDraft(title: "Soup", ingredients: "1 leek", directions: "Boil it.", log: Self.log)
    #expect(try readBack(draft, from: format) == [draft])
    var rated = draft
    rated.log = CookingLog(rating: 2)
    #expect(try readBack(rated, from: format) == [rated])
  }

  @Test(
    arguments: formats, ["Ingredients", "{Soup}", "title: Soup", "# 1", "- a, b", "3 bean salad", "---", "<b>", "[x]"])
  func `a recipe with an odd title comes back`(format: OutputFormat, title: String) throws {
    let draft = RecipeDraft(
      title: title, ingredients: "Half a pound of butter.\nTwo pounds of flour, sifted.",
      directions: "Cut up the butter in the flour, and put the salt to it.\nBake it.")
    #expect(try readBack(draft, from: format) == [draft])
  }

  @Test(arguments: formats)
  func `hostile recipes come back`(format: OutputFormat) throws {
    try expectRoundTrips(seed: 9, count: 100, as: \.withoutUUID) { try readBack($0, from: format) }
  }

  @Test func `what is for reading shows the stars and the cookings`() throws {
    let draft = RecipeDraft(title: "Soup", ingredients: "1 leek", directions: "Boil it.", log: Self.log)
    for format in [OutputFormat.markdown, .csv] {
      let text = String(decoding: try format.file([draft]), as: UTF8.self)
      #expect(text.contains(format == .csv ? ",4," : "Rating: ★★★★☆"))
      #expect(text.contains("2026-11-01, ★★★☆☆, 4 servings, less") && text.contains("2026-11-20, ★★★★☆"))
    }
  }
}
