import Diffable
import DiffableUIKitNames
import Testing

/// Lists that are searched, sorted and reordered, written as for UIKit.
@MainActor @Suite struct ListSampleTests {
  @MainActor final class LakesController {
    enum Section: CaseIterable { case main }

    struct Lake: Hashable {
      let name: String
      let depth: Int
      let identifier: Int
      func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
      static func == (lhs: Lake, rhs: Lake) -> Bool { return lhs.identifier == rhs.identifier }
    }

    let lakesCollectionView = Terminal()
    var dataSource: UICollectionViewDiffableDataSource<Section, Lake>!
    let lakes = ["Amber", "Bream", "Amethyst"].enumerated().map { Lake(name: $1, depth: $0, identifier: $0) }

    func configureDataSource() {
      let cellRegistration = UICollectionView.CellRegistration<TextCell, Lake> { $0.text = $2.name }
      dataSource = UICollectionViewDiffableDataSource<Section, Lake>(collectionView: lakesCollectionView) {
        (collectionView: UICollectionView, indexPath: IndexPath, identifier: Lake) -> UICollectionViewCell? in
        return collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: identifier)
      }
    }

    func performQuery(with filter: String?) async {
      let lakes = self.lakes.filter { $0.name.hasPrefix(filter ?? "") }.sorted { $0.name < $1.name }
      var snapshot = NSDiffableDataSourceSnapshot<Section, Lake>()
      snapshot.appendSections([.main])
      snapshot.appendItems(lakes)
      await dataSource.apply(snapshot, animatingDifferences: true)
    }
  }

  @Test func `a list is searched as the user types`() async {
    let controller = LakesController()
    controller.configureDataSource()
    await controller.performQuery(with: nil)
    #expect(controller.lakesCollectionView.lines == [["Amber", "Amethyst", "Bream"]])
    await controller.performQuery(with: "Am")
    #expect(controller.lakesCollectionView.lines == [["Amber", "Amethyst"]])
    await controller.performQuery(with: "Ame")
    #expect(controller.lakesCollectionView.lines == [["Amethyst"]])
    #expect(controller.lakesCollectionView.redraws == ["animated", "animated", "animated"])
  }

  @MainActor final class TasksController {
    enum Section: Int, CaseIterable, Hashable { case today, later }
    typealias SectionedTasks = [Section: [String]]

    let collectionView = Terminal()
    lazy var dataSource: UICollectionViewDiffableDataSource<Section, String> = makeDataSource()
    var backingStore: SectionedTasks = [.today: ["wash", "bake"], .later: ["paint"]]
    var usesDifference = true

    func makeDataSource() -> UICollectionViewDiffableDataSource<Section, String> {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, task in
        var content = cell.defaultContentConfiguration()
        content.text = task
        cell.contentConfiguration = content
        cell.accessories = [.reorder(displayed: .always)]
      }
      let dataSource = UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      let headerRegistration = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: "Header") {
        [unowned dataSource] (supplementaryView, string, indexPath) in
        supplementaryView.title = dataSource.sectionIdentifier(for: indexPath.section).map { "\(string) \($0)" } ?? ""
      }
      dataSource.supplementaryViewProvider = { (view, kind, index) in
        guard kind == "Header" else { return nil }
        return view.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: index)
      }
      dataSource.reorderingHandlers.canReorderItem = { item in return true }
      dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
        guard let self = self else { return }
        for sectionTransaction in transaction.sectionTransactions {
          let sectionIdentifier = sectionTransaction.sectionIdentifier
          if self.usesDifference {
            guard let previous = self.backingStore[sectionIdentifier],
              let updated = previous.applying(sectionTransaction.difference)
            else { continue }
            self.backingStore[sectionIdentifier] = updated
          } else {
            self.backingStore[sectionIdentifier] = sectionTransaction.finalSnapshot.items
          }
        }
      }
      return dataSource
    }

    func show() {
      var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
      snapshot.appendSections(Section.allCases)
      for section in Section.allCases { snapshot.appendItems(backingStore[section] ?? [], toSection: section) }
      dataSource.applySnapshotUsingReloadData(snapshot)
    }
  }

  @Test(arguments: [true, false])
  func `a drag goes to the store, by the difference or by the final items`(usesDifference: Bool) {
    let controller = TasksController()
    controller.usesDifference = usesDifference
    controller.show()
    #expect(controller.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    controller.collectionView.endInteractiveMovement(at: IndexPath(item: 1, section: 1))
    #expect(controller.backingStore == [.today: ["bake"], .later: ["paint", "wash"]])
    #expect(controller.collectionView.lines == [["bake ="], ["paint =", "wash ="]])
  }

  @Test func `a drag that is given up, or whose item is gone by then, changes nothing`() {
    let controller = TasksController()
    controller.show()
    #expect(controller.collectionView.beginInteractiveMovementForItem(at: [0, 0]))
    controller.collectionView.cancelInteractiveMovement()
    controller.collectionView.endInteractiveMovement(at: [1, 0])
    #expect(!controller.collectionView.beginInteractiveMovementForItem(at: [0, 7]))
    #expect(controller.collectionView.beginInteractiveMovementForItem(at: [0, 0]))
    var snapshot = controller.dataSource.snapshot()
    snapshot.deleteItems(["wash"])
    controller.dataSource.apply(snapshot)
    controller.collectionView.endInteractiveMovement(at: [1, 0])
    #expect(controller.collectionView.lines == [["bake ="], ["paint ="]])
    #expect(controller.backingStore == [.today: ["wash", "bake"], .later: ["paint"]])
  }

  @Test func `headers come from a registration`() throws {
    let controller = TasksController()
    controller.show()
    let header = controller.collectionView.supplementaryView(forElementKind: "Header", at: [1, 0])
    #expect(try #require(header as? TitleView).title == "Header later")
    #expect(controller.collectionView.supplementaryView(forElementKind: "Footer", at: [1, 0]) == nil)
  }

  final class LettersDataSource: UICollectionViewDiffableDataSource<String, Int> {
    var applied = 0
    var movesAsked: [IndexPath] = []

    override func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      applied += 1
      super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      movesAsked.append(indexPath)
      return indexPath.item > 0 && super.collectionView(collectionView, canMoveItemAt: indexPath)
    }

    override func indexTitles(for collectionView: UICollectionView) -> [String]? { snapshot().sectionIdentifiers }

    override func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
  }

  @Test func `cells go by names, and a subclass overrides what it needs`() throws {
    let collectionView = Terminal()
    let reuseIdentifier = "text-cell"
    collectionView.register(TextCell.self, forCellWithReuseIdentifier: reuseIdentifier)
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    let dataSource = LettersDataSource(collectionView: collectionView) {
      (collectionView: UICollectionView, indexPath: IndexPath, number: Int) -> UICollectionViewCell? in
      guard
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath)
          as? TextCell
      else { fatalError("Cannot create a cell") }
      cell.text = "\(number)"
      cell.timesFilled += 1
      return cell
    }
    dataSource.supplementaryViewProvider = {
      (collectionView: UICollectionView, kind: String, indexPath: IndexPath) -> UICollectionReusableView? in
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { _ in }

    var snapshot = dataSource.snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    dataSource.apply(snapshot)
    snapshot.reconfigureItems([2])
    snapshot.reloadItems([3])
    dataSource.apply(snapshot)
    #expect(dataSource.applied == 2)
    #expect(collectionView.lines == [["1", "2", "3"], []])
    #expect(collectionView.cells[0].map { ($0 as? TextCell)?.timesFilled } == [1, 2, 1])
    #expect(
      collectionView.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        is TitleView)

    #expect(!collectionView.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(collectionView.beginInteractiveMovementForItem(at: [0, 2]))
    collectionView.endInteractiveMovement(at: [0, 0])
    #expect(collectionView.lines[0] == ["3", "1", "2"])
    #expect(dataSource.movesAsked == [[0, 0], [0, 2]])

    let view: any UICollectionViewDataSource = try #require(collectionView.dataSource)
    #expect(view.indexTitles(for: collectionView) == ["A", "B"])
    #expect(view.collectionView(collectionView, indexPathForIndexTitle: "B", at: 1) == [1, 0])
    #expect(dataSource.indexPath(for: 3) == [0, 0])
    #expect(dataSource.index(for: "B") == 1)
  }

  @Test func `a wall of rows is sorted step by step, a section to each row`() {
    let collectionView = Terminal()
    let registration = UICollectionView.CellRegistration<TextCell, Int> { cell, _, number in
      cell.text = "\(number % 10)"
      cell.timesFilled += 1
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      collectionView, indexPath, number in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: number)
    }
    var rows = [[3, 1, 2], [10, 13, 12]]
    var isSorted = false
    while !isSorted {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for (section, row) in rows.enumerated() {
        snapshot.appendSections([section])
        snapshot.appendItems(row)
      }
      dataSource.apply(snapshot)
      isSorted = rows.allSatisfy { $0 == $0.sorted() }
      for section in rows.indices {
        guard let item = (1..<3).first(where: { rows[section][$0 - 1] > rows[section][$0] }) else { continue }
        rows[section].swapAt(item - 1, item)
      }
    }
    #expect(collectionView.lines == [["1", "2", "3"], ["0", "2", "3"]])
    #expect(collectionView.cells.joined().allSatisfy { ($0 as? TextCell)?.timesFilled == 1 })
  }
}
