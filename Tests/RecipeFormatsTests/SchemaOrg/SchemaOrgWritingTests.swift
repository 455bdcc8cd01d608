import Foundation
import RecipeFormats
import RecipeModel
import Testing

@Suite struct SchemaOrgWritingTests {
  @Test func `a recipe is written with the keys of schema_org`() throws {
    let draft = RecipeDraft(
      uuid: UUID(uuidString: "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"), title: "Soup", prepTime: 600, cookTime: 4815,
      servings: "4 bowls", ingredients: "1 leek\nsalt & pepper", directions: "Cut.\nBoil.", notes: "Thick.",
      source: "https://a.example/soup", isFavorite: true, collections: ["Dinner, late"])
    let text = """
      {
        "@context": "https://schema.org",
        "@type": "Recipe",
        "identifier": "urn:uuid:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6",
        "name": "Soup",
        "url": "https://a.example/soup",
        "description": "Thick.",
        "recipeYield": "4 bowls",
        "prepTime": "PT10M",
        "cookTime": "PT1H20M15S",
        "totalTime": "PT1H30M15S",
        "recipeIngredient": [
          "1 leek",
          "salt & pepper"
        ],
        "recipeInstructions": [
          {
            "@type": "HowToStep",
            "text": "Cut."
          },
          {
            "@type": "HowToStep",
            "text": "Boil."
          }
        ],
        "recipeCategory": [
          "Dinner, late"
        ],
        "additionalProperty": [
          {
            "@type": "PropertyValue",
            "propertyID": "recipes:isFavorite",
            "value": true
          }
        ]
      }

      """
    #expect(try String(decoding: OutputFormat.schemaOrg.file([draft]), as: UTF8.self) == text)
    #expect(try SchemaOrg.read(Array(text.utf8)) == ReadResult(drafts: [draft]))
  }

  @Test func `a recipe with few fields is a short file`() throws {
    let text = """
      {
        "@context": "https://schema.org",
        "@type": "Recipe",
        "name": "Soup"
      }

      """
    #expect(try String(decoding: OutputFormat.schemaOrg.file([RecipeDraft(title: "Soup")]), as: UTF8.self) == text)
  }

  @Test func `what is written is read as it was, whatever it is`() throws {
    var drafts = HostileDrafts(seed: 7)
    for round in 1...500 {
      let draft = try drafts.next()
      let result = try SchemaOrg.read(OutputFormat.schemaOrg.file([draft]))
      let isEmpty = (draft.ingredients + draft.directions).unicodeScalars.allSatisfy(\.properties.isWhitespace)
      let lack = "\(draft.title.shortened(to: 60).quoted()) has neither ingredients nor directions"
      #expect(result == ReadResult(drafts: [draft], warnings: isEmpty ? [lack] : []), "seed 7, round \(round)")
    }
  }

  @Test func `several recipes are a list, and what is read is written the same`() throws {
    var generator = HostileDrafts(seed: 8)
    let drafts = try (1...20).map { _ in try generator.next() }
    let bytes = try OutputFormat.schemaOrg.file(drafts)
    let result = try SchemaOrg.read(bytes)
    #expect(result.drafts == drafts)
    #expect(try OutputFormat.schemaOrg.file(result.drafts) == bytes)
  }

  @Test func `no recipe at all is an empty list`() throws {
    #expect(try OutputFormat.schemaOrg.file([RecipeDraft]()) == Array("[]\n".utf8))
  }

  @Test(.enabled(if: !ConformancePages.names.isEmpty, "the pages of ../shared/conformance/web-pages are not here"))
  func `what comes out of real pages goes out and in again`() throws {
    for name in ConformancePages.names {
      guard let result = try? SchemaOrg.read(ConformancePages.page(name)) else { continue }
      #expect(try SchemaOrg.read(OutputFormat.schemaOrg.file(result.drafts)).drafts == result.drafts, "\(name)")
    }
  }
}
