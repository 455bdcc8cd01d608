/// What a data source shows: a snapshot, and an outline for each section that was filled by a section snapshot.
///
/// Of every section with an outline, the visible items of the outline are the items of the snapshot.
@usableFromInline
struct DataSourceContents<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  @usableFromInline typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  @usableFromInline typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The items that are shown, without marks.
  @usableFromInline var snapshot = Snapshot()

  /// The outlines, hidden items included. A section without one is flat.
  ///
  /// Of equal identifiers the newest are stored in both.
  @usableFromInline var outlines: [SectionIdentifierType: SectionSnapshot] = [:]

  @inlinable init() {}

  /// Other contents, and how they differ from those before.
  @usableFromInline
  struct Change {
    @usableFromInline var contents: DataSourceContents

    /// `nil` where it is not needed.
    @usableFromInline var difference: DiffableDataSourceSnapshotDifference?

    @inlinable
    init(contents: DataSourceContents, difference: DiffableDataSourceSnapshotDifference? = nil) {
      self.contents = contents
      self.difference = difference
    }
  }

  /// Returns the outline of a section, made up for a flat one, empty for an unknown one.
  @inlinable
  func sectionSnapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let outline = outlines[section] { return outline }
    guard snapshot.indexOfSection(section) != nil else { return SectionSnapshot() }
    let items = snapshot.itemIdentifiers(inSection: section)
    var flat = SectionSnapshot()
    // Objects that have changed may have become equal; the first of them is kept.
    if (try? flat.checked.append(items)) == nil { for item in items { try? flat.checked.append([item]) } }
    return flat
  }

  /// Returns what a snapshot changes, with the difference if it is needed or was worked out for the outlines.
  @inlinable
  func applying(_ newSnapshot: Snapshot, needsDifference: Bool) -> Change {
    var change = Change(contents: self)
    change.contents.snapshot = newSnapshot
    change.contents.snapshot.removeMarks()
    guard needsDifference || !outlines.isEmpty else { return change }
    let difference = newSnapshot.difference(from: snapshot)
    change.contents.rebaseOutlines(
      from: snapshot, difference: difference, movedItems: newSnapshot.checked.marks.movedItems ?? [])
    change.contents.adoptItems(since: snapshot)
    change.difference = difference
    return change
  }
}

extension DataSourceContents: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension DataSourceContents {
  /// Returns what an outline changes when it is applied to a section.
  ///
  /// A section that does not exist is appended. Items that are visible in other sections leave these.
  @inlinable
  func applying(
    _ outline: SectionSnapshot, to section: SectionIdentifierType, needsDifference: Bool
  ) throws(DiffableViolation) -> Change {
    var base = self
    base.outlines[section] = nil
    let filled = try fill(section, with: outline)
    var change = base.applying(filled, needsDifference: needsDifference)
    change.contents.outlines[section] = outline
    if isEmpty(section), let index = filled.indexOfSection(section) {
      change.difference?.insertAnewWhatMoves(intoSection: index)
    }
    return change
  }

  /// Returns the snapshot with the visible items of an outline in a section.
  ///
  /// - Complexity: If the outline is an edited copy of that of the section, O(*c* log *n* + *n* / 256) for *c* rows that come
  ///   or leave; otherwise that of comparing all.
  @inlinable
  func fill(_ section: SectionIdentifierType, with outline: SectionSnapshot) throws(DiffableViolation) -> Snapshot {
    if let changes = outlines[section].flatMap({ outline.checked.storage.visibleChanges(since: $0.checked.storage) }) {
      return try snapshot.changingItems(
        inSection: section, by: changes, to: outline.checked.storage.visibleCount)
    }
    return try snapshot.replacingItems(inSection: section, with: outline.visibleItems)
  }

  @inlinable
  func isEmpty(_ section: SectionIdentifierType) -> Bool {
    ((try? snapshot.checked.numberOfItems(inSection: section)) ?? 0) == 0
  }
}

extension DiffableDataSourceSnapshotDifference {
  /// Turns moves into a section into deletes and inserts, so that the view asks for these cells again.
  ///
  /// UIKit's view does so when a section snapshot fills a section that was empty, and only then.
  @inlinable
  mutating func insertAnewWhatMoves(intoSection section: Int) {
    let arriving = itemMoves.filter { $0.to.section == section }
    guard !arriving.isEmpty else { return }
    itemMoves.removeAll { $0.to.section == section }
    itemDeletes = (itemDeletes + arriving.map(\.from)).sorted()
    itemInserts = (itemInserts + arriving.map(\.to)).sorted()
  }
}

extension DataSourceContents {
  /// Carries the outlines over to a snapshot that was made without them.
  ///
  /// Where visible items of a section went, came or moved, its outline follows; where it cannot end in what the
  /// snapshot shows, the section becomes flat. The outline of a section that is gone is forgotten.
  ///
  /// - Complexity: O(*c* log *n*) for *c* changes, and that of the rebase of each outline that they touch.
  @inlinable
  mutating func rebaseOutlines(
    from old: Snapshot, difference: DiffableDataSourceSnapshotDifference, movedItems: [ItemIdentifierType]
  ) {
    guard !outlines.isEmpty, difference.changesStructure else { return }
    let changes = SectionChanges.grouped(difference, from: old, to: snapshot)
    for position in difference.sectionDeletes { outlines[old.sectionIdentifiers[position]] = nil }
    for (section, changes) in changes {
      guard let outline = outlines[section], let oldPosition = old.indexOfSection(section),
        let position = snapshot.indexOfSection(section)
      else { continue }
      outlines[section] = outline.rebased(
        by: changes, from: ShownItems(ofSectionAt: oldPosition, in: old),
        onto: ShownItems(ofSectionAt: position, in: snapshot), movedItems: movedItems)
    }
  }
}

extension DataSourceContents {
  /// Stores in the outlines what the snapshot has replaced by newer identifiers that are equal.
  ///
  /// - Complexity: O(*c* log *n*) for *c* items in chunks that the old snapshot does not share; O(*n*) if it shares none.
  @inlinable
  mutating func adoptItems(since old: Snapshot) {
    guard !outlines.isEmpty else { return }
    guard let items = snapshot.checked.storage.store, let oldItems = old.checked.storage.store,
      let changed = items.chunks.changes(since: oldItems.chunks)
    else {
      for section in Array(outlines.keys) {
        outlines[section] = outlines[section]?.adopting(snapshot.itemIdentifiers(inSection: section))
      }
      return
    }
    for handle in changed.new {
      let section = snapshot.checked.storage.section(ofList: items.tree.list(of: handle))
      if outlines[section] != nil { outlines[section]?.store(items.itemsStoredOtherwise(in: handle, than: oldItems)) }
    }
  }
}

extension ItemStore {
  /// Returns items of a chunk that include all that another store has not in the same chunk as the same bytes.
  ///
  /// Where rows have moved, each is compared with those around its place, so that most of them are left out.
  @inlinable
  func itemsStoredOtherwise(in handle: UInt32, than other: Self) -> [Item] {
    let chunk = chunk(handle)
    let items = UnsafeBufferPointer(start: chunk.columns.items, count: chunk.count)
    guard let old = other.chunks.find(handle) else { return Array(items) }
    let oldItems = UnsafeBufferPointer(start: old.columns.items, count: old.count)
    let (size, stride) = (MemoryLayout<Item>.size, MemoryLayout<Item>.stride)
    guard size > 0 else { return [] }
    let (start, oldStart) = (items.baseAddress!, oldItems.baseAddress!)
    func areSame(_ index: Int, _ oldIndex: Int) -> Bool {
      EqualBytes.areEqual(start + index, oldStart + oldIndex, count: size)
    }
    let shorter = min(items.count, oldItems.count)
    var prefix = EqualBytes.prefix(start, oldStart, atMost: shorter * stride) / stride
    while prefix < shorter, areSame(prefix, prefix) { prefix += 1 }
    let rest = shorter - prefix
    var suffix = EqualBytes.suffix(start + items.count, oldStart + oldItems.count, atMost: rest * stride) / stride
    while suffix < rest, areSame(items.count - 1 - suffix, oldItems.count - 1 - suffix) { suffix += 1 }
    let changed = (prefix..<(items.count - suffix)).filter { index in
      !(max(index - 1, 0)...(index + 1)).contains { $0 < oldItems.count && areSame(index, $0) }
    }
    return withExtendedLifetime((chunk, old)) { changed.map { items[$0] } }
  }
}

/// The work of a data source that is worth being compiled for its types of identifiers.
///
/// A call that a subclass may override is dispatched to code for all types alike, in which comparing and hashing
/// identifiers is many times slower. These functions are made by the inlinable initializer of the data source, and so
/// compiled for the types that a program uses.
@usableFromInline
struct DataSourceEngine<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  @usableFromInline typealias Contents = DataSourceContents<SectionIdentifierType, ItemIdentifierType>

  /// What a snapshot changes, and whether the difference is needed.
  @usableFromInline let show: (Contents, Contents.Snapshot, Bool) -> Contents.Change

  /// What an outline changes in a section, and whether the difference is needed.
  @usableFromInline let fill:
    (Contents, SectionIdentifierType, Contents.SectionSnapshot, Bool) throws(DiffableViolation) -> Contents.Change

  /// What the user's drop of an item at a place leads to; `nil` if the item stays where it is.
  @usableFromInline let drop:
    (Contents, ItemIdentifierType, DiffableIndexPath) throws(DiffableViolation) -> Contents.Reorder?

  /// What turns the first snapshot into the second.
  @usableFromInline let compare: (Contents.Snapshot, Contents.Snapshot) -> DiffableDataSourceSnapshotDifference

  @usableFromInline let item: (Contents, DiffableIndexPath) -> ItemIdentifierType?
  @usableFromInline let place: (Contents, ItemIdentifierType) -> DiffableIndexPath?

  @inlinable
  init() {
    show = { $0.applying($1, needsDifference: $2) }
    fill = { (contents, section, outline, needsDifference) throws(DiffableViolation) in
      try contents.applying(outline, to: section, needsDifference: needsDifference)
    }
    drop = { (contents, item, place) throws(DiffableViolation) in try contents.dropping(item, at: place) }
    compare = { $1.difference(from: $0) }
    item = { $0.snapshot.itemIdentifier(for: $1) }
    place = { $0.snapshot.indexPath(for: $1) }
  }
}
