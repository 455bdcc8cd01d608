import Testing

@testable import Diffable

/// The mistakes that talks warn of and forums are full of, and what each ends in.
@Suite struct MistakeTests {
  @Test func `items before any section`() {
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    #expect(
      violation { try snapshot.checked.appendItems(["x"]) }
        == "There are currently no sections in the data source. Please add a section first.")
    #expect(snapshot.text == "")
  }

  @Test func `an item in two sections ends in the last one, with a warning`() {
    let warnings = Warnings()
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    DiffableWarning.$handler.withValue(warnings.handler) {
      snapshot.appendSections(["A", "B"])
      snapshot.appendItems(["x", "y"], toSection: "A")
      snapshot.appendItems(["x"], toSection: "B")
    }
    #expect(snapshot.text == "A:y;B:x")
    #expect(warnings.all.count == 1)
    #expect(warnings.all[0].hasSuffix("Item identifier that already exists: x"))
  }

  @Test func `repeated identifiers in one call`() {
    var snapshot = DiffableDataSourceSnapshot("A:")
    #expect(
      violation { try snapshot.checked.appendItems(["x", "y", "x"]) }
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    x\n)}")
    #expect(snapshot.text == "A:")
  }

  @Test func `a section added twice`() {
    var snapshot = DiffableDataSourceSnapshot("A:x")
    #expect(
      violation { try snapshot.checked.appendSections(["A"]) }
        == "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the "
        + "snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: A")
  }

  @Test func `a mark for an item that has left`() {
    var snapshot = DiffableDataSourceSnapshot("A:x")
    #expect(
      violation { try snapshot.checked.reconfigureItems(["gone"]) }
        == "Attempted to reconfigure item identifier that does not exist in the snapshot: gone")
  }

  @Test func `a provider without a cell`() {
    let dataSource = DiffableDataSource<String, String, String> { _, _, _ in nil }
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y"))
    let place = IndexPath(item: 1, section: 0)
    #expect(
      violation { _ = try dataSource.checked.cell(forItemAt: place) }
        == "UICollectionViewDiffableDataSource cell provider returned nil for index path [0, 1] with item identifier 'y', "
        + "which is not allowed. You must always return a cell to the collection view: nil")
    dataSource.view = NamedView.shared
    #expect(
      violation { _ = try dataSource.checked.cell(forItemAt: place, reconfiguring: "") }
        == "UICollectionViewDiffableDataSource cell provider returned nil for index path [0, 1] with item identifier 'y', "
        + "which is not allowed. You must always return a cell to the collection view: <NamedView>")
  }

  @Test func `a header without a supplementary view provider`() {
    let dataSource = DiffableDataSource<String, String, String>(view: NamedView.shared) { _, _, item in item }
    #expect(
      violation { _ = try dataSource.checked.supplementaryView(ofKind: "header", at: IndexPath("0.0")) }
        == "CollectionView <NamedView> requested a supplementary view, but a supplementaryViewProvider was not specified on "
        + "the diffable data source. Please configure the diffable data source accordingly and add the supplementary "
        + "provider")
  }

  @Test(arguments: [1, -1])
  func `a section that is out of range`(section: Int) {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.apply(DiffableDataSourceSnapshot("A:x"))
    #expect(
      violation { _ = try dataSource.checked.numberOfItems(inSection: section) }
        == "Invalid parameter not satisfying: section < _impl.numberOfSections")
  }

  @Test func `an item that is out of range`() {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    #expect(
      violation { _ = try dataSource.checked.cell(forItemAt: IndexPath("0.0")) }
        == "Invalid parameter not satisfying: itemIdentifier != nil")
  }

  @Test func `an edit of a snapshot that is never applied`() {
    let dataSource = MirrorView.DataSource { _, _, item in item }
    dataSource.apply(DiffableDataSourceSnapshot("A:x"))
    var snapshot = dataSource.snapshot()
    snapshot.deleteAllItems()
    #expect(dataSource.snapshot().text == "A:x")
  }

  private final class NamedView: DiffableDataSourceView, CustomStringConvertible {
    nonisolated(unsafe) static let shared = NamedView()
    var description: String { "<NamedView>" }
    func reloadData() {}
    func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {}
  }
}
