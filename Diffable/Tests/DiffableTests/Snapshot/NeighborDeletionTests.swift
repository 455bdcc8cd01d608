import Testing

@testable import Diffable

/// Items that are deleted by one call, neighbors among them, next to an array from which they are deleted one by one.
@Suite struct NeighborDeletionTests {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `neighbors that are deleted together leave what is left if each is deleted alone`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var snapshot = Snapshot()
    snapshot.appendSections([0, 1, 2])
    for section in 0..<3 {
      let first = 1_000 * section
      snapshot.appendItems(Array(first..<(first + 700)), toSection: section)
    }
    var model = (0..<3).map(snapshot.itemIdentifiers(inSection:))
    for step in 0..<12 {
      let kept = snapshot
      let deleted = Self.items(of: model, using: &generator)
      snapshot.deleteItems(deleted)
      for section in model.indices { model[section].removeAll { deleted.contains($0) } }
      let place: Comment = "seed \(seed), step \(step), \(deleted)"
      #expect((0..<3).map(snapshot.itemIdentifiers(inSection:)) == model, place)
      #expect(snapshot.numberOfItems == model.joined().count, place)
      #expect(deleted.allSatisfy { snapshot.indexPath(for: $0) == nil }, place)
      try snapshot.checked.storage.checkInvariants()
      // A copy that is deleted from leaves the other one as it was.
      #expect(Set(kept.itemIdentifiers).subtracting(deleted) == Set(model.joined()), place)
      let back = deleted.filter { kept.indexPath(for: $0) != nil && Bool.random(using: &generator) }
      snapshot.appendItems(back, toSection: step % 3)
      model[step % 3] += back
    }
  }

  /// Two runs of neighbors, which may reach into another section, in an order that has most of them side by side; with
  /// some in between that are not there.
  private static func items(of model: [[Int]], using generator: inout SeededGenerator) -> [Int] {
    let shown = Array(model.joined())
    guard shown.count > 400 else { return [] }
    let (first, second) = (Int.random(in: 0..<100, using: &generator), Int.random(in: 200..<300, using: &generator))
    var items = Array(shown[first..<(first + Int.random(in: 0..<100, using: &generator))])
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: items.reverse()
    case 1: items.shuffle(using: &generator)
    case 2: items.insert(contentsOf: [-1, -2], at: items.count / 2)
    default: if !items.isEmpty { items.append(items.removeFirst()) }
    }
    return items + shown[second..<(second + Int.random(in: 0..<100, using: &generator))]
  }

  @Test func `marks of neighbors that are deleted together are dropped`() {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<10))
    snapshot.reloadItems([2, 5])
    snapshot.reconfigureItems([3, 8])
    snapshot.deleteItems([1, 2, 3])
    #expect(snapshot.reloadedItemIdentifiers == [5])
    #expect(snapshot.reconfiguredItemIdentifiers == [8])
  }
}
