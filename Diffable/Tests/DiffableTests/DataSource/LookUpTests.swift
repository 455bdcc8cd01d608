import Testing

@testable import Diffable

@Suite struct LookUpTests {
  let dataSource = MirrorView.DataSource { _, _, item in item }

  @Test func `before anything is applied there is nothing to find`() {
    #expect(dataSource.snapshot().numberOfSections == 0)
    #expect(dataSource.snapshot().numberOfItems == 0)
    #expect(dataSource.itemIdentifier(for: IndexPath(item: 0, section: 0)) == nil)
    #expect(dataSource.indexPath(for: "x") == nil)
    #expect(dataSource.sectionIdentifier(for: 0) == nil)
    #expect(dataSource.index(for: "A") == nil)
    #expect(dataSource.numberOfSections == 0)
  }

  @Test func `items and sections are found both ways`() {
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y;B:;C:z"))
    for (item, place) in ["x": "0.0", "y": "0.1", "z": "2.0"] {
      #expect(dataSource.indexPath(for: item) == IndexPath(place))
      #expect(dataSource.itemIdentifier(for: IndexPath(place)) == item)
    }
    for (index, section) in ["A", "B", "C"].enumerated() {
      #expect(dataSource.index(for: section) == index)
      #expect(dataSource.sectionIdentifier(for: index) == section)
    }
    #expect((0..<3).map(dataSource.numberOfItems(inSection:)) == [2, 0, 1])
  }

  @Test(arguments: ["0.2", "1.0", "3.0", "0.-1", "-1.0"])
  func `out of range there is no item`(place: String) {
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y;B:;C:z"))
    #expect(dataSource.itemIdentifier(for: IndexPath(place)) == nil)
  }

  @Test func `out of range there is no section`() {
    dataSource.apply(DiffableDataSourceSnapshot("A:x"))
    #expect(dataSource.sectionIdentifier(for: 1) == nil)
    #expect(dataSource.sectionIdentifier(for: -1) == nil)
    #expect(dataSource.index(for: "B") == nil)
  }

  @Test func `index titles lead to the first items of their sections`() {
    #expect(dataSource.indexTitles == nil)
    #expect(dataSource.indexPathForIndexTitle(at: 0) == nil)
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y;B:;C:z"))
    dataSource.indexTitlesProvider = { dataSource in
      dataSource.snapshot().sectionIdentifiers.map { (title: $0.lowercased(), section: $0) } + [("?", "gone")]
    }
    #expect(dataSource.indexTitles == ["a", "b", "c", "?"])
    #expect(
      (-1...4).map(dataSource.indexPathForIndexTitle(at:)) == [nil, IndexPath("0.0"), nil, IndexPath("2.0"), nil, nil])
  }

  @Test func `a snapshot taken from the data source is a copy without marks`() {
    var applied = DiffableDataSourceSnapshot("A:x,y")
    applied.reloadItems(["x"])
    applied.reconfigureItems(["y"])
    applied.reloadSections(["A"])
    dataSource.apply(applied)
    var copy = dataSource.snapshot()
    #expect(copy.reloadedItemIdentifiers == [])
    #expect(copy.reconfiguredItemIdentifiers == [])
    #expect(copy.reloadedSectionIdentifiers == [])
    #expect(applied.reloadedItemIdentifiers == ["x"])
    #expect(applied.reconfiguredItemIdentifiers == ["y"])
    #expect(applied.reloadedSectionIdentifiers == ["A"])
    copy.deleteItems(["x"])
    #expect(dataSource.snapshot().text == "A:x,y")
  }
}
