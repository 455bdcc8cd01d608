import RecipeModel
import SQLite
import Testing

@testable import RecipeStore

@Suite struct RecipeColumnTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore.inMemory()
  }

  @Test(arguments: RecipeField.allCases)
  func `a field has the column that holds it, but for the collections`(field: RecipeField) {
    #expect(RecipeColumn(field)?.field == (field == .collections ? nil : field))
  }

  @Test func `what is hashed is the UUID and all content, but for the title's key`() {
    #expect(Set(RecipeColumn.hashed) == Set(RecipeColumn.content + [.uuid]).subtracting([.titleKey]))
    #expect(Set(RecipeColumn.hashed).count == RecipeColumn.hashed.count)
  }

  @Test func `columns are stored as the schema says`() throws {
    let types = try store.connection.query("SELECT type FROM pragma_table_xinfo('recipes') ORDER BY cid") {
      $0.text(at: 0)
    }
    #expect(types == RecipeColumn.allCases.map { "\($0.storage)".uppercased() })
  }

  @Test(arguments: [
    (RecipesTable.insert, RecipesTable.inserted), (RecipesTable.insertWithID, RecipesTable.insertedWithID),
    (RecipesTable.update, RecipesTable.updated),
  ])
  func `a parameter's number is its column's place in the list`(sql: String, columns: [RecipeColumn]) throws {
    try store.connection.withStatement(sql) { statement in
      #expect(statement.parameterNames == columns.map(\.parameter))
    }
  }

  @Test func `a row is written with a UUID and a position after its content`() {
    let count = RecipeColumn.content.count
    #expect(Array(RecipesTable.inserted[count...]) == [.uuid, .position])
    #expect(Array(RecipesTable.updated[count...]) == [.id])
  }
}
