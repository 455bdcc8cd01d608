import RecipeModel
import SQLite

/// A row of a damaged table, of which some columns may be missing, made to fit a sound one.
struct DamagedRecipe {
  private static let texts = [
    "title", "servings", "added_on", "source", "image_names", "notes", "ingredients", "directions",
  ]
  private static let numbers = ["position", "is_favorite", "prep_time", "cook_time", "added_at"]
  static let columns = texts + numbers + ["uuid"]

  /// By column; text that is not UTF-8 has U+FFFD in the place of what is wrong.
  private var texts: [String: String] = [:]
  private var numbers: [String: Int] = [:]
  private(set) var uuid: [UInt8]?

  init() {}

  init(whole row: borrowing Statement) {
    for index in Self.columns.indices { read(index, from: row, at: index) }
  }

  mutating func read(_ column: Int, from row: borrowing Statement, at index: Int) {
    let name = Self.columns[column]
    if Self.texts.contains(name) {
      texts[name] = row.text(at: index)
    } else if Self.numbers.contains(name) {
      numbers[name] = row.int(at: index)
    } else {
      uuid = row.bytes(at: index)
    }
  }

  var isEmpty: Bool { texts.isEmpty && numbers.isEmpty && uuid == nil }
  var isWhole: Bool { texts.count + numbers.count + (uuid == nil ? 0 : 1) == Self.columns.count }

  /// Writes the row under its number.
  ///
  /// - Parameters:
  ///   - title: What it is called if its title is one of the columns that are missing.
  ///   - uuid: Sixteen bytes that no other recipe has.
  ///   - now: When it was added, if that cannot be read.
  func insert(_ id: Recipe.ID, title: String, uuid: [UInt8], now: Int, into connection: Connection) throws {
    let title = texts["title"].flatMap { $0.isEmpty ? nil : $0 } ?? title
    try connection.withStatement(RecipesTable.insertWithID) { statement in
      for (index, name) in Self.texts.enumerated() { try statement.bind(texts[name] ?? "", at: index + 1) }
      try statement.bind(title, at: 1)
      try statement.bind(numbers["prep_time"].map { max($0, 0) } ?? 0, at: 9)
      try statement.bind(numbers["cook_time"].map { max($0, 0) } ?? 0, at: 10)
      try statement.bind(numbers["added_at"] ?? now, at: 11)
      try statement.bind(numbers["is_favorite"] == 1, at: 12)
      try statement.bind(GapOrder.clamped(numbers["position"] ?? .max), at: 13)
      try statement.bind(uuid, at: 14)
      try statement.bind(TextFold.fold(title), at: 15)
      try statement.bind(id, at: 16)
      try statement.run()
    }
  }
}
