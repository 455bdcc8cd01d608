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
      var rows = try RecipeRows(in: connection)
      var entries: [RecipeHistoryEntry] = []
      for step in steps where try connection.hasTables(of: step) {
        var reader = RecipeEventReader(of: id, names: names)
        try connection.forEachChange(ofStep: step.id) { reader.add($0) }
        rows.add(reader.rows)
        let events = reader.events(of: rows)
        if !events.isEmpty { entries.append(RecipeHistoryEntry(step: step, events: events)) }
        if !reader.namesBefore.isEmpty { names.merge(reader.namesBefore) { $1 } }
      }
      return entries
    }
  }
}

/// A row of a table that refers to recipes by a column that no change of the row names, unless it comes or goes.
private struct RecipeRow: Hashable {
  let table: LibraryTable
  let id: Int
}

/// Which rows are about which recipe: those that there are, and those that steps have been seen to make or delete.
private struct RecipeRows {
  private var recipes: [RecipeRow: Recipe.ID] = [:]

  init(in connection: Connection) throws {
    try connection.forEachRow(ShoppingRecipesTable.recipes) { row in
      recipes[RecipeRow(table: .shoppingRecipes, id: row.int(at: 0))] = row.int(at: 1)
    }
    try connection.forEachRow(PlannedMealsTable.recipes) { row in
      recipes[RecipeRow(table: .plannedMeals, id: row.int(at: 0))] = row.int(at: 1)
    }
  }

  mutating func add(_ rows: [RecipeRow: Recipe.ID]) {
    if !rows.isEmpty { recipes.merge(rows) { $1 } }
  }

  subscript(row: RecipeRow) -> Recipe.ID? { recipes[row] }
}

/// Reads what one step did to one recipe.
///
/// Collections are known by number in a changeset. Their names are those of the present, corrected by each step that is
/// passed on the way back.
private struct RecipeEventReader {
  private let id: Recipe.ID
  private var recipeEvents: [RecipeEvent] = []
  private var memberships: [(ordinal: Int, collection: Int, event: (String) -> RecipeEvent)] = []
  private var rowEvents: [(row: RecipeRow, event: RecipeEvent)] = []

  /// The rows that came or went, with their recipes.
  private(set) var rows: [RecipeRow: Recipe.ID] = [:]

  /// The names of collections after the step, and of those that the step has made, deleted or renamed apart: copying
  /// the names of all collections for each step would take longer than reading it.
  private let names: [Int: String]
  private var namesAfter: [Int: String] = [:]
  private(set) var namesBefore: [Int: String] = [:]

  init(of id: Recipe.ID, names: [Int: String]) {
    self.id = id
    self.names = names
  }

  func events(of rows: RecipeRows) -> [RecipeEvent] {
    recipeEvents
      + memberships.sorted { $0.ordinal < $1.ordinal }.map {
        $0.event(namesAfter[$0.collection] ?? names[$0.collection] ?? "")
      }
      + rowEvents.filter { rows[$0.row] == id }.map(\.event)
  }

  mutating func add(_ change: borrowing ChangesetChange) {
    switch change.libraryTable {
    case .recipes: if change.value(of: "id")?.int == id { addRecipe(change) }
    case .collectionMembers: if change.value(of: "recipe_id")?.int == id { addMembership(change) }
    case .collections: noteName(change)
    case .cookings: if change.value(of: "recipe_id")?.int == id { addCooking(change) }
    case .ratings: if change.value(of: "recipe_id")?.int == id { addRating(change) }
    case .shoppingRecipes: addShopping(change)
    case .plannedMeals: addPlanned(change)
    case .planRules: if change.value(of: "recipe_id")?.int == id { addRule(change) }
    default: break
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

  private mutating func addShopping(_ change: borrowing ChangesetChange) {
    let row = RecipeRow(table: .shoppingRecipes, id: change.key[0].int)
    if change.operation != .update, let recipe = change.value(of: "recipe_id")?.int { rows[row] = recipe }
    let factor = LibraryTable.shoppingRecipes.column("factor")!
    let old = change.old(at: factor).flatMap { Rational.factor($0.text) }
    let new = change.new(at: factor).flatMap { Rational.factor($0.text) }
    if old != new { rowEvents.append((row, .shopped(from: old, to: new))) }
  }

  private mutating func addPlanned(_ change: borrowing ChangesetChange) {
    let row = RecipeRow(table: .plannedMeals, id: change.key[0].int)
    if change.operation != .update, let recipe = change.value(of: "recipe_id"), recipe != .null {
      rows[row] = recipe.int
    }
    let column = LibraryTable.plannedMeals.column("day")!
    func day(_ value: ColumnValue?) -> String? { value.map { $0.text.isEmpty ? "some day" : $0.text } }
    let (old, new) = (day(change.old(at: column)), day(change.new(at: column)))
    if old != new { rowEvents.append((row, .planned(from: old, to: new))) }
  }

  private mutating func addRule(_ change: borrowing ChangesetChange) {
    guard let weekday = change.value(of: "weekday")?.int, (1...7).contains(weekday) else { return }
    let days = "every \(CalendarDay.weekdayTitle(weekday))"
    switch change.operation {
    case .insert: recipeEvents.append(.planned(from: nil, to: days))
    case .delete: recipeEvents.append(.planned(from: days, to: nil))
    case .update: break
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

extension ColumnValue {
  /// The value as text.
  fileprivate var description: String {
    if case .integer(let value) = self { "\(value)" } else { text }
  }
}
