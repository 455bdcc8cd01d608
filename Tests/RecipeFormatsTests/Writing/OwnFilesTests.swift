import FoundationEssentials
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

  /// A recipe that states one field more than it must.
  private static func draft(stating field: ExactField) -> RecipeDraft {
    var draft = RecipeDraft(title: "Soup", ingredients: "1 leek", directions: "Boil it.")
    switch field {
    case .rating: draft.log.rating = 4
    case .cookings: draft.log = log
    case .diets: draft.saidDiets = [SaidDiet("gluten-free", isKept: false), SaidDiet("vegan", isKept: true)]
    case .original: draft.variantOf = UUID(uuidString: "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6")
    case .field(let field):
      switch draft[field] {
      case .text: draft[field] = .text("Words: of 1 field")
      case .number: draft[field] = .number(5400)
      case .flag: draft[field] = .flag(true)
      case .date: draft[field] = .date(try? AddedOn("2023-02-04"))
      case .names: draft[field] = .names(["one", "another"])
      }
    }
    return draft
  }

  @Test(arguments: formats, ExactField.allCases)
  func `each field comes back, or the format says that it has no place for it`(
    format: OutputFormat, field: ExactField
  ) throws {
    var expected = Self.draft(stating: field)
    let read = try readBack(expected, from: format)
    if field == .original, !format.linksVariants { expected.variantOf = nil }
    #expect(read == [expected])
  }

  @Test func `there is a place for all that a draft holds`() {
    let fields = Mirror(reflecting: RecipeDraft(title: "")).children.count
    // The UUID is asked about by each test of a format that has it.
    #expect(fields == RecipeField.allCases.count + ["uuid", "log", "saidDiets", "variantOf"].count)
    #expect(Mirror(reflecting: CookingLog.empty).children.count == ["rating", "cookings"].count)
  }

  @Test(arguments: OutputFormat.allCases)
  func `what was said of another text is not said of this one`(format: OutputFormat) throws {
    var draft = RecipeDraft(title: "Soup", ingredients: "1 leek", directions: "Boil it.")
    let file = try format.file([draft])
    draft.saidDiets = [SaidDiet("vegan", isKept: true, isOfThisText: false)]
    #expect(try format.file([draft]) == file)
  }

  @Test(arguments: [
    #"[{"diet": "vegan", "answer": "no", "line": 3, "because": "butter", "said": false}]"#,
    #"[{"diet": "vegan", "answer": "yes"}]"#, "[]", "null",
  ])
  func `of answers about diets only those are read that a person gave`(diets: String) throws {
    let file = #"{"title": "Soup", "diets": \#(diets)}"#
    var reader = RecipeJSONReader(ByteSource(Array(file.utf8)))
    #expect(try reader.next()?.get().draft == RecipeDraft(title: "Soup"))
    #expect(reader.diagnostics.isEmpty)
  }

  @Test(arguments: [
    #"[{"diet": "vegan", "answer": "not known", "said": true}]"#, #"[{"answer": "yes", "said": true}]"#,
    #"[{"diet": "Vegan, mostly", "answer": "yes", "said": true}]"#, #"["vegan"]"#, #"{"vegan": "yes"}"#,
  ])
  func `a damaged word about a diet is refused by our JSON, and changes nothing in another file`(diets: String) throws {
    var reader = RecipeJSONReader(ByteSource(Array(#"{"title": "Soup", "diets": \#(diets)}"#.utf8)))
    #expect(throws: InvalidRecipeError.self) { try reader.next()?.get() }
    var draft = RecipeDraft(title: "Soup", saidDiets: [SaidDiet("vegan", isKept: true)])
    #expect(FieldLine.takeExact("recipes:diets: \(diets)", into: &draft))
    #expect(draft.saidDiets == [SaidDiet("vegan", isKept: true)])
  }

  @Test func `a diet of which twice is said is as it was said first`() throws {
    let words = [("vegan", "no"), ("egg-free", "yes"), ("vegan", "yes")]
      .map { #"{"diet": "\#($0)", "answer": "\#($1)", "said": true}"# }.joined(separator: ", ")
    var reader = RecipeJSONReader(ByteSource(Array(#"{"title": "Soup", "diets": [\#(words)]}"#.utf8)))
    let said = try reader.next()?.get().draft.saidDiets
    #expect(said == [SaidDiet("egg-free", isKept: true), SaidDiet("vegan", isKept: false)])
  }

  @Test func `what is for reading shows the stars, the cookings, and what was said of diets`() throws {
    let said = [SaidDiet("gluten-free", isKept: false), SaidDiet("vegan", isKept: true)]
    let draft = RecipeDraft(
      title: "Soup", ingredients: "1 leek", directions: "Boil it.", log: Self.log, saidDiets: said)
    for format in [OutputFormat.markdown, .csv] {
      let text = String(decoding: try format.file([draft]), as: UTF8.self)
      #expect(text.contains(format == .csv ? ",4," : "Rating: ★★★★☆"))
      #expect(text.contains("2026-11-01, ★★★☆☆, 4 servings, less") && text.contains("2026-11-20, ★★★★☆"))
      #expect(text.contains("gluten-free no, vegan yes"))
    }
  }
}
