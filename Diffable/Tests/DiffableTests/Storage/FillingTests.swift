import Testing

@testable import Diffable

/// Many items put into an empty snapshot in one call.
struct FillingTests {
  /// An identifier whose hash says nothing.
  private struct Clashing: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) {}
  }

  @Test(arguments: [257, 3_000, 20_000])
  func `many items at once are where they belong`(count: Int) throws {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<count).reversed(), toSection: 0)
    snapshot.deleteItems(Array(0..<count))
    snapshot.appendItems(Array(0..<count), toSection: 1)
    #expect(snapshot.itemIdentifiers(inSection: 1) == Array(0..<count))
    try snapshot.checked.storage.checkInvariants()
  }

  @Test(arguments: [(0, 1), (10, 11), (0, 2_999), (250, 2_000)])
  func `one repeated among many is refused, with nothing changed`(first: Int, second: Int) throws {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    var items = Array(0..<3_000)
    items[second] = items[first]
    #expect(throws: DiffableViolation.repeatedItems([items[first]])) {
      try snapshot.checked.appendItems(items, toSection: 0)
    }
    #expect(snapshot.numberOfItems == 0)
    try snapshot.checked.storage.checkInvariants()
    snapshot.appendItems([7, 8], toSection: 1)
    #expect(snapshot.itemIdentifiers == [7, 8])
  }

  @Test func `items with one hash are distinguished`() throws {
    var snapshot = DiffableDataSourceSnapshot<Int, Clashing>()
    snapshot.appendSections([0])
    let items = (0..<270).map(Clashing.init(number:))
    snapshot.appendItems(items)
    #expect(snapshot.itemIdentifiers == items)
    #expect(items.map(snapshot.indexOfItem) == Array(0..<270))
    let more = (270..<300).map(Clashing.init(number:))
    snapshot.insertItems(more, beforeItem: items[5])
    #expect(snapshot.itemIdentifiers == items[..<5] + more + items[5...])
    var repeating = DiffableDataSourceSnapshot<Int, Clashing>()
    repeating.appendSections([0])
    #expect(throws: DiffableViolation.self) { try repeating.checked.appendItems(items + [items[250]]) }
    #expect(repeating.numberOfItems == 0)
  }
}
