/// The place of an item: the offset of its section, and its offset in that section.
///
/// An index path is good for one state only. What lasts is the item's identifier.
///
/// - Source: `IndexPath` with `section` and `item`, as UIKit's collection views use it.
public struct IndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
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

  /// Whether one place comes before another when all sections are read in order.
  @inlinable
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }

  /// The two offsets as in `[0, 3]`, the section's first.
  public var description: String { "[\(section), \(item)]" }
}
