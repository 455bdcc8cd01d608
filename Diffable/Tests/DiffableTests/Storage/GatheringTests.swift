import Testing

@testable import Diffable

/// Snapshots whose items are gathered until a call needs to know where one is.
struct GatheringTests {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  /// Three sections of 900, 0 and 700 items, appended in turns.
  private func gathered() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([1, 2, 3])
    for start in stride(from: 0, to: 700, by: 100) {
      snapshot.appendItems(Array((1_000 + start)..<(1_100 + start)), toSection: 1)
      snapshot.appendItems(Array((3_000 + start)..<(3_100 + start)), toSection: 3)
    }
    snapshot.appendItems(Array(1_700..<1_900), toSection: 1)
    return snapshot
  }

  /// The same without a trace of gathering: the items are in chunks from the start.
  private func indexed() -> Snapshot {
    var snapshot = gathered()
    snapshot.appendItems([0], toSection: 2)
    snapshot.deleteItems([0])
    return snapshot
  }

  static let lookUps: [@Sendable (Snapshot) -> String] = [
    { "\($0.numberOfItems) \($0.numberOfSections) \($0.sectionIdentifiers)" },
    { "\($0.itemIdentifiers)" },
    { "\($0.numberOfItems(inSection: 3)) \($0.numberOfItems(inSection: 2))" },
    { "\($0.itemIdentifiers(inSection: 3))" },
    { "\(String(describing: $0.sectionIdentifier(containingItem: 3_650)))" },
    { "\(String(describing: $0.indexOfItem(3_650))) \(String(describing: $0.indexOfItem(99)))" },
    { "\(String(describing: $0.indexOfSection(3)))" },
    { "\(String(describing: $0.indexPath(for: 3_650))) \(String(describing: $0.indexPath(for: 99)))" },
    { "\(String(describing: $0.itemIdentifier(for: DiffableIndexPath(item: 650, section: 2))))" },
    { "\(String(describing: $0.sectionIdentifier(for: 2)))" },
    { $0.description },
  ]

  static let edits: [@Sendable (inout Snapshot) -> Void] = [
    { _ in },
    { $0.appendItems([10, 11], toSection: 2) },
    { $0.appendItems([3_005, 12], toSection: 1) },
    { $0.insertItems([10, 11], beforeItem: 3_000) },
    { $0.insertItems([10], afterItem: 1_899) },
    { $0.deleteItems([1_300, 3_650, 99]) },
    { $0.moveItem(1_000, afterItem: 3_300) },
    { $0.reloadItems([1_300]) },
    { $0.reconfigureItems([1_300, 3_650]) },
    { $0.appendSections([4, 5]) },
    { $0.insertSections([4], beforeSection: 1) },
    { $0.deleteSections([1]) },
    { $0.moveSection(3, beforeSection: 1) },
    { $0.reloadSections([2]) },
    { $0.deleteAllItems() },
  ]

  @Test(arguments: lookUps.indices)
  func `any look-up can be the first one, and is right after any first edit`(lookUp: Int) throws {
    let lookUp = Self.lookUps[lookUp]
    for edit in Self.edits {
      let original = gathered()
      var (copy, expected) = (original, indexed())
      withoutWarnings {
        edit(&copy)
        edit(&expected)
      }
      if copy.numberOfSections == 3 { #expect(lookUp(copy) == lookUp(expected)) }
      #expect(copy == expected)
      #expect(copy.difference(from: expected).changesStructure == false)
      #expect(original == indexed())
      #expect(lookUp(original) == lookUp(indexed()))
      try copy.checked.storage.checkInvariants()
      try original.checked.storage.checkInvariants()
    }
  }

  @Test(arguments: edits.indices, edits.indices)
  func `edits of copies made before and after the first look-up do not meet`(first: Int, second: Int) throws {
    let original = gathered()
    var (early, late, expected) = (original, original, indexed())
    withoutWarnings {
      Self.edits[first](&early)
      _ = original.indexOfItem(1_000)
      Self.edits[second](&late)
      Self.edits[second](&expected)
    }
    #expect(late == expected)
    #expect(original == indexed())
    try late.checked.storage.checkInvariants()
    try early.checked.storage.checkInvariants()
  }

  @Test func `items are not hashed again, nor indexed, to be compared and shown`() {
    let (old, new) = (gathered(), gathered())
    #expect(new.difference(from: old).isEmpty)
    let dataSource = DiffableDataSource<Int, Int, Int> { _, _, item in item }
    dataSource.apply(old)
    dataSource.apply(new)
    #expect(dataSource.itemIdentifier(for: DiffableIndexPath(item: 3, section: 0)) == 1_003)
    #expect(dataSource.snapshot().checked.storage.store == nil)
    #expect(dataSource.indexPath(for: 1_003) == DiffableIndexPath(item: 3, section: 0))
    #expect(dataSource.snapshot().checked.storage.store != nil)
  }

  @Test(arguments: [(0, 0), (250, 30), (699, 100)])
  func `a duplicate is refused by the call that brings it`(place: Int, position: Int) {
    var snapshot = gathered()
    var items = Array(20_000..<20_200)
    items[position] = items[position + 1]
    #expect(throws: DiffableViolation.repeatedItems([items[position]])) {
      try snapshot.checked.appendItems(items, toSection: 2)
    }
    #expect(snapshot == indexed())
    withoutWarnings { snapshot.appendItems([3_000 + place, 20_000], toSection: 2) }
    #expect(snapshot.itemIdentifiers(inSection: 2) == [3_000 + place, 20_000])
    #expect(snapshot.numberOfItems == 1_601)
  }

  @Test func `tasks that share a snapshot may all be the first to look something up`() async {
    for _ in 0..<20 {
      let snapshot = gathered()
      await withTaskGroup(of: Bool.self) { group in
        for task in 0..<8 {
          group.addTask {
            var copy = snapshot
            let isFound = snapshot.indexOfItem(3_000 + task) == 900 + task
            copy.deleteItems([1_000 + task])
            return isFound && copy.indexOfItem(3_000 + task) == 899 + task
          }
        }
        for await isRight in group { #expect(isRight) }
      }
      #expect(snapshot.numberOfItems == 1_600)
    }
  }

  /// An identifier whose author wrote its hash, badly.
  private struct Numbered: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number / 64) }
  }

  @Test func `identifiers with many equal hashes are distinguished`() throws {
    var snapshot = DiffableDataSourceSnapshot<Int, Numbered>()
    snapshot.appendSections([0])
    let items = (0..<2_000).map(Numbered.init(number:))
    for start in stride(from: 0, to: 2_000, by: 50) { snapshot.appendItems(Array(items[start..<(start + 50)])) }
    #expect(snapshot.itemIdentifiers == items)
    #expect(items.indices.allSatisfy { snapshot.indexOfItem(items[$0]) == $0 })
    try snapshot.checked.storage.checkInvariants()
  }

  /// Counts how often identifiers are hashed.
  private final class HashCount {
    var calls = 0
  }

  private struct Counting: Hashable {
    let number: Int
    let count: HashCount

    static func == (left: Self, right: Self) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) {
      count.calls += 1
      hasher.combine(number)
    }
  }

  @Test(arguments: [10, 100, 1_000])
  func `items that fill many sections, a call each, are hashed once`(sectionCount: Int) {
    let count = HashCount()
    var snapshot = DiffableDataSourceSnapshot<Int, Counting>()
    snapshot.appendSections(Array(0..<sectionCount))
    let perCall = 10_000 / sectionCount
    for section in 0..<sectionCount {
      let numbers = (section * perCall)..<((section + 1) * perCall)
      snapshot.appendItems(numbers.map { Counting(number: $0, count: count) }, toSection: section)
      #expect(count.calls == (section + 1) * perCall)
    }
  }

  @Test func `items appended to one section in many calls are hashed three times at most`() {
    let count = HashCount()
    var snapshot = DiffableDataSourceSnapshot<Int, Counting>()
    snapshot.appendSections([0])
    for start in stride(from: 0, to: 10_000, by: 10) {
      snapshot.appendItems((start..<(start + 10)).map { Counting(number: $0, count: count) })
      #expect(count.calls <= 3 * (start + 10))
    }
  }
}
