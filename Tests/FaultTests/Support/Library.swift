import Foundation
import RecipeKitchen
import RecipeTestSupport
import SQLite

@testable import RecipeStore

/// Databases that trials start with; a copy of the file takes no time.
enum Library {
  /// The sample recipes without the names of their pictures, since trials copy the file of a library alone.
  static let sampleRecipes: String = {
    let sample = URL(filePath: #filePath).appending(path: "../../../../SampleData/recipes.json").standardizedFileURL
    let text = try! String(contentsOf: sample, encoding: .utf8).replacing(/"[0-9a-f]{64}\.jpg"/, with: "")
    try! folder.write(Data(text.utf8), to: "recipes.json")
    atexit { try? FileManager.default.removeItem(at: Library.folder.url) }
    return folder.path("recipes.json")
  }()

  private static let folder = try! TemporaryFolder()

  static let file = try! Data(contentsOf: URL(filePath: sampleRecipes))
  static let present = made(from: .nothing, by: ["import", sampleRecipes])
  static let undone = made(from: .library, by: ["undo"])
  static let other = made(from: .library, by: ["delete", "10-30", "--yes"])
  /// A library with rows in every table.
  static let kitchen: Data = {
    let box = try! FaultBox(.nothing)
    try! withoutSessions.write(to: box.box.database)
    let store = try! RecipeStore(at: .file(box.path, isDefault: false), environment: StoreEnvironment(now: { 0 }))
    let timer = RunningTimer(number: 1, name: "rice", endsAt: 600, remindsAt: 900)
    for recipe in [7, 12] {
      try! store.setCookingSession(of: recipe, CookingSession(step: 2, factor: .one, timers: [timer]))
    }
    return try! Data(contentsOf: box.box.database)
  }()

  private static let withoutSessions = made(
    from: .library, by: ["copy", "12", "Red", "soup"], ["duplicates", "--not", "3,4"],
    ["shop", "add", "3", "5", "--item", "foil"], ["plan", "add", "3", "8", "--on", "today"],
    ["plan", "add", "7", "--every", "saturday"], ["cooked", "add", "5", "--on", "today"],
    ["nutrition", "map", "oat milk", "--kcal", "46"], ["rate", "8", "4"], ["pantry", "add", "salt,", "olive", "oil"],
    ["pantry", "add", "200", "ml", "cream", "--until", "2027-01-01"],
    ["shop", "tick", "3"], ["shop", "aisles", "add", "Cellar"], ["shop", "move", "foil", "--aisle", "Cellar"],
    ["collections", "add", "Short", "--filter", "--max-time 1h"])

  private static func made(from start: FaultBox.Start, by commands: [String]...) -> Data {
    let box = try! FaultBox(start)
    for words in commands {
      let result = try! box.run(words)
      precondition(result.code == 0, result.messages)
    }
    return try! Data(contentsOf: box.box.database)
  }

  /// A library in which a sort key and a count are wrong.
  static let ailing: Data = {
    let box = try! FaultBox(.library)
    let store = try! RecipeStore(
      at: .file(box.path, isDefault: false), environment: StoreEnvironment(now: { 0 }))
    try! store.connection.execute(
      """
      UPDATE recipes SET title_key = 'cuttermilk pancakes' WHERE title = 'Buttermilk pancakes';
      UPDATE library_counts SET recipes = recipes + 1;
      """)
    return try! Data(contentsOf: box.box.database)
  }()

  /// A library of the first version: fifty recipes, every fifth of them in a collection.
  static let older: Data = {
    let box = try! Box(in: .memory)
    let migrator = Migrator(
      applicationID: RecipeStore.applicationID, migrations: Array(RecipeStore.migrator.migrations.prefix(1)))
    let connection = try! RecipeStore.open(
      .file(box.database.path, isDefault: false), access: .writing, environment: StoreEnvironment(now: { 0 }),
      migrator: migrator)
    try! connection.execute(
      """
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 50)
      INSERT INTO recipes (uuid, position, is_favorite, added_at, title, title_key, ingredients)
      SELECT randomblob(16), n * 4294967296, n % 7 = 0, n, 'Soup ' || n, 'soup ' || n, 'water' FROM numbers;
      INSERT INTO collections (key, name, position) VALUES ('soups', 'Soups', 4294967296);
      INSERT INTO collection_members (recipe_id, collection_id, position, ordinal)
      SELECT id, 1, position, 1 FROM recipes WHERE id % 5 = 0;
      """)
    return try! Data(contentsOf: box.database)
  }()
}
