import Foundation
import RecipeModel
import Testing

@testable import RecipeFormats

@Suite struct MelaTests {
  static let pie = #"""
    {"id":"a.example/pie","title":"Apple pie","text":"From [Jo](https://jo.example).","images":["/9j/4AAQ"],
    "categories":["Cake"],"yield":"8 slices","prepTime":"30 min","cookTime":"1 hr","totalTime":"2 hr",
    "ingredients":"# Crust\n200 g flour\n# Filling:\n4 apples","instructions":"# Crust\nKnead.\n#\nBake.",
    "notes":"Serve warm.","nutrition":"300 kcal","link":"https://a.example/pie","favorite":true,"wantToCook":false}
    """#

  static let pieDraft = RecipeDraft(
    title: "Apple pie", prepTime: 1800, cookTime: 3600, servings: "8 slices",
    ingredients: "Crust:\n200 g flour\nFilling:\n4 apples", directions: "Crust:\nKnead.\n\nBake.",
    notes: "From [Jo](https://jo.example).\n\nServe warm.\n\nTotal time: 2 hr\nNutrition: 300 kcal",
    source: "https://a.example/pie", isFavorite: true, collections: ["Cake"])

  @Test func `a single recipe is read`() throws {
    let result = try AppArchive.read(Array(Self.pie.utf8))
    #expect(
      result
        == ReadResult(recipes: [FileRecipe(Self.pieDraft, pictures: [[0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10]])]))
  }

  @Test func `an archive is read`() throws {
    var zip = TestZip()
    zip.add("Recipes/Apple pie.melarecipe", Array(Self.pie.utf8))
    zip.add("Recipes/Toast.melarecipe", Array(#"{"id":"1","title":"Toast","yield":"","instructions":"Toast."}"#.utf8))
    #expect(
      try AppArchive.read(zip.finished()).drafts == [Self.pieDraft, RecipeDraft(title: "Toast", directions: "Toast.")])
  }

  @Test func `headings are marked in what is written`() throws {
    let draft = RecipeDraft(title: "A", ingredients: "Crust:\nflour", directions: "Bake.", collections: ["b", "c, d"])
    let archive = try ZipArchive(OutputFormat.mela.file([draft]))
    var limits = ArchiveLimits()
    let object = try AppJSON.object(archive.unpack(archive.entries[0], &limits), in: "a")
    #expect(archive.entries.map(\.name) == ["A.melarecipe"])
    #expect(object.text("ingredients") == "# Crust\nflour")
    #expect(object["recipes"] == .object([("collections", .array([.string("b"), .string("c, d")]))]))
  }

  @Test func `pictures go out and come in again`() throws {
    let recipe = FileRecipe(RecipeDraft(title: "A"), pictures: [[1, 2, 3], [4]])
    #expect(try AppArchive.read(OutputFormat.mela.file([recipe])) == ReadResult(recipes: [recipe]))
  }

  @Test func `what is written is read as it was, whatever it is`() throws {
    var generator = HostileDrafts(seed: 12)
    let drafts = try (1...300).map { _ in try generator.next() }
    let result = try AppArchive.read(OutputFormat.mela.file(drafts))
    for (number, pair) in zip(result.drafts, drafts).enumerated() {
      #expect(pair.0 == pair.1, "seed 12, recipe \(number)")
    }
    #expect(result.drafts.count == drafts.count)
  }
}
