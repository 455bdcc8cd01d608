import Testing

@testable import Diffable

/// What UIKit's rules leave open and was decided, in the order of the article "Where UIKit is silent".
@Suite struct DecisionTests {
  typealias Outline = DiffableDataSourceSectionSnapshot<String>
  typealias Versioned = NewestIdentifierTests.Versioned

  let dataSource = MirrorView.DataSource { _, _, item in item }

  func show(_ outline: String, in section: String = "A") {
    dataSource.apply(Outline(outline), to: section)
  }

  func edit(_ change: (inout DiffableDataSourceSnapshot<String, String>) -> Void) {
    var snapshot = dataSource.snapshot()
    change(&snapshot)
    dataSource.apply(snapshot)
  }

  @Test func `an item that a snapshot adds between an expanded item and its children makes the section flat`() {
    show("p+(a-(c)) q")
    edit { $0.insertItems(["x"], afterItem: "p") }
    #expect(dataSource.snapshot(for: "A").text == "p x a q")
  }

  @Test func `an item that was hidden is shown collapsed, with what is below it`() {
    show("p-(a+(c) b) q")
    edit { $0.insertItems(["a"], afterItem: "p") }
    #expect(dataSource.snapshot(for: "A").text == "p-(b) a-(c) q")
  }

  @Test func `a child that stays when its parent is deleted comes back as a new item`() {
    show("p+(a+(c) b) q")
    edit { $0.deleteItems(["p", "b"]) }
    #expect(dataSource.snapshot(for: "A").text == "a c q")
  }

  @Test func `an item goes to another section without what is below it, unless the user takes it there`() {
    show("p-(a) q")
    show("r", in: "B")
    edit { $0.moveItem("p", afterItem: "r") }
    #expect(dataSource.snapshot(for: "A").text == "q")
    #expect(dataSource.snapshot(for: "B").text == "r p")

    show("p-(a) q")
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { _ in }
    #expect(dataSource.moveItem(at: IndexPath("0.0"), to: IndexPath("1.1")))
    #expect(dataSource.snapshot(for: "A").text == "q")
    #expect(dataSource.snapshot(for: "B").text == "r p-(a)")
  }

  @Test func `of two equal items the one that is shown is kept, and of two hidden ones that which was there`() {
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { _ in }
    show("x p-(a-(b))")
    show("q-(x) r-(a-(c))", in: "B")
    #expect(dataSource.moveItem(at: IndexPath("0.0"), to: IndexPath("1.0")))
    #expect(dataSource.snapshot(for: "B").text == "x q r-(a-(c))")
    #expect(dataSource.moveItem(at: IndexPath("0.0"), to: IndexPath("1.0")))
    #expect(dataSource.snapshot(for: "B").text == "p x q r-(a-(c))")
  }

  @Test func `a destination is not stored, and what another section hides is not replaced by a newer equal one`() {
    let dataSource = DiffableDataSource<String, Versioned, String> { _, _, item in "\(item)" }
    var hidden = DiffableDataSourceSectionSnapshot<Versioned>()
    hidden.append([Versioned("p", 1)])
    hidden.append([Versioned("a", 1)], to: Versioned("p", 1))
    dataSource.apply(hidden, to: "A")
    var shown = DiffableDataSourceSectionSnapshot<Versioned>()
    shown.append([Versioned("a", 2), Versioned("b", 2)])
    dataSource.apply(shown, to: "B")
    var snapshot = dataSource.snapshot()
    snapshot.moveItem(Versioned("b", 3), beforeItem: Versioned("a", 9))
    dataSource.apply(snapshot)
    #expect(dataSource.snapshot().itemIdentifiers.map(\.description) == ["p1", "b3", "a2"])
    #expect(dataSource.snapshot(for: "A").items.map(\.description) == ["p1", "a1"])
  }

  @Test func `a text names the identifier that the call was given`() {
    var snapshot = DiffableDataSourceSnapshot<Versioned, Versioned>()
    snapshot.appendSections([Versioned("A", 1)])
    #expect(
      violation { try snapshot.checked.appendItems([Versioned("x", 1), Versioned("x", 2)]) }
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    x2\n)}")
    #expect(
      violation { try snapshot.checked.appendSections([Versioned("A", 2)]) }?.hasSuffix("already exists: A2") == true)
  }

  @Test func `a repeated identifier is reported before a missing one`() {
    var snapshot = DiffableDataSourceSnapshot("A:x")
    let text = "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    q\n)}"
    #expect(violation { try snapshot.checked.reloadItems(["r", "q", "q"]) } == text)
    #expect(violation { try snapshot.checked.reconfigureItems(["r", "q", "q"]) } == text)
    #expect(
      violation { try snapshot.checked.reloadSections(["Z", "Q", "Q"]) }
        == "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    Q\n)}")
  }

  @Test func `marks keep the place of the first call, and only the one that wins`() {
    var snapshot = DiffableDataSourceSnapshot("A:x,y;B:z")
    snapshot.reconfigureItems(["z", "y", "x"])
    snapshot.reloadItems(["y"])
    snapshot.moveItem("z", beforeItem: "x")
    snapshot.reconfigureItems(["z", "y"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["z", "x"])
    #expect(snapshot.reloadedItemIdentifiers == ["y"])
  }

  @Test func `an item that leaves with its section is a delete as well`() {
    let difference = DiffableDataSourceSnapshot("B:z").difference(from: DiffableDataSourceSnapshot("A:x,y;B:z"))
    #expect(difference.sectionDeletes == [0])
    #expect(difference.itemDeletes == [IndexPath("0.0"), IndexPath("0.1")])
  }

  @Test func `an item that is reconfigured in a reloaded section is asked for once, also next to other changes`() {
    let source = RecordedSource(showing: "A:x,y")
    var snapshot = DiffableDataSourceSnapshot("A:y,x")
    snapshot.reconfigureItems(["y"])
    snapshot.reloadSections(["A"])
    source.dataSource.apply(snapshot)
    #expect(source.asked == ["0.0 y", "0.1 x"])
  }

  @Test func `the difference of a reorder moves what was dragged`() {
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    var moved: [String] = []
    dataSource.reorderingHandlers.didReorder = { transaction in
      for case .insert(_, let item, _) in transaction.difference.insertions { moved.append(item) }
    }
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y"))
    #expect(dataSource.moveItem(at: IndexPath("0.0"), to: IndexPath("0.1")))
    #expect(dataSource.moveItem(at: IndexPath("0.0"), to: IndexPath("0.1")))
    #expect(dataSource.moveItem(at: IndexPath("0.1"), to: IndexPath("0.0")))
    #expect(moved == ["x", "y", "y"])
    #expect(!dataSource.moveItem(at: IndexPath("0.0"), to: IndexPath("0.2")))
  }

  @Test func `a leaf may be expanded, and no handler is asked about what is expanded`() {
    show("p")
    #expect(dataSource.expandItem(at: IndexPath("0.0")))
    #expect(dataSource.snapshot(for: "A").text == "p+")
    dataSource.sectionSnapshotHandlers.shouldExpandItem = { _ in
      Issue.record("asked about an item that is expanded")
      return true
    }
    #expect(!dataSource.expandItem(at: IndexPath("0.0")))
  }

  @Test func `a description ends with a line of its own`() {
    #expect(
      DiffableDataSourceSnapshot("A:x,y;B:").description == """
        <NSDiffableDataSourceSnapshot 0x: numberOfSections:2 numberOfItems:2; sectionCounts=<_UIDataSourceSnapshotter: \
        0x; 2 sections with item counts: [2, 0] >
        [A: {x y}]
        [B: {}]
        >
        """)
  }

  @Test func `warnings name what is unknown, and what is there already in the order of the call`() {
    let warnings = Warnings()
    DiffableWarning.$handler.withValue(warnings.handler) {
      var outline = Outline("p")
      outline.expand(["q", "p", "r"])
      var snapshot = DiffableDataSourceSnapshot("A:x,y,z")
      snapshot.appendItems(["z", "w", "x"])
    }
    #expect(
      warnings.all.prefix(2) == [
        "[UIDiffableDataSource] Item identifier does not exist in section snapshot: q",
        "[UIDiffableDataSource] Item identifier does not exist in section snapshot: r",
      ])
    #expect(warnings.all.last?.hasSuffix("that already exist: (\n    z,\n    x\n)") == true)
  }

  @Test func `the first apply of any kind fills the view, an empty snapshot and an outline too`() {
    let view = MirrorView(dataSource)
    dataSource.apply(DiffableDataSourceSnapshot(""), animatingDifferences: false)
    dataSource.apply(DiffableDataSourceSnapshot("A:x"), animatingDifferences: false)
    var updates = DiffableDataSourceSnapshotDifference()
    (updates.sectionInserts, updates.itemInserts) = ([0], [IndexPath("0.0")])
    #expect(view.calls == [.reload, .updates(updates, animated: false)])

    let other = MirrorView.DataSource { _, _, item in item }
    let otherView = MirrorView(other)
    other.apply(Outline("p+(a)"), to: "A", animatingDifferences: false)
    other.apply(DiffableDataSourceSnapshot("A:p,a"), animatingDifferences: false)
    #expect(otherView.calls == [.reload])
  }
}
