import Foundation
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

@Suite struct ContentHashTests {
  @Test func `it is CRC-64/XZ, by the check value of that algorithm`() {
    var hash = ContentHash()
    hash.append("123456789".utf8)
    #expect(UInt64(bitPattern: hash.value) == 0x995D_C9BB_DF19_39FA)
  }

  @Test func `every recipe is what was saved, after every kind of change`() throws {
    let seed: UInt64 = 12
    var random = SeededGenerator(seed: seed)
    let store = try RecipeStore(at: .memory, environment: testEnvironment())
    for step in 1...200 {
      let ids = try store.identifiers(of: .all)
      let id = ids.randomElement(using: &random) ?? 0
      let draft = RecipeDraft(
        title: "R\(step)", prepTime: step, servings: "é\(step)",
        ingredients: String(repeating: "麻\0x\n", count: step % 30),
        notes: step % 4 == 0 ? "n" : "", source: "s\(step % 9)", isFavorite: step % 2 == 0,
        addedOn: step % 3 == 0 ? try AddedOn("2026-01-02") : nil, collections: ["A", "B\(step % 5)"],
        imageNames: step % 5 == 0 ? ["a.jpg", "b.png"] : [])
      switch ids.isEmpty ? 0 : Int.random(in: 0...8, using: &random) {
      case 0: try store.add(draft)
      case 1: try store.importDrafts([draft, draft], onDuplicate: .keep, into: "C")
      case 2: try store.setFavorite([id], Bool.random(using: &random))
      case 3: try store.update(id, to: draft)
      case 4: try store.importDrafts([draft], onDuplicate: .update)
      case 5: try store.delete([id])
      case 6: try store.move([id], to: .top, in: .library)
      case 7: try store.order(by: .title, in: .library)
      default: try store.collect([id], into: "D")
      }
      #expect(try store.connection.alteredRecipes() == [], "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: RecipeColumn.hashed.map(\.rawValue))
  func `a flip of any bit in any hashed column is found, and names the recipe`(column: String) throws {
    let store = try RecipeStore.inMemory(titles: "Before")
    try store.add([Self.draft, RecipeDraft(title: "After")])
    let connection = store.connection
    try connection.execute("PRAGMA ignore_check_constraints = ON")
    let stored = try #require(
      try connection.first("SELECT typeof(\(column)), \(column), CAST(\(column) AS BLOB) FROM recipes WHERE id = 2") {
        (type: $0.text(at: 0), number: $0.int(at: 1), bytes: $0.bytes(at: 2))
      })
    let bitCount = stored.type == "integer" ? 64 : stored.bytes.count * 8
    #expect(bitCount > 0)
    for bit in 0..<bitCount {
      if stored.type == "integer" {
        try connection.run("UPDATE recipes SET \(column) = ?1 WHERE id = 2", stored.number ^ (1 << bit))
      } else {
        var bytes = stored.bytes
        bytes[bit / 8] ^= 1 << (bit % 8)
        let type = stored.type == "blob" ? "BLOB" : "TEXT"
        try connection.run("UPDATE recipes SET \(column) = CAST(?1 AS \(type)) WHERE id = 2", bytes)
      }
      #expect(try connection.alteredRecipes() == [2], "bit \(bit)")
    }
  }

  @Test func `text that moves from one column to the next is found`() throws {
    let store = try RecipeStore.inMemory(titles: "Soup")
    try store.update(1, to: RecipeDraft(title: "Soup", ingredients: "ab", directions: "c"))
    try store.connection.run("UPDATE recipes SET ingredients = 'a', directions = 'bc'")
    #expect(try store.connection.alteredRecipes() == [1])
  }

  @Test func `a recipe whose text was altered is not made a favorite, nor is any other with it`() throws {
    let store = try RecipeStore.inMemory(titles: "Soup", "Stew", "Bread")
    try store.setFavorite([3], true)
    try store.connection.run("UPDATE recipes SET notes = 'altered' WHERE id > 1")
    let before = try store.dump()
    #expect(throws: RecipeStoreError.altered([2])) { try store.setFavorite([1, 2, 3], true) }
    #expect(throws: RecipeStoreError.altered([3])) { try store.setFavorite([3], false) }
    #expect(try store.dump() == before)
    #expect(try store.connection.alteredRecipes() == [2, 3])
    #expect(try store.setFavorite([3], true).isEmpty)
  }

  @Test func `undoing a step by itself does not hide that a recipe was altered`() throws {
    let store = try RecipeStore.inMemory(titles: "Soup", "Stew")
    try store.setFavorite([1, 2], true)
    let step = try #require(try store.history().first).id
    try store.update(1, to: RecipeDraft(title: "Soup", servings: "4", isFavorite: true))
    try store.connection.run("UPDATE recipes SET notes = 'altered' WHERE id = 2")
    let before = try store.dump()
    #expect(throws: RecipeStoreError.altered([2])) { try store.undo(step: step, command: "undo") }
    #expect(try store.dump() == before)
    #expect(try store.connection.alteredRecipes() == [2])
  }

  @Test func `a library that was made before hashes were kept gets them`() throws {
    let connection = try Connection(.memory)
    try connection.createRecipeFunctions()
    let older = RecipeStore.migrator.migrations.prefix { $0.identifier != "v005_keep_hashes" }
    try Migrator(applicationID: RecipeStore.applicationID, migrations: Array(older)).migrate(connection)
    try connection.execute(
      """
      INSERT INTO recipes (uuid, position, added_at, title, title_key, is_favorite, notes)
      VALUES (zeroblob(16), 0, 0, 'A', 'a', 1, ''), (randomblob(16), 1, 5, 'B', 'b', 0, 'Stir.');
      """)
    try RecipeStore.migrator.migrate(connection)
    #expect(try connection.alteredRecipes() == [])
    let hashes = try connection.query("SELECT content_hash FROM recipes") { $0.int(at: 0) }
    #expect(Set(hashes).count == 2 && !hashes.contains(0))
  }

  @Test func `the functions that released migrations call stay as they were`() throws {
    let connection = try Connection(.memory)
    try connection.createMigrationFunctions()
    try RecipeStore.migrator.migrate(connection)
    let hash = try connection.first("SELECT content_hash_v1(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)") {
      $0.int(at: 0)
    }
    #expect(hash == 6_413_329_568_977_828_953)
    #expect(try connection.first("SELECT ideographs_apart('a豆腐')") { $0.text(at: 0) } == "a 豆  腐 ")
  }

  private static let draft = RecipeDraft(
    uuid: UUID(uuidString: "5EC0FFEE-0000-4000-8000-0123456789AB"), title: "Soup", prepTime: 600,
    cookTime: 90, servings: "4", ingredients: "1 leek\n2 麻", directions: "Stir.",
    notes: "Freezes well.", source: "my aunt", isFavorite: true, addedOn: try? AddedOn("2026-11-02"),
    imageNames: ["a.jpg"])
}
