import RecipeModel
import SQLite

/// Reads what one step did to one recipe.
///
/// Collections are known by number in a changeset. Their names are those of the present, corrected by each step that is
/// passed on the way back.
struct RecipeEventReader {
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
    return row.table.words(for: content.value, and: otherWeekdays[row.id] ?? [])
  }

  mutating func add(_ change: borrowing ChangesetChange) {
    switch change.libraryTable {
    case .recipes: if change.value(of: "id")?.int == id { addRecipe(change) }
    case .collectionMembers: if change.value(of: "recipe_id")?.int == id { addMembership(change) }
    case .collections: noteName(change)
    case .cookings: if change.value(of: "recipe_id")?.int == id { addCooking(change) }
    case .ratings: if change.value(of: "recipe_id")?.int == id { addRating(change) }
    case .saidDiets: if change.value(of: "recipe_id")?.int == id { addDiet(change) }
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

  /// An answer that stays, of other ingredients, is in no row's change: it is what it was.
  private mutating func addDiet(_ change: borrowing ChangesetChange) {
    guard let isKept = LibraryTable.saidDiets.column("is_kept") else { return }
    let (old, new) = (change.old(at: isKept).map { $0.int == 1 }, change.new(at: isKept).map { $0.int == 1 })
    recipeEvents.append(.saidDiet(change.key[1].text, from: old, to: new))
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
