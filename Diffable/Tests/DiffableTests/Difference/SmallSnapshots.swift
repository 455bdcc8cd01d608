import Diffable

/// Snapshots to compare: all of them up to some size, and random ones.
enum SmallSnapshots {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  static func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  /// Every snapshot of at most so many items, numbered from 1, in some of the sections, in every order.
  static func all(items: Int, sections: [Int]) -> [Snapshot] {
    let itemOrders = DifferenceReference.arrangements(of: Array(1...items))
    return DifferenceReference.arrangements(of: sections).flatMap { sections in
      itemOrders.flatMap { items in
        splits(items, into: sections.count).map { snapshot(Array(zip(sections, $0))) }
      }
    }
  }

  /// The same, but only those whose sections and items are in ascending order: what any other one is after renaming.
  static func upToRenaming(items: Int, sections: Int) -> [Snapshot] {
    (0...sections).flatMap { sectionCount in
      (0...items).flatMap { itemCount in
        splits(Array(1..<(itemCount + 1)), into: sectionCount).map {
          snapshot(Array(zip(1...max(sectionCount, 1), $0)))
        }
      }
    }
  }

  /// Every call with at most two of the items and sections that such a snapshot has, some that it has not, and repeats.
  static var calls: [SnapshotCall<Int>] {
    let lists = [[]] + (1...6).flatMap { first in [[first]] + (1...6).map { [first, $0] } }
    let known = 1...5
    var calls: [SnapshotCall<Int>] = [.deleteAllItems]
    for list in lists {
      calls += [.deleteItems(list), .reloadItems(list), .reconfigureItems(list), .appendItems(list, toSection: nil)]
      calls += [.appendSections(list), .deleteSections(list), .reloadSections(list)]
      for section in 1...4 { calls.append(.appendItems(list, toSection: section)) }
    }
    for side in Side.allCases {
      for other in known {
        for list in lists {
          calls += [.insertItems(list, side, item: other), .insertSections(list, side, section: other)]
        }
        for one in known { calls += [.moveItem(one, side, item: other), .moveSection(one, side, section: other)] }
      }
    }
    return calls
  }

  static func random(items: Int, sections: Int, using generator: inout SeededGenerator) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(Array((0..<sections).shuffled(using: &generator).prefix(sections * 3 / 4 + 1)))
    for item in (0..<items).shuffled(using: &generator).prefix(items * 3 / 4 + 1) {
      snapshot.appendItems([item], toSection: snapshot.sectionIdentifiers.randomElement(using: &generator)!)
    }
    return snapshot
  }

  /// Every way to cut a list into so many pieces, empty ones included.
  private static func splits(_ items: [Int], into count: Int) -> [[[Int]]] {
    if count == 0 { return items.isEmpty ? [[]] : [] }
    if count == 1 { return [[items]] }
    return (0...items.count).flatMap { first in
      splits(Array(items.dropFirst(first)), into: count - 1).map { [Array(items.prefix(first))] + $0 }
    }
  }
}

extension DiffableDataSourceSnapshot<Int, Int> {
  /// Makes one of the edits that a list sees, if what it needs is there.
  mutating func editAtRandom(using generator: inout SeededGenerator) {
    let section = sectionIdentifiers.randomElement(using: &generator)
    let other = sectionIdentifiers.randomElement(using: &generator)
    let item = itemIdentifiers.randomElement(using: &generator)
    let destination = itemIdentifiers.randomElement(using: &generator)
    let fresh = Int.random(in: 1_000_000...2_000_000, using: &generator)
    switch (Int.random(in: 0..<10, using: &generator), section, other, item, destination) {
    case (0..<4, _, _, let item?, let destination?) where item != destination:
      moveItem(item, afterItem: destination)
    case (4..<6, let section?, _, _, _): appendItems([fresh], toSection: section)
    case (6, _, _, let item?, _): deleteItems([item])
    case (7, let section?, let other?, _, _) where section != other: moveSection(section, beforeSection: other)
    case (8, let section?, _, _, _): deleteSections([section])
    case (9, _, _, _, _): appendSections([fresh])
    default: break
    }
  }
}
