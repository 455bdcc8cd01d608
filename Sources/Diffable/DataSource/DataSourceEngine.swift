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
