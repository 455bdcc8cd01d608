import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

@Suite struct ListRowsTests {
  /// Recipes whose numbers have gaps, in none to twelve of some collections each, in an order without order.
  private func makeStore(_ generator: inout SeededGenerator) throws -> RecipeStore {
    let store = try RecipeStore(at: .memory, environment: testEnvironment())
    let names = (1...15).map { "Collection \($0)" }
    for id in 1...200 {
      let count = [0, 0, 1, 1, 1, 2, 12].randomElement(using: &generator)!
      try store.add(
        RecipeDraft(
          title: "Soup \(id % 50)", prepTime: Int.random(in: 0..<9, using: &generator) * 60,
          isFavorite: Bool.random(using: &generator),
          collections: Array(names.shuffled(using: &generator).prefix(count))))
    }
    try store.delete((1...200).filter { _ in Int.random(in: 0..<4, using: &generator) == 0 })
    try store.arrange(store.identifiers(of: .all).shuffled(using: &generator), in: .library)
    return store
  }

  private func expectedRow(_ recipe: Recipe) -> RecipeListRow {
    RecipeListRow(
      id: recipe.id, isFavorite: recipe.isFavorite, title: recipe.title, totalTime: recipe.prepTime + recipe.cookTime,
      servings: recipe.servings, collections: recipe.collections)
  }

  @Test func `rows read alongside their memberships say what the recipes say, in every order`() throws {
    var generator = SeededGenerator(seed: 20_261_122)
    let store = try makeStore(&generator)
    let queries: [RecipeQuery] = [
      .all, .favorites, .collection("Collection 3"), RecipeQuery(isReversed: true), RecipeQuery(sort: .title),
      RecipeQuery(sort: .time, isReversed: true), RecipeQuery(words: "soup", limit: 50), RecipeQuery(limit: 1),
    ]
    for query in queries {
      #expect(try store.listRows(of: query) == store.recipes(of: query).map(expectedRow), "\(query)")
    }
    let ids = (0...205).shuffled(using: &generator) + [3, 3, 2, 2, .max, .max, .min]
    var rows: [RecipeListRow] = []
    try store.forEachListRow(with: ids) { rows.append($0) }
    #expect(try rows == store.recipes(with: ids).map(expectedRow))
  }

  @Test func `more collections than names are remembered for are all named`() throws {
    let store = try RecipeStore(at: .memory, environment: testEnvironment())
    let names = (1...5000).map { "Collection \($0)" }
    try store.importDrafts(names.map { RecipeDraft(title: "Soup", collections: [$0]) }, onDuplicate: .keep)
    try store.add(RecipeDraft(title: "Stew", collections: names))
    let rows = try store.listRows(of: .all)
    #expect(rows.map(\.collections) == names.map { [$0] } + [names])
  }

  @Test func `a recipe keeps the order in which it got its collections, however it got them`() throws {
    let store = try RecipeStore.inMemory(titles: "Soup", "Bread")
    for name in ["C", "A", "B"] { try store.collect([1, 2], into: name) }
    try store.uncollect([1], from: "A")
    try store.collect([1], into: "A")
    try store.add(RecipeDraft(title: "Stew", collections: ["B", "C"]))
    #expect(try store.listRows(of: .all).map(\.collections) == [["C", "B", "A"], ["C", "A", "B"], ["B", "C"]])
    var draft = RecipeDraft(try store.recipe(with: 2)!)
    draft.collections = ["D", "B", "C"]
    try store.update(2, to: draft)
    #expect(try store.listRow(with: 2)?.collections == ["D", "B", "C"])
  }

  @Test func `an ordinal at the end of its range takes another after it`() throws {
    let store = try RecipeStore.inMemory(titles: "Soup")
    try store.collect([1], into: "A")
    try store.connection.run("UPDATE collection_members SET ordinal = ?1", Int.max)
    try store.collect([1], into: "B")
    #expect(try store.listRow(with: 1)?.collections == ["A", "B"])
  }
}
