import BenchmarkHarness
import Diffable

/// Times what most apps do: build a snapshot again from arrays and apply it to a data source that has a view.
///
/// Once as `emptySnapshot()` has it, which recognizes what is shown, and once from nothing. The check for duplicates, at the
/// call that makes one, is included; the stand-in for ListKit checks nothing. With cold memory, what was freed is given back to
/// the system before each sample, so that the time of fetching it again counts.
struct RebuildBenchmark<Identifier: BenchmarkIdentifier> {
  typealias Sections = [(section: Int, items: [Identifier])]

  func table(ascending: Bool = false, isCold: Bool = true) -> TextTable {
    let kind = ascending ? "ascending \(Identifier.self)" : "\(Identifier.self)"
    var table = TextTable(
      "built again and applied, \(kind), \(isCold ? "cold" : "warm"), times in µs", "ours", "from nothing",
      "ListKit stand-in", "ratio", "at least", "met")
    for (sectionCount, count) in [(26, 400), (100, 1_000), (1_000, 100), (1, 100_000), (10_000, 10)] {
      let sections = sections(sectionCount, of: count, ascending: ascending)
      let name = "\(sectionCount) × \(count)"
      table.append(row("no change, \(name)", sections, sections, isCold))
      if sectionCount > 1 {
        var moved = sections
        moved.insert(moved.remove(at: sectionCount / 3), at: sectionCount * 2 / 3)
        table.append(row("1 section moved, \(name)", sections, moved, isCold))
        var earlier = sections
        earlier[0].items.append(earlier[sectionCount * 2 / 3].items.remove(at: count / 3))
        table.append(row("1 item to the first section, \(name)", sections, earlier, isCold))
      }
      var shorter = sections
      shorter[sectionCount / 3].items.remove(at: count / 3)
      table.append(row("1 item deleted, \(name)", sections, shorter, isCold))
    }
    return table
  }

  private func sections(_ sectionCount: Int, of count: Int, ascending: Bool) -> Sections {
    var generator = SeededGenerator(seed: 21)
    let numbers = ascending ? Array(1...(sectionCount * count)) : generator.identifiers(sectionCount * count)
    let identifiers = numbers.map(Identifier.init(standingFor:))
    return (0..<sectionCount).map { ($0, Array(identifiers[($0 * count)..<(($0 + 1) * count)])) }
  }

  private func row(_ name: String, _ old: Sections, _ new: Sections, _ isCold: Bool) -> [String] {
    let ours = Ours<Identifier>(old, isRecognizing: true)
    let plain = Ours<Identifier>(old, isRecognizing: false)
    let theirs = Theirs<Identifier>(old)
    // No array is given twice in a row: what is the same memory need not be compared.
    let states = [old, new, old, new].map { $0.map { (section: $0.section, items: $0.items.map { $0 }) } }
    var turn = (ours: 0, plain: 0, theirs: 0)
    let cleanUp = isCold ? MemoryInUse.giveBack : nil
    let medians = Comparison().medians(of: [
      Contender("ours", cleanUp: cleanUp) {
        turn.ours += 1
        ours.apply(states[turn.ours % 4])
      },
      Contender("from nothing", cleanUp: cleanUp) {
        turn.plain += 1
        plain.apply(states[turn.plain % 4])
      },
      Contender("ListKit", cleanUp: cleanUp) {
        turn.theirs += 1
        theirs.apply(states[turn.theirs % 4])
      },
    ])
    let times = ["ours", "from nothing", "ListKit"].map { medians[$0]! }
    let ratio = times[2] / times[0]
    return [name] + times.map(\.microsecondsText) + ["\(ratio.figure) ×", "1 ×", ratio >= 1 ? "yes" : "NO"]
  }
}

extension RebuildBenchmark {
  private final class Ours<Item: BenchmarkIdentifier> {
    private let dataSource = DiffableDataSource<Int, Item, Int> { _, _, _ in 0 }
    private let view = CountingView()
    private let isRecognizing: Bool

    init(_ sections: [(section: Int, items: [Item])], isRecognizing: Bool) {
      self.isRecognizing = isRecognizing
      dataSource.view = view
      apply(sections)
    }

    func apply(_ sections: [(section: Int, items: [Item])]) {
      var snapshot = isRecognizing ? dataSource.emptySnapshot() : DiffableDataSourceSnapshot<Int, Item>()
      snapshot.appendSections(sections.map(\.section))
      for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
      dataSource.apply(snapshot)
    }
  }

  private final class Theirs<Item: BenchmarkIdentifier> {
    private var shown = ListKitStandIn<Int, Item>()
    private var changeCount = 0

    init(_ sections: [(section: Int, items: [Item])]) {
      apply(sections)
    }

    func apply(_ sections: [(section: Int, items: [Item])]) {
      var snapshot = ListKitStandIn<Int, Item>()
      snapshot.appendSections(sections.map(\.section))
      for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
      let changes = ListKitChanges(from: shown, to: snapshot)
      changeCount += changes.deletes.count + changes.inserts.count + changes.moves.count
      shown = snapshot
    }
  }
}

/// Times the difference of two snapshots that are equal and share nothing, both built before the clock starts.
struct NoChangeBenchmark<Identifier: BenchmarkIdentifier> {
  func table() -> TextTable {
    var table = TextTable(
      "no change, built before, \(Identifier.self), times in µs", "ours", "ListKit stand-in", "ratio", "at least",
      "met")
    for (sectionCount, count) in [(26, 400), (100, 1_000)] { table.append(row(sectionCount, count)) }
    return table
  }

  private func row(_ sectionCount: Int, _ count: Int) -> [String] {
    var generator = SeededGenerator(seed: 22)
    let items = (0..<sectionCount).map { _ in generator.identifiers(count).map(Identifier.init(standingFor:)) }
    func ours() -> DiffableDataSourceSnapshot<Int, Identifier> {
      var snapshot = DiffableDataSourceSnapshot<Int, Identifier>()
      snapshot.appendSections(Array(0..<sectionCount))
      for section in 0..<sectionCount { snapshot.appendItems(items[section].map { $0 }, toSection: section) }
      return snapshot
    }
    func theirs() -> ListKitStandIn<Int, Identifier> {
      var snapshot = ListKitStandIn<Int, Identifier>()
      snapshot.appendSections(Array(0..<sectionCount))
      for section in 0..<sectionCount { snapshot.appendItems(items[section], toSection: section) }
      return snapshot
    }
    let (old, new, theirOld, theirNew) = (ours(), ours(), theirs(), theirs())
    let medians = Comparison().medians(of: [
      Contender("ours") { new.difference(from: old) },
      Contender("ListKit") { ListKitChanges(from: theirOld, to: theirNew) },
    ])
    let ratio = medians["ListKit"]! / medians["ours"]!
    let limit = sectionCount == 26 ? 2.5 : 1
    return [
      "\(sectionCount) × \(count)", medians["ours"]!.microsecondsText, medians["ListKit"]!.microsecondsText,
      "\(ratio.figure) ×", "\(limit.figure) ×", ratio >= limit ? "yes" : "NO",
    ]
  }
}

/// A view that notes that it was told, and does nothing else.
final class CountingView: DiffableDataSourceView {
  var updateCount = 0

  func reloadData() { updateCount += 1 }

  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    updateCount += 1
  }
}
