/// The items of a snapshot that have to be looked at closely, copied from their sections into one buffer.
///
/// Each range of a section has a segment of it, in the order of the snapshot. One place is left unused between
/// segments, so that neighbors in different ones are not taken for neighbors.
@usableFromInline
struct ChangedItems<ItemIdentifier: Hashable> {
  @usableFromInline var identifiers: UnsafeMutablePointer<ItemIdentifier>
  @usableFromInline var segments: [Segment] = []

  /// The number of places, unused ones included.
  @usableFromInline var capacity = 0

  @usableFromInline
  struct Segment {
    @usableFromInline let section: Int

    /// The offset in the section of the first item.
    @usableFromInline let firstItem: Int

    /// The places of the items.
    @usableFromInline let places: Range<Int>

    /// `true` if the items are the same on the other side. They are not copied, and may have fewer places than there are.
    @usableFromInline let isKept: Bool

    @inlinable
    init(section: Int, firstItem: Int, places: Range<Int>, isKept: Bool) {
      self.section = section
      self.firstItem = firstItem
      self.places = places
      self.isKept = isKept
    }
  }

  /// Creates an empty list. The function that has items copied to it deallocates it.
  @inlinable
  init() {
    identifiers = UnsafeMutablePointer(bitPattern: MemoryLayout<ItemIdentifier>.alignment)!
  }

  /// Provides places for the next items in the order of the snapshot.
  @inlinable
  mutating func append(_ part: RangePair.Part, isKept: Bool, atMost limit: Int) -> Segment {
    let start = segments.isEmpty ? 0 : capacity &+ 1
    let count = isKept ? min(part.offsets.count, limit) : part.offsets.count
    let segment = Segment(
      section: part.section, firstItem: part.offsets.lowerBound, places: start..<(start &+ count), isKept: isKept)
    segments.append(segment)
    capacity = start &+ count
    return segment
  }

  /// Copies the items to their places, once all segments are there.
  @inlinable
  mutating func copy<Section>(from storage: SnapshotStorage<Section, ItemIdentifier>) {
    precondition(capacity < Int32.max, "Too many identifiers")
    identifiers = .allocate(capacity: capacity)
    for segment in segments where !segment.isKept && !segment.places.isEmpty {
      let offsets = segment.firstItem..<(segment.firstItem &+ segment.places.count)
      storage.copyItems(at: offsets, inSectionAt: segment.section, to: identifiers + segment.places.lowerBound)
    }
  }

  @inlinable
  func deallocate() {
    for segment in segments where !segment.isKept {
      (identifiers + segment.places.lowerBound).deinitialize(count: segment.places.count)
    }
    identifiers.deallocate()
  }
}

extension ChangedItems {
  /// Returns the index paths of items, given their places in ascending order.
  @inlinable
  func indexPaths(of places: [Int]) -> [DiffableIndexPath] {
    var segment = 0
    return places.map { place in
      while segments[segment].places.upperBound <= place { segment += 1 }
      return segments[segment].indexPath(of: place)
    }
  }

  /// Returns the index path of the item at a place.
  ///
  /// - Complexity: O(log *k*) for *k* segments.
  @inlinable
  func indexPath(of place: Int) -> DiffableIndexPath {
    var candidates = segments.indices
    while candidates.count > 1 {
      let middle = candidates.lowerBound + candidates.count / 2
      candidates =
        segments[middle].places.lowerBound <= place
        ? middle..<candidates.upperBound : candidates.lowerBound..<middle
    }
    return segments[candidates.lowerBound].indexPath(of: place)
  }
}

extension ChangedItems.Segment {
  @inlinable
  func indexPath(of place: Int) -> DiffableIndexPath {
    DiffableIndexPath(item: firstItem + place - places.lowerBound, section: section)
  }
}
