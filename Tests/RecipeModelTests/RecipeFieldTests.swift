import Foundation
import RecipeModel
import Testing

@Suite struct RecipeFieldTests {
  @Test(arguments: RecipeField.allCases)
  func `a field that is set says what was set, and the others say what they said`(field: RecipeField) throws {
    let full = try Self.draft()
    var draft = RecipeDraft(title: "other")
    draft[field] = full[field]
    #expect(draft[field] == full[field])
    for other in RecipeField.allCases where other != field {
      #expect(draft[other] == RecipeDraft(title: "other")[other])
      #expect(full[other] != RecipeDraft(title: "other")[other])
    }
  }

  @Test func `a draft whose fields are all set is the draft they come from`() throws {
    let full = try Self.draft()
    var draft = RecipeDraft(uuid: full.uuid, title: "")
    for field in RecipeField.allCases { draft[field] = full[field] }
    #expect(draft == full)
    #expect(RecipeDraft(Recipe(id: 1, uuid: try #require(full.uuid), full)) == full)
  }

  @Test func `a field is found by its key in the JSON, and by nothing else`() {
    #expect(RecipeField.allCases.map { RecipeField(key: $0.rawValue) } == RecipeField.allCases)
    #expect(["", "Title", "titles", "uuid", "id"].allSatisfy { RecipeField(key: $0) == nil })
  }

  @Test(arguments: RecipeField.allCases)
  func `a field's value is one of its kind`(field: RecipeField) throws {
    let fits =
      switch (field.kind, try Self.draft()[field]) {
      case (.line, .text), (.text, .text), (.time, .number), (.flag, .flag), (.date, .date), (.names, .names): true
      default: false
      }
    #expect(fits)
  }

  /// A draft that says something in every field.
  private static func draft() throws -> RecipeDraft {
    RecipeDraft(
      uuid: UUID(), title: "t", prepTime: 1, cookTime: 2, servings: "3", ingredients: "i", directions: "d", notes: "n",
      source: "s", isFavorite: true, addedOn: try AddedOn("2021-03-11"), collections: ["c"], imageNames: ["j"])
  }
}
