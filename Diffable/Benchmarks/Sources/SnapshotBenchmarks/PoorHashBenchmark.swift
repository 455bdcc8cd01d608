import BenchmarkHarness
import Diffable

/// Times 10,000 identifiers of which many have the same hash, next to a `Set`, which compares them all as well.
struct PoorHashBenchmark {
  private struct Clashing: Hashable, Sendable {
    let number: Int
    let hashCount: Int

    static func == (left: Clashing, right: Clashing) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number % hashCount) }
  }

  private let limit = 3.0
  private let count = 10_000

  func table() -> TextTable {
    var table = TextTable("poor hashes, 10,000 items, times in ms", "ours", "Set", "ratio", "at most", "met")
    for hashCount in [1, 8] {
      for callCount in [1, 100, 10_000] { addRows(to: &table, hashCount: hashCount, callCount: callCount) }
    }
    return table
  }

  private func addRows(to table: inout TextTable, hashCount: Int, callCount: Int) {
    var generator = SeededGenerator(seed: 24)
    let numbers = generator.identifiers(2 * count).map { Clashing(number: $0, hashCount: hashCount) }
    let (items, unknown) = (Array(numbers[..<count]), Array(numbers[count...]))
    let size = count / callCount
    let calls = (0..<callCount).map { Array(items[$0 * size..<($0 + 1) * size]) }
    func snapshot() -> DiffableDataSourceSnapshot<Int, Clashing> {
      var snapshot = DiffableDataSourceSnapshot<Int, Clashing>()
      snapshot.appendSections([0])
      for items in calls { snapshot.appendItems(items) }
      // The first look-up indexes what was only appended.
      _ = snapshot.indexOfItem(items[0])
      return snapshot
    }
    func outline() -> DiffableDataSourceSectionSnapshot<Clashing> {
      var outline = DiffableDataSourceSectionSnapshot<Clashing>()
      for items in calls { outline.append(items) }
      return outline
    }
    func set() -> Set<Clashing> {
      var set: Set<Clashing> = []
      for items in calls { set.formUnion(items) }
      return set
    }
    let (builtSnapshot, builtOutline, builtSet) = (snapshot(), outline(), set())
    let medians = Comparison().medians(of: [
      Contender("snapshot", snapshot), Contender("outline", outline), Contender("Set", set),
      Contender("snapshot, unknown") { unknown.count { builtSnapshot.indexOfItem($0) != nil } },
      Contender("outline, unknown") { unknown.count(where: builtOutline.contains) },
      Contender("Set, unknown") { unknown.count(where: builtSet.contains) },
    ])
    for name in ["snapshot", "outline", "snapshot, unknown", "outline, unknown"] {
      let other = medians[name.hasSuffix("unknown") ? "Set, unknown" : "Set"]!
      let ratio = medians[name]! / other
      let hashes = hashCount == 1 ? "1 hash" : "\(hashCount) hashes"
      table.append([
        "\(name), \(hashes), \(callCount) call\(callCount == 1 ? "" : "s")",
        (medians[name]!.microseconds / 1_000).figure,
        (other.microseconds / 1_000).figure, "\(ratio.figure) ×", "\(limit.figure) ×", ratio <= limit ? "yes" : "NO",
      ])
    }
  }
}
