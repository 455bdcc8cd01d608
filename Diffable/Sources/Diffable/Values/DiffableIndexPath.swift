/// The place of an item: the offset of its section, and its offset in that section.
///
/// An index path is valid for one state only. What lasts is the item's identifier.
///
/// The name is not `IndexPath`, which Foundation has, so a file may import both. Data sources and snapshots also call it
/// `IndexPath`, and so does a subclass of a data source. To keep that name in code that was written for UIKit, declare it
/// once in your module, where it takes precedence over what is imported:
///
/// ```swift
/// typealias IndexPath = DiffableIndexPath
/// ```
///
/// Foundation's type has the same two numbers in the same order:
///
/// ```swift
/// let foundationPath = Foundation.IndexPath(indexes: [place.section, place.item])
/// let samePlace = DiffableIndexPath(item: foundationPath[1], section: foundationPath[0])
/// ```
///
/// - Source: `IndexPath` with `section` and `item`, as UIKit's collection views use it.
public struct DiffableIndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The offset of the section among all sections.
  public var section: Int

  /// The offset of the item in its section.
  public var item: Int

  /// Creates the index path of an item in a section. Neither offset is checked.
  @inlinable
  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }

  /// The same as `item`, under the name that it has in tables.
  ///
  /// - Source: `IndexPath.row` of UIKit.
  @inlinable
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// Creates the index path of a row in a section. Neither offset is checked.
  ///
  /// - Source: `IndexPath.init(row:section:)` of UIKit.
  @inlinable
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// Returns whether one place comes before another when all sections are read in order.
  @inlinable
  public static func < (left: DiffableIndexPath, right: DiffableIndexPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }

  /// The two offsets as in `[0, 3]`, the section's first.
  public var description: String { "[\(section), \(item)]" }
}

extension DiffableIndexPath: ExpressibleByArrayLiteral {
  /// Creates an index path from a literal such as `[0, 3]`: the section, then the item.
  ///
  /// - Precondition: The literal has two elements.
  /// - Source: The literals of Foundation's `IndexPath`.
  @inlinable
  public init(arrayLiteral offsets: Int...) {
    precondition(offsets.count == 2, "An index path is a section and an item")
    self.init(item: offsets[1], section: offsets[0])
  }

  /// The section's offset at 0, the item's at 1.
  ///
  /// - Precondition: The position is 0 or 1.
  /// - Source: The subscript of Foundation's `IndexPath`.
  @inlinable
  public subscript(position: Int) -> Int {
    precondition(position == 0 || position == 1, "An index path is a section and an item")
    return position == 0 ? section : item
  }
}
