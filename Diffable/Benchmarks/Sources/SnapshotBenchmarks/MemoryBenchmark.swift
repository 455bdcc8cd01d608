import BenchmarkHarness
import Diffable

/// Weighs snapshots of a million integers.
struct MemoryBenchmark {
  /// What an item may take, in bytes.
  private let limit = 48.0

  func table() -> TextTable {
    var table = TextTable("memory of 1,000,000 Int items, bytes an item", "ours", "at most", "met")
    for (name, sectionCount, moves, isLookedUp) in [
      ("one section", 1, 0, false), ("1000 sections", 1_000, 0, false),
      ("1000 sections, an item looked up", 1_000, 0, true),
      ("one section, then a million random moves", 1, 1_000_000, true),
    ] {
      guard let bytes = weight(sectionCount: sectionCount, moves: moves, isLookedUp: isLookedUp) else { continue }
      table.append([name, bytes.figure, limit.figure, bytes <= limit ? "yes" : "NO"])
    }
    return table
  }

  private func weight(sectionCount: Int, moves: Int, isLookedUp: Bool) -> Double? {
    var generator = SeededGenerator(seed: 17)
    let identifiers = generator.identifiers(1_000_000)
    guard let before = MemoryInUse.bytes else { return nil }
    var snapshot = DiffableDataSourceSnapshot(identifiers, inSections: sectionCount)
    for _ in 0..<moves {
      let (item, other) = (identifiers.randomElement(using: &generator)!, identifiers.randomElement(using: &generator)!)
      if item != other { snapshot.moveItem(item, beforeItem: other) }
    }
    if isLookedUp { keep(snapshot.indexOfItem(identifiers[0])) }
    let after = MemoryInUse.bytes!
    keep(snapshot)
    return Double(after - before) / Double(identifiers.count)
  }
}
