import RecipeKitchen
import RecipeModel
import SQLite

/// A row of a table that refers to recipes, and that changes name by its number alone.
struct RecipeRow: Hashable {
  let table: LibraryTable
  let id: Int
}

/// The recipe that a row is about, and what the history says of the row.
struct RecipeRowContent {
  var recipe: Recipe.ID
  /// The factor on the shopping list; the day in the plan, or the first weekday.
  var value: String
}

/// A change of a row by a step: of each side as much as the change says; nil if there is no such row.
struct RecipeRowChange {
  typealias Side = (recipe: Recipe.ID?, value: String?)

  let row: RecipeRow
  let before: Side?
  let after: Side?
}

/// The rows about recipes as they are before or after a step, on the way through the history.
struct RecipeRows {
  private var contents: [RecipeRow: RecipeRowContent] = [:]

  /// Begins with the rows that there are.
  init(in connection: Connection) throws {
    for (table, sql) in [
      (LibraryTable.shoppingRecipes, ShoppingRecipesTable.recipes), (.plannedMeals, PlannedMealsTable.recipes),
      (.planRules, PlanRulesTable.recipes),
    ] {
      try connection.forEachRow(sql) { row in
        contents[RecipeRow(table: table, id: row.int(at: 0))] = RecipeRowContent(
          recipe: row.int(at: 1), value: row.text(at: 2))
      }
    }
  }

  subscript(row: RecipeRow) -> RecipeRowContent? { contents[row] }

  /// Undoes changes, the last one first, or makes them.
  mutating func apply(_ changes: [RecipeRowChange], inverted: Bool) {
    for change in inverted ? changes.reversed() : changes {
      let side = inverted ? change.before : change.after
      let known = contents[change.row]
      contents[change.row] = side.flatMap { side in
        guard let recipe = side.recipe ?? known?.recipe else { return nil }
        return RecipeRowContent(recipe: recipe, value: side.value ?? known?.value ?? "")
      }
    }
  }
}

extension LibraryTable {
  /// The column of which the history of a recipe has the values.
  fileprivate var historyColumn: String {
    switch self {
    case .shoppingRecipes: "factor"
    case .plannedMeals: "day"
    default: "weekday"
    }
  }

  /// The value of that column in words.
  ///
  /// - Parameter weekdays: Those of what recurs besides its first.
  func words(for value: String, and weekdays: [Int]) -> String {
    switch self {
    case .plannedMeals: value.isEmpty ? "some day" : value
    case .planRules: Self.recurring(on: [Int(value)].compactMap(\.self) + weekdays)
    default: value
    }
  }

  /// `every Monday and Thursday`; a damaged history may name no weekday.
  private static func recurring(on weekdays: [Int]) -> String {
    let known = Set(weekdays).filter((1...7).contains).sorted()
    return "every \(known.isEmpty ? "week" : CalendarDay.weekdayTitles(known))"
  }

  /// What a row with one text instead of another means; nil if nothing.
  func event(from old: String?, to new: String?) -> RecipeEvent? {
    if old == new { return nil }
    guard self == .shoppingRecipes else { return .planned(from: old, to: new) }
    return .shopped(from: old.flatMap(Rational.factor), to: new.flatMap(Rational.factor))
  }
}

extension ChangesetChange {
  /// The change of a row about a recipe; nil for one of another table.
  var recipeRow: RecipeRowChange? {
    guard let table = libraryTable, [.shoppingRecipes, .plannedMeals, .planRules].contains(table),
      let recipe = table.column("recipe_id"), let column = table.column(table.historyColumn)
    else { return nil }
    func side(_ value: (Int) -> ColumnValue?) -> RecipeRowChange.Side {
      let number = value(recipe)
      return (number == .null ? nil : number?.int, value(column)?.description)
    }
    return RecipeRowChange(
      row: RecipeRow(table: table, id: key[0].int), before: operation == .insert ? nil : side { old(at: $0) },
      after: operation == .delete ? nil : side { new(at: $0) })
  }
}

extension ColumnValue {
  /// The value as text.
  var description: String {
    if case .integer(let value) = self { "\(value)" } else { text }
  }
}
