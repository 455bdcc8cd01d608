import RecipeModel
import RecipeStore
import RecipeViewModels

extension RecipeStore {
  /// Returns the item of the sidebar that a person means by a name: a header or a collection.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`, with the name that is most like it.
  func sidebarItem(named name: String) throws -> SidebarItem {
    for section in SidebarSection.allCases where CollectionName.key(section.title) == CollectionName.key(name) {
      return .header(section)
    }
    return .collection(try collection(named: name).id)
  }
}
