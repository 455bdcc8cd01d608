extension DiffableDataSource {
  /// The titles of an index along the edge of the view, in order; `nil` without a provider.
  ///
  /// - Complexity: One call of the provider.
  /// - Source: `indexTitles(for:)` of `UICollectionViewDataSource`.
  @inlinable
  public var indexTitles: [String]? {
    indexStops?.map(\.title)
  }

  /// Returns where a title of the index leads: the first item of its section; `nil` where there is none.
  ///
  /// - Parameter index: The offset of the title among the titles.
  /// - Complexity: One call of the provider.
  /// - Source: `collectionView(_:indexPathForIndexTitle:at:)` of `UICollectionViewDataSource`.
  @inlinable
  public func indexPathForIndexTitle(at index: Int) -> IndexPath? {
    guard let stops = indexStops, stops.indices.contains(index),
      let section = self.index(for: stops[index].section), numberOfItems(inSection: section) > 0
    else { return nil }
    return IndexPath(item: 0, section: section)
  }

  @inlinable
  var indexStops: [(title: String, section: SectionIdentifier)]? {
    indexTitlesProvider.map { provider in whileBusy { provider(self) } }
  }
}
