import RecipeModel

/// Which collections are listed, and in which order.
package struct CollectionQuery: Hashable, Sendable {
  /// A text that the names contain, whatever its case and accents; empty for all collections.
  package var text: String
  package var sort: CollectionSort
  package var isReversed: Bool

  /// The most collections to return; `nil` is all.
  package var limit: Int?

  package init(
    containing text: String = "", sort: CollectionSort = .manual, isReversed: Bool = false, limit: Int? = nil
  ) {
    self.text = text
    self.sort = sort
    self.isReversed = isReversed
    self.limit = limit
  }
}

/// An order that collections can be listed in.
package enum CollectionSort: String, Hashable, Sendable, CaseIterable {
  /// The manual order.
  case manual

  /// By name without case and accents.
  case title

  /// Those with most recipes first; equal ones in the manual order.
  case count
}

extension CollectionQuery {
  /// Returns the collections that are listed, in their order.
  ///
  /// - Parameter collections: All collections, in the manual order.
  package func listed(of collections: [RecipeCollection]) -> [RecipeCollection] {
    let key = TextFold.fold(text.onOneLine().trimmed())
    let named = collections.map { (collection: $0, key: TextFold.fold($0.name)) }.filter {
      key.isEmpty || $0.key.contains(key)
    }
    let sorted =
      switch sort {
      case .manual: named
      case .title: named.sorted { $0.key < $1.key }
      case .count: named.sorted { $0.collection.count > $1.collection.count }
      }
    let listed = (isReversed ? sorted.reversed() : sorted).map(\.collection)
    return limit.map { Array(listed.prefix($0)) } ?? listed
  }
}
