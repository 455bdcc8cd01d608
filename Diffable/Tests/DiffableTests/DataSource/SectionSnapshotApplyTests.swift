import Testing

@testable import Diffable

@Suite struct SectionSnapshotApplyTests {
  let dataSource = MirrorView.DataSource { _, _, item in item }

  @Test func `a section shows what is visible and keeps what is hidden`() {
    dataSource.apply(DiffableDataSourceSnapshot("A:;B:x"))
    dataSource.apply(DiffableDataSourceSectionSnapshot("p+(a b-(c)) q"), to: "A")
    #expect(dataSource.snapshot().text == "A:p,a,b,q;B:x")
    #expect(dataSource.snapshot(for: "A").text == "p+(a b-(c)) q")
    #expect(dataSource.indexPath(for: "c") == nil)
  }

  @Test func `a section that does not exist is appended`() {
    dataSource.apply(DiffableDataSourceSnapshot("A:x"))
    dataSource.apply(DiffableDataSourceSectionSnapshot("p"), to: "B")
    #expect(dataSource.snapshot().text == "A:x;B:p")
  }

  @Test func `an empty outline leaves an empty section`() {
    dataSource.apply(DiffableDataSourceSnapshot("A:x"))
    dataSource.apply(DiffableDataSourceSectionSnapshot(""), to: "A")
    #expect(dataSource.snapshot().text == "A:")
  }

  @Test func `the outline of a section filled by a snapshot is flat`() {
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y"))
    let outline = dataSource.snapshot(for: "A")
    #expect(outline.rootItems == ["x", "y"])
    #expect(outline.level(of: "y") == 0)
    #expect(!outline.isExpanded("x"))
  }

  @Test func `the outline of a section that does not exist is empty`() {
    #expect(dataSource.snapshot(for: "A").items == [])
  }

  @Test func `expansion counts once it is applied`() {
    dataSource.apply(DiffableDataSourceSectionSnapshot("p-(a)"), to: "A")
    var outline = dataSource.snapshot(for: "A")
    outline.expand(["p"])
    #expect(dataSource.snapshot().text == "A:p")
    dataSource.apply(outline, to: "A")
    #expect(dataSource.snapshot().text == "A:p,a")
  }

  @Test func `applying an outline calls none of the handlers`() {
    var called: [String] = []
    dataSource.sectionSnapshotHandlers.shouldExpandItem = {
      called.append($0); return false
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { called.append($0) }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = {
      called.append($0); return $1
    }
    dataSource.apply(DiffableDataSourceSectionSnapshot("p+(a)"), to: "A")
    dataSource.apply(DiffableDataSourceSectionSnapshot("p-(a)"), to: "A")
    #expect(called == [])
  }

  @Test func `an item hidden in a collapsed parent cannot be reconfigured`() {
    dataSource.apply(DiffableDataSourceSectionSnapshot("p-(a)"), to: "A")
    var snapshot = dataSource.snapshot()
    let violation = #expect(throws: DiffableViolation.self) { try snapshot.checked.reconfigureItems(["a"]) }
    #expect(
      violation?.description
        == "Attempted to reconfigure item identifier that does not exist in the snapshot: a")
  }

  @Test func `taking items over from other sections warns of nothing`() {
    let warnings = Warnings()
    DiffableWarning.$handler.withValue(warnings.handler) {
      dataSource.apply(DiffableDataSourceSnapshot("A:x,y;B:z"))
      dataSource.apply(DiffableDataSourceSectionSnapshot("y+(x)"), to: "B")
    }
    #expect(dataSource.snapshot().text == "A:;B:y,x")
    #expect(warnings.all == [])
  }
}
