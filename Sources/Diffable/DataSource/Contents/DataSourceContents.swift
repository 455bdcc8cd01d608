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

    /// Missing where nobody needs it.
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
