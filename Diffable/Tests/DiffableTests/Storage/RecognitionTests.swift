import Testing

@testable import Diffable

/// Snapshots that are built again while the one before is shown.
struct RecognitionTests {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>
  typealias Sections = [(section: Int, items: [Int])]

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `a snapshot that is built again is the same as one that is built from nothing`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let dataSource = DiffableDataSource<Int, Int, Int> { _, _, item in item }
    // All that leaves a short section is remembered.
    let size = seed % 2 == 0 ? 300 : 12
    var sections: Sections = (0..<6).map { section in (section, Array((section * size)..<(section * size + size))) }
    for turn in 0..<25 {
      sections = Self.changed(sections, using: &generator)
      var again = dataSource.emptySnapshot()
      if turn % 2 == 0 {
        again = dataSource.snapshot()
        again.deleteAllItems()
      }
      var plain = Snapshot()
      let log = withoutWarnings { Self.fill(&again, with: sections) }
      #expect(log == withoutWarnings { Self.fill(&plain, with: sections) }, "turn \(turn)")
      #expect(again == plain, "turn \(turn)")
      let shown = dataSource.snapshot()
      #expect(again.difference(from: shown) == plain.difference(from: shown), "turn \(turn)")
      try again.checked.storage.checkInvariants()
      if turn % 5 == 4 { _ = dataSource.indexPath(for: 7) }
      if turn % 9 == 8 {
        again.appendSections([1_000])
        again.moveSection(1_000, beforeSection: again.sectionIdentifiers[0])
      }
      dataSource.apply(again)
      #expect(dataSource.contents.snapshot.checked.storage.shown == nil)
    }
  }

  /// Fills a snapshot, and returns the violations of the calls.
  private static func fill(_ snapshot: inout Snapshot, with sections: Sections) -> [String] {
    var violations: [String] = []
    func attempt(_ call: () throws -> Void) {
      do { try call() } catch { violations.append("\(error)") }
    }
    attempt { try snapshot.checked.appendSections(sections.map(\.section)) }
    for (section, items) in sections {
      let cut = section % 3 == 0 ? items.count / 2 : items.count
      attempt { try snapshot.checked.appendItems(Array(items[..<cut]), toSection: section) }
      attempt { try snapshot.checked.appendItems(Array(items[cut...]), toSection: section) }
    }
    return violations
  }

  private static func changed(_ old: Sections, using generator: inout SeededGenerator) -> Sections {
    var sections = old.map { $0 }
    let (some, other) = (
      sections.indices.randomElement(using: &generator)!, sections.indices.randomElement(using: &generator)!
    )
    let fresh = Int.random(in: 10_000...1_000_000, using: &generator)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: sections[some].items.insert(fresh, at: sections[some].items.count / 2)
    case 1: _ = sections[some].items.popLast()
    case 2: if sections[some].items.count > 2 { sections[some].items.remove(at: 1) }
    case 3: sections[other].items += sections[some].items.popLast().map { [$0] } ?? []
    case 4: sections.swapAt(some, other)
    case 5: sections[some].items.swapAt(0, sections[some].items.count - 1)
    // A duplicate, within a section or across two.
    case 6: sections[other].items += sections[some].items.suffix(1)
    case 7: sections[some].items = (0..<40).map { fresh + $0 }
    default: break
    }
    return sections.filter { !$0.items.isEmpty || $0.section % 2 == 0 }
  }

  @Test func `every duplicate is refused or moved, wherever it is`() {
    let dataSource = DiffableDataSource<Int, Int, Int> { _, _, item in item }
    dataSource.apply(Snapshot(sections: [(1, Array(0..<300)), (2, Array(300..<600))]))
    for place in [0, 1, 150, 298] {
      var snapshot = dataSource.emptySnapshot()
      snapshot.appendSections([1, 2])
      var items = Array(0..<300)
      items[place + 1] = items[place]
      #expect(throws: DiffableViolation.repeatedItems([place])) {
        try snapshot.checked.appendItems(items, toSection: 1)
      }
      // An item of the section that is filled later is moved by the later call.
      items[place + 1] = 300 + place
      snapshot.appendItems(items, toSection: 1)
      withoutWarnings { snapshot.appendItems(Array(300..<600), toSection: 2) }
      #expect(snapshot.itemIdentifiers(inSection: 1) == items.filter { $0 < 300 })
      #expect(snapshot.numberOfItems == 599)
    }
  }

  /// Counts how often identifiers are hashed.
  private final class HashCount {
    var calls = 0
  }

  private struct Counting: Hashable {
    let number: Int
    let name: String
    let count: HashCount

    static func == (left: Self, right: Self) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) {
      count.calls += 1
      hasher.combine(number)
    }
  }

  @Test func `only items that differ are hashed, and the newest of equal ones are stored`() {
    let count = HashCount()
    let dataSource = DiffableDataSource<Int, Counting, Int> { _, _, _ in 0 }
    func show(_ numbers: [[Int]], name: String) -> Int {
      var snapshot = dataSource.emptySnapshot()
      snapshot.appendSections(Array(numbers.indices))
      for (section, numbers) in numbers.enumerated() {
        snapshot.appendItems(numbers.map { Counting(number: $0, name: name, count: count) }, toSection: section)
      }
      dataSource.apply(snapshot)
      defer { count.calls = 0 }
      return count.calls
    }
    var numbers = (0..<10).map { section in Array((section * 100)..<(section * 100 + 100)) }
    #expect(show(numbers, name: "a") == 1_000)
    #expect(show(numbers, name: "b") == 0)
    #expect(dataSource.snapshot().itemIdentifiers.allSatisfy { $0.name == "b" })
    numbers[3].remove(at: 50)
    #expect(show(numbers, name: "b") == 0)
    numbers[7].insert(5_000, at: 20)
    #expect(show(numbers, name: "b") <= 3)
    let without = numbers
    numbers[7].remove(at: 20)
    #expect(show(numbers, name: "b") <= 3)
    #expect(show(without, name: "b") <= 8)
    numbers.swapAt(2, 6)
    #expect(show(numbers, name: "c") >= 200)
    #expect(dataSource.snapshot().itemIdentifiers.map(\.number) == numbers.flatMap { $0 })
    var hashed: [Int] = []
    for turn in 0..<40 {
      numbers[turn % 10].append(6_000 + turn)
      hashed.append(show(numbers, name: "c"))
    }
    // Fingerprints of what has left pile up until all items are hashed again.
    #expect(hashed.count { $0 > 10 } <= 5)
  }

  @Test(arguments: [1, 5, 32])
  func `items that leave and come again are not searched for, and make no others be hashed`(count: Int) {
    let hashCount = HashCount()
    let dataSource = DiffableDataSource<Int, Counting, Int> { _, _, _ in 0 }
    let items = (0..<1_000).map { Counting(number: $0, name: "", count: hashCount) }
    for turn in 0..<40 {
      // They leave, come again, move to a later section, and back. All are hashed if too many move to an earlier one.
      let moved = 500..<(500 + count)
      var snapshot = dataSource.emptySnapshot()
      snapshot.appendSections([0, 1])
      let first = turn % 2 == 0 ? items : items.filter { !moved.contains($0.number) }
      snapshot.appendItems(first.map { $0 }, toSection: 0)
      snapshot.appendItems(turn % 4 == 3 ? Array(items[moved]) : [], toSection: 1)
      if turn % 4 > 0 || turn > 0 && count <= 8 { #expect(hashCount.calls <= 4 * count) }
      if turn % 4 > 0 {
        #expect(snapshot.checked.storage.gathered?.searchCount == 0)
      }
      dataSource.apply(snapshot)
      hashCount.calls = 0
    }
  }

  @Test(arguments: [[1], [0, 1], [1, 2, 4, 7]])
  func `an item that moves to an earlier section is not one that has left`(moved: [Int]) throws {
    let dataSource = DiffableDataSource<Int, Int, Int> { _, _, item in item }
    let (first, second) = (Array(0..<300), Array(300..<600))
    dataSource.apply(Snapshot(sections: [(1, first), (2, second)]))
    let earlier = first + moved.map { second[$0] }
    let later = second.filter { !earlier.contains($0) }
    func snapshot(_ sections: Sections) throws -> Snapshot {
      var snapshot = dataSource.emptySnapshot()
      snapshot.appendSections([1, 2])
      for (section, items) in sections { try snapshot.checked.appendItems(items, toSection: section) }
      return snapshot
    }
    for sections in [[(1, earlier), (2, later)], [(2, later), (1, earlier)], [(1, earlier), (2, later)]] {
      let again = try snapshot(sections)
      #expect(again.checked.storage.gathered?.known.isEmpty == false)
      #expect(again == Snapshot(sections: [(1, earlier), (2, later)]))
      dataSource.apply(again)
    }
    for item in moved.map({ second[$0] }) {
      // It is where it was, so that the section that it has left would have it twice.
      let snapshot = withoutWarnings { try? snapshot([(1, earlier), (2, later + [item])]) }
      #expect(snapshot?.itemIdentifiers(inSection: 2) == later + [item])
      #expect(snapshot?.numberOfItems == 600)
    }
  }

  @Test func `what is the same is shared, so that the difference reads nothing`() {
    let dataSource = DiffableDataSource<Int, Int, Int> { _, _, item in item }
    dataSource.apply(Snapshot(sections: [(1, Array(0..<300)), (2, Array(300..<600))]))
    var snapshot = dataSource.emptySnapshot()
    snapshot.appendSections([2, 1])
    snapshot.appendItems(Array(0..<300), toSection: 1)
    snapshot.appendItems(Array(300..<600), toSection: 2)
    let (old, new) = (dataSource.snapshot().checked.storage, snapshot.checked.storage)
    #expect(new.isSameArray(inSectionAt: 0, as: 1, of: old))
    #expect(new.isSameArray(inSectionAt: 1, as: 0, of: old))
  }
}
