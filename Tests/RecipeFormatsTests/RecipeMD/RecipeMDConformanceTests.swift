import RecipeModel
import Testing

@testable import RecipeFormats

/// RecipeMD's own suite: https://github.com/tstehr/RecipeMD.
@Suite(.enabled(if: !RecipeMDCase.all.isEmpty, "no ../shared/conformance/recipemd"))
struct RecipeMDConformanceTests {
  @Test(arguments: RecipeMDCase.all.filter { !$0.isInvalid })
  func `a document is read as the suite expects`(example: RecipeMDCase) throws {
    let text = try String(decoding: example.bytes(), as: UTF8.self)
    #expect(try RecipeMDCase.Expected(RecipeMDParser.document(text.lines)) == example.expected())
  }

  @Test(arguments: RecipeMDCase.all.filter(\.isInvalid))
  func `a document that breaks the rules is refused`(example: RecipeMDCase) throws {
    let bytes = try example.bytes()
    #expect(throws: RecipeFileError.self) { try RecipeMD.read(bytes) }
  }

  @Test(arguments: RecipeMDCase.all.filter { !$0.isInvalid })
  func `a document that is read, written and read again is the same recipe`(example: RecipeMDCase) throws {
    let drafts = try RecipeMD.read(example.bytes()).drafts
    let written = try OutputFormat.recipeMD.file(drafts)
    #expect(try RecipeMD.read(written).drafts == drafts)
    #expect(try OutputFormat.recipeMD.file(RecipeMD.read(written).drafts) == written)
  }

  @Test func `the suite is whole`() {
    #expect(RecipeMDCase.all.count == 27)
  }
}
