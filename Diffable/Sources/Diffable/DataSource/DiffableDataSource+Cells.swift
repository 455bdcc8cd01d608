/// For views that keep their cells as an array of arrays, a list of printed lines for one.
///
/// ```swift
/// final class Page: DiffableDataSourceView {
///   let dataSource: DiffableDataSource<String, Int, String>
///   var lines: [[String]] = []
///
///   init(_ dataSource: DiffableDataSource<String, Int, String>) {
///     self.dataSource = dataSource
///     dataSource.view = self
///   }
///
///   func reloadData() { lines = dataSource.makeCells() }
///
///   func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
///     dataSource.update(&lines, by: updates)
///   }
/// }
/// ```
extension DiffableDataSource {
  /// Returns the cells of all items, section by section.
  ///
  /// - Precondition: The provider returns a cell for each.
  /// - Complexity: One call of the provider for each item.
  @inlinable
  public func makeCells() -> [[Cell]] {
    (0..<numberOfSections).map(makeCells(inSection:))
  }

  /// Brings cells up to date: moves those that stay, asks for those that come, are reloaded or reconfigured.
  ///
  /// - Parameters:
  ///   - cells: The cells of what was shown before, section by section.
  ///   - updates: What the view was handed.
  /// - Precondition: The cells are as many as were shown before, and the provider returns a cell for each that it is
  ///   asked for. It must not look at `cells`.
  /// - Complexity: O(*k* + *c* log *c*) for *c* changes and *k* items in the sections that they touch.
  @inlinable
  public func update(_ cells: inout [[Cell]], by updates: DiffableDataSourceSnapshotDifference) {
    if updates.changesStructure { updates.rearrange(&cells, newRow: cell(forItemAt:)) }
    for section in updates.sectionReloads { cells[section] = makeCells(inSection: section) }
    for place in updates.itemReloads { cells[place.section][place.item] = cell(forItemAt: place) }
    for place in updates.itemReconfigures {
      cells[place.section][place.item] = cell(forItemAt: place, reconfiguring: cells[place.section][place.item])
    }
  }

  @inlinable
  func makeCells(inSection section: Int) -> [Cell] {
    (0..<numberOfItems(inSection: section)).map { cell(forItemAt: DiffableIndexPath(item: $0, section: section)) }
  }
}

extension DiffableDataSourceSnapshotDifference {
  /// Follows the change of structure: takes out what leaves and moves, then puts in what moves and comes.
  ///
  /// For views without a data source that keep rows of any kind, section by section.
  ///
  /// - Parameters:
  ///   - rows: The rows of the old snapshot, section by section; afterwards those of the new one.
  ///   - newRow: Makes the row of an item that comes, given its place in the new snapshot.
  /// - Precondition: The rows are as many as the old snapshot has items, in each section.
  /// - Complexity: O(*k* + *c* log *c*) for *c* changes and *k* items in the sections that they touch.
  @inlinable
  public func rearrange<Row>(_ rows: inout [[Row]], newRow: (DiffableIndexPath) -> Row) {
    let movedRows = itemMoves.map { (place: $0.to, row: rows[$0.from.section][$0.from.item]) }
    for (section, places) in Dictionary(grouping: itemDeletes + itemMoves.map(\.from), by: \.section) {
      rows[section].remove(atOffsets: Set(places.map(\.item)))
    }

    let movedSections = sectionMoves.map { (offset: $0.to, element: rows[$0.from]) }
    rows.remove(atOffsets: Set(sectionDeletes + sectionMoves.map(\.from)))
    rows.insert((movedSections + sectionInserts.map { (offset: $0, element: []) }).sorted { $0.offset < $1.offset })

    let newRows = itemInserts.map { (place: $0, row: newRow($0)) }
    for (section, arrivals) in Dictionary(grouping: movedRows + newRows, by: \.place.section) {
      rows[section].insert(arrivals.map { ($0.place.item, $0.row) }.sorted { $0.0 < $1.0 })
    }
  }
}

extension Array {
  @inlinable
  mutating func remove(atOffsets offsets: Set<Int>) {
    guard !offsets.isEmpty else { return }
    self = indices.filter { !offsets.contains($0) }.map { self[$0] }
  }

  /// Inserts elements where they are to stand afterwards, given by ascending offset.
  @inlinable
  mutating func insert(_ arrivals: [(offset: Int, element: Element)]) {
    guard !arrivals.isEmpty else { return }
    var result: [Element] = []
    result.reserveCapacity(count + arrivals.count)
    var staying = self[...]
    for (offset, element) in arrivals {
      let gap = offset - result.count
      result += staying.prefix(gap)
      staying = staying.dropFirst(gap)
      result.append(element)
    }
    self = result + staying
  }
}
