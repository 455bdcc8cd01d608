import Testing

@testable import Diffable

/// What a snapshot of the whole leaves of the outline of a section.
@Suite struct OutlineRebaseTests {
  struct Row: CustomTestStringConvertible {
    let outline: String
    let shown: String
    let kept: String
    var testDescription: String { "\(outline) showing \(shown)" }
  }

  static let rows: [Row] = [
    // Equal to what is visible: kept as it is.
    Row(outline: "p+(a b-(c)) q", shown: "p,a,b,q", kept: "p+(a b-(c)) q"),
    // Removed: dropped with what is below, shown or hidden.
    Row(outline: "p+(a b-(c)) q", shown: "p,a,q", kept: "p+(a) q"),
    Row(outline: "p+(a b) q", shown: "q", kept: "q"),
    Row(outline: "p+(a b) q", shown: "", kept: ""),
    // A child that stays when its parent goes comes back as a new item.
    Row(outline: "p+(a-(c) b) q", shown: "a,q", kept: "a q"),
    Row(outline: "q p+(a b)", shown: "q,b,a", kept: "q b a"),
    // Added: behind the visible item before it, at its level; first, as the first root.
    Row(outline: "p+(a b) q", shown: "p,a,x,b,q", kept: "p+(a x b) q"),
    Row(outline: "p+(a b) q", shown: "p,a,b,x,y,q", kept: "p+(a b x y) q"),
    Row(outline: "p-(a) q", shown: "p,x,q", kept: "p-(a) x q"),
    Row(outline: "p-(a) q", shown: "x,y,p,q", kept: "x y p-(a) q"),
    Row(outline: "", shown: "x,y", kept: "x y"),
    // Added between an expanded item and its children: there is no such outline, so it becomes flat.
    Row(outline: "p+(a-(c)) q", shown: "p,x,a,q", kept: "p x a q"),
    // Moved: with what is below.
    Row(outline: "p-(a) q r", shown: "q,r,p", kept: "q r p-(a)"),
    Row(outline: "p+(a b) q r s t", shown: "q,r,s,t,p,a,b", kept: "q r s t p+(a b)"),
    Row(outline: "q r s t p+(a b-(c))", shown: "p,a,b,q,r,s,t", kept: "p+(a b-(c)) q r s t"),
    Row(outline: "p+(a b-(d) c) q", shown: "p,b,c,a,q", kept: "p+(b-(d) c a) q"),
    Row(outline: "p+(a b) q+(c d)", shown: "p,b,q,c,a,d", kept: "p+(b) q+(c a d)"),
    // Moved together: neighbours keep their shape.
    Row(outline: "p+(a b) q r s t u", shown: "r,s,t,u,p,a,b,q", kept: "r s t u p+(a b) q"),
    Row(outline: "x+(p+(a) q) r s t u v", shown: "x,r,s,t,u,v,p,a,q", kept: "x+ r s t u v p+(a) q"),
    // First of all, as a root.
    Row(outline: "p+(a b c) q", shown: "a,p,b,c,q", kept: "a p+(b c) q"),
    // Moved among its own children: there is no such outline.
    Row(outline: "p+(a b c) q", shown: "a,b,p,c,q", kept: "a b p c q"),
    // Hidden before, shown now: taken from where it was hidden, collapsed.
    Row(outline: "p-(a+(c) b) q", shown: "p,a,q", kept: "p-(b) a-(c) q"),
  ]

  @Test(arguments: rows)
  func `an outline follows what a snapshot shows`(row: Row) {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.apply(DiffableDataSourceSectionSnapshot(row.outline), to: "A")
    dataSource.apply(DiffableDataSourceSnapshot("A:" + row.shown))
    #expect(dataSource.snapshot(for: "A").text == row.kept)
    #expect(dataSource.snapshot().text == "A:" + row.shown)
  }

  @Test func `applying by reload carries outlines along as well`() {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.apply(DiffableDataSourceSectionSnapshot("p+(a b) q"), to: "A")
    dataSource.applySnapshotUsingReloadData(DiffableDataSourceSnapshot("A:p,b,q,x"))
    #expect(dataSource.snapshot(for: "A").text == "p+(b) q x")
  }

  @Test func `a section that is gone loses its outline and comes back flat`() {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.apply(DiffableDataSourceSectionSnapshot("p+(a) q"), to: "A")
    dataSource.apply(DiffableDataSourceSnapshot("B:q"))
    #expect(dataSource.snapshot(for: "A").items == [])
    dataSource.apply(DiffableDataSourceSnapshot("B:q;A:p,a"))
    #expect(dataSource.snapshot(for: "A").text == "p a")
  }

  @Test func `moving its section leaves an outline alone`() {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.apply(DiffableDataSourceSectionSnapshot("p+(a) q"), to: "A")
    dataSource.apply(DiffableDataSourceSectionSnapshot("r-(b)"), to: "B")
    var snapshot = dataSource.snapshot()
    snapshot.moveSection("B", beforeSection: "A")
    dataSource.apply(snapshot)
    #expect(dataSource.snapshot().text == "B:r;A:p,a,q")
    #expect(dataSource.snapshot(for: "A").text == "p+(a) q")
    #expect(dataSource.snapshot(for: "B").text == "r-(b)")
  }

  @Test func `an item that another section takes over leaves the outline that showed it, with what is below`() {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.apply(DiffableDataSourceSectionSnapshot("p+(a-(b)) q"), to: "A")
    dataSource.apply(DiffableDataSourceSectionSnapshot("a"), to: "B")
    #expect(dataSource.snapshot().text == "A:p,q;B:a")
    #expect(dataSource.snapshot(for: "A").text == "p+ q")
  }

  @Test func `an item may be hidden in one section and shown in another until it is shown in both`() {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.apply(DiffableDataSourceSectionSnapshot("p-(a) q"), to: "A")
    dataSource.apply(DiffableDataSourceSectionSnapshot("a b"), to: "B")
    #expect(dataSource.snapshot(for: "A").text == "p-(a) q")
    #expect(dataSource.expandItem(at: IndexPath(item: 0, section: 0)))
    #expect(dataSource.snapshot().text == "A:p,a,q;B:b")
    #expect(dataSource.snapshot(for: "B").text == "b")
  }
}
