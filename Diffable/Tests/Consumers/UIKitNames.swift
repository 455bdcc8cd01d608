// A screen as it is written for UIKit: a controller, registrations, a subclass of the data source, and one of the view.

import DiffableUIKitNames

final class TitleCell: UICollectionViewListCell {
  var title = ""
}

final class HeaderView: UICollectionReusableView {
  var title = ""
}

final class TitleDataSource: UICollectionViewDiffableDataSource<String, Int> {
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0 && super.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }
}

final class Canvas: UICollectionView {
  var redrawCount = 0

  override func reloadData() {
    super.reloadData()
    redrawCount += 1
  }
}

@MainActor final class TitlesController {
  private let titles = [1: "one", 2: "two"]
  private let collectionView = Canvas()
  private var dataSource: UICollectionViewDiffableDataSource<String, Int>! = nil

  func configureDataSource() {
    let registration = UICollectionView.CellRegistration<TitleCell, Int> { [weak self] cell, indexPath, id in
      cell.title = "\(indexPath.item): \(self?.titles[id] ?? "?")"
      cell.accessories = [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<HeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      view.title = self?.dataSource.sectionIdentifier(for: indexPath.section) ?? ""
    }
    dataSource = TitleDataSource(collectionView: collectionView) {
      (collectionView: UICollectionView, indexPath: IndexPath, id: Int) -> UICollectionViewCell? in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { _ in }
  }

  func show(_ ids: [Int]) async -> UICollectionViewCell? {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["numbers"])
    snapshot.appendItems(ids)
    await dataSource.apply(snapshot, animatingDifferences: true)
    return collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
  }

  func delete(_ id: Int) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([id])
    dataSource.apply(snapshot)
  }
}
