/// The items of one section as an outline: every item may have children, and shows them when it is expanded.
///
/// ```swift
/// var outline = DiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Smileys", "Nature"])
/// outline.append(["🐶", "🌲"], to: "Nature")
/// outline.expand(["Nature"])
/// print(outline.visibleItems)  // ["Smileys", "Nature", "🐶", "🌲"]
/// ```
///
/// An item is visible when every ancestor is expanded. Items are collapsed to begin with; the flag belongs to the item,
/// needs no children and outlasts the collapsing of an ancestor. Items are unique in the whole outline.
/// A call that breaks a rule ends the program with UIKit's text; the same call under `checked` throws the text as
/// a `DiffableViolation`.
///
/// - Source: `NSDiffableDataSourceSectionSnapshot`, whose calls and rules these are.
@preconcurrency
public struct DiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable>: Equatable {
  /// The same snapshot with the same calls, which throw a violation instead of ending the program.
  public var checked: Checked

  /// Creates a snapshot without items.
  @inlinable
  public init() {
    checked = Checked()
  }

  /// Creates a copy of a snapshot.
  @inlinable
  public init(_ snapshot: DiffableDataSourceSectionSnapshot) {
    self = snapshot
  }

  /// The calls of a section snapshot, each throwing a `DiffableViolation` where the plain call ends the program.
  ///
  /// Reached through `checked`. A call that throws has changed nothing.
  public struct Checked: Equatable {
    @usableFromInline var sharedStorage = CopyOnWriteBox(OutlineStorage<ItemIdentifierType>())

    @inlinable init() {}

    /// What the snapshot holds, changed in place.
    @inlinable var storage: OutlineStorage<ItemIdentifierType> {
      get { sharedStorage.value }
      _modify { yield &sharedStorage.value }
    }

    /// Returns where an item is; `nil` if it is not in the snapshot.
    @inlinable @inline(__always)
    func location(of item: ItemIdentifierType) -> ItemLocation? {
      sharedStorage.read { $0.pointee.rows.chunks.location(of: item, by: $0.pointee.rows.index) }
    }

    @inlinable @inline(__always)
    func item(at location: ItemLocation) -> ItemIdentifierType {
      sharedStorage.read { $0.pointee.rows.chunks.withChunk(location.chunk) { $0.columns.items[location.offset] } }
    }

    @inlinable @inline(__always)
    func attribute(at location: ItemLocation) -> OutlineAttribute {
      sharedStorage.read { $0.pointee.rows.chunks.withChunk(location.chunk) { $0.columns.attributes[location.offset] } }
    }

    /// Returns whether two snapshots hold the same items at the same levels, expanded alike.
    ///
    /// - Complexity: O(*n*) for *n* items; O(1) for unedited copies.
    @inlinable
    public static func == (left: Checked, right: Checked) -> Bool {
      left.storage == right.storage
    }
  }
}

extension DiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension DiffableDataSourceSectionSnapshot.Checked: Sendable where ItemIdentifierType: Sendable {}
