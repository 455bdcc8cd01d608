extension ChangedItems {
  /// Returns the index paths of items, given their places in ascending order.
  @inlinable
  func indexPaths(of places: [Int]) -> [DiffableIndexPath] {
    var section = 0
    return places.map { place in
      while segments[section].places.upperBound <= place { section += 1 }
      return indexPath(of: place, inSection: section)
    }
  }

  /// Returns the index path of the item at a place.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  @inlinable
  func indexPath(of place: Int) -> DiffableIndexPath {
    var sections = segments.indices
    while sections.count > 1 {
      let middle = sections.lowerBound + sections.count / 2
      sections =
        segments[middle].places.lowerBound <= place ? middle..<sections.upperBound : sections.lowerBound..<middle
    }
    return indexPath(of: place, inSection: sections.lowerBound)
  }

  @inlinable
  func indexPath(of place: Int, inSection section: Int) -> DiffableIndexPath {
    let segment = segments[section]
    return DiffableIndexPath(item: segment.firstItem + place - segment.places.lowerBound, section: section)
  }
}
