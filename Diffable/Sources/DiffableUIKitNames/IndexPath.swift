public import Diffable

#if Foundation
  /// The place of an item: Foundation's own type, which a program then has without importing Foundation.
  @_exported public import struct Foundation.IndexPath

  /// Foundation's index paths of two indexes, with the names that UIKit gives these.
  extension IndexPath {
    /// Creates the index path of an item in a section.
    ///
    /// - Source: `IndexPath.init(item:section:)` of UIKit.
    @inlinable
    public init(item: Int, section: Int) { self = [section, item] }

    /// Creates the index path of a row in a section: its item.
    ///
    /// - Source: `IndexPath.init(row:section:)` of UIKit.
    @inlinable
    public init(row: Int, section: Int) { self = [section, row] }

    /// The offset of the section.
    ///
    /// - Precondition: The index path has two indexes.
    /// - Source: `IndexPath.section` of UIKit.
    @inlinable
    public var section: Int {
      get { self[0] }
      set { self[0] = newValue }
    }

    /// The offset of the item in its section.
    ///
    /// - Precondition: The index path has two indexes.
    /// - Source: `IndexPath.item` of UIKit.
    @inlinable
    public var item: Int {
      get { self[1] }
      set { self[1] = newValue }
    }

    /// The offset of the item in its section, as tables call it.
    ///
    /// - Precondition: The index path has two indexes.
    /// - Source: `IndexPath.row` of UIKit.
    @inlinable
    public var row: Int {
      get { item }
      set { item = newValue }
    }

    /// Creates the same index path as Foundation has it.
    @inlinable
    public init(_ place: DiffableIndexPath) { self = [place.section, place.item] }
  }

  extension DiffableIndexPath {
    /// Creates the same index path from Foundation's.
    ///
    /// - Precondition: The index path has two indexes.
    @inlinable
    public init(_ indexPath: IndexPath) { self.init(item: indexPath.item, section: indexPath.section) }
  }
#else
  /// The place of an item, under the name that it has in UIKit and Foundation.
  ///
  /// With the package's trait `Foundation` it is Foundation's own type. Without it, a module that imports Foundation
  /// as well declares this alias itself; its own declaration takes precedence.
  public typealias IndexPath = DiffableIndexPath

  extension DiffableIndexPath {
    /// Creates the same index path, so that the rest need not know which type it is.
    @usableFromInline
    init(_ indexPath: DiffableIndexPath) { self = indexPath }
  }
#endif
