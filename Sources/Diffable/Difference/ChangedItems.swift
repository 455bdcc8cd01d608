/// The items of a snapshot that have to be looked at closely, copied from their sections into one piece.
///
/// Each section has a segment of it, in the order of the sections. One place is left unused between segments, so that
/// neighbours in different sections are not taken for neighbours.
@usableFromInline
struct ChangedItems<ItemIdentifier: Hashable> {
  @usableFromInline let identifiers: UnsafeMutablePointer<ItemIdentifier>
  @usableFromInline var segments: [Segment] = []

  /// The number of places, unused ones included.
  @usableFromInline var capacity: Int

  /// The part of a section that has to be looked at.
  @usableFromInline
  struct Segment {
    /// The offset in the section of the first item.
    @usableFromInline let firstItem: Int

    /// The places of the items.
    @usableFromInline let places: Range<Int>

    @inlinable
    init(firstItem: Int, places: Range<Int>) {
      self.firstItem = firstItem
      self.places = places
    }
  }

  /// Makes room for items of each section, given by their offsets there. Whoever creates it deallocates it.
  @inlinable
  init(_ changed: [Range<Int>]) {
    capacity = changed.reduce(changed.count) { $0 + $1.count }
    precondition(capacity < Int32.max, "Too many identifiers")
    identifiers = .allocate(capacity: capacity)
    segments.reserveCapacity(changed.count)
  }

  /// Copies the items at some offsets of the next section, whose runs are given unless there are none to copy.
  @inlinable
  mutating func append(_ offsets: Range<Int>, of runs: ItemRuns<ItemIdentifier>) {
    let start = (segments.last?.places.upperBound).map { $0 &+ 1 } ?? 0
    if !offsets.isEmpty { runs.copy(offsets, to: identifiers + start) }
    segments.append(Segment(firstItem: offsets.lowerBound, places: start..<(start &+ offsets.count)))
  }

  @inlinable
  func deallocate() {
    for segment in segments {
      (identifiers + segment.places.lowerBound).deinitialize(count: segment.places.count)
    }
    identifiers.deallocate()
  }
}
