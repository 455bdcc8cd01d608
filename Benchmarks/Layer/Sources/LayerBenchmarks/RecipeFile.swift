import BenchmarkHarness
import Foundation
import SQLite

/// A database of made-up recipes in a file, in memory where the system has a place for that: disks are noisy.
struct RecipeFile {
  let path: String
  let count: Int

  init(count: Int, accentInterval: Int, name: String) {
    let folder = FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    path = "\(folder)/recipes-benchmark-\(getpid())-\(name).sqlite"
    self.count = count
    let connection = try! Connection(.file(path), access: .create)
    try! connection.execute(SQL.tables)
    try! connection.transaction {
      var generator = RecipeGenerator(seed: 6, accentInterval: accentInterval)
      for id in 1...count { try insert(generator.next()!, id: id, into: connection) }
      try connection.execute("UPDATE recipes SET position = id * 7919 % 1000003")
      try connection.execute(SQL.derivedTables)
    }
  }

  func remove() {
    unlink(path)
  }

  private func insert(_ recipe: GeneratedRecipe, id: Int, into connection: Connection) throws {
    try connection.run(
      SQL.insert, id, recipe.title, recipe.prepTime, recipe.cookTime, recipe.servings, recipe.ingredients,
      recipe.directions, "", recipe.isFavorite)
  }
}
