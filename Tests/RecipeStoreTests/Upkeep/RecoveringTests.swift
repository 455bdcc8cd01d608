import Foundation
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

/// What is saved of databases of which parts are gone.
@Suite struct RecoveringTests {
  private let folder: TemporaryFolder
  private let path: String
  private let saved: String
  private let location: StoreLocation
  private let pageSize: Int
  private let recipes: [Recipe]
  private let collections: [RecipeCollection]

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("recipes.sqlite")
    saved = folder.path("saved.sqlite")
    location = .file(path, isDefault: false)
    let store = try RecipeStore(at: location, environment: testEnvironment())
    try store.add(
      (1...60).map { number in
        RecipeDraft(
          title: "Recipe \(number)", prepTime: number * 60, servings: "\(number)",
          ingredients: String(repeating: "\(number) eggs\n", count: 30), directions: "Stir \(number) times.",
          isFavorite: number % 3 == 0, collections: ["Collection \(number % 4)", "All of \(number % 3)"])
      })
    try store.delete([7])
    try store.move([40, 20], to: .top, in: .library)
    try store.move([12], to: .top, in: .collection("Collection 0"))
    pageSize = try Data(contentsOf: URL(filePath: path)).pageSize
    recipes = try store.recipes(of: .all)
    collections = try store.collections()
  }

  private func recover() throws -> Recovery {
    try Doctor.recover(location, to: saved, environment: testEnvironment())
  }

  private func savedStore() throws -> RecipeStore {
    try RecipeStore(at: .file(saved, isDefault: false), access: .reading, environment: testEnvironment())
  }

  private func overwrite(page: Int, from start: Int = 0) throws {
    var bytes = try Data(contentsOf: URL(filePath: path))
    let range = ((page - 1) * pageSize + start)..<(page * pageSize)
    bytes.replaceSubrange(range, with: repeatElement(0xEE, count: range.count))
    try bytes.write(to: URL(filePath: path))
  }

  private var pageCount: Int {
    get throws { try Data(contentsOf: URL(filePath: path)).count / pageSize }
  }

  @Test func `a saved filter comes over, and one that cannot be read is named`() throws {
    let store = try RecipeStore(at: location, environment: testEnvironment())
    for name in ["Loved", "Quick"] { try store.addCollection(name, filter: SavedFilter(.favorites)) }
    try store.connection.run("UPDATE collection_filters SET filter = '--nonsense' WHERE rowid = 9")
    #expect(try recover() == Recovery(recipes: 59, collections: 9, lostFilters: ["Quick"]))
    #expect(try savedStore().collection(named: "Loved").filter == "--favorites")
    #expect(try savedStore().collection(named: "Quick").filter == nil)
  }

  @Test func `all of a sound database comes over: numbers, orders, collections`() throws {
    #expect(try recover() == Recovery(recipes: 59, collections: 7))
    let store = try savedStore()
    #expect(try store.recipes(of: .all) == recipes)
    #expect(try store.collections() == collections)
    for collection in collections {
      let query = RecipeQuery(collections: [collection.name])
      let original = try RecipeStore(at: location, environment: testEnvironment())
      #expect(try store.identifiers(of: query) == original.identifiers(of: query))
    }
    #expect(try FileManager.default.attributesOfItem(atPath: saved)[.posixPermissions] as? Int == 0o600)
  }

  /// Every page in turn. Only those of the schema, which say where the tables are, are needed: the first, and those that
  /// it refers to.
  @Test func `whatever page is gone, what comes over is sound and true, and what is lost is named`() throws {
    let sound = try Data(contentsOf: URL(filePath: path))
    var needed: [Int] = []
    for page in try 1...pageCount {
      try sound.write(to: URL(filePath: path))
      try overwrite(page: page)
      try? FileManager.default.removeItem(atPath: saved)
      guard let recovery = try recoverUnlessDamaged() else {
        needed.append(page)
        continue
      }
      let found = try savedStore().recipes(of: .all)
      #expect(found.count == recovery.recipes)
      #expect(recovery.recipes + recovery.lost.count == 59, "page \(page)")
      let originals = Dictionary(uniqueKeysWithValues: recipes.map { ($0.id, $0) })
      for recipe in found where !recovery.incomplete.contains(recipe.id) {
        var (one, other) = (recipe, originals[recipe.id])
        one.collections = []
        other?.collections = []
        #expect(one == other, "page \(page)")
      }
      let problems = try Doctor(of: .file(saved, isDefault: false), environment: testEnvironment()).examine()
      #expect(problems.allSatisfy { $0.isOK }, "page \(page)")
    }
    try sound.write(to: URL(filePath: path))
    let schema = try Connection(.file(path)).query(
      "SELECT pageno FROM dbstat WHERE name = 'sqlite_schema' ORDER BY pageno"
    ) { $0.int(at: 0) }
    #expect(needed == schema)
  }

  private func recoverUnlessDamaged() throws -> Recovery? {
    do {
      return try recover()
    } catch RecipeStoreError.damaged(path), RecipeStoreError.notOurDatabase(path) {
      return nil
    }
  }

  @Test(arguments: [0..<1, 0..<16, 0..<100, 0..<4096, 100..<4096])
  func `without its first page a database is beyond recovery, and nothing is written`(lost: Range<Int>) throws {
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes.replaceSubrange(lost, with: repeatElement(0xEE, count: lost.count))
    try bytes.write(to: URL(filePath: path))
    let isDatabase = lost.lowerBound == 100
    #expect(throws: isDatabase ? RecipeStoreError.damaged(path) : .notOurDatabase(path)) { try recover() }
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
    #expect(try folder.names == ["recipes.sqlite"])
  }

  @Test(arguments: ["PRAGMA application_id = 77", "", "CREATE TABLE recipes (id INTEGER PRIMARY KEY, title TEXT)"])
  func `nothing is recovered from another program's database`(script: String) throws {
    let other = folder.path("other.sqlite")
    let names = (1...80).map { "CREATE TABLE a_long_name_so_that_the_schema_takes_several_pages_\($0) (x);" }
    try Connection(.file(other), access: .create).execute(names.joined() + script)
    #expect(throws: RecipeStoreError.notOurDatabase(other)) {
      try Doctor.recover(.file(other, isDefault: false), to: saved, environment: testEnvironment())
    }
    #expect(!FileManager.default.fileExists(atPath: saved))
  }

  @Test func `a recipe that was altered is named whatever other page cannot be read`() throws {
    let connection = try Connection(.file(path))
    try connection.createRecipeFunctions()
    try connection.execute("UPDATE recipes SET directions = 'Stir 5O times.' WHERE id IN (2, 58)")
    let altered = try Data(contentsOf: URL(filePath: path))
    for page in try stride(from: 2, through: pageCount, by: 3) {
      try altered.write(to: URL(filePath: path))
      try overwrite(page: page)
      try? FileManager.default.removeItem(atPath: saved)
      guard let recovery = try recoverUnlessDamaged() else { continue }
      let whole = [2, 58].filter { !recovery.lost.contains($0) && !recovery.incomplete.contains($0) }
      #expect(recovery.altered == whole, "page \(page)")
    }
  }

  @Test func `text that is no UTF-8 is made valid`() throws {
    let connection = try Connection(.file(path))
    try connection.createRecipeFunctions()
    try connection.execute("UPDATE recipes SET notes = CAST(x'53FF69' AS TEXT) WHERE id = 3")
    #expect(try recover().altered == [3])
    #expect(try savedStore().recipe(with: 3)?.notes == "S\u{FFFD}i")
  }

  @Test func `no file is overwritten, and none is written if nothing can be read`() throws {
    try Data("notes".utf8).write(to: URL(filePath: saved))
    #expect(throws: RecipeStoreError.fileExists(saved)) { try recover() }
    #expect(try Data(contentsOf: URL(filePath: saved)) == Data("notes".utf8))
    try FileManager.default.removeItem(atPath: saved)
    for page in try 2...pageCount { try overwrite(page: page) }
    #expect(throws: RecipeStoreError.damaged(path)) { try recover() }
    #expect(try folder.names == ["recipes.sqlite"])
  }
}
