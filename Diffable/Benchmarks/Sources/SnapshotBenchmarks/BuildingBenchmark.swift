import BenchmarkHarness
import Diffable

/// Times building a snapshot of integers, every check for duplicates included, against a table of the identifiers.
struct BuildingBenchmark {
  /// How many times the table's time it may take.
  private let limit = 2.0

  func table() -> TextTable {
    var table = TextTable("building a snapshot of Int, times in µs", "ours", "hash table", "ratio", "at most", "met")
    for (count, sectionCount) in [(100_000, 1), (100_000, 100), (100_000, 1_000), (100_000, 10_000), (1_000_000, 1)] {
      table.append(row(count, sectionCount))
    }
    table.append(row(100_000, 100, afterLookUp: true))
    return table
  }

  private func row(_ count: Int, _ sectionCount: Int, afterLookUp: Bool = false) -> [String] {
    var generator = SeededGenerator(seed: 15)
    let lists = (0..<4).map { _ in generator.identifiers(count) }
    let parts = lists.map { list in
      (0..<sectionCount).map { Array(list[(count * $0 / sectionCount)..<(count * ($0 + 1) / sectionCount)]) }
    }
    let medians = Comparison().medians(of: [
      Contender("ours", each: parts) { build($0, afterLookUp) },
      Contender("hash table", each: lists) { Floors.hashTable($0, []) },
    ])
    let ratio = medians["ours"]! / medians["hash table"]!
    var name = sectionCount == 1 ? "\(count) in one call" : "\(count) in \(sectionCount) sections, a call each"
    if afterLookUp { name += ", after a look-up" }
    return [
      name, medians["ours"]!.microsecondsText, medians["hash table"]!.microsecondsText, ratio.figure, limit.figure,
      ratio <= limit ? "yes" : "NO",
    ]
  }

  private func build(_ parts: [[Int]], _ afterLookUp: Bool) -> DiffableDataSourceSnapshot<Int, Int> {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(Array(parts.indices))
    if afterLookUp { keep(snapshot.indexOfItem(0)) }
    for (section, items) in parts.enumerated() { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }
}
