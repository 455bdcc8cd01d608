import Testing

@testable import Diffable

/// Where a row lands that is dragged in an outline, and who becomes its parent.
@Suite struct OutlineReorderingTests {
  struct Row: CustomTestStringConvertible {
    let outline: String
    let origin: Int
    let destination: Int
    let result: String
    var testDescription: String { "\(outline): \(origin) to \(destination)" }
  }

  static let rows: [Row] = [
    // Next to the row before it, under the same parent.
    Row(outline: "p+(a b) q+(c d)", origin: 1, destination: 2, result: "p+(b a) q+(c d)"),
    Row(outline: "p+(a b) q+(c d)", origin: 1, destination: 4, result: "p+(b) q+(c a d)"),
    Row(outline: "p+(a b) q+(c d)", origin: 5, destination: 2, result: "p+(a d b) q+(c)"),
    // After an expanded row, as its first child, also where it has none yet.
    Row(outline: "p+(a b) q+(c d)", origin: 1, destination: 3, result: "p+(b) q+(a c d)"),
    Row(outline: "p+(a b) q r+", origin: 1, destination: 4, result: "p+(b) q r+(a)"),
    // After a collapsed row, next to it.
    Row(outline: "p+(a b) q-(c) r", origin: 1, destination: 3, result: "p+(b) q-(c) a r"),
    // First of all, a root.
    Row(outline: "p+(a b) q", origin: 2, destination: 0, result: "b p+(a) q"),
    // With everything below it, shown or hidden.
    Row(outline: "p+(a b-(c)) q r", origin: 0, destination: 4, result: "q r p+(a b-(c))"),
    Row(outline: "q r p+(a b-(c))", origin: 2, destination: 1, result: "q p+(a b-(c)) r"),
    Row(outline: "q r p-(a)", origin: 2, destination: 0, result: "p-(a) q r"),
  ]

  @Test(arguments: rows)
  func `a row lands with what is below it`(row: Row) {
    let dataSource = reorderable(["A": row.outline])
    #expect(dataSource.beginInteractiveMovementForItem(at: IndexPath(item: row.origin, section: 0)))
    #expect(dataSource.endInteractiveMovement(at: IndexPath(item: row.destination, section: 0)))
    #expect(dataSource.snapshot(for: "A").text == row.result)
    #expect(dataSource.snapshot().itemIdentifiers == dataSource.snapshot(for: "A").visibleItems)
  }

  @Test(arguments: 0...2)
  func `a row cannot land in place or among what is below it`(destination: Int) {
    let dataSource = reorderable(["A": "p+(a b) q"])
    #expect(dataSource.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    #expect(!dataSource.endInteractiveMovement(at: IndexPath(item: destination, section: 0)))
    #expect(dataSource.snapshot(for: "A").text == "p+(a b) q")
  }

  @Test func `a row moves to another section with what is below it`() {
    let dataSource = reorderable(["A": "p+(a b-(c)) q", "B": "r+(d)"])
    #expect(dataSource.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    #expect(dataSource.endInteractiveMovement(at: IndexPath(item: 1, section: 1)))
    #expect(dataSource.snapshot(for: "A").text == "p+(a) q")
    #expect(dataSource.snapshot(for: "B").text == "r+(b-(c) d)")
  }

  @Test func `a row that moves to a section where it was hidden is there once`() {
    let dataSource = reorderable(["A": "p+(a) q", "B": "r-(a)"])
    #expect(dataSource.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    #expect(dataSource.endInteractiveMovement(at: IndexPath(item: 1, section: 1)))
    #expect(dataSource.snapshot(for: "A").text == "p+ q")
    #expect(dataSource.snapshot(for: "B").text == "r a")
  }

  @Test func `what a row hides does not move to a section that has it`() {
    let dataSource = reorderable(["A": "p-(a b) q", "B": "r a"])
    #expect(dataSource.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    #expect(dataSource.endInteractiveMovement(at: IndexPath(item: 1, section: 1)))
    #expect(dataSource.snapshot(for: "B").text == "r p-(b) a")
  }

  private func reorderable(_ outlines: KeyValuePairs<String, String>) -> MirrorView.DataSource {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    for (section, outline) in outlines { dataSource.apply(DiffableDataSourceSectionSnapshot(outline), to: section) }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { _ in }
    return dataSource
  }
}
