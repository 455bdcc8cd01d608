import Foundation
import RecipeFormats
import RecipeVerbs
import Testing

@testable import RecipeServer

@Suite struct OpenAPIDocumentTests {
  private static let schemas = URL(filePath: #filePath).appending(path: "../../../../Documentation/schemas")
    .standardizedFileURL

  @Test func `every operation is in the document, and the document has no other`() throws {
    let paths = try #require(OpenAPIDocument.document.object?["paths"]?.object)
    let described = paths.members.flatMap { path in
      (path.value.object?.members ?? []).filter { $0.key != "parameters" }.map { "\($0.key) \(path.key)" }
    }
    #expect(described.sorted() == APIOperation.all.map { "\($0.method.rawValue) \($0.path)" }.sorted())
    #expect(Set(described).count == described.count)
  }

  @Test func `each operation is declared by a verb or a query, and what is declared is an operation`() {
    func ids(_ declared: (some Declared).Type) -> [String] { declared.declaration.routes.map(\.id) }
    let declared = VerbTable.all.flatMap { ids($0) } + QueryTable.all.flatMap { ids($0) }
    #expect(Set(APIOperation.all.map(\.id)) == Set(declared + ["describe"]))
  }

  @Test func `no two operations have one name`() {
    #expect(Set(APIOperation.all.map(\.id)).count == APIOperation.all.count)
  }

  @Test func `every captured part of a path is described where it stands`() throws {
    for operation in APIOperation.all {
      let captured = operation.path.split(separator: "/").filter { $0.hasPrefix("{") }.map { $0.dropFirst().dropLast() }
      #expect(operation.pathFields.map { $0.name[...] } == captured)
    }
  }

  @Test(arguments: [
    ("Recipe", "recipe.json"), ("Collection", "collection.json"), ("Step", "step.json"),
    ("SidebarRow", "sidebar-row.json"), ("Cooking", "cooking.json"), ("Nutrition", "nutrition.json"),
    ("ShoppingSection", "shopping-section.json"), ("Aisle", "aisle.json"), ("Food", "food.json"),
    ("OwnFood", "own-food.json"),
    ("PlannedDay", "planned-day.json"), ("Statistics", "statistics.json"),
    ("Difference", "difference.json"), ("Duplicate", "duplicate.json"),
  ])
  func `what is answered has the shape that --json has`(name: String, file: String) throws {
    let text = try String(contentsOf: Self.schemas.appending(path: file), encoding: .utf8)
    let documented = try #require(JSONValue(text: text))
    let answered = try #require(APISchema.all.first { $0.0 == name }?.1)
    #expect(bare(answered) == bare(documented))
  }

  /// A schema without what is only for people, its members and lists of names sorted.
  private func bare(_ schema: JSONValue) -> JSONValue {
    switch schema {
    case .object(let object):
      // A property may be called title, but it is never a text.
      let members = object.members.filter { member in
        !(["$schema", "title", "description"].contains(member.key) && member.value.text != nil)
      }
      return .object(members.map { ($0.key, bare($0.value)) }.sorted { $0.0 < $1.0 })
    case .array(let elements):
      return .array(elements.map(bare).sorted { "\($0)" < "\($1)" })
    default: return schema
    }
  }
}
