import Diffable
import Testing

/// An outline whose items are objects without protection, in the shape of Apple's outline sample.
@MainActor @Suite struct NonSendableItemTests {
  enum Section {
    case main
  }

  class OutlineItem: Hashable {
    let title: String
    let subitems: [OutlineItem]

    init(title: String, subitems: [OutlineItem] = []) {
      self.title = title
      self.subitems = subitems
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated static func == (left: OutlineItem, right: OutlineItem) -> Bool { left === right }
  }

  @MainActor final class OutlineController: @MainActor DiffableDataSourceView {
    var dataSource: DiffableDataSource<Section, OutlineItem, String>! = nil
    var lines: [[String]] = []

    private lazy var menuItems: [OutlineItem] = [
      OutlineItem(title: "Lists", subitems: [OutlineItem(title: "Plain"), OutlineItem(title: "Grouped")]),
      OutlineItem(title: "Outlines"),
    ]

    func configureDataSource() {
      let row = CellRegistration<String, OutlineItem> { _, item in item.title }
      dataSource = DiffableDataSource<Section, OutlineItem, String>(view: self) { dataSource, indexPath, item in
        dataSource.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
      }
      let snapshot = initialSnapshot()
      dataSource.apply(snapshot, to: .main, animatingDifferences: false)
    }

    func initialSnapshot() -> DiffableDataSourceSectionSnapshot<OutlineItem> {
      var snapshot = DiffableDataSourceSectionSnapshot<OutlineItem>()
      func addItems(_ menuItems: [OutlineItem], to parent: OutlineItem?) {
        snapshot.append(menuItems, to: parent)
        for menuItem in menuItems where !menuItem.subitems.isEmpty { addItems(menuItem.subitems, to: menuItem) }
      }
      addItems(menuItems, to: nil)
      return snapshot
    }

    func reloadData() { lines = dataSource.makeCells() }

    func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
      dataSource.update(&lines, by: updates)
    }
  }

  @Test func `an outline of objects is shown and expanded`() {
    let controller = OutlineController()
    controller.configureDataSource()
    #expect(controller.lines == [["Lists", "Outlines"]])
    controller.dataSource.expandItem(at: DiffableIndexPath(item: 0, section: 0))
    #expect(controller.lines == [["Lists", "Plain", "Grouped", "Outlines"]])
  }
}
