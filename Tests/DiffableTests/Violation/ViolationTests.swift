import Testing

@testable import Diffable

/// What the conformance sequences do not reach: traps, warnings, marks, texts for several identifiers.
@Suite struct ViolationTests {
  private func sample() -> DiffableDataSourceSnapshot<String, String> {
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(["a1", "a2"], toSection: "A")
    snapshot.appendItems(["b1"], toSection: "B")
    return snapshot
  }

  @Test func `a violation ends the program with its text`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = DiffableDataSourceSnapshot<String, String>()
      snapshot.appendItems(["a"])
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("There are currently no sections in the data source. Please add a section first."))
  }

  @Test func `an unknown child of an outline ends the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = DiffableDataSourceSectionSnapshot<Int>().parent(of: 1)
    }
  }

  @Test func `repeated identifiers are listed once each in the order found`() {
    var snapshot = sample()
    let violation = #expect(throws: DiffableViolation.self) {
      try snapshot.checked.appendItems(["y", "x", "x", "y", "x"])
    }
    #expect(
      violation?.description
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    x,\n    y\n)}")
    #expect(["y", "x", "x", "y", "x"].duplicateIdentifiers() == ["x", "y"])
    #expect(snapshot == sample())
  }

  @Test func `a call that fails halfway leaves no trace`() {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<1_000))
    let before = snapshot
    #expect(throws: DiffableViolation.self) {
      try snapshot.checked.insertItems(Array(1_000..<3_000) + [2_500], afterItem: 500)
    }
    #expect(snapshot == before)
    #expect(snapshot.indexOfItem(2_500) == nil)
    #expect(snapshot.indexOfItem(999) == 999)
  }

  @Test func `marks follow their items and a failed mark marks nothing`() {
    var snapshot = sample()
    snapshot.reconfigureItems(["b1", "a1"])
    snapshot.reloadItems(["a1"])
    snapshot.reconfigureItems(["a1", "b1"])
    #expect(snapshot.reloadedItemIdentifiers == ["a1"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["b1"])
    let violation = #expect(throws: DiffableViolation.self) { try snapshot.checked.reconfigureItems(["a2", "z"]) }
    #expect(
      violation?.description
        == "Attempted to reconfigure item identifier that does not exist in the snapshot: z")
    #expect(snapshot.reconfiguredItemIdentifiers == ["b1"])
    snapshot.reloadSections(["B"])
    snapshot.deleteSections(["B"])
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
    #expect(snapshot.reloadedItemIdentifiers == ["a1"])
  }

  @Test func `items that are there already are moved with a warning`() {
    let warnings = Warnings()
    var snapshot = sample()
    DiffableWarning.$handler.withValue({ warnings.append($0) }, operation: { snapshot.appendItems(["a1", "c"]) })
    #expect(snapshot.itemIdentifiers(inSection: "B") == ["b1", "a1", "c"])
    #expect(
      warnings.all == [
        "[UIDiffableDataSource] Diffable data source detected an attempt to insert or append 1 item identifier that "
          + "already exists in the snapshot. The existing item identifier will be moved into place instead, but this "
          + "operation will be more expensive. For best performance, inserted item identifiers should always be "
          + "unique. Set a symbolic breakpoint on "
          + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. "
          + "Item identifier that already exists: a1"
      ])
  }

  @Test func `snapshots describe themselves as UIKit's do, without addresses`() {
    #expect(
      sample().description == """
        <NSDiffableDataSourceSnapshot 0x: numberOfSections:2 numberOfItems:3; \
        sectionCounts=<_UIDataSourceSnapshotter: 0x; 2 sections with item counts: [2, 1] >
        [A: {a1 a2}]
        [B: {b1}]
        >
        """)
    var outline = DiffableDataSourceSectionSnapshot<String>()
    outline.append(["p", "q"])
    outline.append(["c"], to: "p")
    outline.append(["d"], to: "q")
    outline.expand(["p"])
    #expect(
      outline.visualDescription() == """
        <NSDiffableDataSourceSectionSnapshot: 0x
        +*p
          -*c
        -*q
          - d
        >
        """)
  }

  @Test func `an outline refuses a replacement that names an item from elsewhere`() {
    var outline = DiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([10, 11], to: 1)
    let before = outline
    var replacement = DiffableDataSourceSectionSnapshot<Int>()
    replacement.append([11, 2, 1])
    let violation = #expect(throws: DiffableViolation.self) {
      try outline.checked.replace(childrenOf: 1, using: replacement)
    }
    #expect(
      violation?.description
        == "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    2,\n    1\n)}")
    #expect(outline == before)
  }
}
