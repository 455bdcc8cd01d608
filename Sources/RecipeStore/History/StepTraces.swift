import SQLite

/// The rows that a step has touched, to tell whether a later one has touched the same.
struct StepTraces {
  private struct Row: Hashable {
    let table: LibraryTable
    let key: [ColumnValue]
  }

  private enum Trace: Equatable {
    /// The row came or went.
    case row
    case columns(Set<Int>)
    /// A row that came or went refers to it, so it must stay.
    case referred

    func hasTouched(_ column: Int) -> Bool {
      switch self {
      case .row: true
      case .columns(let columns): columns.contains(column)
      case .referred: false
      }
    }
  }

  private var traces: [Row: Trace] = [:]

  mutating func add(_ change: borrowing ChangesetChange) {
    guard let table = change.libraryTable else { return }
    let row = Row(table: table, key: change.key)
    if change.operation != .update {
      traces[row] = .row
      for parent in Self.parents(of: change) where traces[parent] == nil { traces[parent] = .referred }
    } else if case .columns(let columns)? = traces[row] {
      traces[row] = .columns(columns.union(change.changedContentColumns))
    } else if traces[row] != .row {
      traces[row] = .columns(Set(change.changedContentColumns))
    }
  }

  /// Returns what a later change touches of it, in words for the middle of a sentence; `nil` if nothing.
  func touched(by change: borrowing ChangesetChange) -> String? {
    guard let table = change.libraryTable else { return nil }
    let row = Row(table: table, key: change.key)
    switch traces[row] {
    case .row, .columns:
      guard change.operation == .update else { return change.subject }
      return change.changedContentColumns.first { traces[row]!.hasTouched($0) }.map { change.subject(ofColumn: $0) }
    case .referred: return change.operation == .update ? nil : change.subject
    case nil:
      let refersToIt = change.operation != .delete && Self.parents(of: change).contains { traces[$0] == .row }
      return refersToIt ? change.subject : nil
    }
  }

  /// The rows that a row refers to; of an update, those that it did not refer to before.
  private static func parents(of change: borrowing ChangesetChange) -> [Row] {
    var parents: [Row] = []
    for reference in change.libraryTable?.refersTo ?? [] where !reference.mayBeGone {
      guard change.operation != .update || change.changes(reference.column),
        let table = LibraryTable.named(reference.table), let value = change.value(of: reference.column)
      else { continue }
      parents.append(Row(table: table, key: [value]))
    }
    return parents
  }
}
