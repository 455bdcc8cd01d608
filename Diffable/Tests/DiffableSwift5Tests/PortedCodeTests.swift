import Diffable
import Foundation
import Testing

// What code for UIKit needs to keep its names.
typealias IndexPath = DiffableIndexPath
typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot
typealias NSDiffableDataSourceSectionSnapshot = DiffableDataSourceSectionSnapshot
typealias UICollectionViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable> =
  DiffableDataSource<Section, Item, Row>

class Row {
  var text = ""
}

final class HeadingRow: Row {}

/// An item of an outline as samples write it: an object, unprotected.
class OutlineItem: Hashable {
  let title: String
  let subitems: [OutlineItem]

  init(title: String, subitems: [OutlineItem] = []) {
    self.title = title
    self.subitems = subitems
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  static func == (left: OutlineItem, right: OutlineItem) -> Bool { left === right }
}

final class OutlineDataSource: UICollectionViewDiffableDataSource<Int, OutlineItem> {
  var applied = 0

  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, OutlineItem>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    applied += 1
    super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }
}

@MainActor final class OutlineController: @MainActor DiffableDataSourceView {
  var dataSource: OutlineDataSource!
  var rows: [[Row]] = []
  var selected: IndexPath?
  let menu = [OutlineItem(title: "Lists", subitems: [OutlineItem(title: "Plain")]), OutlineItem(title: "Outlines")]

  func configureDataSource() {
    let heading = CellRegistration<HeadingRow, OutlineItem>(makeCell: HeadingRow.init) { $0.text = $2.title + ":" }
    let plain = CellRegistration<Row, OutlineItem>(makeCell: Row.init) { $0.text = $2.title }
    dataSource = OutlineDataSource(view: self) { dataSource, indexPath, item -> Row? in
      if item.subitems.isEmpty {
        return dataSource.dequeueConfiguredReusableCell(using: plain, for: indexPath, item: item)
      } else {
        return dataSource.dequeueConfiguredReusableCell(using: heading, for: indexPath, item: item)
      }
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<OutlineItem>()
    for item in menu {
      snapshot.append([item])
      snapshot.append(item.subitems, to: item)
    }
    dataSource.apply(snapshot, to: 0, animatingDifferences: false)
  }

  func reloadData() { rows = dataSource.makeCells() }

  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    dataSource.update(&rows, by: updates)
  }
}

/// Code for UIKit with its own names, in the Swift 5 mode and next to Foundation.
@MainActor @Suite struct PortedCodeTests {
  @Test func `an outline of objects is shown, expanded and applied by a subclass`() throws {
    let controller = OutlineController()
    controller.configureDataSource()
    #expect(controller.rows.map { $0.map(\.text) } == [["Lists:", "Outlines"]])

    controller.selected = controller.dataSource.indexPath(for: controller.menu[0])
    let place = try #require(controller.selected)
    #expect(place == IndexPath(item: 0, section: 0))
    #expect(controller.dataSource.expandItem(at: place))
    #expect(controller.rows.map { $0.map(\.text) } == [["Lists:", "Plain", "Outlines"]])

    var snapshot = controller.dataSource.snapshot()
    snapshot.deleteItems([controller.menu[0]] + controller.menu[0].subitems)
    controller.dataSource.apply(snapshot)
    #expect(controller.dataSource.applied == 1)
    #expect(controller.rows.map { $0.map(\.text) } == [["Outlines"]])
  }

  @Test func `handlers and extensions are written as for UIKit`() {
    let dataSource = UICollectionViewDiffableDataSource<String, Int> { _, _, _ in Row() }
    var handlers = UICollectionViewDiffableDataSource<String, Int>.SectionSnapshotHandlers<Int>()
    handlers.shouldCollapseItem = { _ in false }
    dataSource.sectionSnapshotHandlers = handlers
    dataSource.supplementaryViewProvider = { _, kind, _ in kind }
    #expect(
      dataSource.supplementaryView(ofKind: "header", at: IndexPath(item: 0, section: 0), as: String.self) == "header")
  }
}
