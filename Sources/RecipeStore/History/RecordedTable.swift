import SQLite

/// The tables that hold what a person has put in, whose rows the history records. What refers to others comes first.
enum RecordedTable: String, CaseIterable {
  case collectionMembers = "collection_members"
  case collections
  case recipes

  /// The columns, in the table's order, as far as the history has to know them.
  ///
  /// A test compares them with the schema. Another order or other columns make an incompatible schema.
  var columns: [String] {
    switch self {
    case .collectionMembers: ["recipe_id", "collection_id", "position", "ordinal"]
    case .collections: ["id", "key", "name", "position"]
    case .recipes:
      [
        "id", "uuid", "position", "is_favorite", "prep_time", "cook_time", "added_at", "title", "title_key", "servings",
        "added_on", "source", "image_names", "notes", "ingredients", "directions", Self.hashColumn,
      ]
    }
  }

  /// What follows from all other columns of a recipe, and so is touched by every step that touches the recipe.
  fileprivate static let hashColumn = "content_hash"

  /// How many migrations a database has had when these tables got the shape they have.
  ///
  /// The changesets of older steps fit other tables than these.
  static let schemaVersion = 5
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
