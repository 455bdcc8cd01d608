// Drags that go to a store.

import Diffable

@MainActor final class Shelf {
  private var books: [String: [Int]] = ["read": [1], "unread": [2, 3]]
  private let dataSource = DiffableDataSource<String, Int, String> { _, _, number in "Book \(number)" }

  func enableReordering() {
    dataSource.reorderingHandlers.canReorderItem = { $0 != 1 }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      for section in transaction.sectionTransactions {
        guard let old = self?.books[section.sectionIdentifier], let new = old.applying(section.difference) else {
          continue
        }
        self?.books[section.sectionIdentifier] = new
      }
    }
  }

  func drag() {
    guard dataSource.beginInteractiveMovementForItem(at: DiffableIndexPath(item: 0, section: 1)) else { return }
    dataSource.endInteractiveMovement(at: DiffableIndexPath(item: 1, section: 1))
  }
}
