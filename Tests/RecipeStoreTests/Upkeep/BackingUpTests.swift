import Foundation
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

@Suite struct BackingUpTests {
  private let folder: TemporaryFolder
  private let path: String
  private let store: RecipeStore

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("recipes.sqlite")
    store = try RecipeStore(at: .file(path, isDefault: false), environment: testEnvironment())
    try store.add([RecipeDraft(title: "Soup", collections: ["Soups"]), RecipeDraft(title: "Stew")])
    try store.delete([1])
    try store.add(RecipeDraft(title: "Bread"))
  }

  private func open(_ path: String) throws -> RecipeStore {
    try RecipeStore(at: .file(path, isDefault: false), access: .reading, environment: testEnvironment())
  }

  @Test func `a backup holds everything, numbers included, and is private`() throws {
    #expect(try store.backUp(to: folder.path("copy.sqlite")).recipes == 2)
    let copy = try open(folder.path("copy.sqlite"))
    #expect(try copy.dump() == store.dump())
    #expect(try folder.permissions(of: "copy.sqlite") == 0o600)
    #expect(try folder.names == ["copy.sqlite", "recipes.sqlite"])
  }

  @Test func `a file that is there is replaced only if that is asked for`() throws {
    let copy = folder.path("copy.sqlite")
    try Data("notes".utf8).write(to: URL(filePath: copy))
    #expect(throws: RecipeStoreError.fileExists(copy)) { try store.backUp(to: copy) }
    #expect(try Data(contentsOf: URL(filePath: copy)) == Data("notes".utf8))
    try store.backUp(to: copy, replacing: true)
    #expect(try open(copy).titles() == ["Stew", "Bread"])
  }

  @Test func `a file that comes while the copy is made is not replaced`() throws {
    let copy = folder.path("copy.sqlite")
    #expect(throws: RecipeStoreError.self) {
      try store.backUp(to: copy) { _, _ in
        _ = FileManager.default.createFile(atPath: copy, contents: Data("late".utf8))
      }
    }
    #expect(try Data(contentsOf: URL(filePath: copy)) == Data("late".utf8))
    #expect(try folder.names == ["copy.sqlite", "recipes.sqlite"])
  }

  @Test func `a link stays one, and its target is replaced`() throws {
    try FileManager.default.createDirectory(atPath: folder.path("stick"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("copy.sqlite"), withDestinationPath: folder.path("stick/copy.sqlite"))
    try Data().write(to: URL(filePath: folder.path("stick/copy.sqlite")))
    try store.backUp(to: folder.path("copy.sqlite"), replacing: true)
    #expect(try open(folder.path("stick/copy.sqlite")).titles() == ["Stew", "Bread"])
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("copy.sqlite"))
    #expect(target == folder.path("stick/copy.sqlite"))
  }

  @Test func `the database itself is no backup of itself, under any name`() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: path)
    for name in ["recipes.sqlite", "link", "./recipes.sqlite"] {
      #expect(throws: RecipeStoreError.self) { try store.backUp(to: folder.path(name), replacing: true) }
    }
    #expect(try store.titles() == ["Stew", "Bread"])
  }

  @Test(arguments: ["-journal", "-wal"])
  func `a journal that another database left in the place is not taken for the copy's own`(suffix: String) throws {
    try Data("left".utf8).write(to: URL(filePath: folder.path("copy.sqlite\(suffix)")))
    #expect(throws: RecipeStoreError.journalInTheWay(folder.path("copy.sqlite\(suffix)"))) {
      try store.backUp(to: folder.path("copy.sqlite"))
    }
    #expect(try folder.names == ["copy.sqlite\(suffix)", "recipes.sqlite"])
  }

  @Test func `folders and what is missing are errors with the path`() throws {
    #expect(throws: RecipeStoreError.isFolder(folder.url.path)) { try store.backUp(to: folder.url.path) }
    let missing = folder.path("missing/copy.sqlite")
    #expect(throws: RecipeStoreError.missingFolder(folder.path("missing"))) { try store.backUp(to: missing) }
  }

  @Test func `a recipe that something else has changed is not copied over a good backup`() throws {
    let copy = folder.path("copy.sqlite")
    try store.backUp(to: copy)
    try store.connection.run("UPDATE recipes SET servings = '5' WHERE id = 3")
    #expect(throws: RecipeStoreError.altered([3])) { try store.backUp(to: copy, replacing: true) }
    #expect(try open(copy).connection.alteredRecipes() == [])
    #expect(try folder.names == ["copy.sqlite", "recipes.sqlite"])
  }

  @Test func `a backup that is interrupted leaves no file`() throws {
    var environment = testEnvironment()
    var isStopping = false
    environment.shouldStop = { isStopping }
    environment.makeUUID = { UUID() }
    let store = try RecipeStore(at: .file(path, isDefault: false), environment: environment)
    // More pages than one piece, or there is nothing between two.
    let long = String(repeating: String(repeating: "x", count: 9_999) + "\n", count: 90)
    for number in 0..<6 { try store.add(RecipeDraft(title: "Long \(number)", directions: long)) }
    #expect(throws: RecipeStoreError.interrupted) {
      try store.backUp(to: folder.path("copy.sqlite")) { _, _ in isStopping = true }
    }
    #expect(try folder.names == ["recipes.sqlite"])
  }

  @Test func `others write before and after, and the copy is one moment`() throws {
    let other = try open(path)
    var moments: [Int] = []
    try store.backUp(to: folder.path("copy.sqlite")) { copied, _ in moments.append(copied) }
    try other.setFavorite([2], true)
    #expect(try open(folder.path("copy.sqlite")).recipe(with: 2)?.isFavorite == false)
    #expect(moments == moments.sorted())
  }
}
