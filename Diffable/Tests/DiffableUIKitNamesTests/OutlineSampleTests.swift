import Diffable
import DiffableUIKitNames
import Testing

/// A menu as an outline of objects, and a screen of three sections, written as for UIKit.
@MainActor @Suite struct OutlineSampleTests {
  @MainActor final class MenuController {
    enum Section { case main }

    class Entry: Hashable {
      let title: String
      let subentries: [Entry]

      init(_ title: String, _ subentries: [Entry] = []) {
        self.title = title
        self.subentries = subentries
      }

      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      static func == (lhs: Entry, rhs: Entry) -> Bool { lhs === rhs }
    }

    let terminal = Terminal()
    var collectionView: UICollectionView! = nil
    var dataSource: UICollectionViewDiffableDataSource<Section, Entry>! = nil
    let menu = [
      Entry("Boats", [Entry("Sailing", [Entry("Dinghy"), Entry("Ketch")]), Entry("Rowing")]), Entry("Maps"),
    ]

    init() { configureDataSource() }

    func configureDataSource() {
      collectionView = terminal
      let containerCellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> {
        (cell, indexPath, entry) in
        var contentConfiguration = cell.defaultContentConfiguration()
        contentConfiguration.text = entry.title
        cell.contentConfiguration = contentConfiguration

        let disclosureOptions = UICellAccessory.OutlineDisclosureOptions(style: .header)
        cell.accessories = [.outlineDisclosure(options: disclosureOptions)]
      }
      let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> {
        cell, indexPath, entry in
        var content = cell.defaultContentConfiguration()
        content.text = entry.title
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
      }
      dataSource = UICollectionViewDiffableDataSource<Section, Entry>(collectionView: collectionView) {
        (collectionView: UICollectionView, indexPath: IndexPath, item: Entry) -> UICollectionViewCell? in
        if item.subentries.isEmpty {
          return collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: item)
        } else {
          return collectionView.dequeueConfiguredReusableCell(
            using: containerCellRegistration, for: indexPath, item: item)
        }
      }
      let snapshot = initialSnapshot()
      self.dataSource.apply(snapshot, to: .main, animatingDifferences: false)
    }

    func initialSnapshot() -> NSDiffableDataSourceSectionSnapshot<Entry> {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Entry>()
      func addItems(_ entries: [Entry], to parent: Entry?) {
        snapshot.append(entries, to: parent)
        for entry in entries where !entry.subentries.isEmpty { addItems(entry.subentries, to: entry) }
      }
      addItems(menu, to: nil)
      return snapshot
    }
  }

  @Test func `a menu of objects opens and closes`() {
    let controller = MenuController()
    #expect(controller.terminal.lines == [["Boats V", "Maps >"]])
    #expect(controller.terminal.redraws == ["reload"])
    #expect(controller.collectionView.expandItem(at: IndexPath(item: 0, section: 0)))
    #expect(controller.terminal.lines == [["Boats V", "Sailing V", "Rowing >", "Maps >"]])
    #expect(controller.collectionView.collapseItem(at: IndexPath(item: 0, section: 0)))
    #expect(controller.terminal.lines == [["Boats V", "Maps >"]])
    #expect(!controller.collectionView.expandItem(at: IndexPath(item: 9, section: 0)))
  }

  @MainActor final class BirdsController {
    enum Section: Int, Hashable, CaseIterable, CustomStringConvertible {
      case recents, outline, list
      var description: String { ["Recents", "Outline", "List"][rawValue] }
    }

    struct Bird: Hashable {
      let name: String
      let order: String
    }

    struct Item: Hashable {
      let title: String?
      let bird: Bird?
      let place: Section
      init(bird: Bird? = nil, title: String? = nil, in place: Section) {
        (self.bird, self.title, self.place) = (bird, title, place)
      }
    }

    let collectionView = Terminal()
    var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    var starred: Set<Item> = []
    let birds = [Bird(name: "Wren", order: "Songbirds"), Bird(name: "Tern", order: "Waders")]

    init() {
      configureDataSource()
      applyInitialSnapshots()
    }

    func gridCellRegistration() -> UICollectionView.CellRegistration<TextCell, Bird> {
      return UICollectionView.CellRegistration<TextCell, Bird> { (cell, indexPath, bird) in cell.text = "[\(bird.name)]"
      }
    }

    func headerRegistration() -> UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      return .init { (cell, indexPath, title) in
        var content = cell.defaultContentConfiguration()
        content.text = title
        cell.contentConfiguration = content
        cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
      }
    }

    func listCellRegistration() -> UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      return UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [weak self] (cell, indexPath, item) in
        guard let self = self, let bird = item.bird else { return }
        var content = cell.defaultContentConfiguration()
        content.text = bird.name
        content.secondaryText = bird.order
        cell.contentConfiguration = content
        cell.accessories = self.starred.contains(item) ? [.label(text: "*"), .disclosureIndicator()] : []
      }
    }

    func configureDataSource() {
      let gridCellRegistration = self.gridCellRegistration()
      let headerRegistration = self.headerRegistration()
      let listCellRegistration = self.listCellRegistration()
      dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
        (collectionView, indexPath, item) -> UICollectionViewCell? in
        guard let section = Section(rawValue: indexPath.section) else { fatalError("Unknown section") }
        switch section {
        case .recents:
          return collectionView.dequeueConfiguredReusableCell(
            using: gridCellRegistration, for: indexPath, item: item.bird)
        case .list:
          return collectionView.dequeueConfiguredReusableCell(using: listCellRegistration, for: indexPath, item: item)
        case .outline:
          if let title = item.title {
            return collectionView.dequeueConfiguredReusableCell(
              using: headerRegistration, for: indexPath, item: title)
          }
          return collectionView.dequeueConfiguredReusableCell(
            using: gridCellRegistration, for: indexPath, item: item.bird!)
        }
      }
    }

    func applyInitialSnapshots() {
      let sections = Section.allCases
      var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
      snapshot.appendSections(sections)
      dataSource.apply(snapshot, animatingDifferences: false)

      var recentsSnapshot = NSDiffableDataSourceSectionSnapshot<Item>()
      recentsSnapshot.append(birds.map { Item(bird: $0, in: .recents) })
      dataSource.apply(recentsSnapshot, to: .recents, animatingDifferences: false)

      var outlineSnapshot = NSDiffableDataSourceSectionSnapshot<Item>()
      for bird in birds {
        let rootItem = Item(title: bird.order, in: .outline)
        outlineSnapshot.append([rootItem])
        outlineSnapshot.append([Item(bird: bird, in: .outline)], to: rootItem)
      }
      dataSource.apply(outlineSnapshot, to: .outline, animatingDifferences: false)

      var listSnapshot = NSDiffableDataSourceSectionSnapshot<Item>()
      listSnapshot.append(birds.map { Item(bird: $0, in: .list) })
      dataSource.apply(listSnapshot, to: .list, animatingDifferences: false)
    }

    func toggleStar(at indexPath: IndexPath) {
      guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
      if starred.remove(item) == nil { starred.insert(item) }
      var snapshot = dataSource.snapshot()
      snapshot.reconfigureItems([item])
      dataSource.apply(snapshot, animatingDifferences: true)
    }
  }

  @Test func `a grid, an outline and a list are filled section by section`() throws {
    let controller = BirdsController()
    #expect(
      controller.collectionView.lines == [
        ["[Wren]", "[Tern]"], ["Songbirds V", "Waders V"], ["Wren Songbirds", "Tern Waders"],
      ])
    let starred = try #require(controller.collectionView.cellForItem(at: [2, 1]))
    controller.toggleStar(at: IndexPath(row: 1, section: 2))
    #expect(controller.collectionView.lines[2] == ["Wren Songbirds", "Tern Waders * >"])
    #expect(controller.collectionView.cellForItem(at: [2, 1]) === starred)
    #expect(controller.collectionView.cellForItem(at: [2, 2]) == nil)

    controller.dataSource.sectionSnapshotHandlers.shouldExpandItem = { $0.title != "Songbirds" }
    #expect(!controller.collectionView.expandItem(at: [1, 0]))
    #expect(controller.collectionView.expandItem(at: [1, 1]))
    #expect(controller.collectionView.lines[1] == ["Songbirds V", "Waders V", "[Tern]"])
  }
}
