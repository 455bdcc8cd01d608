import RecipeModel
import SQLite

/// The meaning of a changeset's rows for those who show recipes and collections.
struct ChangesetSummary {
  private var changes = ChangeCollector()

  /// Collections whose row or members are concerned, in the order met.
  private var concerned: [Int] = []
  private var seen: Set<Int> = []

  /// The names that the changeset itself tells: of collections that it makes, deletes or renames.
  private var names: [Int: [String]] = [:]

  /// Collections that got another name, which all their recipes show.
  private var renamed: [Int] = []

  mutating func add(_ change: borrowing ChangesetChange) {
    guard let table = change.libraryTable else { return }
    switch table {
    case .recipes: addRecipe(change)
    case .collections: addCollection(change)
    case .collectionMembers: addMember(change)
    case .collectionFilters: if let id = change.value(of: "collection_id")?.int { touch(collection: id) }
    case .cookings, .ratings, .saidDiets, .variants:
      if let id = change.value(of: "recipe_id")?.int { changes.update(id) }
    case .partedRecipes:
      for column in ["recipe_id", "other_id"] { if let id = change.value(of: column)?.int { changes.update(id) } }
    default: table.announce?(&changes)
    }
  }

  /// Adds to what other changesets have changed, with the names that collections have by now.
  func collect(into others: inout ChangeCollector, from store: RecipeStore) throws {
    var all = changes
    for id in renamed {
      for recipe in try store.recipes(inCollection: id) { all.update(recipe) }
    }
    for id in concerned {
      let stored = try store.connection.first(CollectionsTable.nameWithID, id) { $0.text(at: 0) }
      for name in names[id] ?? [stored].compactMap(\.self) { all.touch(collection: name) }
    }
    others.add(all.change)
  }

  private mutating func addRecipe(_ change: borrowing ChangesetChange) {
    guard let id = change.value(of: "id")?.int else { return }
    switch change.operation {
    case .insert: changes.insert(id)
    case .delete: changes.delete(id)
    case .update:
      let hasMoved = change.changes("position")
      if hasMoved { changes.move(id) }
      if change.changedColumns.count > (hasMoved ? 1 : 0) { changes.update(id) }
    }
  }

  private mutating func addCollection(_ change: borrowing ChangesetChange) {
    guard let id = change.value(of: "id")?.int else { return }
    touch(collection: id)
    guard let name = LibraryTable.collections.column("name") else { return }
    let told = [change.old(at: name), change.new(at: name)].compactMap { $0?.text }
    if told.isEmpty { return }
    names[id] = told
    if change.operation == .update { renamed.append(id) }
  }

  private mutating func addMember(_ change: borrowing ChangesetChange) {
    guard let recipe = change.value(of: "recipe_id")?.int, let collection = change.value(of: "collection_id")?.int
    else {
      return
    }
    touch(collection: collection)
    if change.changes("position") { changes.move(recipe) }
    if change.operation != .update || change.changes("ordinal") { changes.update(recipe) }
  }

  private mutating func touch(collection id: Int) {
    if seen.insert(id).inserted { concerned.append(id) }
  }
}
