import BenchmarkHarness
import Diffable

/// Times what grows out of bounds first: identifiers of one hash, sections and levels without number.
struct LimitBenchmark {
  private struct Clashing: Hashable, Sendable {
    let number: Int

    func hash(into hasher: inout Hasher) {}
  }

  func table() -> TextTable {
    var table = TextTable("at the limits, times in ms", "ours", "at most", "met")
    var generator = SeededGenerator(seed: 24)
    let clashing = (0..<10_000).map(Clashing.init(number:))
    let shuffled = clashing.shuffled(using: &generator)
    table.append(row("10,000 of one hash, shuffled", 150) { IdentifierDifference(from: clashing, to: shuffled) })
    table.append(deletingSection())
    table.append(expanding())
    return table
  }

  private func deletingSection() -> [String] {
    let count = 100_000
    let dataSource = DiffableDataSource<Int, Int, Int> { _, _, _ in 0 }
    let view = CountingView()
    dataSource.view = view
    dataSource.apply(DiffableDataSourceSnapshot(Array(1...count), inSections: count))
    _ = dataSource.indexPath(for: 1)
    var next = count / 2
    return row("1 of 100,000 sections deleted and applied", 2) {
      var snapshot = dataSource.snapshot()
      snapshot.deleteSections([next])
      dataSource.apply(snapshot)
      next += 1
    }
  }

  private func expanding() -> [String] {
    let levels = 100_000
    var outline = DiffableDataSourceSectionSnapshot<Int>()
    outline.append([0])
    for level in 1..<levels { outline.append([level], to: level - 1) }
    let all = Array(0..<levels)
    return row("100,000 levels, all expanded", 50) {
      var copy = outline
      copy.expand(all)
      return copy.visibleItems.count
    }
  }

  private func row<Result>(_ name: String, _ limit: Double, _ work: @escaping () -> Result) -> [String] {
    let median = Comparison().medians(of: [Contender("ours", work)])["ours"]!
    let milliseconds = median.microseconds / 1_000
    return [name, milliseconds.figure, limit.figure, milliseconds <= limit ? "yes" : "NO"]
  }
}
