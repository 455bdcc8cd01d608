package import RecipeStore

/// What an outline shows of one of its items.
package enum SidebarRow: Hashable, Sendable {
  case header(SidebarSection)
  case list(LibraryList, count: Int)
  case collection(RecipeCollection)
  case recipe(RecipeListRow)
}
