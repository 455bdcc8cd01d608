package import RecipeModel

/// The sections of the home screen, in their order.
package enum HomeSection: String, Hashable, Sendable, CaseIterable {
  case recents, collections, list
}

/// What stands on the home screen: the place and, for a recipe, its identifier.
///
/// One recipe can stand in several places; each of them is an item of its own.
package enum HomeItem: Hashable, Sendable {
  case recent(Recipe.ID)
  case outline(SidebarItem)
  case listed(Recipe.ID)

  /// The recipe that stands there, if one does.
  package var recipe: Recipe.ID? {
    switch self {
    case .recent(let id), .listed(let id), .outline(.recipe(let id, in: _)): id
    case .outline: nil
    }
  }
}
