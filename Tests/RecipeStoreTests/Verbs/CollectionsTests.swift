import RecipeModel
import SQLite
import Testing

@testable import RecipeStore

@Suite struct CollectionsTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add([
      RecipeDraft(title: "A", collections: ["Soups", "Crème"]), RecipeDraft(title: "B", collections: ["Soups"]),
      RecipeDraft(title: "C"),
    ])
  }

  private func names() throws -> [String] { try store.collections().map(\.name) }

  @Test func `a new collection is empty and comes last`() throws {
    #expect(try store.addCollection("  Bread ") == RecipeChange(collections: ["Bread"]))
    #expect(try store.collections().last == RecipeCollection(id: 3, name: "Bread", count: 0))
  }

  @Test func `a collection is renamed, in its spelling alone too`() throws {
    #expect(try store.renameCollection("soups", to: "SOUPS") == .updated([1, 2], collections: ["Soups", "SOUPS"]))
    #expect(try store.renameCollection("SOUPS", to: "Broths") == .updated([1, 2], collections: ["SOUPS", "Broths"]))
    #expect(try store.recipe(with: 1)?.collections == ["Broths", "Crème"])
    #expect(try store.renameCollection("Broths", to: "Broths").isEmpty)
  }

  @Test func `names that differ only in how Unicode writes them are one`() throws {
    #expect(try store.identifiers(of: .collection("cre\u{300}me")) == [1])
    #expect(throws: RecipeStoreError.collectionExists("Crème")) { try store.addCollection("CRE\u{300}ME") }
  }

  @Test func `merged collections are one: its recipes first, then those of the other`() throws {
    try store.collect([3], into: "Crème")
    try store.collect([3], into: "Soups")
    #expect(
      try store.renameCollection("Crème", to: "soups", isMerging: true)
        == .updated([1, 3], collections: ["Crème", "Soups"]))
    #expect(try names() == ["Soups"])
    #expect(try store.identifiers(of: .collection("Soups")) == [1, 2, 3])
    #expect(try store.recipe(with: 1)?.collections == ["Soups"])
    try store.checkConsistency()
  }

  @Test func `a recipe of a merged collection lists the other one in its place`() throws {
    try store.collect([3], into: "X")
    try store.collect([3], into: "Y")
    try store.renameCollection("X", to: "Soups", isMerging: true)
    #expect(try store.recipe(with: 3)?.collections == ["Soups", "Y"])
  }

  @Test func `a merge is undone and done again, byte for byte`() throws {
    let before = try store.contents()
    try store.renameCollection("Soups", to: "Crème", isMerging: true)
    let after = try store.contents()
    try store.undo()
    #expect(try store.contents() == before)
    try store.redo()
    #expect(try store.contents() == after)
  }

  @Test func `several collections are deleted in one step, all or none`() throws {
    let before = try store.contents()
    #expect(throws: RecipeStoreError.noSuchCollection("Pies", suggestion: nil)) {
      try store.deleteCollections(["Soups", "Pies"])
    }
    #expect(try store.contents() == before)
    #expect(
      try store.deleteCollections(["crème", "Soups", "Crème"])
        == .updated([1, 2], collections: ["Crème", "Soups"]))
    #expect(try names() == [])
    try store.undo()
    #expect(try store.contents() == before)
  }

  @Test func `collections are arranged among the places that they hold`() throws {
    for name in ["X", "Y"] { try store.addCollection(name) }
    #expect(try store.arrangeCollections(["y", "Soups"]) == RecipeChange(collections: ["Y", "Soups"]))
    #expect(try names() == ["Y", "Crème", "X", "Soups"])
    #expect(try store.arrangeCollections(["Y", "Soups"]).isEmpty)
    #expect(throws: RecipeStoreError.noSuchCollection("Suops", suggestion: "Soups")) {
      try store.arrangeCollections(["Suops"])
    }
  }

  @Test func `a name is found by its beginning where that is unique, and by itself before that`() throws {
    for name in ["Soups and stews", "Cremes"] { try store.addCollection(name) }
    #expect(try store.collection(named: "soups").id == 1)
    #expect(try store.collection(named: "soups ").id == 1)
    #expect(try store.collection(named: "SOUPS A").id == 3)
    #expect(try store.collection(named: "creme").name == "Crème")
    #expect(throws: RecipeStoreError.ambiguousCollection("s", ["Soups", "Soups and stews"])) {
      try store.collection(named: "s")
    }
    #expect(throws: RecipeStoreError.noSuchCollection("", suggestion: nil)) { try store.collection(named: "") }
    #expect(try store.collectionID(named: "soups a") == nil)
  }

  @Test func `a deleted collection leaves its recipes in the library`() throws {
    #expect(try store.deleteCollection("SOUPS") == .updated([1, 2], collections: ["Soups"]))
    #expect(try names() == ["Crème"])
    #expect(try store.recipe(with: 1)?.collections == ["Crème"])
    #expect(try store.count() == 3)
  }

  @Test func `an identifier of a collection is not used again`() throws {
    try store.deleteCollection("Crème")
    try store.addCollection("New")
    #expect(try store.collections().last?.id == 3)
  }

  @Test func `recipes are collected at the end, in the order given, each once`() throws {
    #expect(try store.collect([3, 1, 2, 3], into: "crème") == .updated([3, 2], collections: ["Crème"]))
    #expect(try store.identifiers(of: .collection("Crème")) == [1, 3, 2])
    #expect(try store.collect([3], into: "crème").isEmpty)
    #expect(try store.collect([3], into: "New") == .updated([3], collections: ["New"]))
    #expect(try store.recipe(with: 3)?.collections == ["Crème", "New"])
  }

  @Test func `recipes are taken out of a collection, which stays`() throws {
    #expect(try store.uncollect([2, 3, 1], from: "SOUPS") == .updated([2, 1], collections: ["Soups"]))
    #expect(try store.uncollect([2], from: "Soups").isEmpty)
    #expect(try store.collections().map(\.count) == [0, 1])
  }

  @Test func `what cannot be done changes nothing`() throws {
    let before = try store.dump()
    let unknown = RecipeStoreError.noSuchCollection("Sopus", suggestion: "Soups")
    #expect(throws: RecipeStoreError.collectionExists("Soups")) { try store.addCollection("soups") }
    #expect(throws: RecipeStoreError.invalid(.emptyCollectionName)) { try store.addCollection(" ") }
    #expect(throws: RecipeStoreError.invalid(.reservedCollectionName("Recents"))) { try store.addCollection("Recents") }
    #expect(throws: unknown) { try store.renameCollection("Sopus", to: "X") }
    #expect(throws: RecipeStoreError.collectionExists("Crème")) { try store.renameCollection("Soups", to: "crème") }
    #expect(throws: RecipeStoreError.invalid(.reservedCollectionName("all"))) {
      try store.renameCollection("Soups", to: "all")
    }
    #expect(throws: unknown) { try store.deleteCollection("Sopus") }
    #expect(throws: RecipeStoreError.noSuchRecipe(9)) { try store.collect([3, 9], into: "New") }
    #expect(throws: RecipeStoreError.invalid(.reservedCollectionName("all"))) { try store.collect([3], into: "all") }
    #expect(throws: RecipeStoreError.noSuchRecipe(9)) { try store.uncollect([1, 9], from: "Soups") }
    #expect(throws: unknown) { try store.uncollect([1], from: "Sopus") }
    #expect(throws: unknown) { try store.moveCollection("Sopus", to: .top) }
    #expect(throws: unknown) { try store.moveCollection("Soups", to: .before("Sopus")) }
    #expect(throws: RecipeStoreError.destinationMoves("\"Soups\"")) {
      try store.moveCollection("Soups", to: .after("SOUPS"))
    }
    #expect(throws: RecipeStoreError.noSuchPlace(3, count: 2)) { try store.moveCollection("Soups", to: .place(3)) }
    #expect(try store.dump() == before)
  }

  @Test func `collections are moved, one row each`() throws {
    for name in ["X", "Y"] { try store.addCollection(name) }
    #expect(try store.rowsWritten { try store.moveCollection("y", to: .before("soups")) } == 1)
    #expect(try names() == ["Y", "Soups", "Crème", "X"])
    #expect(try store.moveCollection("X", to: .place(2)) == RecipeChange(collections: ["X"]))
    #expect(try names() == ["Y", "X", "Soups", "Crème"])
    #expect(try store.moveCollection("X", to: .after("Y")).isEmpty)
  }

  @Test func `a collection of an older library whose name is reserved by now can be used, and left, but not made`()
    throws
  {
    try store.connection.run(CollectionsTable.rename, try store.collection(named: "Soups").id, "library", "Library")
    try store.collect([3], into: "Library")
    try store.update(3, to: RecipeDraft(try #require(try store.recipe(with: 3))))
    try store.renameCollection("Library", to: "LIBRARY")
    #expect(try store.recipe(with: 3)?.collections.contains("LIBRARY") == true)
    try store.renameCollection("LIBRARY", to: "Books")
    for name in ["Library", "collections"] {
      let refusal = RecipeStoreError.invalid(.reservedCollectionName(name))
      #expect(throws: refusal) { try store.addCollection(name) }
      #expect(throws: refusal) { try store.collect([3], into: name) }
      #expect(throws: refusal) { try store.renameCollection("Books", to: name) }
    }
  }
}
