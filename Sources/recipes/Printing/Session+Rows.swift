import RecipeFormats
import RecipeModel
import RecipeStore

extension Session {
  /// Prints list rows, wherever they come from: a table on a terminal, fields apart by tabs elsewhere.
  func print(rows: [RecipeListRow]) throws(SystemError) {
    if let width {
      let table = Table(columns: Table.recipeColumns, rows: rows.map(\.cells))
      for line in table.lines(fitting: width) { try print(line) }
    } else {
      for row in rows { try print(tabSeparated: row.tabSeparated) }
    }
  }

  /// Prints fields as other programs read them; no field can hold a tab or a line end.
  func print(tabSeparated fields: [String]) throws(SystemError) {
    try output.write { bytes in
      for (index, field) in fields.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: "\t")) }
        SafeText.append(line: field, to: &bytes)
      }
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Prints what a change made of some recipes: a phrase for a person, list rows in a pipe.
  func report(_ recipes: [Recipe], _ phrase: @escaping (Recipe) -> StyledText) throws {
    if heldReport != nil {
      heldReport?.hold { [unowned self] in try printReport(recipes, phrase) }
    } else {
      try printReport(recipes, phrase)
    }
  }

  private func printReport(_ recipes: [Recipe], _ phrase: (Recipe) -> StyledText) throws {
    if settings.isJSON {
      try printJSON(recipes)
    } else if width != nil {
      for recipe in recipes { try print(phrase(recipe)) }
    } else {
      for recipe in recipes { try print(tabSeparated: RecipeListRow(of: recipe).tabSeparated) }
    }
  }
}

extension StyledText {
  /// `12  Tomato soup`.
  static func name(_ recipe: Recipe) -> StyledText {
    "\(recipe.id, .faint)  \(recipe.title, .title)"
  }

  static func name(_ row: RecipeListRow) -> StyledText {
    "\(row.id, .faint)  \(row.title, .title)"
  }
}
