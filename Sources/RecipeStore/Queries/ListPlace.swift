package import RecipeModel

/// Where a recipe stands in a list: by the one before it.
package struct ListPlace: Hashable, Sendable {
  /// The recipe just before, `nil` for the first of the list.
  package let predecessor: Recipe.ID?

  package init(predecessor: Recipe.ID?) {
    self.predecessor = predecessor
  }
}
