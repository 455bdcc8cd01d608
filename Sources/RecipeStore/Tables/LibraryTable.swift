import SQLite

/// A table of the library, described once: recording, numbers, checksums, announcements, `doctor`, backups, and recovery
/// follow from these values.
///
/// Each stands next to the statements of its table, and `all` lists them. A test compares them with the schema, and fails
/// where the schema has a table that is missing here.
struct LibraryTable: Sendable {
  let name: String

  /// Rows in words, for sentences about one or several.
  let noun: RowNoun

  /// The columns in the table's order, which is that of changesets. The checksum of a row comes after them.
  let columns: [Column]

  /// The number of columns, from the first, that are the primary key.
  var keyLength = 1

  /// `true` if rows get a number that is never given twice (AUTOINCREMENT).
  var isNumbered = false

  /// The number of migrations after which steps of the history fit the columns; `nil` where nothing is recorded.
  var recordedSince: Int?

  /// The number of migrations after which rows have a checksum, of all columns but their number and those that are held
  /// elsewhere; `nil` where they have none.
  var checksummedSince: Int?

  /// Columns whose values follow from other tables, or stand in an index as well, and are compared with these.
  var columnsHeldElsewhere: [String] = []

  /// The tables that the columns refer to.
  var refersTo: [Reference] = []

  /// Tells those who show the library that a row has changed, where no other summary does.
  var announce: (@Sendable (inout ChangeCollector) -> Void)?

  /// A row in words, for the middle of a sentence, by its values as far as they are known.
  var subject: @Sendable (_ value: (String) -> ColumnValue?) -> String

  /// The way in which rows of a damaged database come over into a new one.
  var salvage: Salvaging = .byItself

  enum Salvaging: Sendable {
    /// The whole table follows from others, or has a way of its own.
    case byItself

    /// Row by row, once a closure has made the row mean something; it returns `false` for one that means nothing.
    case rows(@Sendable (inout SalvagedRow) -> Bool)
  }
}

extension LibraryTable {
  struct Column: Equatable, Sendable {
    enum Storage: Sendable { case integer, text, blob }

    let name: String
    let storage: Storage

    /// The value, as SQL, of a row that states none; `nil` where each row has to.
    let defaultValue: String?
    let isNullable: Bool

    static func integer(_ name: String, default defaultValue: String? = nil, isNullable: Bool = false) -> Column {
      Column(name: name, storage: .integer, defaultValue: defaultValue, isNullable: isNullable)
    }

    static func text(_ name: String, default defaultValue: String? = nil) -> Column {
      Column(name: name, storage: .text, defaultValue: defaultValue, isNullable: false)
    }

    static func blob(_ name: String) -> Column {
      Column(name: name, storage: .blob, defaultValue: nil, isNullable: false)
    }

    /// The value at an index of a row, as the column stores it whatever a damaged file holds.
    func value(at index: Int, of row: borrowing Statement) -> ColumnValue {
      if isNullable && row.isNull(at: index) { return .null }
      return switch storage {
      case .integer: .integer(row.int64(at: index))
      case .text: .text(row.text(at: index))
      case .blob: .blob(row.bytes(at: index))
      }
    }
  }

  /// A column that has the number of a row of another table.
  struct Reference: Equatable, Sendable {
    let column: String
    let table: String

    /// `true` if the row stays as it is when what it refers to is gone: no foreign key holds it.
    var mayBeGone = false

    static func recipe(_ column: String = "recipe_id") -> Reference { Reference(column: column, table: "recipes") }
  }

  /// The columns of the primary key.
  var key: ArraySlice<Column> { columns.prefix(keyLength) }

  /// `true` if the key is the number by which SQLite itself keeps the rows.
  var hasRowID: Bool { keyLength == 1 && columns[0].storage == .integer }

  /// The column that follows from all others of the row; `nil` where rows have no checksum.
  var checksumColumn: String? {
    if name == LibraryTable.recipes.name { return RecipeColumn.contentHash.rawValue }
    return isChecksummed ? Self.checksum : nil
  }

  var isChecksummed: Bool { checksummedSince != nil }

  static let checksum = "checksum"

  /// The columns that the checksum of a row covers.
  var checksummed: [String] {
    columns.map(\.name).filter { !columnsHeldElsewhere.contains($0) && !(isNumbered && $0 == "id") }
  }

  func column(_ name: String) -> Int? { columns.firstIndex { $0.name == name } }

  /// A condition that holds for the row whose key is ?1, ?2 and so on.
  var isRow: String { key.enumerated().map { "\($1.name) = ?\($0 + 1)" }.joined(separator: " AND ") }

  /// A condition that holds for a row whose reference is to a row that does not exist.
  func isStray(_ reference: Reference) -> String {
    "\(reference.column) IS NOT NULL AND \(reference.column) NOT IN (SELECT id FROM \(reference.table))"
  }
}

extension LibraryTable: Hashable {
  static func == (one: LibraryTable, other: LibraryTable) -> Bool { one.name == other.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension LibraryTable {
  /// All tables that are not derived from others; those that refer to others come before these.
  static let all = [
    cookings, ratings, saidDiets, variants, partedRecipes, plannedMeals, planExceptions, planWeekdays, planRules,
    shoppingRecipes, shoppingItems, shoppingMarks, shoppingPlaces, shoppingNumbers, aisles, pantry, stocks, ownFoods,
    collectionFilters, collectionMembers, collections, runningTimers, cookingSessions, sidebarExpansion, recipes,
    historyPieces, historySteps,
  ]

  /// The tables that triggers and the migrations keep.
  static let derived = ["added_counts", "collection_counts", "library_counts", "migrations", "recipes_fts"]

  /// The tables that undo covers.
  static let recorded = all.filter { $0.recordedSince != nil }

  static let numbered = all.filter(\.isNumbered)

  /// The tables whose rows have checksums, but for the history, which is looked at by itself.
  static let withChecksums = all.filter { $0.isChecksummed && $0 != .historySteps }

  static func named(_ name: String) -> LibraryTable? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
