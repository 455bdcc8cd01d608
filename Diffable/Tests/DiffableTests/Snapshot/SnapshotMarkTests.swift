import Testing

@testable import Diffable

/// What is to be reloaded and reconfigured.
@Suite struct SnapshotMarkTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, String>

  @Test func `an unknown item can be neither reloaded nor reconfigured; the first missing one is named`() {
    var snapshot = Snapshot("A:x")
    #expect(
      violation { try snapshot.checked.reloadItems(["x", "q", "r"]) }
        == "Attempted to reload item identifier that does not exist in the snapshot: q")
    #expect(
      violation { try snapshot.checked.reconfigureItems(["x", "q", "r"]) }
        == "Attempted to reconfigure item identifier that does not exist in the snapshot: q")
  }

  @Test func `a call that fails marks nothing`() {
    var snapshot = Snapshot("A:x,y")
    snapshot.reloadItems(["y"])
    for items in [["x", "q"], ["x", "x"]] {
      #expect(violation { try snapshot.checked.reloadItems(items) } != nil)
      #expect(violation { try snapshot.checked.reconfigureItems(items) } != nil)
      #expect(violation { try snapshot.checked.reloadSections(["A", "Z"]) } != nil)
    }
    #expect(snapshot.reloadedItemIdentifiers == ["y"])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == [])
  }

  @Test func `marks are listed once each in the order of the calls`() {
    var snapshot = Snapshot("A:x,y,z;B:u,v,w")
    snapshot.reloadItems(["z", "x"])
    snapshot.reloadItems(["y", "z"])
    snapshot.reconfigureItems(["w", "u"])
    snapshot.reconfigureItems(["u", "v"])
    snapshot.reloadSections(["B"])
    snapshot.reloadSections(["A", "B"])
    #expect(snapshot.reloadedItemIdentifiers == ["z", "x", "y"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["w", "u", "v"])
    #expect(snapshot.reloadedSectionIdentifiers == ["B", "A"])
  }

  @Test func `an item that is deleted loses its mark, and does not get it back`() {
    var snapshot = Snapshot("A:x,y;B:z")
    snapshot.reloadItems(["x", "z"])
    snapshot.reconfigureItems(["y"])
    snapshot.reloadSections(["B"])
    snapshot.deleteItems(["x", "y"])
    snapshot.deleteSections(["B"])
    snapshot.appendSections(["B"])
    snapshot.appendItems(["x", "y", "z"])
    #expect(snapshot.reloadedItemIdentifiers == [])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == [])
  }

  @Test func `an item that moves, or is inserted again, keeps its mark`() {
    var snapshot = Snapshot("A:x,y;B:z")
    snapshot.reloadItems(["x"])
    snapshot.reconfigureItems(["y"])
    snapshot.moveItem("x", afterItem: "z")
    withoutWarnings { snapshot.appendItems(["y", "x"], toSection: "B") }
    #expect(snapshot.reloadedItemIdentifiers == ["x"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["y"])
  }

  @Test func `deleting everything deletes all marks`() {
    var snapshot = Snapshot("A:x,y")
    snapshot.reloadItems(["x"])
    snapshot.reconfigureItems(["y"])
    snapshot.reloadSections(["A"])
    snapshot.deleteAllItems()
    #expect(snapshot.reloadedItemIdentifiers == [])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == [])
  }

  @Test func `reloading wins over reconfiguring, in either order`() {
    var snapshot = Snapshot("A:x,y")
    snapshot.reconfigureItems(["x"])
    snapshot.reloadItems(["x", "y"])
    snapshot.reconfigureItems(["y"])
    #expect(snapshot.reloadedItemIdentifiers == ["x", "y"])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
  }

  @Test func `marking nothing does nothing`() {
    var snapshot = Snapshot("A:x")
    snapshot.reloadItems([])
    snapshot.reconfigureItems([])
    snapshot.reloadSections([])
    #expect(snapshot.reloadedItemIdentifiers == [])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == [])
  }
}
