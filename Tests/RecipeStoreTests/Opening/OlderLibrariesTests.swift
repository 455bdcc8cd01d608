import Foundation
import RecipeKitchen
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

/// A library that an older version of the program has filled, with its history.
@Suite struct OlderLibrariesTests {
  private let folder: TemporaryFolder
  private let location: StoreLocation

  init() throws {
    folder = try TemporaryFolder()
    location = .file(folder.path("recipes.sqlite"), isDefault: false)
  }

  /// Fills a library, and takes from it what came after so many migrations.
  private func fill(asAfter count: Int) throws {
    let store = try RecipeStore(at: location, environment: testEnvironment())
    try store.add(["A", "B", "C"].map { RecipeDraft(title: $0, ingredients: "2 onions\nsalt") })
    try store.collect([1, 2], into: "Soups")
    try store.setFavorite([3], true)
    try store.delete([2])
    try store.makeOlder(after: count)
  }

  @Test func `a filled library from before the plan gets one, and its steps are undone and redone`() throws {
    try fill(asAfter: 10)
    let store = try RecipeStore(at: location, environment: testEnvironment())
    try store.plan([.recipe(1, factor: .one)], on: [day("2026-11-27")])
    let filled = try store.contents()
    try store.undo(5)
    #expect(try store.contents() == RecipeStore(at: .memory, environment: testEnvironment()).contents())
    try store.redo(5)
    #expect(try store.contents() == filled)
    try store.checkConsistency()
  }

  @Test func `a filled library from before the shopping list gets one, and its steps are undone and redone`() throws {
    try fill(asAfter: 9)
    let store = try RecipeStore(at: location, environment: testEnvironment())
    #expect(try store.titles() == ["A", "C"])
    #expect(try store.shoppingList() == .empty)
    #expect(try store.aisles().count == 16)
    try store.addToShoppingList([(1, .one)], lines: ["foil"])
    let filled = try store.contents()
    try store.undo(5)
    #expect(try store.contents() == RecipeStore(at: .memory, environment: testEnvironment()).contents())
    try store.redo(5)
    #expect(try store.contents() == filled)
    try store.undo(step: 4, command: "undo")
    #expect(try store.titles() == ["A", "B", "C"])
    #expect(try store.history(of: 2).map(\.step.id) == [6, 4, 2, 1])
    try store.checkConsistency()
  }

  /// A library from before snacks had an aisle, with one of the user's own in which flux is found.
  private func makeLibrary(withAisle name: String) throws {
    let older = try Connection(.file(location.path), access: .create)
    try older.createRecipeFunctions()
    try Migrator(
      applicationID: RecipeStore.applicationID, migrations: Array(RecipeStore.migrator.migrations.prefix(16))
    ).migrate(older)
    try older.run("INSERT INTO aisles (key, name, position) VALUES (lower(?1), ?1, 16 << 32)", name)
    try older.execute(
      """
      INSERT INTO shopping_places (key, aisle_id, position) VALUES ('flux', 16, 0);
      UPDATE aisles SET checksum = row_checksum(key, name, position);
      UPDATE shopping_places SET checksum = row_checksum(key, aisle_id, position);
      """)
  }

  @Test func `snacks get an aisle before Other, and aisles of the user's own keep what is found in them`() throws {
    try makeLibrary(withAisle: "Pets")
    let store = try RecipeStore(at: location, environment: testEnvironment())
    #expect(try store.aisles().map(\.name).suffix(4) == ["Drinks", "Snacks", "Other", "Pets"])
    try store.addToShoppingList([], lines: ["flux", "crackers", "foil"])
    let sections = try store.shoppingList().sections
    #expect(
      sections.map { [$0.aisle.name] + $0.items.map(\.name) } == [
        ["Snacks", "crackers"], ["Other", "foil"], ["Pets", "flux"],
      ])
    try store.addAisle("Garden")
    try store.checkConsistency()
  }

  @Test func `an aisle that is called Snacks already has the snacks`() throws {
    try makeLibrary(withAisle: "Snacks")
    let store = try RecipeStore(at: location, environment: testEnvironment())
    #expect(try store.aisles().map(\.name).suffix(3) == ["Drinks", "Other", "Snacks"])
    try store.addToShoppingList([], lines: ["flux", "crackers"])
    let sections = try store.shoppingList().sections
    #expect(sections.map { [$0.aisle.name] + $0.items.map(\.name) } == [["Snacks", "flux", "crackers"]])
    try store.checkConsistency()
  }
}
