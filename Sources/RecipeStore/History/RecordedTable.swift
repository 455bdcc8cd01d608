import RecipeModel
import SQLite

/// The tables that hold what a person has put in, whose rows the history records. What refers to others comes first.
enum RecordedTable: String, CaseIterable {
  case cookings
  case ratings
  case plannedMeals = "planned_meals"
  case planExceptions = "plan_exceptions"
  case planRules = "plan_rules"
  case shoppingRecipes = "shopping_recipes"
  case shoppingItems = "shopping_items"
  case shoppingMarks = "shopping_marks"
  case shoppingPlaces = "shopping_places"
  case aisles
  case pantry
  case ownFoods = "own_foods"
  case collectionFilters = "collection_filters"
  case collectionMembers = "collection_members"
  case collections
  case recipes

  /// The columns, in the table's order, as far as the history has to know them.
  ///
  /// A test compares them with the schema. Another order or other columns make an incompatible schema.
  var columns: [String] {
    switch self {
    case .collectionFilters: ["collection_id", "filter"]
    case .collectionMembers: ["recipe_id", "collection_id", "position", "ordinal"]
    case .collections: ["id", "key", "name", "position"]
    case .recipes: Self.recipeColumns
    case .shoppingRecipes: ["id", "recipe_id", "factor", "planned_day", "position"]
    case .shoppingItems: ["id", "line", "position"]
    case .shoppingMarks: ["key", "mark", "amounts"]
    case .shoppingPlaces: ["key", "aisle_id", "position"]
    case .aisles: ["id", "key", "name", "position"]
    case .pantry: ["key", "name", "added_at"]
    case .ownFoods: ["key", "name", "number", "facts"]
    case .cookings: ["id", "recipe_id", "cooked_on", "made_at", "servings", "stars", "note"]
    case .ratings: ["recipe_id", "stars"]
    case .plannedMeals: ["id", "day", "meal", "recipe_id", "note", "factor", "rule_id", "is_cooked", "position"]
    case .planRules:
      ["id", "weekday", "weeks", "first_day", "last_day", "meal", "recipe_id", "note", "factor"]
    case .planExceptions: ["rule_id", "day"]
    }
  }

  private static let recipeColumns = RecipeColumn.allCases.map(\.rawValue)

  /// What follows from all other columns of a recipe, and so is touched by every step that touches the recipe.
  fileprivate static let hashColumn = RecipeColumn.contentHash.rawValue

  /// How many migrations a database has had when the history came, or the table got the columns it has, if that was later.
  ///
  /// What older steps recorded of it does not fit it.
  var sinceMigration: Int {
    switch self {
    case .collectionFilters: 9
    case .collectionMembers, .collections: 4
    case .recipes: RecipeColumn.sinceMigration
    case .shoppingRecipes, .shoppingItems, .shoppingMarks, .shoppingPlaces, .aisles, .pantry: 10
    case .cookings, .ratings: 11
    case .plannedMeals, .planRules, .planExceptions: 13
    case .ownFoods: 15
    }
  }
}

extension Connection {
  /// Whether what a step changed can be applied to the tables as they are now.
  ///
  /// A table that is new, or has other columns since, is of no concern to a step that did not touch it.
  ///
  /// - Complexity: O(1) for a step that is younger than all tables, else O(*n*) for *n* bytes of changes.
  func hasTables(of step: HistoryStep) throws -> Bool {
    if RecordedTable.allCases.allSatisfy({ step.schemaVersion >= $0.sinceMigration }) { return true }
    var fits = true
    try forEachChange(ofStep: step.id) { change in
      guard let table = change.recordedTable, step.schemaVersion >= table.sinceMigration else { return fits = false }
    }
    return fits
  }
}

extension ChangesetChange {
  /// The table, `nil` for one that is not recorded any more.
  var recordedTable: RecordedTable? { RecordedTable(rawValue: table) }

  /// What a column is called, `nil` for one that has come since.
  func columnName(at column: Int) -> String? {
    recordedTable.flatMap { $0.columns.indices.contains(column) ? $0.columns[column] : nil }
  }

  /// The columns that an update gives other values, but for the hash of the others.
  var changedContentColumns: [Int] {
    changedColumns.filter { columnName(at: $0) != RecordedTable.hashColumn }
  }

  /// What a column of the row holds or held: the value after the change, else the one before.
  func value(of column: String) -> ColumnValue? {
    guard let index = recordedTable?.columns.firstIndex(of: column), index < columnCount else { return nil }
    return new(at: index) ?? old(at: index)
  }

  /// Whether an update gives a column another value.
  func changes(_ column: String) -> Bool {
    guard let index = recordedTable?.columns.firstIndex(of: column), index < columnCount else { return false }
    return operation == .update && new(at: index) != nil
  }
}

extension ChangesetConflict {
  /// Whether the row is as it is expected but for the hash of its content, in which a later step has its part.
  var concernsHashAlone: Bool {
    switch change {
    case .some(let change):
      kind == .data && differingColumns.allSatisfy { change.columnName(at: $0) == RecordedTable.hashColumn }
    case .none: false
    }
  }
}

/// What a change is about, in words for the middle of a sentence.
extension ChangesetChange {
  var subject: String {
    switch recordedTable {
    case .recipes: "recipe \(key[0].int)"
    case .collections: value(of: "name").map { "the collection \($0.text.quoted())" } ?? "a collection"
    case .collectionFilters: "a saved filter"
    case .collectionMembers: "a collection of recipe \(key[0].int)"
    case .shoppingRecipes:
      value(of: "recipe_id").map { "recipe \($0.int) on the shopping list" } ?? "a recipe on the shopping list"
    case .shoppingItems:
      value(of: "line").map { "\($0.text.quoted()) on the shopping list" } ?? "a line of the shopping list"
    case .shoppingMarks, .shoppingPlaces: "\(key[0].text.quoted()) on the shopping list"
    case .aisles: value(of: "name").map { "the aisle \($0.text.quoted())" } ?? "an aisle"
    case .pantry: "\(key[0].text.quoted()) in the pantry"
    case .ownFoods: "what \(key[0].text.quoted()) is"
    case .cookings: value(of: "recipe_id").map { "a cooking of recipe \($0.int)" } ?? "a cooking"
    case .ratings: "the rating of recipe \(key[0].int)"
    case .plannedMeals: "a meal of the plan"
    case .planRules, .planExceptions: "what recurs in the plan"
    case nil: "the table \(table)"
    }
  }

  func subject(ofColumn column: Int) -> String {
    guard let table = recordedTable, let name = columnName(at: column) else { return subject }
    switch (table, name) {
    case (.collectionMembers, "position"): return "the place of recipe \(key[0].int) in a collection"
    case (_, "position"): return "the place of \(subject)"
    case (.collections, "key"), (.aisles, "key"): return "the name of \(subject)"
    case (.recipes, _):
      return RecipeColumn(rawValue: name)?.field.map { "\($0.name) of \(subject)" } ?? subject
    default: return subject
    }
  }
}

extension ChangesetConflict {
  /// Why a step is not undone or done again, if this is in its way.
  func refusal(ofStep id: HistoryStep.ID) -> HistoryError {
    switch change {
    case .some(let change):
      kind == .constraint ? .isTaken(id, change.rival) : .isNotAsLeft(id, change.subject)
    case .none: .isNotAsLeft(id, "a recipe or a collection")
    }
  }
}

extension ChangesetChange {
  /// The row that has the value that only one may have, in words for the end of a sentence.
  fileprivate var rival: String {
    switch recordedTable {
    case .recipes: "another recipe has the UUID of \(subject)"
    case .collections:
      value(of: "name").map { "another collection is called \($0.text.quoted())" } ?? "another collection has its name"
    case .aisles:
      value(of: "name").map { "another aisle is called \($0.text.quoted())" } ?? "another aisle has its name"
    case .collectionFilters, .collectionMembers, .shoppingRecipes, .shoppingItems, .shoppingMarks, .shoppingPlaces,
      .pantry, .ownFoods, .cookings, .ratings, .plannedMeals, .planRules, .planExceptions, nil:
      "something else is where there was \(subject)"
    }
  }
}
