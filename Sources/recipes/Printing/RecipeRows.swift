import RecipeFormats
import RecipeModel
import RecipeStore

extension RecipeListRow {
  init(of recipe: Recipe) {
    self.init(
      id: recipe.id, isFavorite: recipe.isFavorite, title: recipe.title, totalTime: recipe.totalTime,
      servings: recipe.servings, collections: recipe.collections)
  }

  /// A heart for a favorite, nothing for others.
  var heart: String { isFavorite ? "♥" : "" }

  /// The row as it goes into a pipe: fields that no text can break, apart by tabs.
  var tabSeparated: [String] {
    [String(id), heart, title, String(totalTime), servings, collections.joined(separator: ", ")]
  }

  /// Appends the same fields without a list of them, which took a fifth of the time of a whole list.
  func appendTabSeparated(to bytes: inout [UInt8]) {
    bytes.append(decimal: id)
    bytes.append(UInt8(ascii: "\t"))
    bytes += heart.utf8
    bytes.append(UInt8(ascii: "\t"))
    SafeText.append(line: title, to: &bytes)
    bytes.append(UInt8(ascii: "\t"))
    bytes.append(decimal: totalTime)
    bytes.append(UInt8(ascii: "\t"))
    SafeText.append(line: servings, to: &bytes)
    bytes.append(UInt8(ascii: "\t"))
    SafeText.append(line: collections.count == 1 ? collections[0] : collections.joined(separator: ", "), to: &bytes)
  }
}

extension Printer {
  /// Prints list rows: a table on a terminal, fields with tabs between elsewhere.
  func print(rows: [RecipeListRow]) throws(SystemError) {
    if let width {
      for line in RecipeColumns.lines(of: rows, fitting: width, selection: selection) { try print(line) }
    } else {
      for row in rows { try print(tabSeparated: row.tabSeparated) }
    }
  }
}

/// Recipes as they are printed after a change: rows, and whole ones in JSON.
struct RecipesShown {
  let rows: [RecipeListRow]
  /// As JSON; none where it is not asked for.
  let objects: [String]

  init(_ ids: [Recipe.ID], in store: RecipeStore, _ printer: Printer) throws {
    rows = try store.listRows(with: ids)
    objects = try printer.isJSON ? ids.compactMap(store.recipe(with:)).map(Self.object) : []
  }

  private static func object(of recipe: Recipe) -> String {
    var writer = RecipeJSONWriter(.lines)
    var bytes: [UInt8] = []
    writer.append(recipe, to: &bytes)
    return String(decoding: bytes, as: UTF8.self).trimmed()
  }
}

extension StyledText {
  /// `12  Tomato soup`.
  static func name(_ recipe: Recipe) -> StyledText {
    "\(recipe.id, .number)  \(recipe.title)"
  }

  static func name(_ row: RecipeListRow) -> StyledText { name(row.id, row.title) }

  static func name(_ id: Recipe.ID, _ title: String) -> StyledText { "\(id, .number)  \(title)" }
}

extension [UInt8] {
  /// Appends a number in decimal digits, without a string of its own.
  fileprivate mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    let mostDigits = 20
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: mostDigits) { digits in
      var start = mostDigits
      var rest = number.magnitude
      repeat {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }
}
