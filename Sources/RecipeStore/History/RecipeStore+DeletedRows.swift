import FoundationEssentials
package import RecipeModel
import SQLite

extension RecipeStore {
  /// Returns the rows that lists showed last of recipes that are deleted, as far as the steps that are kept say so.
  ///
  /// - Complexity: O(*n*) for *n* bytes of changes kept since the oldest of these recipes was deleted.
  package func deletedRows(of ids: some Sequence<Recipe.ID>) throws -> [Recipe.ID: RecipeListRow] {
    var missing = Set(ids)
    guard !missing.isEmpty, environment.keepsHistory else { return [:] }
    return try read {
      let names = try Dictionary(uniqueKeysWithValues: collections().map { ($0.id, $0.name) })
      var found: [Recipe.ID: RecipeListRow] = [:]
      for step in try history() where try !step.isUndone && connection.hasTables(of: step) {
        var rows = DeletedRows(of: missing, names: names)
        try connection.forEachChange(ofStep: step.id) { rows.add($0) }
        found.merge(rows.rows) { newest, _ in newest }
        missing.subtract(rows.rows.keys)
        if missing.isEmpty { break }
      }
      return found
    }
  }
}

extension RecipeStore {
  /// Those of some UUIDs whose recipes were deleted, as far as the steps that are kept say so.
  ///
  /// - Complexity: O(*n*) for *n* bytes of changes kept, if there are any UUIDs.
  func deletedUUIDs(among uuids: some Collection<UUID>) throws -> [UUID] {
    guard !uuids.isEmpty, environment.keepsHistory else { return [] }
    var wanted = Dictionary(uniqueKeysWithValues: uuids.map { ($0.storedBytes, $0) })
    var found: [UUID] = []
    for step in try connection.query(HistoryStepsTable.completeNewestFirst, row: { HistoryStepsTable.step($0) })
    where try connection.hasTables(of: step) {
      try connection.forEachChange(ofStep: step.id) { change in
        guard change.operation == .delete, change.libraryTable == .recipes,
          case .blob(let bytes)? = change.value(of: "uuid"), let uuid = wanted.removeValue(forKey: bytes)
        else { return }
        found.append(uuid)
      }
      if wanted.isEmpty { break }
    }
    return found
  }
}

/// Reads what one step has deleted.
private struct DeletedRows {
  private let ids: Set<Recipe.ID>
  private let names: [Int: String]
  private var deleted: [Recipe.ID: RecipeListRow] = [:]
  private var memberships: [Recipe.ID: [(ordinal: Int, collection: Int)]] = [:]

  init(of ids: Set<Recipe.ID>, names: [Int: String]) {
    (self.ids, self.names) = (ids, names)
  }

  var rows: [Recipe.ID: RecipeListRow] {
    deleted.mapValues { row in
      let members = (memberships[row.id] ?? []).sorted { $0.ordinal < $1.ordinal }
      return RecipeListRow(
        id: row.id, isFavorite: row.isFavorite, title: row.title, totalTime: row.totalTime, servings: row.servings,
        collections: members.compactMap { names[$0.collection] })
    }
  }

  mutating func add(_ change: borrowing ChangesetChange) {
    guard change.operation == .delete else { return }
    switch change.libraryTable {
    case .recipes:
      guard let id = change.value(of: "id")?.int, ids.contains(id) else { return }
      func number(_ column: String) -> Int { change.value(of: column)?.int ?? 0 }
      func text(_ column: String) -> String { change.value(of: column)?.text ?? "" }
      deleted[id] = RecipeListRow(
        id: id, isFavorite: number("is_favorite") != 0, title: text("title"),
        totalTime: number("prep_time") + number("cook_time"), servings: text("servings"), collections: [])
    case .collectionMembers:
      guard let id = change.value(of: "recipe_id")?.int, ids.contains(id) else { return }
      let ordinal = change.value(of: "ordinal")?.int ?? 0
      memberships[id, default: []].append((ordinal, change.value(of: "collection_id")?.int ?? 0))
    default: break
    }
  }
}
