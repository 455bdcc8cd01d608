import Diffable

/// A view that shows nothing itself but records the batches that pages apply.
///
/// The rows of a batch are made once, for all pages that show the topic.
final class BatchRecorder<Section: Hashable & Sendable, Item: Hashable & Sendable, Cell> {
  typealias DataSource = DiffableDataSource<Section, Item, Cell>

  private let dataSource: DataSource

  /// The name of a section in events; `nil` where all sections are shown as one list.
  private let name: (Section) -> String?
  private let key: (Item) -> String

  /// The row of an item, `nil` for one that is gone by now, which the next batch deletes.
  private let row: (Item, Cell) -> Markup?

  private var batches: [RowBatch] = []
  private var bytes = 0

  /// What pages show before the next batch.
  private var snapshot: DataSource.Snapshot

  /// `true` if pages have to fetch all of it again.
  private var isStale = false

  /// Past this many bytes of rows it is cheaper for everyone that pages fetch what they show.
  private static var mostBytes: Int { 64 << 10 }

  init(
    of dataSource: DataSource, section name: @escaping (Section) -> String?, key: @escaping (Item) -> String,
    row: @escaping (Item, Cell) -> Markup?
  ) {
    self.dataSource = dataSource
    (self.name, self.key, self.row) = (name, key, row)
    snapshot = dataSource.snapshot()
    dataSource.view = self
    // A data source makes a new view reload, which pages that are read afterwards need not.
    _ = take()
  }

  /// Makes pages fetch what they show, instead of the batches recorded so far.
  func discard() {
    (isStale, batches, bytes) = (true, [], 0)
  }

  /// Returns what has changed since the last call.
  func take() -> TopicChange? {
    defer { (isStale, batches, bytes) = (false, [], 0) }
    if isStale { return .stale }
    return batches.isEmpty ? nil : .batches(batches, count: snapshot.numberOfItems)
  }
}

extension BatchRecorder: DiffableDataSourceView {
  func reloadData() {
    snapshot = dataSource.snapshot()
    discard()
  }

  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    let before = snapshot
    snapshot = dataSource.snapshot()
    if isStale { return }
    guard updates.sectionInserts.isEmpty, updates.sectionDeletes.isEmpty, updates.sectionMoves.isEmpty,
      updates.sectionReloads.isEmpty
    else { return discard() }
    var sections: [Int: RowBatch] = [:]
    for place in updates.itemDeletes {
      guard let item = before.itemIdentifier(for: place) else { continue }
      sections[place.section, default: RowBatch()].deleted.append(key(item))
    }
    for move in updates.itemMoves {
      guard let item = snapshot.itemIdentifier(for: move.to) else { continue }
      // An item that goes to another section is another row there.
      if move.from.section == move.to.section {
        sections[move.to.section, default: RowBatch()].moved.append((key(item), move.to.item))
      } else {
        sections[move.from.section, default: RowBatch()].deleted.append(key(item))
        add(move.to) { sections[move.to.section, default: RowBatch()].inserted.append($0) }
      }
    }
    for place in updates.itemInserts {
      add(place) { sections[place.section, default: RowBatch()].inserted.append($0) }
    }
    for place in updates.itemReloads + updates.itemReconfigures {
      add(place) { sections[place.section, default: RowBatch()].reconfigured.append($0) }
    }
    let identifiers = snapshot.sectionIdentifiers
    for (section, var batch) in sections.sorted(by: { $0.key < $1.key }) {
      batch.section = name(identifiers[section])
      if batch.section == nil {
        batch.shift(by: identifiers[..<section].reduce(0) { $0 + snapshot.numberOfItems(inSection: $1) })
      }
      batches.append(batch)
    }
  }

  /// Hands over an item's row, unless so much is recorded already that pages had better fetch it.
  private func add(_ place: DiffableIndexPath, _ append: ((key: String, place: Int, row: Markup)) -> Void) {
    guard !isStale, let item = snapshot.itemIdentifier(for: place),
      let row = row(item, dataSource.cell(forItemAt: place))
    else { return }
    bytes += row.text.utf8.count
    if bytes > Self.mostBytes { return discard() }
    append((key(item), place.item, row))
  }
}
