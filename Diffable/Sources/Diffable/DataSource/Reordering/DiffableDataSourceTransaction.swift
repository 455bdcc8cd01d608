/// A reorder that the user has made, from the order before it to the order after.
///
/// A backing store follows by the final snapshot, or by the difference:
///
/// ```swift
/// dataSource.reorderingHandlers.didReorder = { transaction in
///   for section in transaction.sectionTransactions {
///     planets[section.sectionIdentifier] = planets[section.sectionIdentifier]?.applying(section.difference)
///   }
/// }
/// ```
///
/// - Source: `NSDiffableDataSourceTransaction`.
public struct DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// A snapshot of the whole.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The part of a transaction that concerns one section.
  public typealias SectionTransaction = DiffableDataSourceSectionTransaction<
    SectionIdentifierType, ItemIdentifierType
  >

  /// What was shown before.
  public let initialSnapshot: Snapshot

  /// What is shown afterwards.
  public let finalSnapshot: Snapshot

  @usableFromInline let reorder: ItemReorder<ItemIdentifierType>

  /// What happened in the one section, or in the two, that took part.
  public let sectionTransactions: [SectionTransaction]

  @inlinable
  init(
    initialSnapshot: Snapshot, finalSnapshot: Snapshot, reorder: ItemReorder<ItemIdentifierType>,
    sectionTransactions: [SectionTransaction]
  ) {
    self.initialSnapshot = initialSnapshot
    self.finalSnapshot = finalSnapshot
    self.reorder = reorder
    self.sectionTransactions = sectionTransactions
  }

  /// What turns the visible items before into those after, section by section in one row, as moves.
  ///
  /// - Complexity: O(*k* log *k*) for *k* items that moved.
  @inlinable
  public var difference: CollectionDifference<ItemIdentifierType> { reorder.difference }
}

extension DiffableDataSourceTransaction: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// What a reorder has done to one section.
///
/// - Source: `NSDiffableDataSourceSectionTransaction`.
public struct DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// A snapshot of one section.
  public typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The section.
  public let sectionIdentifier: SectionIdentifierType

  @usableFromInline let reorder: ItemReorder<ItemIdentifierType>
  @usableFromInline let initialContents: DataSourceContents<SectionIdentifierType, ItemIdentifierType>
  @usableFromInline let finalContents: DataSourceContents<SectionIdentifierType, ItemIdentifierType>

  @inlinable
  init(
    sectionIdentifier: SectionIdentifierType, reorder: ItemReorder<ItemIdentifierType>,
    initialContents: DataSourceContents<SectionIdentifierType, ItemIdentifierType>,
    finalContents: DataSourceContents<SectionIdentifierType, ItemIdentifierType>
  ) {
    self.sectionIdentifier = sectionIdentifier
    self.reorder = reorder
    self.initialContents = initialContents
    self.finalContents = finalContents
  }

  /// What turns the section's items before into those after, hidden ones included.
  ///
  /// A move inside the section is a removal and an insertion that name each other.
  ///
  /// - Complexity: O(*k* log *k*) for *k* items that moved.
  @inlinable
  public var difference: CollectionDifference<ItemIdentifierType> { reorder.difference }

  /// The section before.
  ///
  /// - Complexity: O(1) for an outline, O(*k*) for a flat section of *k* items.
  public var initialSnapshot: SectionSnapshot {
    initialContents.sectionSnapshot(for: sectionIdentifier)
  }

  /// The section afterwards.
  ///
  /// - Complexity: O(1) for an outline, O(*k*) for a flat section of *k* items.
  public var finalSnapshot: SectionSnapshot { finalContents.sectionSnapshot(for: sectionIdentifier) }
}

extension DiffableDataSourceSectionTransaction: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// What a reorder does to items in a row, kept short until its difference is asked for.
///
/// The standard library checks and sorts the changes of a difference by code for all types alike, which takes longer than
/// the reorder itself. The benchmark "one change of an outline applied with a view" shows what that brings.
@usableFromInline
enum ItemReorder<Item: Hashable> {
  /// Neighbors move from one offset to another; without the first they come, without the second they leave.
  case move([Item], from: Int?, to: Int?)

  case other(CollectionDifference<Item>)

  @inlinable
  var difference: CollectionDifference<Item> {
    switch self {
    case .move(let items, let origin, let destination): .moving(items, from: origin, to: destination)
    case .other(let difference): difference
    }
  }
}

extension ItemReorder: Sendable where Item: Sendable {}

extension CollectionDifference where ChangeElement: Hashable {
  /// The difference in which neighbors move from one offset to another; without the one they come, without the other
  /// they leave.
  @inlinable
  static func moving(_ elements: [ChangeElement], from origin: Int?, to destination: Int?) -> Self {
    var changes: [Change] = []
    for (index, element) in elements.enumerated() where origin != destination {
      if let origin {
        changes.append(
          .remove(offset: origin + index, element: element, associatedWith: destination.map { $0 + index }))
      }
      if let destination {
        changes.append(
          .insert(offset: destination + index, element: element, associatedWith: origin.map { $0 + index }))
      }
    }
    // Distinct offsets, each named by its counterpart: the initializer finds nothing to refuse.
    return Self(changes)!
  }
}
