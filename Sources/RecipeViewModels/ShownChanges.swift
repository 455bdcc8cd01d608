package import Diffable

/// The change of one line that is shown.
///
/// Places count from 1, in the section: where a line was before for one that left, where it is now for the others.
package enum ShownChange<Item: Hashable & Sendable, Row: Equatable & Sendable>: Equatable, Sendable {
  case inserted(Item, Row, place: Int)

  /// The row as it was last shown, `nil` if it never was.
  case deleted(Item, Row?, place: Int)
  case moved(Item, Row, from: Int, to: Int)
  case reconfigured(Item, Row, place: Int)

  package var item: Item {
    switch self {
    case .inserted(let item, _, _), .deleted(let item, _, _), .moved(let item, _, _, _), .reconfigured(let item, _, _):
      item
    }
  }

  /// The row on the line; `nil` for one that left without ever having been printed.
  package var row: Row? {
    switch self {
    case .inserted(_, let row, _), .moved(_, let row, _, _), .reconfigured(_, let row, _): row
    case .deleted(_, let row, _): row
    }
  }
}

/// A view that shows nothing itself but notes what changes, so that it can be printed line by line.
///
/// What is noted is the difference that was applied, with the rows that a printed line needs. Rows of recipes that other
/// processes delete meanwhile are left out.
package final class ShownChanges<Section: Hashable & Sendable, Item: Hashable & Sendable, Row: Equatable & Sendable> {
  package typealias DataSource = DiffableDataSource<Section, Item, Result<Row, any Error>>
  package typealias Change = ShownChange<Item, Row>

  private let dataSource: DataSource
  private var changes: [Change] = []

  /// The snapshot before the next batch, which says what was at an old place.
  private var snapshot: DataSource.Snapshot

  /// The rows that have been printed, which name a line that leaves.
  private var printed: [Item: Row] = [:]

  package init(of dataSource: DataSource) {
    self.dataSource = dataSource
    snapshot = dataSource.snapshot()
    dataSource.view = self
  }

  /// Remembers rows as they were printed.
  package func notePrinted(_ rows: [(item: Item, row: Row)]) {
    for (item, row) in rows { printed[item] = row }
  }

  /// Returns what has changed since the last call, in the order in which it is printed: what left, came, moved, changed.
  package func take() -> [Change] {
    defer { changes = [] }
    return changes
  }
}

extension ShownChanges: DiffableDataSourceView {
  package func reloadData() {
    snapshot = dataSource.snapshot()
    changes = []
    printed = [:]
  }

  package func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    for place in updates.itemDeletes {
      guard let item = snapshot.itemIdentifier(for: place) else { continue }
      changes.append(.deleted(item, printed.removeValue(forKey: item), place: place.item + 1))
    }
    snapshot = dataSource.snapshot()
    for place in updates.itemInserts { note(place) { .inserted($0, $1, place: place.item + 1) } }
    for move in updates.itemMoves {
      note(move.to) { .moved($0, $1, from: move.from.item + 1, to: move.to.item + 1) }
    }
    for place in updates.itemReloads + updates.itemReconfigures {
      note(place) { .reconfigured($0, $1, place: place.item + 1) }
    }
  }

  private func note(_ place: DiffableIndexPath, _ change: (Item, Row) -> Change) {
    guard let item = snapshot.itemIdentifier(for: place), let row = try? dataSource.cell(forItemAt: place).get() else {
      return
    }
    printed[item] = row
    changes.append(change(item, row))
  }
}
