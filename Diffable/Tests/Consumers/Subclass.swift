// A subclass of the data source. It belongs to no actor, like the class that it inherits from, so that where the main actor
// is the default isolation it says so.

import Diffable

nonisolated final class NumberedList: DiffableDataSource<String, Int, String> {
  private var applyCount = 0

  override func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    applyCount += 1
    super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  override func canMoveItem(at indexPath: DiffableIndexPath) -> Bool { indexPath.section == 0 }
}

@MainActor final class NumberedScreen {
  private let list = NumberedList { dataSource, path, number in "\(path.item + 1). \(number)" }

  func show(_ numbers: [Int]) {
    var snapshot = list.snapshot()
    snapshot.deleteAllItems()
    snapshot.appendSections(["numbers"])
    snapshot.appendItems(numbers)
    list.apply(snapshot)
  }
}
