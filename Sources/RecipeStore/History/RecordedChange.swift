import RecipeModel
import SQLite

/// A recorded change, in terms of the tables of the library.
extension ChangesetChange {
  /// The table, `nil` for one that is not recorded any more.
  var libraryTable: LibraryTable? {
    LibraryTable.named(table).flatMap { $0.recordedSince == nil ? nil : $0 }
  }

  /// The name of a column, `nil` for one that has come since.
  func columnName(at column: Int) -> String? {
    guard let libraryTable else { return nil }
    if libraryTable.columns.indices.contains(column) { return libraryTable.columns[column].name }
    return column == libraryTable.columns.count ? libraryTable.checksumColumn : nil
  }

  /// The columns that an update gives other values, but for the checksum of the others.
  var changedContentColumns: [Int] {
    changedColumns.filter { columnName(at: $0) != libraryTable?.checksumColumn }
  }

  /// The value of a column after the change, else the one before.
  func value(of column: String) -> ColumnValue? {
    guard let index = libraryTable?.column(column), index < columnCount else { return nil }
    return new(at: index) ?? old(at: index)
  }

  /// `true` if an update gives a column another value.
  func changes(_ column: String) -> Bool {
    guard let index = libraryTable?.column(column), index < columnCount else { return false }
    return operation == .update && new(at: index) != nil
  }
}

extension Connection {
  /// `true` if what a step changed can be applied to the tables as they are now.
  ///
  /// A table that is new, or has other columns since, is of no concern to a step that did not touch it. A checksum that
  /// came after the columns is no obstacle: it is computed again.
  ///
  /// - Complexity: O(1) for a step that is younger than all tables, else O(*n*) for *n* bytes of changes.
  func hasTables(of step: HistoryStep) throws -> Bool {
    if LibraryTable.recorded.allSatisfy({ step.schemaVersion >= $0.recordedSince! }) { return true }
    var fits = true
    try forEachChange(ofStep: step.id) { change in
      guard let since = change.libraryTable?.recordedSince, step.schemaVersion >= since else { return fits = false }
    }
    return fits
  }
}

extension ChangesetConflict {
  /// `true` if the row is as it is expected but for the checksum of its content, in which a later step has its part.
  var concernsChecksumAlone: Bool {
    switch change {
    case .some(let change):
      kind == .data
        && differingColumns.allSatisfy { change.columnName(at: $0) == change.libraryTable?.checksumColumn }
    case .none: false
    }
  }
}

/// A change in words, for the middle of a sentence.
extension ChangesetChange {
  var subject: String {
    libraryTable?.subject { value(of: $0) } ?? "the table \(table)"
  }

  func subject(ofColumn column: Int) -> String {
    guard let table = libraryTable, let name = columnName(at: column) else { return subject }
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
    switch libraryTable {
    case .recipes: "another recipe has the UUID of \(subject)"
    case .collections:
      value(of: "name").map { "another collection is called \($0.text.quoted())" } ?? "another collection has its name"
    case .aisles:
      value(of: "name").map { "another aisle is called \($0.text.quoted())" } ?? "another aisle has its name"
    default: "something else is where there was \(subject)"
    }
  }
}
