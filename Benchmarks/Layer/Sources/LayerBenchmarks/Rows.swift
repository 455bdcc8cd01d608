import GRDB
import SQLite

/// All columns of a recipe.
struct Recipe {
  let id: Int
  let title: String
  let prepTime: Int
  let cookTime: Int
  let servings: String
  let ingredients: String
  let directions: String
  let notes: String
  let isFavorite: Bool
}

/// What a list shows of a recipe.
struct ListRow {
  let id: Int
  let isFavorite: Bool
  let title: String
  let totalTime: Int
  let servings: String
}

/// How many recipes a collection has.
struct CollectionCount {
  let id: Int
  let count: Int
}

extension Recipe {
  init(_ row: borrowing SQLite.Statement) {
    self.init(
      id: row.int(at: 0), title: row.text(at: 1), prepTime: row.int(at: 2), cookTime: row.int(at: 3),
      servings: row.text(at: 4), ingredients: row.text(at: 5), directions: row.text(at: 6), notes: row.text(at: 7),
      isFavorite: row.bool(at: 8))
  }
}

extension Recipe: FetchableRecord {
  init(row: Row) {
    self.init(
      id: row[0], title: row[1], prepTime: row[2], cookTime: row[3], servings: row[4], ingredients: row[5],
      directions: row[6], notes: row[7], isFavorite: row[8])
  }
}

extension ListRow {
  init(_ row: borrowing SQLite.Statement) {
    self.init(
      id: row.int(at: 0), isFavorite: row.bool(at: 1), title: row.text(at: 2), totalTime: row.int(at: 3),
      servings: row.text(at: 4))
  }
}

extension ListRow: FetchableRecord {
  init(row: Row) {
    self.init(id: row[0], isFavorite: row[1], title: row[2], totalTime: row[3], servings: row[4])
  }
}

extension CollectionCount: FetchableRecord {
  init(row: Row) {
    self.init(id: row[0], count: row[1])
  }
}
