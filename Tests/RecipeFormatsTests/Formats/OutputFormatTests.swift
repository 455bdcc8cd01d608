import RecipeModel
import Testing

@testable import RecipeFormats

@Suite struct OutputFormatTests {
  @Test func `names differ between formats, and extensions begin with a dot`() {
    #expect(Set(OutputFormat.allCases.map(\.name)).count == OutputFormat.allCases.count)
    #expect(OutputFormat.allCases.allSatisfy { $0.fileExtension.hasPrefix(".") })
  }

  @Test(arguments: OutputFormat.allCases)
  func `a file of text is text`(format: OutputFormat) throws {
    let bytes = try format.file([RecipeDraft(title: "Crème", ingredients: "1 egg", directions: "Beat.")])
    #expect(!bytes.isEmpty)
    #expect((String(validating: bytes, as: UTF8.self) != nil && !bytes.contains(0)) == format.isText)
  }

  @Test(arguments: OutputFormat.allCases.filter(\.holdsManyRecipes))
  func `what was written out does not matter to what comes`(format: OutputFormat) throws {
    let recipes = ["A", "B", "A"].map { FileRecipe(RecipeDraft(title: $0, ingredients: "salt", directions: "Mix.")) }
    var writer = format.makeWriter()
    var written: [UInt8] = []
    for recipe in recipes {
      var piece: [UInt8] = []
      try writer.append(recipe, to: &piece)
      written += piece
    }
    var end: [UInt8] = []
    writer.finish { end += $0 }
    #expect(try format.file(recipes) == written + end)
  }

  @Test func `an archive takes as many recipes as are read back`() throws {
    var writer = OutputFormat.mela.makeWriter()
    for number in 1...ArchiveLimits.entries {
      var bytes: [UInt8] = []
      try writer.append(FileRecipe(RecipeDraft(title: "\(number)")), to: &bytes)
    }
    var bytes: [UInt8] = []
    #expect(throws: RecipeFileError.tooManyRecipes(limit: 10_000)) {
      try writer.append(FileRecipe(RecipeDraft(title: "one more")), to: &bytes)
    }
    #expect(bytes.isEmpty)
  }
}
