/// The sections and items that a view shows at one moment, in order, by their identifiers.
///
/// A snapshot is a value. Take one from a data source or start with an empty one, edit it, apply it:
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["fruit", "roots"])
/// snapshot.appendItems([1, 2, 3], toSection: "fruit")
/// snapshot.moveItem(3, beforeItem: 1)
/// ```
///
/// Items are unique in the whole snapshot and so are sections, but a section and an item may be equal values.
/// A call that breaks a rule ends the program with UIKit's text; the same call under `checked` throws the text
/// as a `DiffableViolation`. Copies share what they have in common, so that editing one costs what the edit does.
///
/// - Source: `NSDiffableDataSourceSnapshot`, whose calls and rules these are.
public struct DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// The place of an item, under the name that it has in UIKit.
  public typealias IndexPath = DiffableIndexPath

  /// The same snapshot with the same calls, which throw a violation instead of ending the program.
  public var checked: Checked

  /// Creates a snapshot without sections.
  @inlinable
  public init() {
    checked = Checked()
  }

  /// The calls of a snapshot, each throwing a `DiffableViolation` where the plain call ends the program.
  ///
  /// Reached through `checked`. A call that throws has changed nothing.
  public struct Checked {
    @usableFromInline var sharedStorage = CopyOnWriteBox(SnapshotStorage<SectionIdentifierType, ItemIdentifierType>())
    @usableFromInline var marks = SnapshotMarks<SectionIdentifierType, ItemIdentifierType>()

    @inlinable init() {}

    /// Creates an empty snapshot that recognizes what another one holds when it is appended.
    @inlinable
    init(rebuilding other: Self) {
      storage.shown = other.sharedStorage.read { ShownContents($0.pointee) }
    }

    /// What the snapshot holds, changed in place.
    @inlinable var storage: SnapshotStorage<SectionIdentifierType, ItemIdentifierType> {
      get { sharedStorage.value }
      _modify { yield &sharedStorage.value }
    }

    /// Returns where an item is; `nil` if it is not in the snapshot.
    @inlinable @inline(__always)
    func location(of item: ItemIdentifierType) -> ItemLocation? {
      sharedStorage.read { storage in
        guard storage.pointee.gathered == nil else { return storage.pointee.location(of: item) }
        return storage.pointee.items.chunks.location(of: item, by: storage.pointee.items.index)
      }
    }

    /// Returns the offset of a section; `nil` if it is not in the snapshot.
    @inlinable
    func position(ofSection section: SectionIdentifierType) -> Int? {
      sharedStorage.read { $0.pointee.sections.position(of: section) }
    }
  }
}

extension DiffableDataSourceSnapshot: Equatable {
  /// Returns whether two snapshots hold the same items in the same sections in the same order. Marks do not count.
  ///
  /// - Complexity: O(*n*) for *n* sections and items; O(1) for copies that were not edited.
  @inlinable
  public static func == (left: DiffableDataSourceSnapshot, right: DiffableDataSourceSnapshot) -> Bool {
    left.checked.storage == right.checked.storage
  }
}

extension DiffableDataSourceSnapshot: CustomStringConvertible {
  /// Counts, then a line for each section with its items.
  ///
  /// - Complexity: O(*n*) for *n* items.
  /// - Source: The form is that of UIKit's object, without addresses and generation.
  public var description: String {
    let storage = checked.storage
    let counts = (0..<storage.sectionCount).map(storage.itemCount(inSectionAt:))
    let lines = storage.sections.identifiers.enumerated().map { position, section in
      "[\(section): {\(storage.items(inSectionAt: position).map { "\($0)" }.joined(separator: " "))}]\n"
    }
    return "<NSDiffableDataSourceSnapshot 0x: numberOfSections:\(numberOfSections) numberOfItems:\(numberOfItems); "
      + "sectionCounts=<_UIDataSourceSnapshotter: 0x; \(numberOfSections) sections with item counts: \(counts) >\n"
      + lines.joined() + ">"
  }
}

extension DiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension DiffableDataSourceSnapshot.Checked: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
