import Diffable

/// Orders of a restaurant, and the screens that show them.
///
/// The data source has one view, which hands every batch to all screens. A screen that connects later is first sent what is
/// there: the batch that turns nothing into it.
final class Kitchen: DiffableDataSourceView {
  private let dataSource: DiffableDataSource<String, Int, String>
  private let orders: Orders
  private var screens: [(String) -> Void] = []

  init() {
    let orders = Orders()
    self.orders = orders
    dataSource = DiffableDataSource { _, _, id in orders.texts[id] }
    dataSource.apply(DiffableDataSourceSnapshot(sections: [("Waiting", []), ("Ready", [])]))
    dataSource.view = self
  }

  /// Sends what is there, and from now on what changes, to a screen.
  func connect(_ send: @escaping (_ line: String) -> Void) {
    send(batch(dataSource.snapshot().difference(from: DiffableDataSourceSnapshot())).line)
    screens.append(send)
  }

  func order(_ dish: String) {
    let id = orders.texts.count + 1
    orders.texts[id] = "\(id) \(dish)"
    var snapshot = dataSource.snapshot()
    snapshot.appendItems([id], toSection: "Waiting")
    dataSource.apply(snapshot)
  }

  /// Does what a screen asks for: `ready 0.2`, `urgent 0.2`.
  func receive(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count == 2, let place = Batch(line: "- \(words[1])")?.difference.itemDeletes.first,
      let id = dataSource.itemIdentifier(for: place)
    else { return }
    var snapshot = dataSource.snapshot()
    switch words[0] {
    case "ready":
      snapshot.deleteItems([id])
      snapshot.appendItems([id], toSection: "Ready")
    case "urgent":
      orders.texts[id]? += "!"
      snapshot.reconfigureItems([id])
      if let first = snapshot.itemIdentifiers(inSection: "Waiting").first, first != id {
        snapshot.moveItem(id, beforeItem: first)
      }
    default: return
    }
    dataSource.apply(snapshot)
  }

  func reloadData() {}

  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    let line = batch(updates).line
    for send in screens { send(line) }
  }

  private func batch(_ difference: DiffableDataSourceSnapshotDifference) -> Batch {
    var batch = Batch(difference: difference)
    for section in difference.sectionInserts { batch.titles[section] = dataSource.sectionIdentifier(for: section) }
    for place in difference.itemInserts + difference.itemReconfigures {
      batch.texts[place] = dataSource.cell(forItemAt: place)
    }
    return batch
  }
}

/// What the identifiers of the orders stand for.
final class Orders {
  var texts: [Int: String] = [:]
}
