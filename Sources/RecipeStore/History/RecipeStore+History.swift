package import RecipeKitchen
package import RecipeModel
import SQLite

/// A change of one recipe by a step.
package enum RecipeEvent: Hashable, Sendable {
  case added(title: String)
  case deleted(title: String)

  /// A field got another value; times are in seconds, whether it is a favorite is 0 or 1.
  case changed(RecipeField, from: String, to: String)

  /// It was moved in the library.
  case moved

  /// It was moved in a collection.
  case movedIn(String)
  case joined(String)
  case left(String)

  /// It came on the shopping list, left it, or is on it by another factor; nil is "not on it".
  case shopped(from: Rational?, to: Rational?)

  /// It was cooked, on a day and with as many stars as the cook gave it, 0 for not rated.
  case cooked(on: String, stars: Int)

  /// A cooking was undone.
  case uncooked(on: String)

  /// It has other stars; 0 for not rated.
  case rated(from: Int, to: Int)

  /// It came in the plan, left it, or was moved to another day: such as `2026-11-27`, `some day`, `every Friday`; nil is
  /// "not planned".
  case planned(from: String?, to: String?)
}

/// A step, and what it did to one recipe.
package struct RecipeHistoryEntry: Hashable, Sendable {
  package let step: HistoryStep

  /// Empty for a step of which this cannot be told any more, because the tables have another shape now.
  package let events: [RecipeEvent]
}

extension RecipeStore {
  /// The steps that are kept, the newest first, those that are undone before all others.
  ///
  /// - Throws: `RecipeStoreError.history` if this SQLite cannot read what was recorded.
  package func history() throws -> [HistoryStep] {
    guard environment.keepsHistory else { throw RecipeStoreError.history(.notKept) }
    return try read {
      var steps = try connection.query(HistoryStepsTable.newestFirst, -1) { HistoryStepsTable.step($0) }
      var reverting: [Int: Int] = [:]
      for index in steps.indices {
        steps[index].revertedBy = reverting[steps[index].id]
        // A step that has been undone itself undoes nothing.
        guard let reverted = steps[index].revertedStep, !steps[index].isUndone, steps[index].revertedBy == nil else {
          continue
        }
        reverting[reverted] = steps[index].id
      }
      return steps
    }
  }
}

extension RecipeStore {
  /// The step that was made last and stands, by this program or another; `nil` if there is none.
  package func lastStep() throws -> HistoryStep? {
    guard environment.keepsHistory else { return nil }
    return try read { try connection.first(HistoryStepsTable.doneNewestFirst, 1) { HistoryStepsTable.step($0) } }
  }

  /// Returns what the steps that are kept did to one recipe, the newest first; the recipe may be gone.
  ///
  /// - Throws: `RecipeStoreError.history` if this SQLite cannot read what was recorded.
  /// - Complexity: O(*n*) for *n* bytes of changes kept.
  package func history(of id: Recipe.ID) throws -> [RecipeHistoryEntry] {
    try read {
      let steps = try history()
      let collections = try self.collections().map { ($0.id, $0.name) }
      var names = Dictionary(uniqueKeysWithValues: collections)
      var rows = try rowsAfterUndoneSteps(among: steps)
      var entries: [RecipeHistoryEntry] = []
      for step in steps where try connection.hasTables(of: step) {
        var reader = RecipeEventReader(of: id, names: names)
        try connection.forEachChange(ofStep: step.id) { reader.add($0) }
        let events = reader.events(&rows)
        if !events.isEmpty { entries.append(RecipeHistoryEntry(step: step, events: events)) }
        if !reader.namesBefore.isEmpty { names.merge(reader.namesBefore) { $1 } }
      }
      return entries
    }
  }

  /// The rows as they were before the steps that are undone were undone, which come first in a history.
  private func rowsAfterUndoneSteps(among steps: [HistoryStep]) throws -> RecipeRows {
    var rows = try RecipeRows(in: connection)
    for step in steps.prefix(while: \.isUndone).reversed() where try connection.hasTables(of: step) {
      var changes: [RecipeRowChange] = []
      try connection.forEachChange(ofStep: step.id) { if let change = $0.recipeRow { changes.append(change) } }
      rows.apply(changes, inverted: false)
    }
    return rows
  }
}

/// A row of a table that refers to recipes, and that changes name by its number alone.
private struct RecipeRow: Hashable {
  let table: LibraryTable
  let id: Int
}

/// The recipe that a row is about, and what the history says of the row.
private struct RecipeRowContent {
  var recipe: Recipe.ID
  /// The factor on the shopping list; the days in the plan.
  var text: String
}

/// A change of a row by a step: of each side as much as the change says; nil if there is no such row.
private struct RecipeRowChange {
  typealias Side = (recipe: Recipe.ID?, text: String?)

  let row: RecipeRow
  let before: Side?
  let after: Side?
}

/// The rows about recipes as they are before or after a step, on the way through the history.
private struct RecipeRows {
  private var contents: [RecipeRow: RecipeRowContent] = [:]

  /// Begins with the rows that there are.
  init(in connection: Connection) throws {
    for (table, sql) in [
      (LibraryTable.shoppingRecipes, ShoppingRecipesTable.recipes), (.plannedMeals, PlannedMealsTable.recipes),
      (.planRules, PlanRulesTable.recipes),
    ] {
      try connection.forEachRow(sql) { row in
        contents[RecipeRow(table: table, id: row.int(at: 0))] = RecipeRowContent(
          recipe: row.int(at: 1), text: table.text(ofRow: row.text(at: 2)))
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
        return RecipeRowContent(recipe: recipe, text: side.text ?? known?.text ?? "")
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
  fileprivate func text(ofRow value: String) -> String {
    switch self {
    case .plannedMeals: value.isEmpty ? "some day" : value
    case .planRules:
      (1...7).first { "\($0)" == value }.map { "every \(CalendarDay.weekdayTitle($0))" } ?? "every week"
    default: value
    }
  }

  /// What a row with one text instead of another means; nil if nothing.
  fileprivate func event(from old: String?, to new: String?) -> RecipeEvent? {
    if old == new { return nil }
    guard self == .shoppingRecipes else { return .planned(from: old, to: new) }
    return .shopped(from: old.flatMap(Rational.factor), to: new.flatMap(Rational.factor))
  }
}

/// Reads what one step did to one recipe.
///
/// Collections are known by number in a changeset. Their names are those of the present, corrected by each step that is
/// passed on the way back.
private struct RecipeEventReader {
  private let id: Recipe.ID
  private var recipeEvents: [RecipeEvent] = []
  private var memberships: [(ordinal: Int, collection: Int, event: (String) -> RecipeEvent)] = []
  private var rowChanges: [RecipeRowChange] = []
  /// The weekdays of rules besides their first, which come and go together with the rules.
  private var otherWeekdays: [Int: [Int]] = [:]

  /// The names of collections after the step, and of those that the step has made, deleted or renamed apart: copying
  /// the names of all collections for each step would take longer than reading it.
  private let names: [Int: String]
  private var namesAfter: [Int: String] = [:]
  private(set) var namesBefore: [Int: String] = [:]

  init(of id: Recipe.ID, names: [Int: String]) {
    self.id = id
    self.names = names
  }

  /// - Parameter rows: Those after the step, of which those before it are made.
  func events(_ rows: inout RecipeRows) -> [RecipeEvent] {
    var seen: Set<RecipeRow> = []
    let touched = rowChanges.map(\.row).filter { seen.insert($0).inserted }
    let after = touched.map { text(of: $0, in: rows) }
    rows.apply(rowChanges, inverted: true)
    return recipeEvents
      + memberships.sorted { $0.ordinal < $1.ordinal }.map {
        $0.event(namesAfter[$0.collection] ?? names[$0.collection] ?? "")
      }
      + zip(touched, after).compactMap { row, after in row.table.event(from: text(of: row, in: rows), to: after) }
  }

  private func text(of row: RecipeRow, in rows: RecipeRows) -> String? {
    guard let content = rows[row], content.recipe == id else { return nil }
    guard row.table == .planRules, let others = otherWeekdays[row.id],
      let first = (1...7).first(where: { content.text == row.table.text(ofRow: "\($0)") })
    else { return content.text }
    return "every \(CalendarDay.weekdayTitles(([first] + others).sorted()))"
  }

  mutating func add(_ change: borrowing ChangesetChange) {
    switch change.libraryTable {
    case .recipes: if change.value(of: "id")?.int == id { addRecipe(change) }
    case .collectionMembers: if change.value(of: "recipe_id")?.int == id { addMembership(change) }
    case .collections: noteName(change)
    case .cookings: if change.value(of: "recipe_id")?.int == id { addCooking(change) }
    case .ratings: if change.value(of: "recipe_id")?.int == id { addRating(change) }
    case .planWeekdays: otherWeekdays[change.key[0].int, default: []].append(change.key[1].int)
    default: if let change = change.recipeRow { rowChanges.append(change) }
    }
  }

  private mutating func addRecipe(_ change: borrowing ChangesetChange) {
    switch change.operation {
    case .insert: recipeEvents.append(.added(title: change.value(of: "title")?.text ?? ""))
    case .delete: recipeEvents.append(.deleted(title: change.value(of: "title")?.text ?? ""))
    case .update:
      for field in RecipeField.allCases {
        guard let column = RecipeColumn(field)?.index, let old = change.old(at: column),
          let new = change.new(at: column)
        else { continue }
        recipeEvents.append(.changed(field, from: old.description, to: new.description))
      }
      if change.changes("position") { recipeEvents.append(.moved) }
    }
  }

  private mutating func addCooking(_ change: borrowing ChangesetChange) {
    let day = change.value(of: "cooked_on")?.text ?? ""
    switch change.operation {
    case .insert: recipeEvents.append(.cooked(on: day, stars: change.value(of: "stars")?.int ?? 0))
    case .delete: recipeEvents.append(.uncooked(on: day))
    case .update: break
    }
  }

  private mutating func addRating(_ change: borrowing ChangesetChange) {
    guard let stars = LibraryTable.ratings.column("stars") else { return }
    recipeEvents.append(.rated(from: change.old(at: stars)?.int ?? 0, to: change.new(at: stars)?.int ?? 0))
  }

  private mutating func addMembership(_ change: borrowing ChangesetChange) {
    guard let collection = change.value(of: "collection_id")?.int else { return }
    let ordinal = change.value(of: "ordinal")?.int ?? 0
    switch change.operation {
    case .insert: memberships.append((ordinal, collection, RecipeEvent.joined))
    case .delete: memberships.append((ordinal, collection, RecipeEvent.left))
    case .update: if change.changes("position") { memberships.append((ordinal, collection, RecipeEvent.movedIn)) }
    }
  }

  private mutating func noteName(_ change: borrowing ChangesetChange) {
    guard let name = LibraryTable.collections.column("name"),
      let collection = change.value(of: "id")?.int
    else { return }
    let (old, new) = (change.old(at: name)?.text, change.new(at: name)?.text)
    if let known = new ?? old { namesAfter[collection] = known }
    if let old { namesBefore[collection] = old }
  }
}

extension ChangesetChange {
  /// The change of a row about a recipe; nil for one of another table.
  fileprivate var recipeRow: RecipeRowChange? {
    guard let table = libraryTable, [.shoppingRecipes, .plannedMeals, .planRules].contains(table),
      let recipe = table.column("recipe_id"), let column = table.column(table.historyColumn)
    else { return nil }
    func side(_ value: (Int) -> ColumnValue?) -> RecipeRowChange.Side {
      let number = value(recipe)
      return (number == .null ? nil : number?.int, value(column).map { table.text(ofRow: $0.description) })
    }
    return RecipeRowChange(
      row: RecipeRow(table: table, id: key[0].int), before: operation == .insert ? nil : side { old(at: $0) },
      after: operation == .delete ? nil : side { new(at: $0) })
  }
}

extension ColumnValue {
  /// The value as text.
  fileprivate var description: String {
    if case .integer(let value) = self { "\(value)" } else { text }
  }
}
