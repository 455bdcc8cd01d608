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
