import Diffable
import Foundation
import Testing

/// Index paths in a file that imports Foundation, which has a type called `IndexPath`.
@Suite struct IndexPathTests {
  typealias DataSource = DiffableDataSource<String, String, String>

  let dataSource: DataSource

  init() {
    dataSource = DataSource { _, indexPath, item in "\(item) at \(indexPath)" }
    var snapshot = DataSource.Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(["x"], toSection: "A")
    snapshot.appendItems(["y", "z"], toSection: "B")
    dataSource.apply(snapshot)
  }

  @Test func `an index path has a name of its own`() {
    let place = DiffableIndexPath(item: 1, section: 1)
    #expect(dataSource.itemIdentifier(for: place) == "z")
    #expect(dataSource.indexPath(for: "z") == place)
    #expect(dataSource.itemIdentifier(for: .init(item: 0, section: 1)) == "y")
  }

  @Test func `data sources and snapshots call it by the name that it has in UIKit`() {
    let place: DataSource.IndexPath = DataSource.IndexPath(item: 0, section: 0)
    #expect(dataSource.cell(forItemAt: place) == "x at [0, 0]")
    #expect(dataSource.snapshot().itemIdentifier(for: DataSource.Snapshot.IndexPath(item: 0, section: 0)) == "x")
  }

  @Test func `Foundation's own index path is still called by its name`() {
    let place: IndexPath = [1, 0]
    #expect(place.count == 2)
  }

  @Test func `an index path has a row, a literal and a subscript as in UIKit`() {
    var place = DataSource.IndexPath(row: 1, section: 1)
    #expect(place == [1, 1])
    #expect((place[0], place[1], place.row) == (1, 1, 1))
    place.row = 0
    #expect(place.item == 0)
    #expect(dataSource.itemIdentifier(for: [1, 0]) == "y")
  }

  @Test func `an index path is turned into Foundation's and back in a line each`() throws {
    let place = try #require(dataSource.indexPath(for: "z"))
    let foundationPath = Foundation.IndexPath(indexes: [place.section, place.item])
    let samePlace = DiffableIndexPath(item: foundationPath[1], section: foundationPath[0])
    #expect(foundationPath == [1, 1])
    #expect(samePlace == place)
  }
}
