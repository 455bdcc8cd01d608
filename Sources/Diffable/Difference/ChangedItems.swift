/// The items of a snapshot that have to be looked at closely, copied from their sections into one piece.
///
/// Each stretch of a section has a segment of it, in the order of the snapshot. One place is left unused between
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

    /// Whether the items are the same on the other side. They are not copied, and may have fewer places than there are.
    @usableFromInline let isKept: Bool

    @inlinable
    init(section: Int, firstItem: Int, places: Range<Int>, isKept: Bool) {
      self.section = section
      self.firstItem = firstItem
      self.places = places
      self.isKept = isKept
    }
  }

  /// Creates an empty list. Whoever has items copied to it deallocates it.
  @inlinable
  init() {
    identifiers = UnsafeMutablePointer(bitPattern: MemoryLayout<ItemIdentifier>.alignment)!
  }

  /// Provides places for the next items in the order of the snapshot.
  @inlinable
  mutating func append(_ part: Stretch.Part, isKept: Bool, atMost limit: Int) -> Segment {
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
