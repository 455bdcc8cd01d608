import Foundation
import RecipeModel
import Testing

@testable import RecipeFormats

@Suite struct PaprikaTests {
  static let soup = #"""
    {"uid":"F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6","name":"Leek soup","ingredients":"2 leeks\n1 l stock\n\nTo serve:\nbread",
    "directions":"Slice.\r\nSimmer.","description":"For cold days.","notes":"Freezes well.","servings":"4 bowls",
    "prep_time":"10 mins","cook_time":"35 min","total_time":"1 hr","difficulty":"Easy","source":"Pot & Pan",
    "source_url":"https://pan.example/leek","categories":["Soup","Dinner"],"rating":4,"on_favorites":true,
    "nutritional_info":"200 kcal\n2 g fat","created":"2019-11-03 18:25:21","photo":"x.jpg","photo_data":"/9j/4AAQ",
    "photos":[],"hash":"0","image_url":null,"scale":null}
    """#

  static let soupDraft = RecipeDraft(
    uuid: UUID(uuidString: "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"), title: "Leek soup", prepTime: 600, cookTime: 2100,
    servings: "4 bowls", ingredients: "2 leeks\n1 l stock\n\nTo serve:\nbread", directions: "Slice.\nSimmer.",
    notes: """
      For cold days.

      Freezes well.

      Total time: 1 hr
      Source: Pot & Pan
      Difficulty: Easy
      Nutrition: 200 kcal 2 g fat
      """,
    source: "https://pan.example/leek", isFavorite: true, addedOn: try? AddedOn("2019-11-03T18:25:21"),
    collections: ["Soup", "Dinner"], log: CookingLog(rating: 4))

  @Test func `an archive is read, whatever else is in it`() throws {
    var zip = TestZip()
    zip.add("Leek soup.paprikarecipe", Deflate.pack(Array(Self.soup.utf8), .gzip))
    zip.add("__MACOSX/._Leek soup.paprikarecipe", [1, 2, 3])
    zip.add("Brot.paprikarecipe", Deflate.pack(Array(#"{"name":"Brot","cook_time":"overnight"}"#.utf8), .gzip))
    zip.add("index.html", [1])
    let result = try AppArchive.read(zip.finished())
    #expect(result.drafts == [Self.soupDraft, RecipeDraft(title: "Brot", notes: "Cooking time: overnight")])
    #expect(result.recipes.map(\.pictures) == [[[0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10]], []])
    #expect(result.warnings == ["1 file in the archive is not a recipe"])
  }

  @Test func `a single recipe is read`() throws {
    #expect(try AppArchive.read(Deflate.pack(Array(Self.soup.utf8), .gzip)).drafts == [Self.soupDraft])
  }

  @Test func `what is written is read as it was, whatever it is`() throws {
    var generator = HostileDrafts(seed: 11)
    let drafts = try (1...300).map { _ in try generator.next() }
    let bytes = try OutputFormat.paprika.file(drafts)
    let result = try AppArchive.read(bytes)
    for (number, pair) in zip(result.drafts, drafts).enumerated() {
      #expect(pair.0 == pair.1, "seed 11, recipe \(number)")
    }
    #expect(result.drafts.count == drafts.count)
    #expect(try OutputFormat.paprika.file(result.drafts) == bytes)
  }

  @Test func `pictures go out and come in again, the main one first`() throws {
    let recipe = FileRecipe(RecipeDraft(title: "A", imageNames: ["a.jpg"]), pictures: [[1, 2, 3], [4], [5, 6]])
    #expect(try AppArchive.read(OutputFormat.paprika.file([recipe])) == ReadResult(recipes: [recipe]))
  }

  @Test func `a picture that is not one is counted`() throws {
    let json = #"{"name":"A","photo_data":"","photos":[{"name":"1","data":"?"},{"name":"2","data":"AQ=="}]}"#
    let result = try AppArchive.read(Deflate.pack(Array(json.utf8), .gzip))
    #expect(
      result
        == ReadResult(
          recipes: [FileRecipe(RecipeDraft(title: "A"), pictures: [[1]])], warnings: ["1 picture was left out"]))
  }

  @Test func `one bad recipe keeps out the archive and is named`() {
    var zip = TestZip()
    zip.add("a.paprikarecipe", Deflate.pack(Array(#"{"name":"A"}"#.utf8), .gzip))
    zip.add("b.paprikarecipe", Deflate.pack(Array(#"{"name":""}"#.utf8), .gzip))
    #expect(throws: InvalidRecipeError(number: 2, title: "", reason: .missingTitle)) {
      try AppArchive.read(zip.finished())
    }
    var broken = TestZip()
    broken.add("a.paprikarecipe", Deflate.pack(Array("{".utf8), .gzip))
    #expect(
      throws: RecipeFileError.malformed(
        format: "\"a.paprikarecipe\"", reason: "expected a key in double quotes, found the end",
        at: TextPosition(line: 1, column: 2))
    ) { try AppArchive.read(broken.finished()) }
  }

  @Test func `a bomb in a recipe is refused`() {
    var zip = TestZip()
    zip.add("a.paprikarecipe", Deflate.pack([UInt8](repeating: 32, count: 3_000_000), .gzip))
    #expect(throws: RecipeFileError.cannotUnpack("the archive unpacks to more than recipes need")) {
      try AppArchive.read(zip.finished())
    }
  }
}
