import BenchmarkHarness
import Diffable

/// Times the visible items of an outline of a thousand parents with a hundred children each.
struct VisibleItemsBenchmark {
  /// What a thousand visible items may take.
  private let limit = Duration.microseconds(2)

  func table() -> TextTable {
    var table = TextTable(
      "visibleItems of 1000 × 100 Int, times in µs", "visible", "ours", "for 1000", "at most", "met")
    for (name, step) in [("all expanded", 1), ("every other one expanded", 2), ("all collapsed", 1_001)] {
      table.append(row(name, expandingEach: step))
    }
    return table
  }

  private func row(_ name: String, expandingEach step: Int) -> [String] {
    var generator = SeededGenerator(seed: 16)
    var outline = DiffableDataSourceSectionSnapshot(generator.identifiers(101_000), parents: 1_000)
    outline.expand(outline.rootItems.enumerated().filter { ($0.offset + 1) % step == 0 }.map(\.element))
    let visible = outline.visibleItems.count
    let time = Comparison().medians(of: [Contender("ours") { outline.visibleItems }])["ours"]!
    let part = time * 1_000 / visible
    return [
      name, "\(visible)", time.microsecondsText, part.microsecondsText, limit.microsecondsText,
      part <= limit ? "yes" : "NO",
    ]
  }
}
