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
  /// What the snapshot has replaced by newer identifiers that are equal is brought in when an outline is asked for.
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
    guard snapshot.indexOfSection(section) != nil else { return SectionSnapshot() }
    let items = snapshot.itemIdentifiers(inSection: section)
    if let outline = outlines[section] { return outline.adopting(items) }
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
    let filled = try snapshot.replacingItems(inSection: section, with: outline.visibleItems)
    var change = base.applying(filled, needsDifference: needsDifference)
    change.contents.outlines[section] = outline
    if isEmpty(section), let index = filled.indexOfSection(section) {
      change.difference?.insertAnewWhatMoves(intoSection: index)
    }
    return change
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
  /// - Complexity: O(*c* log *n* + *v*) for *c* changes and *v* visible items in the outlined sections they touch.
  @inlinable
  mutating func rebaseOutlines(
    from old: Snapshot, difference: DiffableDataSourceSnapshotDifference, movedItems: [ItemIdentifierType]
  ) {
    guard !outlines.isEmpty, difference.changesStructure else { return }
    let changes = SectionChanges.grouped(difference, from: old, to: snapshot)
    for section in Array(outlines.keys) {
      if snapshot.indexOfSection(section) == nil {
        outlines[section] = nil
      } else if let changes = changes[section] {
        outlines[section] = outlines[section]?.rebased(
          by: changes, onto: snapshot.itemIdentifiers(inSection: section), movedItems: movedItems)
      }
    }
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

  @usableFromInline let item: (Contents, DiffableIndexPath) -> ItemIdentifierType?
  @usableFromInline let place: (Contents, ItemIdentifierType) -> DiffableIndexPath?

  @inlinable
  init() {
    show = { $0.applying($1, needsDifference: $2) }
    fill = { (contents, section, outline, needsDifference) throws(DiffableViolation) in
      try contents.applying(outline, to: section, needsDifference: needsDifference)
    }
    item = { $0.snapshot.itemIdentifier(for: $1) }
    place = { $0.snapshot.indexPath(for: $1) }
  }
}
