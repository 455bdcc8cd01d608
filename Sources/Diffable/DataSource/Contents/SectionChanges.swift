/// What a difference does to the visible items of one section.
@usableFromInline
struct SectionChanges<ItemIdentifierType: Hashable> {
  /// The items that leave the section.
  @usableFromInline var removed: [ItemIdentifierType] = []

  /// The items that come to the section or move in it, ascending by new offset.
  @usableFromInline var placed: [Placement] = []

  @inlinable init() {}

  /// Where an item comes to stand.
  @usableFromInline
  struct Placement: Equatable {
    /// Where it stood in the same section; `nil` if it was not there.
    @usableFromInline let oldOffset: Int?

    @usableFromInline let newOffset: Int

    @inlinable
    init(oldOffset: Int? = nil, newOffset: Int) {
      self.oldOffset = oldOffset
      self.newOffset = newOffset
    }

    /// Whether both items move, and stand side by side before and afterwards.
    @inlinable
    func moves(togetherWith previous: Placement?) -> Bool {
      guard let previous, let oldOffset, let previousOffset = previous.oldOffset else { return false }
      return oldOffset == previousOffset + 1 && newOffset == previous.newOffset + 1
    }
  }

  /// Returns where items are to be put, once others that stay had to be dropped with their parents.
  @inlinable
  func placements(addingThoseOf dropped: Set<ItemIdentifierType>, in items: [ItemIdentifierType]) -> [Placement] {
    guard !dropped.isEmpty else { return placed }
    let lost = items.indices.filter { dropped.contains(items[$0]) }.map { Placement(newOffset: $0) }
    let lostOffsets = Set(lost.map(\.newOffset))
    return (placed.filter { !lostOffsets.contains($0.newOffset) } + lost).sorted { $0.newOffset < $1.newOffset }
  }
}

extension SectionChanges {
  /// Returns the changes of each section that has any.
  ///
  /// - Complexity: O(*c* log *n*) for *c* changes among *n* items.
  @inlinable
  static func grouped<SectionIdentifierType: Hashable>(
    _ difference: DiffableDataSourceSnapshotDifference,
    from old: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> [SectionIdentifierType: Self] {
    var changes: [SectionIdentifierType: Self] = [:]
    func remove(_ place: DiffableIndexPath) {
      guard let section = old.sectionIdentifier(for: place.section), let item = old.itemIdentifier(for: place)
      else { return }
      changes[section, default: Self()].removed.append(item)
    }
    func place(_ newPlace: DiffableIndexPath, from oldOffset: Int? = nil) {
      guard let section = new.sectionIdentifier(for: newPlace.section) else { return }
      changes[section, default: Self()].placed.append(Placement(oldOffset: oldOffset, newOffset: newPlace.item))
    }
    for move in difference.itemMoves {
      if old.sectionIdentifier(for: move.from.section) == new.sectionIdentifier(for: move.to.section) {
        place(move.to, from: move.from.item)
      } else {
        remove(move.from)
        place(move.to)
      }
    }
    difference.itemDeletes.forEach(remove)
    difference.itemInserts.forEach { place($0) }
    for section in changes.keys { changes[section]?.placed.sort { $0.newOffset < $1.newOffset } }
    return changes
  }
}
