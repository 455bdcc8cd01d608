#if Codable
  /// What turns one snapshot into another, with the identifiers that come: a difference that can be sent.
  ///
  /// The sender and the receiver each keep a snapshot. A patch is as long as the change, whatever the size of the snapshots,
  /// and is refused where it does not belong: it knows fingerprints of the snapshot that it was made from, and of the one
  /// that it leads to.
  ///
  /// ```swift
  /// let message = try JSONEncoder().encode(SnapshotPatch(from: sent, to: snapshot))
  ///
  /// let patch = try JSONDecoder().decode(SnapshotPatch<String, Int>.self, from: message)
  /// if let snapshot = received.applying(patch) {
  ///   received = snapshot
  /// } else {
  ///   print("Send all of it, please.")
  /// }
  /// ```
  ///
  /// A fingerprint has 64 bits and is the same in every process and on every platform. It guards against states that have
  /// come apart, not against a sender who means harm. Identifiers that are equal must encode the same, in the same order:
  /// one that contains a set or a dictionary seldom does, and then its patches are refused.
  ///
  /// With the trait `Codable`.
  public struct SnapshotPatch<SectionIdentifierType, ItemIdentifierType>: Hashable
  where SectionIdentifierType: Hashable & Codable, ItemIdentifierType: Hashable & Codable {
    /// The change by places, with the marks of the snapshot that it leads to: what a view follows.
    public let difference: DiffableDataSourceSnapshotDifference

    /// The sections that come, in the order of the `sectionInserts` of the difference.
    public let insertedSectionIdentifiers: [SectionIdentifierType]

    /// The items that come, in the order of the `itemInserts` of the difference.
    public let insertedItemIdentifiers: [ItemIdentifierType]

    /// The fingerprints of the snapshot that the patch was made from, and of the one that it leads to.
    @usableFromInline let base, result: UInt64

    /// Creates what turns one snapshot into another, the marks of the second included.
    ///
    /// - Complexity: That of the difference, and O(*n*) for the fingerprints of *n* sections and items in both: about a
    ///   nanosecond for an integer; identifiers other than integers and strings are encoded.
    @inlinable
    public init(
      from old: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      to new: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
      difference = new.difference(from: old)
      insertedSectionIdentifiers = difference.sectionInserts.compactMap(new.sectionIdentifier)
      insertedItemIdentifiers = difference.itemInserts.compactMap(new.itemIdentifier)
      base = SnapshotFingerprint(of: old).value
      result = SnapshotFingerprint(of: new).value
    }
  }

  extension SnapshotPatch: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

  extension DiffableDataSourceSnapshot where SectionIdentifierType: Codable, ItemIdentifierType: Codable {
    /// Returns the snapshot that a patch leads to, with the patch's marks; `nil` if the patch was not made from this one.
    ///
    /// A patch that was damaged on its way gives `nil` too. What does not change is shared with this snapshot, whose marks
    /// do not count.
    ///
    /// - Complexity: O(*c* log *n* + *m* *s*) for *c* items that change among *n*, and *m* sections that move or come among
    ///   *s*; and O(*n*) for the fingerprints.
    /// - Source: `applying(_:)` of the standard library's collections.
    @inlinable
    public func applying(_ patch: SnapshotPatch<SectionIdentifierType, ItemIdentifierType>) -> Self? {
      guard SnapshotFingerprint(of: self).value == patch.base else { return nil }
      var result = self
      result.removeMarks()
      guard let _ = try? result.follow(patch), SnapshotFingerprint(of: result).value == patch.result else { return nil }
      return result
    }
  }

  /// A place or an identifier of a patch that makes no sense in the snapshot.
  @usableFromInline
  struct MisplacedChange: Error {
    @inlinable init() {}
  }

  extension DiffableDataSourceSnapshot where SectionIdentifierType: Codable, ItemIdentifierType: Codable {
    /// Makes the changes of a patch, which may contain anything: what no call allows is thrown.
    @inlinable
    mutating func follow(_ patch: SnapshotPatch<SectionIdentifierType, ItemIdentifierType>) throws {
      let difference = patch.difference
      let moved = try difference.itemMoves.map { ($0.to, try item(at: $0.from)) }
      try checked.deleteItems(try difference.itemDeletes.map(item) + moved.map { $0.1 })
      try rearrangeSections(as: patch)
      let arriving = moved + zip(difference.itemInserts, patch.insertedItemIdentifiers)
      try insert(arriving.sorted { $0.0 < $1.0 })
      try checked.reloadSections(try difference.sectionReloads.map(section))
      try checked.reconfigureItems(try difference.itemReconfigures.map(item))
      try checked.reloadItems(try difference.itemReloads.map(item))
    }

    @inlinable
    mutating func rearrangeSections(as patch: SnapshotPatch<SectionIdentifierType, ItemIdentifierType>) throws {
      let difference = patch.difference
      let moved = try difference.sectionMoves.map { ($0.to, try section(at: $0.from)) }
      try checked.deleteSections(try difference.sectionDeletes.map(section))
      // What moves waits at the end, so that what comes before a place is there when the place is filled.
      for (_, section) in moved {
        guard let last = sectionIdentifiers.last, last != section else { continue }
        try checked.moveSection(section, afterSection: last)
      }
      let arriving = moved + zip(difference.sectionInserts, patch.insertedSectionIdentifiers)
      for (offset, section) in arriving.sorted(by: { $0.0 < $1.0 }) {
        let isNew = indexOfSection(section) == nil
        if isNew, offset == numberOfSections {
          try checked.appendSections([section])
        } else if isNew {
          try checked.insertSections([section], beforeSection: try self.section(at: offset))
        } else if case let next = try self.section(at: offset), next != section {
          try checked.moveSection(section, beforeSection: next)
        }
      }
    }

    /// Inserts items, each of which is to have its place once those before it are there.
    @inlinable
    mutating func insert(_ arriving: [(place: DiffableIndexPath, item: ItemIdentifierType)]) throws {
      var rest = arriving[...]
      while let first = rest.first {
        let (place, section) = (first.place, try section(at: first.place.section))
        guard (0...numberOfItems(inSection: section)).contains(place.item) else { throw MisplacedChange() }
        let items = rest.prefix(rest.lazy.map { $0.place }.runLength).map { $0.item }
        rest = rest.dropFirst(items.count)
        guard items.allSatisfy({ indexPath(for: $0) == nil }) else { throw MisplacedChange() }
        if let next = itemIdentifier(for: place) {
          try checked.insertItems(items, beforeItem: next)
        } else {
          try checked.appendItems(items, toSection: section)
        }
      }
    }

    @inlinable
    func item(at place: DiffableIndexPath) throws -> ItemIdentifierType {
      guard let item = itemIdentifier(for: place) else { throw MisplacedChange() }
      return item
    }

    @inlinable
    func section(at offset: Int) throws -> SectionIdentifierType {
      guard let section = sectionIdentifier(for: offset) else { throw MisplacedChange() }
      return section
    }
  }
#endif
