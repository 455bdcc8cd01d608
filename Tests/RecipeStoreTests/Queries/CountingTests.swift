import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

@Suite struct CountingTests {
  @Test func `the counts that triggers keep are right after every kind of change`() throws {
    let seed: UInt64 = 5
    var random = SeededGenerator(seed: seed)
    let store = try RecipeStore(at: .memory, environment: testEnvironment())
    for name in ["A", "B", "C"] { try store.addCollection(name) }
    for step in 1...600 {
      let ids = try store.identifiers(of: .all)
      let id = ids.randomElement(using: &random) ?? 0
      let name = try store.collections().randomElement(using: &random)?.name ?? "New"
      switch ids.isEmpty ? 0 : Int.random(in: 0...7, using: &random) {
      case 0: try store.add(RecipeDraft(title: "R", isFavorite: step % 2 == 0, collections: ["A", "D"]))
      case 1: try store.importDrafts([RecipeDraft(title: "I", collections: ["B"])], onDuplicate: .keep, into: "C")
      case 2: try store.setFavorite([id], Bool.random(using: &random))
      case 3: try store.collect([id], into: name)
      case 4: try store.uncollect([id], from: name)
      case 5: try store.update(id, to: RecipeDraft(title: "U", isFavorite: step % 3 == 0, collections: [name, "E"]))
      case 6: try store.delete([id])
      default: if step % 10 == 0 { try store.deleteCollection(name) }
      }
      #expect(try mistakes(in: store) == [], "seed \(seed), step \(step)")
    }
  }

  @Test func `recents are counted to the second, whenever a month ago was`() throws {
    let seed: UInt64 = 6
    var random = SeededGenerator(seed: seed)
    for start in [0, 1, 4095, 4096, 1_750_000_000, -4096, -4097, -1] {
      let now = start + 30 * 24 * 60 * 60
      let store = try RecipeStore(at: .memory, environment: testEnvironment(now: now))
      let others = (0..<20).map { _ in Int.random(in: -10_000...10_000, using: &random) }
      for difference in [-4096, -1, 0, 1, 2, 4095, 4096, 9000] + others {
        let id = try store.add(RecipeDraft(title: "R")).inserted[0]
        try store.connection.run("UPDATE recipes SET added_at = ?2 WHERE id = ?1", id, start + difference)
      }
      #expect(try store.count(of: .recents) == store.identifiers(of: .recents).count, "seed \(seed), start \(start)")
      try store.delete(store.identifiers(of: .recents))
      #expect(try store.count(of: .recents) == 0)
    }
  }

  @Test func `counting a library that was made before counts were kept begins with what is there`() throws {
    let connection = try Connection(.memory)
    try connection.createRecipeFunctions()
    let migrations = RecipeStore.migrator.migrations
    let older = migrations.prefix { $0.identifier != "v003_keep_counts" }
    try Migrator(applicationID: RecipeStore.applicationID, migrations: Array(older)).migrate(connection)
    try connection.execute(
      """
      INSERT INTO recipes (uuid, position, added_at, title, title_key, is_favorite)
      VALUES (zeroblob(16), 0, 0, 'A', 'a', 1), (randomblob(16), 1, 0, 'B', 'b', 0);
      INSERT INTO collections (key, name, position) VALUES ('c', 'C', 0), ('d', 'D', 1);
      INSERT INTO collection_members (recipe_id, collection_id, position, ordinal) VALUES (1, 1, 0, 0), (2, 1, 1, 0);
      """)
    try RecipeStore.migrator.migrate(connection)
    #expect(
      try connection.query("SELECT recipes, favorites FROM library_counts") { [$0.int(at: 0), $0.int(at: 1)] } == [
        [2, 1]
      ])
    #expect(try connection.query(CollectionsTable.all) { CollectionsTable.collection($0).count } == [2, 0])
    #expect(try connection.first(CountsTables.recipesAddedAfter, -1) { $0.int(at: 0) } == 2)
  }

  /// The lists whose kept count is not the number of recipes in them.
  private func mistakes(in store: RecipeStore) throws -> [String] {
    var queries = [("all", RecipeQuery.all), ("favorites", .favorites), ("recents", .recents)]
    for collection in try store.collections() {
      queries.append((collection.name, .collection(collection.name)))
      if try store.count(of: .collection(collection.name)) != collection.count { return ["shown: \(collection.name)"] }
    }
    return try queries.filter { try store.count(of: $0.1) != store.identifiers(of: $0.1).count }.map(\.0)
  }
}
