package import RecipeModel
package import RecipeStore

/// The sections of the sidebar, in their order.
package enum SidebarSection: String, Hashable, Sendable, CaseIterable {
  case library, collections
}

/// The lists that the program makes by itself, in the sidebar's order.
package enum LibraryList: String, Hashable, Sendable, CaseIterable {
  case all, favorites, recents

  /// The recipes of the list, in its order.
  package var query: RecipeQuery {
    switch self {
    case .all: .all
    case .favorites: .favorites
    case .recents: .recents
    }
  }
}

/// An item of an outline: always a name of something, never its content.
///
/// A recipe stands under each of its collections, so its identifier here is the place and the recipe.
package enum SidebarItem: Hashable, Sendable {
  case header(SidebarSection)
  case list(LibraryList)
  case collection(RecipeCollection.ID)
  case recipe(Recipe.ID, in: RecipeCollection.ID)
}

/// The content of an outline's item.
package enum SidebarRow: Hashable, Sendable {
  case header(SidebarSection)
  case list(LibraryList, count: Int)
  case collection(RecipeCollection)
  case recipe(RecipeListRow)
}
