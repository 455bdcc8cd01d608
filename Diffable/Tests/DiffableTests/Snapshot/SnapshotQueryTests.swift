import Testing

@testable import Diffable

/// What a snapshot of sections and items answers.
@Suite struct SnapshotQueryTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, String>

  @Test func `an empty snapshot has nothing and finds nothing`() {
    let snapshot = Snapshot()
    #expect((snapshot.numberOfSections, snapshot.numberOfItems) == (0, 0))
    #expect((snapshot.sectionIdentifiers, snapshot.itemIdentifiers) == ([], []))
    #expect(snapshot.indexOfSection("A") == nil)
    #expect(snapshot.indexOfItem("x") == nil)
  }

  @Test func `the items of an unknown section are neither counted nor listed`() {
    let snapshot = Snapshot("A:x")
    let text =
      "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API "
      + "(which has O(1) performance)"
    #expect(violation { try snapshot.checked.numberOfItems(inSection: "Z") } == text)
    #expect(violation { try snapshot.checked.itemIdentifiers(inSection: "Z") } == text)
  }

  @Test func `the section of an item is found, that of an unknown one is not`() {
    let snapshot = Snapshot("A:x;B:y")
    #expect(snapshot.sectionIdentifier(containingItem: "y") == "B")
    #expect(snapshot.sectionIdentifier(containingItem: "z") == nil)
  }

  @Test func `the index of an item counts the items of all sections before it`() {
    let snapshot = Snapshot("A:x,y;B:;C:z,u")
    #expect(["x", "y", "z", "u", "v"].map(snapshot.indexOfItem) == [0, 1, 2, 3, nil])
  }

  @Test func `the index of a section counts the sections before it`() {
    let snapshot = Snapshot("A:x,y;B:;C:z")
    #expect(["A", "B", "C", "D"].map(snapshot.indexOfSection) == [0, 1, 2, nil])
  }

  @Test func `a section and an item may be equal values`() {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([2, 1], toSection: 1)
    #expect(snapshot.itemIdentifiers(inSection: 1) == [2, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == 1)
    snapshot.deleteItems([1])
    #expect(snapshot.sectionIdentifiers == [1, 2])
  }

  @Test func `an edit of a copy leaves the original alone, and a copy keeps the marks`() {
    var original = Snapshot("A:x,y;B:z")
    original.reloadItems(["x"])
    original.reconfigureItems(["y"])
    original.reloadSections(["B"])
    var copy = original
    copy.moveItem("x", afterItem: "z")
    copy.deleteItems(["y"])
    copy.reloadSections(["A"])
    #expect((original.text, copy.text) == ("A:x,y;B:z", "A:;B:z,x"))
    #expect((original.reloadedItemIdentifiers, copy.reloadedItemIdentifiers) == (["x"], ["x"]))
    #expect((original.reconfiguredItemIdentifiers, copy.reconfiguredItemIdentifiers) == (["y"], []))
    #expect((original.reloadedSectionIdentifiers, copy.reloadedSectionIdentifiers) == (["B"], ["B", "A"]))
  }

  @Test func `snapshots are equal that hold the same in the same order, marks or not`() {
    var marked = Snapshot("A:x,y;B:")
    marked.reloadItems(["x"])
    #expect(marked == Snapshot("A:x,y;B:"))
    for other in ["A:y,x;B:", "A:x;B:y", "B:;A:x,y", "A:x,y", "A:x,y;C:", "A:x,y,z;B:"] {
      #expect(marked != Snapshot(other))
    }
  }

  @Test func `a snapshot describes itself as UIKit's does, without addresses`() {
    #expect(
      Snapshot("A:a1,a2;B:b1").description == """
        <NSDiffableDataSourceSnapshot 0x: numberOfSections:2 numberOfItems:3; \
        sectionCounts=<_UIDataSourceSnapshotter: 0x; 2 sections with item counts: [2, 1] >
        [A: {a1 a2}]
        [B: {b1}]
        >
        """)
  }
}
